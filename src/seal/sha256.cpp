#include "seal/sha256.h"

#include <algorithm>
#include <bit>

namespace scoundrel {

namespace {

constexpr std::size_t block_size = 64;
using Words = std::array<std::uint32_t, 8>;

// The first 32 bits of the fractional parts of the square and cube roots of the first primes
// (FIPS 180-4, 5.3.3 and 4.2.2).
constexpr Words first_hash{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                           0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
constexpr std::array<std::uint32_t, 64> constants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// FIPS 180-4, 6.2.2.
void mix(Words& hash, std::span<const std::uint8_t, block_size> block) {
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < 16; ++i)
        for (std::size_t byte = 0; byte < 4; ++byte) w[i] = w[i] << 8 | block[4 * i + byte];
    for (std::size_t i = 16; i < w.size(); ++i) {
        const std::uint32_t x = w[i - 15], y = w[i - 2];
        w[i] = w[i - 16] + (std::rotr(x, 7) ^ std::rotr(x, 18) ^ x >> 3) + w[i - 7] +
               (std::rotr(y, 17) ^ std::rotr(y, 19) ^ y >> 10);
    }
    auto [a, b, c, d, e, f, g, h] = hash;
    for (std::size_t i = 0; i < w.size(); ++i) {
        const std::uint32_t one = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                  ((e & f) ^ (~e & g)) + constants[i] + w[i];
        const std::uint32_t two =
            (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + one;
        d = c, c = b, b = a, a = one + two;
    }
    const Words mixed{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < hash.size(); ++i) hash[i] += mixed[i];
}

// Takes bytes in pieces of any size.
class Sha256 {
  public:
    void add(std::span<const std::uint8_t> bytes) {
        for (const std::uint8_t byte : bytes) {
            block_[length_++ % block_size] = byte;
            if (length_ % block_size == 0) mix(hash_, block_);
        }
    }
    // A one, zeros, and the length in bits fill the last block.
    Digest finish() {
        const std::uint64_t bits = length_ * 8;
        constexpr std::uint8_t one = 0x80, zero = 0;
        add({&one, 1});
        while (length_ % block_size != block_size - 8) add({&zero, 1});
        for (int shift = 56; shift >= 0; shift -= 8) {
            const auto byte = static_cast<std::uint8_t>(bits >> shift);
            add({&byte, 1});
        }
        Digest digest;
        for (std::size_t i = 0; i < digest.size(); ++i)
            digest[i] = static_cast<std::uint8_t>(hash_[i / 4] >> (24 - 8 * (i % 4)));
        return digest;
    }

  private:
    Words hash_ = first_hash;
    std::array<std::uint8_t, block_size> block_{};
    std::uint64_t length_ = 0;
};

}  // namespace

Digest sha256(std::span<const std::uint8_t> bytes) {
    Sha256 hash;
    hash.add(bytes);
    return hash.finish();
}

Digest hmac_sha256(std::span<const std::uint8_t> key, std::span<const std::uint8_t> bytes) {
    std::array<std::uint8_t, block_size> inner{}, outer{};
    if (key.size() > block_size)
        std::ranges::copy(sha256(key), inner.begin());
    else
        std::ranges::copy(key, inner.begin());
    for (std::size_t i = 0; i < block_size; ++i) {
        outer[i] = inner[i] ^ 0x5c;
        inner[i] ^= 0x36;
    }
    Sha256 within, around;
    within.add(inner);
    within.add(bytes);
    around.add(outer);
    around.add(within.finish());
    return around.finish();
}

std::string print_bytes(std::span<const std::uint8_t> bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

}  // namespace scoundrel
