// A text on a screen of its own, to scroll through. A line that begins with `# ` is a title; one
// with a tab in it has a label before it, `u U<tab>undo, redo`, and goes on below the words.
#pragma once

#include <string>

#include "tui/scroller.h"
#include "tui/view.h"

namespace scoundrel::tui {

class TextView : public View {
  public:
    TextView(std::string title, std::string text)
        : title_(std::move(title)), text_(std::move(text)) {}
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;

  private:
    std::string title_, text_;
    Scroller scroller_;
};

}  // namespace scoundrel::tui
