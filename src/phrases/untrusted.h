// The gate: untrusted text (a seed, a remark, a name, an error that quotes one) made safe to show.
// What a character could do beyond standing in its place becomes '?': see unicode/shown.h.
// Nobody has to remember it: say() sends its arguments through here, the programs' streams
// (apps/text/gate.h) all they print, and JSON escapes the same characters.
#pragma once

#include <string>
#include <string_view>

namespace scoundrel {

// What may pass besides.
struct Passes {
    bool lines = false;       // line feeds: of a text of several lines
    bool cards = false;       // a card in its colour, as show() writes it, whole
    bool ascii_only = false;  // nothing but ASCII: for a terminal that does not speak UTF-8
};

// How a terminal is told to write in red, and in its usual colour again; bold or dim stay.
inline constexpr std::string_view red_from_here = "\033[31m";
inline constexpr std::string_view plain_from_here = "\033[39m";

// The bytes of the card in its colour, as show() writes one (words/card_style.h), that the text
// begins with; else 0.
std::size_t coloured_card(std::string_view text);

std::string printable(std::string_view text, Passes passes = {});
bool is_printable(std::string_view text);

// As one line, and not endless: for messages.
std::string fit_to_show(std::string_view text);

}  // namespace scoundrel
