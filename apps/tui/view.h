// A screen, or a box on top of one. Views are stacked; the one on top is given the input and says
// what comes next.
#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "tui/canvas.h"
#include "tui/input.h"

namespace scoundrel::tui {

struct Next;

class View {
  public:
    virtual ~View() = default;
    virtual void draw(Canvas& canvas) = 0;
    virtual Next handle(const Input& input) = 0;
    // The one that was opened from here has closed, or a worker has news.
    virtual Next wake();
    // After how long the one on top is to be given Key::tick; never, unless it goes by itself.
    virtual std::optional<std::chrono::milliseconds> pace() const { return {}; }
    // A box that leaves the view below in sight.
    virtual bool is_box() const { return false; }
    // Every character is text here, so that no letter can be a key.
    virtual bool is_typing() const { return false; }
};

struct Next {
    enum class Step {
        stay,
        close,
        close_two,
        pass_on,
        open,
        replace,
        begin,
        home,
        quit
    } step = Step::stay;
    std::unique_ptr<View> view{};

    static Next stay() { return {}; }
    static Next close() { return {Step::close, {}}; }
    // A box, and the view below it.
    static Next close_two() { return {Step::close_two, {}}; }
    // Closes, and the input is for the view below.
    static Next pass_on() { return {Step::pass_on, {}}; }
    static Next open(std::unique_ptr<View> view) { return {Step::open, std::move(view)}; }
    // In place of this one.
    static Next replace(std::unique_ptr<View> view) { return {Step::replace, std::move(view)}; }
    // Upon the first view, in place of all others: where a game begins.
    static Next begin(std::unique_ptr<View> view) { return {Step::begin, std::move(view)}; }
    // Back to the first view.
    static Next home() { return {Step::home, {}}; }
    static Next quit() { return {Step::quit, {}}; }
};

inline Next View::wake() { return Next::stay(); }

}  // namespace scoundrel::tui
