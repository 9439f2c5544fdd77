// A page that may be taller than its place. The page is drawn as if there were room for all of it;
// of what does not fit a part is shown, ▲ and ▼ at the right say that there is more.
//
// How to use it in a view: keep a Scroller as a member; in draw(), call
//     scroller_.draw(canvas, in, [&](Canvas& page) { ...draw from row 0 on...; return Drawn{rows};
//     });
// and give handle() the inputs that the view does not use itself. A page with something in focus
// says in which rows it is (Drawn{rows, first, last}): they are scrolled into sight whenever they
// change. Spots that are drawn on the page can be clicked where they end up.
#pragma once

#include <functional>

#include "tui/canvas.h"

namespace scoundrel::tui {

struct Drawn {
    int rows = 0;                           // of the page
    int focus_first = -1, focus_last = -1;  // the rows to be kept in sight, if any

    friend bool operator==(const Drawn&, const Drawn&) = default;
};

class Scroller {
  public:
    void draw(Canvas& canvas, Rect in, const std::function<Drawn(Canvas&)>& page);
    // Whether it was one to scroll by: arrows, j and k, Space, the page keys, Home and End.
    bool handle(const Input& input);
    bool scrolls() const { return rows_ > page_; }

  private:
    int top_ = 0, rows_ = 0, page_ = 1;
    Drawn before_{};
};

// ▲ and ▼ in the last column of a place of which more lies above or below.
void draw_more(Canvas& canvas, Rect in, bool above, bool below);

}  // namespace scoundrel::tui
