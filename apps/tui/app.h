// The stack of views, and the mouse made into keys. Knows no terminal: a test drives it with
// inputs and looks at the canvas.
#pragma once

#include <memory>
#include <vector>

#include "phrases/catalogue.h"
#include "tui/view.h"

namespace scoundrel::tui {

class App {
  public:
    explicit App(bool ascii) { set_ascii(ascii); }

    void open(std::unique_ptr<View> view) { views_.push_back(std::move(view)); }
    bool over() const { return views_.empty(); }
    bool is_typing() const { return !over() && views_.back()->is_typing(); }
    void set_ascii(bool ascii) {
        ascii_ = ascii;
        spell_in_ascii(ascii);  // before anything is laid out: ä takes two columns then
    }

    void handle(const Input& input);
    const Canvas& draw(int width, int height);
    // When the view on top is to be given Key::tick, reckoned from when it began to wait.
    std::optional<std::chrono::milliseconds> pace() const {
        return views_.empty() || too_small_ ? std::nullopt : views_.back()->pace();
    }

  private:
    void take(const Input& input);  // what did not fit is the app's affair, all else the view's
    void follow(Next next);
    // Views that have closed are kept until nobody can be inside of them.
    std::vector<std::unique_ptr<View>> views_;
    Canvas canvas_{1, 1};
    bool ascii_ = false;
    bool too_small_ = false;  // nothing can be seen, so nothing can be meant
};

// Smaller than this, nothing can be laid out.
inline constexpr int least_width = 40, least_height = 16;

}  // namespace scoundrel::tui
