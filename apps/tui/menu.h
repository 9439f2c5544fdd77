// A list to choose from: by arrows, j and k, or by pointing. It scrolls where its place is too low
// (▲ and ▼ say so), and the row that is marked is always to be read whole: where it is too wide it
// takes more lines, while the others are cut with an ellipsis.
//
// How to use it in a view: keep a Menu as a member, make the rows anew in each draw(), and give
// handle() the inputs that the view does not use itself: it says which row was chosen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/canvas.h"

namespace scoundrel::tui {

class Menu {
  public:
    struct Row {
        std::string text;
        std::string aside{};  // at the right, dimmed
        Ink ink = Ink::plain;
        // Stands before the text: ✓ for what is done, a star, a bullet. A list in which any row has
        // one leaves room for it in all.
        char32_t tick = 0;
    };

    // A place with fewer lines than rows scrolls; it has one line at least.
    void draw(Canvas& canvas, Rect in, const std::vector<Row>& rows);

    // The row that was chosen, by Enter or by pointing at the one that is marked.
    std::optional<int> handle(const Input& input);

    int at() const { return at_; }
    // It did when it was drawn last: then the marks take two columns at the right.
    bool scrolls() const { return scrolls_; }
    void go_to(int row) { at_ = row; }

  private:
    int at_ = 0, top_ = 0, count_ = 0, page_ = 1;
    bool scrolls_ = false;
};

}  // namespace scoundrel::tui
