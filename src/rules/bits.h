// Counting and finding bits. <bit> does it everywhere but in CUDA kernels, where nvcc 13 compiles
// libstdc++'s functions without a word into ones that answer 0.
#pragma once

#include <bit>
#include <cstdint>

namespace scoundrel {

constexpr int count_bits(std::uint64_t bits) {
#ifdef __CUDA_ARCH__
    return __popcll(bits);
#else
    return std::popcount(bits);
#endif
}

// The place of the lowest bit that is set; there must be one.
constexpr int lowest_bit(std::uint64_t bits) {
#ifdef __CUDA_ARCH__
    return __ffsll(static_cast<long long>(bits)) - 1;
#else
    return std::countr_zero(bits);
#endif
}

}  // namespace scoundrel
