// Sealed deals (notation.md, "Sealed matches"): their seeds follow from a key that nobody is told
// before they are played, and that was committed to before the first of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace scoundrel {

struct SealKey {
    std::array<std::uint8_t, 16> bytes{};

    friend bool operator==(const SealKey&, const SealKey&) = default;
};

// 32 hex digits; read in lower and upper case.
std::string print_seal_key(const SealKey& key);
std::optional<SealKey> parse_seal_key(std::string_view text);

// SHA-256 of the key's bytes, in hex: what is told beforehand.
std::string seal_of(const SealKey& key);

// The seed of the numbered deal: the first 8 bytes, highest first, of HMAC-SHA-256 of the number
// in decimal digits.
std::uint64_t sealed_seed(const SealKey& key, std::uint64_t number);

}  // namespace scoundrel
