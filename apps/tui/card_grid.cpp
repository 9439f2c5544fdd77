#include "tui/card_grid.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "tui/card_art.h"

namespace scoundrel::tui {

namespace {

constexpr Suit suits[] = {Suit::clubs, Suit::spades, Suit::diamonds, Suit::hearts};

int typed_rank(char32_t c) {
    constexpr std::u32string_view ranks = U"23456789TJQKA", small = U"23456789tjqka";
    for (const auto& known : {ranks, small})
        if (const auto at = known.find(c); at != known.npos) return static_cast<int>(at) + 2;
    return 0;
}

std::optional<Suit> typed_suit(char32_t c) {
    switch (c) {
        case U'c':
        case U'C':
        case U'♣': return Suit::clubs;
        case U'd':
        case U'D':
        case U'♦': return Suit::diamonds;
        case U'h':
        case U'H':
        case U'♥': return Suit::hearts;
        case U's':
        case U'S':
        case U'♠': return Suit::spades;
        default: return {};
    }
}

}  // namespace

void CardGrid::draw(Canvas& canvas, int x, int y, CardSet open, CardSet marked) const {
    for (int row = 0; row < 4; ++row)
        for (int column = 0; column < 13; ++column) {
            const Card card(suits[row], column + 2);
            const std::string face = face_of(card);
            const bool here = row == row_ && column == column_;
            const bool can = open.has(card);
            const Ink ink = can ? ink_of(card.suit()) : Ink::dim;
            const int at = x + column * 3 + (column > 8 ? 1 : 0);
            canvas.text(at, y + row, can || marked.has(card) ? face : "·",
                        {.ink = marked.has(card) ? Ink::focus : ink,
                         .reverse = here,
                         .bold = here || marked.has(card)});
            canvas.spot({at, y + row, 3, 1}, Input::pick(card.index()));
        }
    if (rank_ != 0)
        canvas.text(x, y + 4,
                    face_of(Card(Suit::clubs, rank_)).substr(0, rank_ == 10 ? 2 : 1) + "_",
                    {.ink = Ink::strong});
}

std::optional<Card> CardGrid::handle(const Input& input) {
    const bool just_typed = std::exchange(typed_, false);
    const auto move = [&](int rows, int columns) {
        row_ = (row_ + rows + 4) % 4;
        column_ = (column_ + columns + 13) % 13;
    };
    switch (input.key) {
        case Key::left: move(0, -1); break;
        case Key::right: move(0, 1); break;
        case Key::up: move(-1, 0); break;
        case Key::down: move(1, 0); break;
        case Key::home: column_ = 0; break;
        case Key::end: column_ = 12; break;
        case Key::enter:
            if (just_typed) break;  // whoever types may end a card with Enter
            return Card(suits[row_], column_ + 2);
        case Key::pick:
            if (input.index < 0 || input.index >= cards_in_pack) break;
            rank_ = 0;
            return Card(input.index);
        case Key::backspace: rank_ = 0; break;
        case Key::character: {
            if (one_ && input.character == U'0') return one_ = false, rank_ = 10, std::nullopt;
            one_ = input.character == U'1';
            if (one_) rank_ = 10;  // 1, or 10, then the suit
            if (const int rank = typed_rank(input.character)) rank_ = rank;
            const auto suit = typed_suit(input.character);
            if (!suit || rank_ == 0) break;
            const Card card(*suit, rank_);
            rank_ = 0;
            row_ = static_cast<int>(std::find(suits, suits + 4, *suit) - suits);
            column_ = card.value() - 2;
            typed_ = true;
            return card;
        }
        default: break;
    }
    return {};
}

}  // namespace scoundrel::tui
