// Counting and finding bits. <bit> does it everywhere but in CUDA kernels, where nvcc 13 compiles
// libstdc++'s functions without a word into ones that answer 0.
#pragma once

#include <bit>
#include <cstdint>

namespace scoundrel {

// How many bits are set.
constexpr int count_bits(std::uint64_t bits) {
#if defined(__CUDA_ARCH__)
    return __popcll(bits);
#elif defined(__x86_64__) && !defined(__POPCNT__)
    // Any x86-64 must do, and without the instruction <bit> calls a library for it.
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return static_cast<int>(bits * 0x0101010101010101u >> 56);
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
