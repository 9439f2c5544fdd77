// Cards and sets of cards: the vocabulary everything else is written in (rules.md chapter 1).
// A card is its canonical index: suit (clubs 0, diamonds 1, hearts 2, spades 3) x 13 + rank - 2.
// Text for cards lives in notation/.
#pragma once

#include <cstdint>

#include "rules/bits.h"

namespace scoundrel {

// In canonical order, which is alphabetical.
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
// What a card is in the game, which its suit decides (rules.md 1.1).
enum class Kind : std::uint8_t { monster, weapon, potion };

// Cards there are; no deck has one of them twice.
inline constexpr int cards_in_pack = 52;
// Values there are of each suit: 2 to 14.
inline constexpr int ranks_in_suit = 13;

// A card of the pack, or no card. Held as suit x 16 + value, so that suit and value cost nothing,
// no card is zero, and the order of these bytes is the canonical order.
class Card {
  public:
    constexpr Card() = default;  // no card
    // `value` is 2 to 14, and is not checked.
    constexpr Card(Suit suit, int value)
        : face_(static_cast<std::uint8_t>(static_cast<int>(suit) << 4 | value)) {}
    // By its place in canonical order, 0 to 51, which is not checked.
    explicit constexpr Card(int index)
        : Card(static_cast<Suit>(index / ranks_in_suit), index % ranks_in_suit + 2) {}
    // By what face() gives; 0 is no card.
    static constexpr Card of_face(unsigned face) {
        Card card;
        card.face_ = static_cast<std::uint8_t>(face);
        return card;
    }

    // Whether it is a card at all.
    constexpr explicit operator bool() const { return face_ != 0; }
    // The byte that it is held as: suit x 16 + value, 0 for no card. It orders cards canonically.
    constexpr int face() const { return face_; }
    // Its place in canonical order, 0 to 51. There must be a card.
    constexpr int index() const { return static_cast<int>(suit()) * ranks_in_suit + value() - 2; }
    // Its suit. There must be a card, here and in what follows.
    constexpr Suit suit() const { return static_cast<Suit>(face_ >> 4); }

    // 2 to 14: number cards count their number, then J 11, Q 12, K 13, A 14 (rules.md 1.2).
    constexpr int value() const { return face_ & 15; }

    // Clubs and spades are monsters, diamonds weapons, hearts potions (rules.md 1.1).
    constexpr Kind kind() const {
        return is_weapon() ? Kind::weapon : is_potion() ? Kind::potion : Kind::monster;
    }
    // Whether it is to be fought.
    constexpr bool is_monster() const { return suit() == Suit::clubs || suit() == Suit::spades; }
    // Whether it is to be equipped.
    constexpr bool is_weapon() const { return suit() == Suit::diamonds; }
    // Whether it is to be drunk.
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
    constexpr CardSet() = default;  // no cards

    // This card alone. There must be one, here and for has(), add() and remove().
    static constexpr CardSet of(Card card) { return CardSet(bit(card)); }
    // All cards of one suit whose value lies in [low, high].
    static constexpr CardSet run(Suit suit, int low, int high) {
        const std::uint64_t ones = (std::uint64_t{1} << (high - low + 1)) - 1;
        return CardSet(ones << Card(suit, low).face());
    }
    // All thirteen cards of a suit.
    static constexpr CardSet whole_suit(Suit suit) { return run(suit, 2, 14); }
    // Every monster there is: clubs and spades.
    static constexpr CardSet monsters() {
        return whole_suit(Suit::clubs) | whole_suit(Suit::spades);
    }
    // All 52 cards.
    static constexpr CardSet whole_pack() {
        return monsters() | whole_suit(Suit::diamonds) | whole_suit(Suit::hearts);
    }
    // Four places, some of which may hold no card.
    static constexpr CardSet of_four(const Card* cards) {
        const std::uint64_t bits = bit(cards[0]) | bit(cards[1]) | bit(cards[2]) | bit(cards[3]);
        return CardSet(bits & ~bit(Card()));
    }

    // How many cards it has, 0 to 52.
    constexpr int count() const { return count_bits(bits_); }
    // Whether it has none.
    constexpr bool empty() const { return bits_ == 0; }
    // Whether this card is in it.
    constexpr bool has(Card card) const { return (bits_ & bit(card)) != 0; }
    // Puts a card in; one that is there stays.
    constexpr void add(Card card) { bits_ |= bit(card); }
    // Takes a card out, if it is there.
    constexpr void remove(Card card) { bits_ &= ~bit(card); }

    // The values of one suit's cards that are in the set: bit 0 for the 2, bit 12 for the ace.
    constexpr unsigned values(Suit suit) const {
        return static_cast<unsigned>((*this & whole_suit(suit)).bits_ >> Card(suit, 2).face());
    }

    // What either has.
    friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
    // What both have.
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
    // What a has and b lacks.
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    // Goes through the cards of a set; changes to the set do not reach it.
    class Iterator {
      public:
        // Over the cards of these bits, as CardSet::begin() makes it.
        explicit constexpr Iterator(std::uint64_t rest) : rest_(rest) {}
        // The card it stands at. It must not be at the end.
        constexpr Card operator*() const {
            return Card::of_face(static_cast<unsigned>(lowest_bit(rest_)));
        }
        // Goes on to the next card.
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        std::uint64_t rest_;
    };
    // At the first card in canonical order.
    constexpr Iterator begin() const { return Iterator(bits_); }
    // Behind the last card.
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
