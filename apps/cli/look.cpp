#include "cli/look.h"

#include <langinfo.h>
#include <locale.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

#include "notation/cards.h"

namespace scoundrel::cli {

namespace {

constexpr std::string_view symbols[] = {"♣", "♦", "♥", "♠"};
constexpr std::string_view red = "\033[31m";
constexpr std::string_view plain = "\033[39m";  // the usual colour; bold or dim stay as they are

// Asked of a locale of its own: the program's stays "C", so that numbers always print alike.
bool speaks_utf8() {
    const locale_t locale = newlocale(LC_CTYPE_MASK, "", nullptr);
    if (locale == nullptr) return false;
    const bool utf8 = std::string_view(nl_langinfo_l(CODESET, locale)) == "UTF-8";
    freelocale(locale);
    return utf8;
}

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

std::string without_colour(Card card, Look look) {
    std::string text = print_card(card);
    if (!look.symbols) return text;
    text.pop_back();
    if (card.value() == 10) text = "10";
    return text.append(symbols[static_cast<int>(card.suit())]);
}

}  // namespace

Look look_of(std::FILE* stream) {
    const bool terminal = isatty(fileno(stream)) != 0;
    return {.symbols = speaks_utf8(),
            .colour = terminal && variable("NO_COLOR").empty() && variable("TERM") != "dumb"};
}

std::string show(Card card, Look look) {
    const std::string text = without_colour(card, look);
    if (!look.colour || card.is_monster()) return text;
    return std::string(red).append(text).append(plain);
}

std::string printable(std::string_view text) {
    std::string shown(text);
    for (char& c : shown)
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = '?';
    return shown;
}

std::string fit_to_show(std::string_view text) {
    constexpr std::size_t longest = 1000;
    constexpr std::size_t end = 200;  // what is wrong is often said last
    std::string shown(text.substr(0, text.size() <= longest ? text.size() : longest - end));
    if (text.size() > longest) shown.append(" [...] ").append(text.substr(text.size() - end));
    return printable(shown);
}

void message(std::string_view line) {
    (void)std::fputs((fit_to_show(line) + "\n").c_str(), stderr);
}

int shown_width(Card card, Look look) { return look.symbols && card.value() == 10 ? 3 : 2; }

int column_width(Look look) { return look.symbols ? 3 : 2; }

std::string show_in_column(Card card, Look look) {
    const int blanks = column_width(look) - shown_width(card, look);
    return std::string(static_cast<std::size_t>(blanks), ' ') + show(card, look);
}

}  // namespace scoundrel::cli
