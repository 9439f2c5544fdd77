#include "tui/canvas.h"

#include <algorithm>
#include <utility>

#include "unicode/shown.h"
#include "unicode/utf8.h"
#include "words/layout.h"

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
    {U'★', '*'}, {U'☆', '.'},
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
      cells_(static_cast<std::size_t>(width_ * height_)) {}

void Canvas::put(int x, int y, char32_t glyph, Style style) {
    if (!all().has(x, y)) return;
    if (!fits_cell(glyph)) glyph = U'?';
    cells_[index(x, y)] = {ascii_ ? folded(glyph) : glyph, style};
}

int Canvas::text(int x, int y, std::string_view text, Style style, int most) {
    const int width = text_width(text);
    const int shown = std::min(width, most);
    for (int column = 0; column < shown && !text.empty(); ++column) {
        const char32_t glyph = unicode::take_character(text).value_or(U'?');
        put(x + column, y, column + 1 == shown && width > most ? U'…' : glyph, style);
    }
    return std::max(shown, 0);
}

int Canvas::text_right(int right, int y, std::string_view words, Style style) {
    const int width = text_width(words);
    return text(right - width, y, words, style);
}

void Canvas::text_centred(Rect in, int y, std::string_view words, Style style) {
    text(in.x + std::max(0, (in.w - text_width(words)) / 2), y, words, style, in.w);
}

int Canvas::paragraph(Rect in, std::string_view words, Style style) {
    std::vector<std::string> rows;
    while (!words.empty()) {
        const auto part = words.substr(0, words.find('\n'));
        words.remove_prefix(std::min(part.size() + 1, words.size()));
        for (std::string& row : wrap(part, std::max(in.w, 1))) rows.push_back(std::move(row));
    }
    const int all = static_cast<int>(rows.size()), shown = std::clamp(in.h, 0, all);
    if (shown > 0 && shown < all) rows[static_cast<std::size_t>(shown) - 1] += " …";
    for (int i = 0; i < shown; ++i)
        text(in.x, in.y + i, rows[static_cast<std::size_t>(i)], style, in.w);
    return shown;
}

void Canvas::fill(Rect rect, char32_t glyph, Style style) {
    for (int y = rect.y; y < rect.bottom(); ++y)
        for (int x = rect.x; x < rect.right(); ++x) put(x, y, glyph, style);
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
    put(x + 1, y, U' ');
    const int used = text(x + 2, y, title, title_style, width - 5);
    put(x + 2 + used, y, U' ');
}

void Canvas::restyle(Rect rect, Style style) {
    for (int y = rect.y; y < rect.bottom(); ++y)
        for (int x = rect.x; x < rect.right(); ++x)
            if (all().has(x, y)) cells_[index(x, y)].style = style;
}

void Canvas::clear() {
    std::fill(cells_.begin(), cells_.end(), Cell{});
    spots_.clear();
    cursor_.reset();
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

}  // namespace scoundrel::tui
