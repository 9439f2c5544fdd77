#include "text/terminal_text.h"

#include <langinfo.h>
#include <locale.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "phrases/layout.h"
#include "phrases/untrusted.h"
#include "text/gate.h"

namespace scoundrel::text {

namespace {

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

std::string broken(std::string_view line) {
    constexpr int indent = 4;
    std::string lines;
    int column = 0;
    const auto add = [&](std::string_view word) {
        const int width = shown_width(word);
        if (column > 0 && column + 1 + width > line_width()) {
            lines.append("\n").append(indent, ' ');
            column = indent;
        } else if (!lines.empty()) {
            lines.append(" ");
            ++column;
        }
        lines.append(word);
        column += width;
    };
    while (true) {
        const auto word = line.substr(0, line.find(' '));
        if (shown_width(word) <= line_width() - indent)
            add(word);
        else
            for (const auto& piece : wrap(word, line_width() - indent)) add(piece);
        if (word.size() == line.size()) return lines;
        line.remove_prefix(word.size() + 1);
    }
}

}  // namespace

int line_width() {
    constexpr int narrowest = 40;
    constexpr int widest = 100;
    winsize size{};
    if (isatty(STDOUT_FILENO) == 0 || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 ||
        size.ws_col == 0)
        return widest;
    return std::clamp<int>(size.ws_col, narrowest, widest);
}

CardStyle style_of(std::FILE* stream) {
    const bool terminal = isatty(fileno(stream)) != 0;
    return {.symbols = speaks_utf8(),
            .colour = terminal && variable("NO_COLOR").empty() && variable("TERM") != "dumb"};
}

int shown_width(std::string_view text) {
    std::string uncoloured;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\033')
            at = std::min(text.find('m', at), text.size());
        else
            uncoloured += text[at];
    }
    return text_width(uncoloured);
}

std::string in_lines(std::string_view text) {
    std::string all;
    while (!text.empty()) {
        const auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        all += (shown_width(line) <= line_width() ? std::string(line) : broken(line)) + "\n";
    }
    return all;
}

void message(std::string_view line) { print_error(fit_to_show(line) + "\n"); }

int shown_width(Card card, CardStyle style) { return style.symbols && card.value() == 10 ? 3 : 2; }

int column_width(CardStyle style) { return style.symbols ? 3 : 2; }

std::string show_in_column(Card card, CardStyle style) {
    const int blanks = column_width(style) - shown_width(card, style);
    return std::string(static_cast<std::size_t>(blanks), ' ') + show(card, style);
}

int room_columns(CardStyle style) { return room_size * column_width(style) + room_size - 1; }

std::string show_room(const Position& position, CardStyle style) {
    std::string cards;
    for (int i = 0; i < room_size; ++i) {
        if (i > 0) cards += ' ';
        cards += i < position.room_count ? show_in_column(position.room[i], style)
                                         : padded("", column_width(style));
    }
    return cards;
}

std::string to_the_right(const std::string& text, int width) {
    return padded("", width - text_width(text)) + text;
}

}  // namespace scoundrel::text
