// Text on a terminal: how wide it may be, in which style cards are shown there, and messages.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

#include "rules/position.h"
#include "words/card_style.h"

namespace scoundrel::text {

inline constexpr int page_width = 78;  // of text that is laid out for a page

// The most of a line told in a game: what the terminal has, but no more than 100.
int line_width();

// Symbols by the locale (LC_ALL, LC_CTYPE, LANG); colour only on a terminal that is not dumb,
// and not under NO_COLOR.
CardStyle style_of(std::FILE* stream);

// Columns on the screen: the colour of cards takes none.
int shown_width(std::string_view text);

// Every line of the text within `line_width()`, broken at blanks and continued a little indented.
std::string in_lines(std::string_view text);

// One line to standard error, made fit to show. If that stream is broken too, nothing is said.
void message(std::string_view line);

// Columns the card takes on the screen: 2, or 3 for a ten with symbols.
int shown_width(Card card, CardStyle style);

// With blanks before it, so that cards stand in columns of equal width.
std::string show_in_column(Card card, CardStyle style);
int column_width(CardStyle style);

// The cards of a room in columns, with blanks for those that are gone.
std::string show_room(const Position& position, CardStyle style);
int room_columns(CardStyle style);

// With blanks before it.
std::string to_the_right(const std::string& text, int width);

}  // namespace scoundrel::text
