#include "seal/seal.h"

#include "seal/sha256.h"

namespace scoundrel {

namespace {

std::optional<unsigned> parse_digit(char c) {
    if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
    if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A' + 10);
    return {};
}

}  // namespace

std::string print_seal_key(const SealKey& key) { return print_bytes(key.bytes); }

std::optional<SealKey> parse_seal_key(std::string_view text) {
    SealKey key;
    if (text.size() != 2 * key.bytes.size()) return {};
    for (std::size_t i = 0; i < key.bytes.size(); ++i) {
        const auto high = parse_digit(text[2 * i]), low = parse_digit(text[2 * i + 1]);
        if (!high || !low) return {};
        key.bytes[i] = static_cast<std::uint8_t>(*high << 4 | *low);
    }
    return key;
}

std::string seal_of(const SealKey& key) { return print_bytes(sha256(key.bytes)); }

std::uint64_t sealed_seed(const SealKey& key, std::uint64_t number) {
    const Digest digest = hmac_sha256(key.bytes, bytes_of(std::to_string(number)));
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < 8; ++i) seed = seed << 8 | digest[i];
    return seed;
}

}  // namespace scoundrel
