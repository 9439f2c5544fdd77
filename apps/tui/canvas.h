// A grid of cells that views draw on: glyphs with a style, and spots that stand for a key when they
// are clicked. It knows no terminal, so that every view can be looked at as plain text.
//
// Nothing is lost in silence. A text that does not fit ends in an ellipsis and is kept whole in
// left_out(), which the app shows when asked; whoever leaves something out by design says so with
// leave_out(). What cannot be meant (a text beyond the edge, over another text or over a border, or
// without a place for even the ellipsis) is kept in flaws(), and the tests want none in any size.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tui/input.h"
#include "tui/style.h"

namespace scoundrel::tui {

struct Rect {
    int x = 0, y = 0, w = 0, h = 0;

    int right() const { return x + w; }
    int bottom() const { return y + h; }
    bool has(int px, int py) const { return px >= x && px < right() && py >= y && py < bottom(); }
    Rect inside(int by_x, int by_y) const {
        return {x + by_x, y + by_y, w - 2 * by_x, h - 2 * by_y};
    }
};

struct Cell {
    char32_t glyph = U' ';
    Style style;

    friend bool operator==(const Cell&, const Cell&) = default;
};

// A text that was drawn wrongly, and where.
struct Flaw {
    enum class Kind : std::uint8_t { outside, covered, unmarked } kind;
    std::string text;
    int x = 0, y = 0;
};

class Canvas {
  public:
    // With `ascii` every glyph is folded to one that any terminal has.
    Canvas(int width, int height, bool ascii = false);

    int width() const { return width_; }
    int height() const { return height_; }
    bool ascii() const { return ascii_; }
    Rect all() const { return {0, 0, width_, height_}; }
    const Cell& at(int x, int y) const { return cells_[index(x, y)]; }

    // What falls outside is not drawn. Text is UTF-8, anybody's; what a cell cannot hold (all that
    // is combining, steering, unseen or double) becomes '?', so nothing else gets to a terminal.
    void put(int x, int y, char32_t glyph, Style style = {});
    // At most `most` columns and never beyond the edge, cut with an ellipsis; gives the columns
    // used.
    int text(int x, int y, std::string_view text, Style style = {}, int most = 10'000);
    int text_right(int right, int y, std::string_view text, Style style = {});
    void text_centred(Rect in, int y, std::string_view text, Style style = {});
    // Broken into lines within the rectangle, cut with an ellipsis; gives the lines used.
    int paragraph(Rect in, std::string_view text, Style style = {});
    void fill(Rect rect, char32_t glyph, Style style = {});
    // Blanks over whatever is there, on purpose: for what lies on top.
    void cover(Rect rect);
    void box(Rect rect, Style style = {.ink = Ink::frame});
    // A line across with a title in it.
    void rule(int x, int y, int width, std::string_view title = "",
              Style title_style = {.ink = Ink::title});
    void restyle(Rect rect, Style style);

    // Clicking there is like this input; later spots lie above earlier ones.
    void spot(Rect rect, Input means) { spots_.push_back({rect, means}); }
    std::optional<Input> spot_at(int x, int y) const;

    // The rows from `top` on of a page that was drawn apart, with its spots and all it left out.
    void show_part(const Canvas& page, Rect in, int top);

    // Texts of which not all is in sight, whole.
    const std::vector<std::string>& left_out() const { return left_out_; }
    void leave_out(std::string whole);
    // A box on top is read by itself: what is left out below it is no matter now.
    void begin_box();
    const std::vector<Flaw>& flaws() const { return flaws_; }

    // Where the cursor stands, while something is typed.
    void cursor(int x, int y) { cursor_ = {x, y, 1, 1}; }
    std::optional<Rect> cursor() const { return cursor_; }

    // The glyphs alone, a line each, without blanks at the ends.
    std::string plain() const;

  private:
    struct Spot {
        Rect rect;
        Input means;
    };
    // What stands in a cell; a text may lie on nothing but blanks.
    enum class Layer : std::uint8_t { blank, drawn, text };

    std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * width_ + x); }
    void put_in(Layer layer, int x, int y, char32_t glyph, Style style);
    void flaw(Flaw::Kind kind, std::string_view text, int x, int y);
    void write(int x, int y, std::string_view text, Style style);

    int width_, height_;
    bool ascii_;
    std::vector<Cell> cells_;
    std::vector<Layer> layers_;
    std::vector<Spot> spots_;
    std::vector<std::string> left_out_;
    std::vector<Flaw> flaws_;
    std::optional<Rect> cursor_;
};

// As much of it as so many columns hold, with an ellipsis where that is not all.
std::string shortened(std::string_view text, int width);

// Broken into lines, at its own line feeds too.
std::vector<std::string> lines_of(std::string_view text, int width);
int line_count(std::string_view text, int width);

}  // namespace scoundrel::tui
