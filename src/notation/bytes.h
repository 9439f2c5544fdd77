// Numbers as bytes, the lowest first: what nets and unfinished work are kept as.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace scoundrel {

template <class Number>
using BitsOf = std::conditional_t<
    sizeof(Number) == 8, std::uint64_t,
    std::conditional_t<sizeof(Number) == 4, std::uint32_t,
                       std::conditional_t<sizeof(Number) == 2, std::uint16_t, std::uint8_t>>>;

template <class Number>
void put_bytes(std::string& text, Number number) {
    const auto bits = std::bit_cast<BitsOf<Number>>(number);
    for (std::size_t i = 0; i < sizeof bits; ++i) text += static_cast<char>(bits >> 8 * i & 0xFF);
}

// They must be there.
template <class Number>
Number take_bytes(std::string_view& text) {
    using Bits = BitsOf<Number>;
    Bits bits = 0;
    for (std::size_t i = 0; i < sizeof bits; ++i)
        bits = static_cast<Bits>(
            bits |
            static_cast<Bits>(static_cast<Bits>(static_cast<unsigned char>(text[i])) << 8 * i));
    text.remove_prefix(sizeof bits);
    return std::bit_cast<Number>(bits);
}

}  // namespace scoundrel
