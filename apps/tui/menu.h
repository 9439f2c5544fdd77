// A list to choose from: by arrows, j and k, or by pointing.
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
    };

    void draw(Canvas& canvas, Rect in, const std::vector<Row>& rows);

    // The row that was chosen, by Enter or by pointing at the one that is marked.
    std::optional<int> handle(const Input& input);

    int at() const { return at_; }
    void go_to(int row) { at_ = row; }

  private:
    int at_ = 0, top_ = 0, count_ = 0, page_ = 1;
};

}  // namespace scoundrel::tui
