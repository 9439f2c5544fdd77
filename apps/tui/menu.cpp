#include "tui/menu.h"

#include <algorithm>

#include "phrases/layout.h"
#include "tui/scroller.h"

namespace scoundrel::tui {

namespace {

// A row on its lines: text at the left, of the aside what there is at the right.
struct Line {
    std::string text, aside;
};

// Whole, on as many lines as that takes.
std::vector<Line> whole_row(const Menu::Row& row, int width) {
    const int aside = text_width(row.aside);
    if (text_width(row.text) + (aside > 0 ? aside + 1 : 0) <= width) return {{row.text, row.aside}};
    std::vector<Line> lines;
    for (std::string& line : wrap(row.text, width)) lines.push_back({std::move(line), ""});
    // The aside may be columns, so it is broken only if it must.
    const auto below = aside <= width ? std::vector{row.aside} : wrap(row.aside, width);
    for (const std::string& line : below) {
        if (line.empty()) continue;
        if (text_width(lines.back().text) + text_width(line) + 1 > width ||
            !lines.back().aside.empty())
            lines.emplace_back();
        lines.back().aside = line;
    }
    return lines;
}

// On one line; an aside that takes no more than three fifths of it is left whole.
Line short_row(const Menu::Row& row, int width) {
    const int all = text_width(row.aside);
    const int aside = std::min(all, std::max(width * 3 / 5, width - text_width(row.text) - 1));
    return {shortened(row.text, width - (all > 0 ? aside + 1 : 0)), shortened(row.aside, aside)};
}

}  // namespace

void Menu::draw(Canvas& canvas, Rect in, const std::vector<Row>& rows) {
    count_ = static_cast<int>(rows.size());
    if (count_ == 0) return;
    at_ = std::clamp(at_, 0, count_ - 1);
    const bool ticks = std::ranges::any_of(rows, [](const Row& row) { return row.tick != 0; });
    const int indent = ticks ? 4 : 2;
    // The marked row may push others out; then there is a column for the marks.
    const auto marked = [&](int width) {
        return whole_row(rows[static_cast<std::size_t>(at_)], width);
    };
    int width = in.w - indent;
    std::vector<Line> here = marked(width);
    scrolls_ = count_ - 1 + static_cast<int>(here.size()) > in.h;
    if (scrolls_) here = marked(width -= 2);
    const int extra = std::min(static_cast<int>(here.size()) - 1, std::max(in.h - 1, 0));
    page_ = std::max(in.h - extra, 1);
    top_ =
        std::clamp(top_, std::max(0, at_ - page_ + 1), std::min(at_, std::max(0, count_ - page_)));

    int y = in.y;
    for (int i = top_; i < std::min(count_, top_ + page_); ++i) {
        const Row& row = rows[static_cast<std::size_t>(i)];
        const bool is_here = i == at_;
        const Style style{.ink = is_here ? Ink::strong : row.ink, .bold = is_here};
        if (is_here) canvas.put(in.x, y, U'▸', {.ink = Ink::focus, .bold = true});
        if (row.tick != 0) canvas.put(in.x + 2, y, row.tick, {.ink = Ink::good});
        const auto lines = is_here ? here : std::vector<Line>{short_row(row, width)};
        const int shown = is_here ? extra + 1 : 1;
        canvas.spot({in.x, y, in.w, shown}, Input::pick(i));
        for (int line = 0; line < shown; ++line, ++y) {
            const Line& one = lines[static_cast<std::size_t>(line)];
            canvas.text(in.x + indent, y, one.text, style, width);
            if (!one.aside.empty())
                canvas.text_right(in.x + indent + width, y, one.aside, {.ink = Ink::dim});
        }
    }
    if (scrolls_) draw_more(canvas, in, top_ > 0, top_ + page_ < count_);
}

std::optional<int> Menu::handle(const Input& input) {
    const auto to = [&](int row) { at_ = std::clamp(row, 0, std::max(0, count_ - 1)); };
    switch (input.key) {
        case Key::up: to(at_ == 0 ? count_ - 1 : at_ - 1); break;
        case Key::down: to(at_ + 1 == count_ ? 0 : at_ + 1); break;
        case Key::page_up: to(at_ - page_); break;
        case Key::page_down: to(at_ + page_); break;
        case Key::home: to(0); break;
        case Key::end: to(count_ - 1); break;
        case Key::enter:
            if (count_ > 0) return at_;
            break;
        case Key::pick:
            if (input.index == at_) return at_;
            to(input.index);
            break;
        case Key::character:
            if (input.character == U'k') return handle(Input::of(Key::up));
            if (input.character == U'j') return handle(Input::of(Key::down));
            break;
        default: break;
    }
    return {};
}

}  // namespace scoundrel::tui
