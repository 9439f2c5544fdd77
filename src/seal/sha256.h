// SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104): what sealed deals need of cryptography, and no
// more. Not hardened against whoever measures its time on the same machine.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace scoundrel {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::uint8_t> bytes);
Digest hmac_sha256(std::span<const std::uint8_t> key, std::span<const std::uint8_t> bytes);

// Two lower-case digits a byte.
std::string print_bytes(std::span<const std::uint8_t> bytes);

// The bytes of a text.
inline std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace scoundrel
