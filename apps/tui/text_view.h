// A text on a screen of its own, to scroll through. A line that begins with `# ` is a title; one
// with a tab in it has a label before it, `u U<tab>undo, redo`, and goes on below the words.
#pragma once

#include <string>

#include "tui/scroller.h"
#include "tui/view.h"

namespace scoundrel::tui {

class TextView : public View {
  public:
    // One of keys names those of the view below, which can be pressed; a log opens at its end.
    enum class Kind : std::uint8_t { page, keys, log };
    TextView(std::string title, std::string text, Kind kind = Kind::page)
        : title_(std::move(title)), text_(std::move(text)), kind_(kind) {}
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;

  private:
    std::string title_, text_;
    Kind kind_;
    Scroller scroller_;
};

}  // namespace scoundrel::tui
