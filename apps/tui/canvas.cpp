#include "tui/canvas.h"

#include <algorithm>
#include <utility>

#include "phrases/layout.h"
#include "unicode/shown.h"
#include "unicode/utf8.h"

namespace scoundrel::tui {

namespace {

// What an ASCII terminal shows instead; every glyph the views use is here.
using Fold = std::pair<char32_t, char>;
constexpr Fold folds[] = {
    {U'╭', '.'}, {U'╮', '.'}, {U'╰', '\''}, {U'╯', '\''}, {U'─', '-'}, {U'│', '|'}, {U'├', '+'},
    {U'┤', '+'}, {U'┼', '+'}, {U'═', '='},  {U'╞', '+'},  {U'╡', '+'}, {U'♣', 'C'}, {U'♦', 'D'},
    {U'♥', 'H'}, {U'♠', 'S'}, {U'█', '#'},  {U'▓', '%'},  {U'▒', '%'}, {U'░', '.'}, {U'→', '>'},
    {U'←', '<'}, {U'↑', '^'}, {U'↓', 'v'},  {U'·', '.'},  {U'•', '*'}, {U'…', '~'}, {U'–', '-'},
    {U'▸', '>'}, {U'◂', '<'}, {U'✓', 'x'},  {U'×', 'x'},  {U'✝', '+'}, {U'▲', '^'}, {U'▼', 'v'},
    {U'●', '*'}, {U'○', 'o'}, {U'┌', '+'},  {U'┐', '+'},  {U'└', '+'}, {U'┘', '+'}, {U'▁', '.'},
    {U'▂', '.'}, {U'▃', ':'}, {U'▄', ':'},  {U'▅', '|'},  {U'▆', '|'}, {U'▇', '#'}, {U'±', '~'},
    {U'┬', '+'}, {U'┴', '+'}, {U'╱', '/'},  {U'╲', '\\'}, {U'≤', '<'}, {U'−', '-'}, {U'›', '>'},
    {U'‹', '<'}, {U'★', '*'}, {U'☆', '.'},  {U'━', '='},
};

char32_t folded(char32_t glyph) {
    if (glyph < 0x80) return glyph;
    for (const auto& [from, to] : folds)
        if (from == glyph) return static_cast<char32_t>(to);
    return U'?';
}

// One column wide on every terminal we know of: nothing combining, steering or double. Beyond
// letters and arrows, where some are drawn as pictures of two columns, only what the views use.
bool fits_cell(char32_t c) {
    if (c < 0x7f) return c >= U' ';
    if (!unicode::is_shown(c) || unicode::is_mark(c)) return false;
    const bool narrow = c < 0x590 || (c >= 0x1e00 && c < 0x2300);
    return narrow || std::ranges::find(folds, c, &Fold::first) != std::end(folds);
}

}  // namespace

Canvas::Canvas(int width, int height, bool ascii)
    : width_(std::max(width, 1)),
      height_(std::max(height, 1)),
      ascii_(ascii),
      cells_(static_cast<std::size_t>(width_ * height_)),
      layers_(cells_.size(), Layer::blank) {}

void Canvas::flaw(Flaw::Kind kind, std::string_view text, int x, int y) {
    flaws_.push_back({kind, std::string(text), x, y});
}

void Canvas::put_in(Layer layer, int x, int y, char32_t glyph, Style style) {
    if (!all().has(x, y)) return;
    if (!fits_cell(glyph)) glyph = U'?';
    cells_[index(x, y)] = {ascii_ ? folded(glyph) : glyph, style};
    layers_[index(x, y)] = glyph == U' ' ? Layer::blank : layer;
}

void Canvas::put(int x, int y, char32_t glyph, Style style) {
    if (all().has(x, y) && layers_[index(x, y)] == Layer::text)
        flaw(Flaw::Kind::covered, unicode::utf8(glyph), x, y);
    put_in(Layer::drawn, x, y, glyph, style);
}

// All of it, one glyph a column.
void Canvas::write(int x, int y, std::string_view text, Style style) {
    bool covers = false, outside = false;
    std::string_view rest = text;
    for (int column = x; !rest.empty(); ++column) {
        const char32_t glyph = unicode::take_character(rest).value_or(U'?');
        const bool inside = all().has(column, y);
        if (glyph != U' ') {
            outside |= !inside;
            covers |= inside && layers_[index(column, y)] != Layer::blank;
        }
        put_in(Layer::text, column, y, glyph, style);
    }
    if (outside) flaw(Flaw::Kind::outside, text, x, y);
    if (covers) flaw(Flaw::Kind::covered, text, x, y);
}

int Canvas::text(int x, int y, std::string_view text, Style style, int most) {
    most = std::min(most, width_ - x);
    const int width = text_width(text);
    if (width <= most) return write(x, y, text, style), width;
    leave_out(std::string(text));
    if (most < 1) return flaw(Flaw::Kind::unmarked, text, x, y), 0;
    const std::string shown = shortened(text, most);
    write(x, y, shown, style);
    return text_width(shown);
}

int Canvas::text_right(int right, int y, std::string_view words, Style style) {
    const int width = text_width(words);
    return text(right - width, y, words, style);
}

void Canvas::text_centred(Rect in, int y, std::string_view words, Style style) {
    text(in.x + std::max(0, (in.w - text_width(words)) / 2), y, words, style, in.w);
}

int Canvas::paragraph(Rect in, std::string_view words, Style style) {
    if (words.empty()) return 0;
    std::vector<std::string> rows = lines_of(words, std::max(in.w, 1));
    const int all = static_cast<int>(rows.size()), shown = std::clamp(in.h, 0, all);
    if (shown < all) {
        leave_out(std::string(words));
        if (shown == 0) return flaw(Flaw::Kind::unmarked, words, in.x, in.y), 0;
        std::string& last = rows[static_cast<std::size_t>(shown) - 1];
        last = text_width(last) + 2 <= in.w ? last + " …" : shortened(last + "…", in.w);
    }
    for (int i = 0; i < shown; ++i)
        text(in.x, in.y + i, rows[static_cast<std::size_t>(i)], style, in.w);
    return shown;
}

void Canvas::fill(Rect rect, char32_t glyph, Style style) {
    for (int y = rect.y; y < rect.bottom(); ++y)
        for (int x = rect.x; x < rect.right(); ++x) put(x, y, glyph, style);
}

void Canvas::cover(Rect rect) {
    for (int y = rect.y; y < rect.bottom(); ++y)
        for (int x = rect.x; x < rect.right(); ++x) put_in(Layer::blank, x, y, U' ', {});
}

void Canvas::box(Rect r, Style style) {
    if (r.w < 2 || r.h < 2) return;
    for (int x = r.x + 1; x < r.right() - 1; ++x)
        for (const int y : {r.y, r.bottom() - 1}) put(x, y, U'─', style);
    for (int y = r.y + 1; y < r.bottom() - 1; ++y)
        for (const int x : {r.x, r.right() - 1}) put(x, y, U'│', style);
    put(r.x, r.y, U'╭', style);
    put(r.right() - 1, r.y, U'╮', style);
    put(r.x, r.bottom() - 1, U'╰', style);
    put(r.right() - 1, r.bottom() - 1, U'╯', style);
}

void Canvas::rule(int x, int y, int width, std::string_view title, Style title_style) {
    for (int i = 0; i < width; ++i) put(x + i, y, U'─', {.ink = Ink::frame});
    if (title.empty() || width < 8) return;
    cover({x + 1, y, std::min(text_width(title), width - 5) + 2, 1});
    text(x + 2, y, title, title_style, width - 5);
}

void Canvas::restyle(Rect rect, Style style) {
    for (int y = rect.y; y < rect.bottom(); ++y)
        for (int x = rect.x; x < rect.right(); ++x)
            if (all().has(x, y)) cells_[index(x, y)].style = style;
}

void Canvas::leave_out(std::string whole) {
    if (std::ranges::find(left_out_, whole) == left_out_.end())
        left_out_.push_back(std::move(whole));
}

void Canvas::begin_box() {
    left_out_.clear();
    cover({0, height() - 1, width(), 1});  // nor can its keys be pressed
    spot(all(), Input::of(Key::none));     // what lies below a box cannot be clicked
}

void Canvas::show_part(const Canvas& page, Rect in, int top) {
    for (int y = 0; y < in.h && top + y < page.height(); ++y)
        for (int x = 0; x < in.w && x < page.width(); ++x) {
            const std::size_t from = page.index(x, top + y);
            if (!all().has(in.x + x, in.y + y)) continue;
            cells_[index(in.x + x, in.y + y)] = page.cells_[from];
            layers_[index(in.x + x, in.y + y)] = page.layers_[from];
        }
    const auto placed = [&](Rect r) {
        const int above = std::max(r.y, top), below = std::min(r.bottom(), top + in.h);
        return Rect{in.x + r.x, in.y + above - top, r.w, std::max(0, below - above)};
    };
    for (const Spot& one : page.spots_) spots_.push_back({placed(one.rect), one.means});
    if (page.cursor_ && placed(*page.cursor_).h > 0) cursor_ = placed(*page.cursor_);
    for (const std::string& text : page.left_out_) leave_out(text);
    flaws_.insert(flaws_.end(), page.flaws_.begin(), page.flaws_.end());
}

std::optional<Input> Canvas::spot_at(int x, int y) const {
    for (auto spot = spots_.rbegin(); spot != spots_.rend(); ++spot)
        if (spot->rect.has(x, y)) return spot->means;
    return {};
}

std::string Canvas::plain() const {
    std::string all;
    for (int y = 0; y < height_; ++y) {
        std::string line;
        for (int x = 0; x < width_; ++x) line += unicode::utf8(at(x, y).glyph);
        line.resize(line.find_last_not_of(' ') + 1);
        all += line + "\n";
    }
    return all;
}

std::string shortened(std::string_view text, int width) {
    if (text_width(text) <= width) return std::string(text);
    std::string kept;
    for (int column = 1; column < width && !text.empty(); ++column)
        kept += unicode::utf8(unicode::take_character(text).value_or(U'?'));
    kept.resize(kept.find_last_not_of(' ') + 1);  // no blank before the mark
    return width < 1 ? "" : kept + "…";
}

std::vector<std::string> lines_of(std::string_view text, int width) {
    std::vector<std::string> rows;
    while (!text.empty()) {
        const auto part = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(part.size() + 1, text.size()));
        for (std::string& row : wrap(part, width)) rows.push_back(std::move(row));
    }
    return rows;
}

int line_count(std::string_view text, int width) {
    return static_cast<int>(lines_of(text, std::max(width, 1)).size());
}

}  // namespace scoundrel::tui
