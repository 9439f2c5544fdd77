// FOR_EACH_PROCESSOR: a function so marked is compiled for several kinds of processor, and the
// fitting one is chosen when the program starts. They give the same results to the bit, as long as
// the file is compiled without fused multiply-add (-ffp-contract=off) and sums keep their order.
#pragma once

#if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__)
#define FOR_EACH_PROCESSOR \
    __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif
