// UTF-8 to code points and back. Reading is strict: what is not UTF-8 as RFC 3629 has it (overlong,
// a surrogate, above U+10FFFF, cut short, a byte that begins nothing) is told apart from every
// character, so nobody further on has to think of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace scoundrel::unicode {

// The character that the text, which is not empty, begins with; the text loses its bytes. If there
// is none, the text loses what a decoder takes for one mistake: a byte, and what could have
// followed it.
std::optional<char32_t> take_character(std::string_view& text);

// Of a character up to U+10FFFF.
std::string utf8(char32_t character);

}  // namespace scoundrel::unicode
