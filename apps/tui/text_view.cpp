#include "tui/text_view.h"

#include <algorithm>

#include "phrases/catalogue.h"
#include "phrases/layout.h"
#include "tui/boxes.h"
#include "tui/keys_bar.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

// Gives the rows used.
int draw_line(Canvas& page, int y, std::string_view line, int label_width) {
    const int width = page.width();
    const auto write = [&](int x, std::string_view text, Style style = {}) {
        return page.paragraph({x, y, width - x, page.height() - y}, text, style);
    };
    if (line.starts_with("# ")) return write(0, line.substr(2), {.ink = Ink::focus, .bold = true});
    const auto tab = line.find('\t');
    if (tab == line.npos) return std::max(1, write(0, line));
    const int used = page.text(2, y, line.substr(0, tab), {.ink = Ink::key}) + 2;
    return write(std::max(label_width, used + 1), line.substr(tab + 1));
}

}  // namespace

void TextView::draw(Canvas& canvas) {
    draw_title(canvas, title_);
    constexpr int widest = 84, narrow = 60;
    const int left = canvas.width() < narrow ? 1 : 2;
    const int label_width = canvas.width() < narrow ? 8 : 16;
    const Rect in{left, 2, std::min(canvas.width() - 2 * left, widest + 2), canvas.height() - 3};
    scroller_.draw(canvas, in, [&](Canvas& page) {
        int y = 0;
        std::string_view rest = text_;
        while (!rest.empty()) {
            const auto line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(std::min(line.size() + 1, rest.size()));
            y += draw_line(page, y, line, label_width);
        }
        return kind_ == Kind::log ? Drawn{y, y - 1, y - 1} : Drawn{y};
    });
    std::vector<KeyHint> keys;
    if (scroller_.scrolls())
        keys = {{Input::of(Key::up), ""}, {Input::of(Key::down), say({}, screen_scroll)}};
    keys.emplace_back(Input::of(Key::escape), say({}, screen_back));
    draw_keys(canvas, canvas.height() - 1, keys);
}

Next TextView::handle(const Input& input) {
    if (scroller_.handle(input)) return Next::stay();
    const bool leave = input.is(Key::escape) || input.is(U'q') || input.is(Key::enter) ||
                       (input.is(U'?') && kind_ != Kind::keys);
    if (leave) return Next::close();
    const bool key = input.is(Key::character) || input.is(Key::tab);
    return kind_ == Kind::keys && key ? Next::pass_on() : Next::stay();
}

}  // namespace scoundrel::tui
