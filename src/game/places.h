// Where the cards of a room lie. A room has four places, 1 to 4, and its cards keep theirs while
// the room lasts; a card put down takes the lowest free one. The position knows nothing of it: its
// list closes up (rules.md 2.5). A new room lies as its list says, the carried card first (2.4): so
// "the first card uppermost" (3.9, 3.10) is the one at place 1 whenever a room can be avoided.
#pragma once

#include "rules/position.h"

namespace scoundrel {

// The four places of one room; follow() keeps them true.
class Places {
  public:
    constexpr Places() = default;  // an empty room
    // A room just dealt, or one whose past is not known.
    constexpr explicit Places(const Position& position) { follow(position); }

    // The card at this place, 1 to 4; none where the place is free, or is no place.
    constexpr Card at(int place) const {
        return place >= 1 && place <= room_size ? cards_[place - 1] : Card();
    }
    // Place 1; free places hold no card.
    constexpr const Card* begin() const { return cards_; }
    // Behind place 4.
    constexpr const Card* end() const { return cards_ + room_size; }

    // The place of a card, 1 to 4; 0 where it is not in the room.
    constexpr int of(Card card) const {
        int place = card ? room_size : 0;
        while (place > 0 && at(place) != card) --place;
        return place;
    }

    // Something happened in the room: what left it frees its place; what came takes the lowest
    // free one.
    constexpr void follow(const Position& position) {
        const CardSet here = position.room_cards();
        for (Card& card : cards_)
            if (card && !here.has(card)) card = Card();
        for (int i = 0; i < position.room_count; ++i)
            if (of(position.room[i]) == 0) lay(position.room[i]);
    }

    // Each lies where the other lay; one that lay elsewhere comes into the room for the other.
    constexpr void trade(Card one, Card other) {
        for (Card& card : cards_) card = card == one ? other : card == other ? one : card;
    }

    friend constexpr bool operator==(const Places&, const Places&) = default;

  private:
    constexpr void lay(Card card) {
        Card* place = cards_;
        while (*place) ++place;
        *place = card;
    }

    Card cards_[room_size];
};

}  // namespace scoundrel
