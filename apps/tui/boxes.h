// Small boxes on top of a view: a question to confirm, a line to type. And the title of a screen.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tui/view.h"

namespace scoundrel::tui {

// Yes or no; anything but yes is no. With `silence`, yes can be for ever: that is what it does.
class ConfirmBox : public View {
  public:
    ConfirmBox(std::string text, std::function<Next()> yes, std::function<void()> silence = {})
        : text_(std::move(text)), yes_(std::move(yes)), silence_(std::move(silence)) {}
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;
    bool is_box() const override { return true; }

  private:
    std::string text_;
    std::function<Next()> yes_;
    std::function<void()> silence_;
    bool silenced_ = false;
};

// A line of text that can be edited.
class LineEditor {
  public:
    // Whether the input was one for it.
    bool handle(const Input& input);
    void draw(Canvas& canvas, int x, int y, int width) const;
    std::string text() const;
    void set(std::string_view text);

  private:
    std::u32string line_;
    std::size_t at_ = 0;
};

// Asks for a line. What is wrong with it is said below, and it can be corrected.
class PromptBox : public View {
  public:
    struct Answer {
        Next next;
        std::string error{};  // if any, the box stays
    };
    PromptBox(std::string question, std::function<Answer(const std::string&)> take,
              std::string_view start = "")
        : question_(std::move(question)), take_(std::move(take)) {
        line_.set(start);
    }
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;
    bool is_box() const override { return true; }
    bool is_typing() const override { return true; }

  private:
    std::string question_;
    std::function<Answer(const std::string&)> take_;
    LineEditor line_;
    std::string error_;
};

// The first line of a screen. The one at the right gives way where both do not fit.
void draw_title(Canvas& canvas, std::string_view title, std::string_view right = "");

// A box in the middle, no larger than the window, with a border; gives what is within.
Rect draw_frame(Canvas& canvas, int width, int height);

}  // namespace scoundrel::tui
