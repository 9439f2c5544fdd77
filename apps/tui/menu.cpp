#include "tui/menu.h"

#include <algorithm>

#include "words/layout.h"

namespace scoundrel::tui {

void Menu::draw(Canvas& canvas, Rect in, const std::vector<Row>& rows) {
    count_ = static_cast<int>(rows.size());
    page_ = std::max(in.h, 1);
    at_ = std::clamp(at_, 0, std::max(0, count_ - 1));
    top_ = std::clamp(top_, std::max(0, at_ - page_ + 1), at_);
    for (int i = 0; i < page_ && top_ + i < count_; ++i) {
        const Row& row = rows[static_cast<std::size_t>(top_ + i)];
        const bool here = top_ + i == at_;
        const int y = in.y + i;
        if (here) canvas.put(in.x, y, U'▸', {.ink = Ink::focus, .bold = true});
        const int aside = text_width(row.aside);
        canvas.text(in.x + 2, y, row.text, {.ink = here ? Ink::strong : row.ink, .bold = here},
                    in.w - 2 - (aside > 0 ? aside + 1 : 0));
        canvas.text_right(in.right(), y, row.aside, {.ink = Ink::dim});
        canvas.spot({in.x, y, in.w, 1}, Input::pick(top_ + i));
    }
    if (top_ + page_ < count_) canvas.put(in.right() - 1, in.bottom(), U'↓', {.ink = Ink::key});
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
