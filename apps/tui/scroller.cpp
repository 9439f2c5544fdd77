#include "tui/scroller.h"

#include <algorithm>

namespace scoundrel::tui {

void draw_more(Canvas& canvas, Rect in, bool above, bool below) {
    constexpr Style style{.ink = Ink::key, .bold = true};
    if (above) canvas.put(in.right() - 1, in.y, U'▲', style);
    if (below) canvas.put(in.right() - 1, in.bottom() - 1, U'▼', style);
    canvas.spot({in.right() - 2, in.y, 2, in.h / 2}, Input::of(Key::page_up));
    canvas.spot({in.right() - 2, in.y + in.h / 2, 2, in.h - in.h / 2}, Input::of(Key::page_down));
}

void Scroller::draw(Canvas& canvas, Rect in, const std::function<Drawn(Canvas&)>& page) {
    constexpr int for_marks = 2;
    page_ = std::max(in.h, 1);
    // As wide as its place, or leaving a column for the marks; and as tall as it turns out to be.
    Canvas whole(in.w, 2 * page_, canvas.ascii());
    Drawn drawn = page(whole);
    while (drawn.rows > page_ && (whole.width() == in.w || drawn.rows > whole.height())) {
        whole = Canvas(in.w - for_marks, drawn.rows + drawn.rows / 4, canvas.ascii());
        drawn = page(whole);
    }
    rows_ = drawn.rows;
    if (drawn.focus_first >= 0 && drawn != before_)
        top_ = std::max(std::min(top_, drawn.focus_first), drawn.focus_last - page_ + 1);
    before_ = drawn;
    top_ = std::clamp(top_, 0, std::max(0, rows_ - page_));
    canvas.show_part(whole, in, top_);
    if (rows_ > page_) draw_more(canvas, in, top_ > 0, top_ + page_ < rows_);
}

bool Scroller::handle(const Input& input) {
    if (input.is(Key::down) || input.is(U'j'))
        ++top_;
    else if (input.is(Key::up) || input.is(U'k'))
        --top_;
    else if (input.is(Key::page_down) || input.is(U' '))
        top_ += std::max(1, page_ - 1);
    else if (input.is(Key::page_up))
        top_ -= std::max(1, page_ - 1);
    else if (input.is(Key::home))
        top_ = 0;
    else if (input.is(Key::end))
        top_ = rows_;
    else
        return false;
    top_ = std::clamp(top_, 0, std::max(0, rows_ - page_));
    return true;
}

}  // namespace scoundrel::tui
