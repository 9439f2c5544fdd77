// Cards and sets of cards: the vocabulary everything else is written in (rules.md chapter 1).
// A card is its canonical index: suit (clubs 0, diamonds 1, hearts 2, spades 3) x 13 + rank - 2.
// Text for cards lives in notation/.
#pragma once

#include <cstdint>

#include "rules/bits.h"

namespace scoundrel {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
enum class Kind : std::uint8_t { monster, weapon, potion };

inline constexpr int cards_in_pack = 52;
inline constexpr int ranks_in_suit = 13;

// Held as suit x 16 + value, so that suit and value cost nothing, no card is zero, and the order
// of these bytes is the canonical order.
class Card {
  public:
    constexpr Card() = default;  // no card
    constexpr Card(Suit suit, int value)
        : face_(static_cast<std::uint8_t>(static_cast<int>(suit) << 4 | value)) {}
    explicit constexpr Card(int index)
        : Card(static_cast<Suit>(index / ranks_in_suit), index % ranks_in_suit + 2) {}
    static constexpr Card of_face(unsigned face) {
        Card card;
        card.face_ = static_cast<std::uint8_t>(face);
        return card;
    }

    constexpr explicit operator bool() const { return face_ != 0; }
    constexpr int face() const { return face_; }
    constexpr int index() const { return static_cast<int>(suit()) * ranks_in_suit + value() - 2; }
    constexpr Suit suit() const { return static_cast<Suit>(face_ >> 4); }

    // 2 to 14: number cards count their number, then J 11, Q 12, K 13, A 14 (rules.md 1.2).
    constexpr int value() const { return face_ & 15; }

    // Clubs and spades are monsters, diamonds weapons, hearts potions (rules.md 1.1).
    constexpr Kind kind() const {
        return is_weapon() ? Kind::weapon : is_potion() ? Kind::potion : Kind::monster;
    }
    constexpr bool is_monster() const { return suit() == Suit::clubs || suit() == Suit::spades; }
    constexpr bool is_weapon() const { return suit() == Suit::diamonds; }
    constexpr bool is_potion() const { return suit() == Suit::hearts; }

    friend constexpr bool operator==(Card, Card) = default;

  private:
    std::uint8_t face_ = 0;
};

// The card that can repair a worn weapon (rules.md 5.22).
inline constexpr Card repair_card{Suit::diamonds, 2};

// A set of cards; iterating it goes in canonical order. One bit a face; bit 0, no card, is never
// set.
class CardSet {
  public:
    constexpr CardSet() = default;

    static constexpr CardSet of(Card card) { return CardSet(bit(card)); }
    // All cards of one suit whose value lies in [low, high].
    static constexpr CardSet run(Suit suit, int low, int high) {
        const std::uint64_t ones = (std::uint64_t{1} << (high - low + 1)) - 1;
        return CardSet(ones << Card(suit, low).face());
    }
    static constexpr CardSet whole_suit(Suit suit) { return run(suit, 2, 14); }
    static constexpr CardSet monsters() {
        return whole_suit(Suit::clubs) | whole_suit(Suit::spades);
    }
    static constexpr CardSet whole_pack() {
        return monsters() | whole_suit(Suit::diamonds) | whole_suit(Suit::hearts);
    }
    // Four places, some of which may hold no card.
    static constexpr CardSet of_four(const Card* cards) {
        const std::uint64_t bits = bit(cards[0]) | bit(cards[1]) | bit(cards[2]) | bit(cards[3]);
        return CardSet(bits & ~bit(Card()));
    }

    constexpr int count() const { return count_bits(bits_); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool has(Card card) const { return (bits_ & bit(card)) != 0; }
    constexpr void add(Card card) { bits_ |= bit(card); }
    constexpr void remove(Card card) { bits_ &= ~bit(card); }

    // The values of one suit's cards that are in the set: bit 0 for the 2, bit 12 for the ace.
    constexpr unsigned values(Suit suit) const {
        return static_cast<unsigned>((*this & whole_suit(suit)).bits_ >> Card(suit, 2).face());
    }

    friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
    // What a has and b lacks.
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    class Iterator {
      public:
        explicit constexpr Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Card operator*() const {
            return Card::of_face(static_cast<unsigned>(lowest_bit(rest_)));
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint64_t rest_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

  private:
    explicit constexpr CardSet(std::uint64_t bits) : bits_(bits) {}
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.face(); }

    std::uint64_t bits_ = 0;
};

// The sum of the values of a set's cards.
constexpr int total_value(CardSet cards) {
    int sum = 0;
    for (const Card card : cards) sum += card.value();
    return sum;
}

}  // namespace scoundrel
