// Text in columns: lines broken at blanks, never within a word that fits. Widths count characters,
// not bytes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scoundrel {

int text_width(std::string_view text);

// The words between the blanks.
std::vector<std::string_view> words_of(std::string_view text);

// Lines of at most `width` characters; a longer word is cut, before a `+` if it has one. What a
// blank belongs to, as in `12 %`, stays with it.
std::vector<std::string> wrap(std::string_view text, int width);

// The text after a label of its own, continued below it: every line with its line feed.
//   "weapon   lower    A fresh weapon can"
//   "                  be used"
std::string hang(std::string_view label, std::string_view text, int width);

// What is said of a line or a file, told by itself: with a capital and a full stop.
std::string as_sentence(std::string_view text);

// With blanks after it.
std::string padded(std::string_view text, int width);

}  // namespace scoundrel
