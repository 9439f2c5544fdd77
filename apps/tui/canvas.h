// A grid of cells that views draw on: glyphs with a style, and spots that stand for a key when they
// are clicked. It knows no terminal, so that every view can be looked at as plain text.
#pragma once

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
    // At most `most` columns, cut with an ellipsis; gives the columns used.
    int text(int x, int y, std::string_view text, Style style = {}, int most = 10'000);
    int text_right(int right, int y, std::string_view text, Style style = {});
    void text_centred(Rect in, int y, std::string_view text, Style style = {});
    // Broken into lines within the rectangle, cut with an ellipsis; gives the lines used.
    int paragraph(Rect in, std::string_view text, Style style = {});
    void fill(Rect rect, char32_t glyph, Style style = {});
    void box(Rect rect, Style style = {.ink = Ink::frame});
    // A line across with a title in it.
    void rule(int x, int y, int width, std::string_view title = "",
              Style title_style = {.ink = Ink::title});
    void restyle(Rect rect, Style style);
    void clear();

    // Clicking there is like this input; later spots lie above earlier ones.
    void spot(Rect rect, Input means) { spots_.push_back({rect, means}); }
    std::optional<Input> spot_at(int x, int y) const;

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
    std::size_t index(int x, int y) const { return static_cast<std::size_t>(y * width_ + x); }

    int width_, height_;
    bool ascii_;
    std::vector<Cell> cells_;
    std::vector<Spot> spots_;
    std::optional<Rect> cursor_;
};

}  // namespace scoundrel::tui
