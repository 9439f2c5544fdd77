#include "tui/card_art.h"

#include <algorithm>

#include "notation/cards.h"
#include "phrases/layout.h"

namespace scoundrel::tui {

namespace {

// Where the pips of a number card stand, three columns by five rows, as on a printed card.
struct Pips {
    const char* rows[5];
};
constexpr Pips pips_of[] = {
    {{" o ", "   ", "   ", "   ", " o "}},  // 2
    {{" o ", "   ", " o ", "   ", " o "}},  // 3
    {{"o o", "   ", "   ", "   ", "o o"}},  // 4
    {{"o o", "   ", " o ", "   ", "o o"}},  // 5
    {{"o o", "   ", "o o", "   ", "o o"}},  // 6
    {{"o o", " o ", "o o", "   ", "o o"}},  // 7
    {{"o o", " o ", "o o", " o ", "o o"}},  // 8
    {{"o o", "o o", " o ", "o o", "o o"}},  // 9
    {{"o o", "ooo", "   ", "ooo", "o o"}},  // 10
};

char32_t suit_glyph(Suit suit) {
    constexpr char32_t glyphs[] = {U'♣', U'♦', U'♥', U'♠'};
    return glyphs[static_cast<int>(suit)];
}

std::string rank_of(Card card) {
    if (card.value() == 10) return "10";
    return print_card(card).substr(0, 1);
}

void draw_court(Canvas& canvas, int x, int y, Card card, Style style) {
    canvas.box({x + 3, y + 2, 5, 5}, style);
    canvas.text(x + 5, y + 3, rank_of(card), style);
    canvas.put(x + 5, y + 5, suit_glyph(card.suit()), style);
    canvas.put(x + 5, y + 4, U'·', style);
}

void draw_pips(Canvas& canvas, int x, int y, Card card, Style style) {
    const Pips& layout = pips_of[card.value() - 2];
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 3; ++column)
            if (layout.rows[row][column] == 'o')
                canvas.put(x + 3 + 2 * column, y + 2 + row, suit_glyph(card.suit()), style);
}

}  // namespace

Ink ink_of(Suit suit) {
    constexpr Ink inks[] = {Ink::club, Ink::diamond, Ink::heart, Ink::spade};
    return inks[static_cast<int>(suit)];
}

std::string face_of(Card card) { return rank_of(card) + std::string(suit_symbol(card.suit())); }

void draw_card(Canvas& canvas, int x, int y, CardSize size, Card card, CardLook look) {
    const Rect rect{x, y, size.w, size.h};
    canvas.cover(rect);
    canvas.box(rect, {.ink = look.frame, .bold = look.frame == Ink::focus});
    const Style style{.ink = look.dimmed ? Ink::dim : ink_of(card.suit()), .bold = !look.dimmed};
    const std::string face = face_of(card);
    canvas.text(x + 1, y + 1, face, style);
    if (size.h > flat_card.h) canvas.text_right(x + size.w - 1, y + size.h - 2, face, style);
    if (!size.large()) return;
    const Style body{.ink = style.ink};
    if (card.value() <= 10)
        draw_pips(canvas, x, y, card, body);
    else
        draw_court(canvas, x, y, card, body);
}

void draw_pile(Canvas& canvas, int x, int y, CardSize size, int cards) {
    if (cards == 0) return draw_place(canvas, x, y, size);
    const Rect rect{x, y, size.w, size.h};
    canvas.fill(rect.inside(1, 1), U'░', {.ink = Ink::back});
    canvas.box(rect, {.ink = Ink::back});
    const std::string count = " " + std::to_string(cards) + " ";
    const int width = text_width(count);
    canvas.cover({x + (size.w - width) / 2, y + size.h / 2, width, 1});
    canvas.text_centred(rect, y + size.h / 2, count, {.ink = Ink::strong, .bold = true});
}

void draw_place(Canvas& canvas, int x, int y, CardSize size, std::string_view label) {
    const Rect rect{x, y, size.w, size.h};
    for (const int column : {x, rect.right() - 1})
        for (const int row : {y, rect.bottom() - 1})
            canvas.put(column, row, U'·', {.ink = Ink::dim});
    for (int column = x + 2; column < rect.right() - 1; column += 2)
        for (const int row : {y, rect.bottom() - 1})
            canvas.put(column, row, U'·', {.ink = Ink::dim});
    for (int row = y + 1; row < rect.bottom() - 1; ++row)
        for (const int column : {x, rect.right() - 1})
            canvas.put(column, row, U'·', {.ink = Ink::dim});
    canvas.text_centred(rect.inside(1, 0), y + size.h / 2, label, {.ink = Ink::dim});
}

int draw_stack(Canvas& canvas, int x, int y, CardSize size, Card weapon,
               std::span<const Card> slain, int most, CardLook look) {
    constexpr int step = 4;  // of each its value and suit can be read
    const int count = static_cast<int>(slain.size());
    const int room = std::max(0, most - size.w);
    // If that is too much the earliest slain are hidden below the others.
    const int hidden = std::max(0, count - room / step);
    if (hidden > 0) {
        std::string whole = face_of(weapon) + " ‹";
        for (const Card card : slain) whole += " " + face_of(card);
        if (count > 0) canvas.leave_out(whole);
    }
    draw_card(canvas, x, y, size, weapon, look);
    for (int i = hidden; i < count; ++i)
        draw_card(canvas, x + (i - hidden + 1) * step, y, size, slain[static_cast<std::size_t>(i)]);
    return size.w + (count - hidden) * step;
}

int draw_cards(Canvas& canvas, Rect in, std::span<const Card> cards, Kept kept) {
    const auto lay = [&](std::span<const Card> some, int begin, bool draw) {
        int x = begin, line = 0;
        for (const Card card : some) {
            const std::string face = face_of(card);
            const int width = text_width(face);
            if (x > in.x && x + width > in.right()) {
                x = in.x;
                ++line;
            }
            if (draw) canvas.text(x, in.y + line, face, {.ink = ink_of(card.suit())});
            x += width + 1;
        }
        return std::pair(line + 1, x);
    };
    if (cards.empty()) return 0;
    if (const int lines = lay(cards, in.x, false).first; lines <= in.h)
        return lay(cards, in.x, true), lines;
    std::string whole;
    for (const Card card : cards) whole += (whole.empty() ? "" : " ") + face_of(card);
    canvas.leave_out(whole);
    constexpr Style dim{.ink = Ink::dim};
    std::span<const Card> some = cards;
    if (kept == Kept::last) {
        while (!some.empty() && lay(some, in.x + 2, false).first > in.h) some = some.subspan(1);
        canvas.text(in.x, in.y, "…", dim);
        lay(some, in.x + 2, true);
    } else {
        const auto fits = [&] {
            const auto [lines, x] = lay(some, in.x, false);
            return lines < in.h || (lines == in.h && x < in.right());
        };
        while (!some.empty() && !fits()) some = some.first(some.size() - 1);
        const auto [lines, x] = lay(some, in.x, true);
        canvas.text(std::min(x, in.right() - 1), in.y + lines - 1, "…", dim);
    }
    return in.h;
}

}  // namespace scoundrel::tui
