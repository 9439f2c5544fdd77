// Cards and sets of cards: the vocabulary everything else is written in (rules.md chapter 1).
// A card is its canonical index: suit (clubs 0, diamonds 1, hearts 2, spades 3) x 13 + rank - 2.
// Text for cards lives in notation/.
#pragma once

#include <bit>
#include <cstdint>

namespace scoundrel {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
enum class Kind : std::uint8_t { monster, weapon, potion };

inline constexpr int cards_in_pack = 52;
inline constexpr int ranks_in_suit = 13;

class Card {
  public:
    constexpr Card() = default;  // no card
    explicit constexpr Card(int index) : index_(static_cast<std::uint8_t>(index)) {}
    constexpr Card(Suit suit, int value)
        : Card(static_cast<int>(suit) * ranks_in_suit + value - 2) {}

    constexpr explicit operator bool() const { return index_ != none; }
    constexpr int index() const { return index_; }
    constexpr Suit suit() const { return static_cast<Suit>(index_ / ranks_in_suit); }

    // 2 to 14: number cards count their number, then J 11, Q 12, K 13, A 14 (rules.md 1.3).
    constexpr int value() const { return index_ % ranks_in_suit + 2; }

    // Clubs and spades are monsters, diamonds weapons, hearts potions (rules.md 1.4 to 1.6).
    constexpr Kind kind() const {
        return suit() == Suit::diamonds ? Kind::weapon
               : suit() == Suit::hearts ? Kind::potion
                                        : Kind::monster;
    }
    constexpr bool is_monster() const { return kind() == Kind::monster; }
    constexpr bool is_weapon() const { return kind() == Kind::weapon; }
    constexpr bool is_potion() const { return kind() == Kind::potion; }

    friend constexpr bool operator==(Card, Card) = default;

  private:
    static constexpr std::uint8_t none = 0xFF;
    std::uint8_t index_ = none;
};

// The card that can repair a worn weapon (rules.md 5.9).
inline constexpr Card repair_card{Suit::diamonds, 2};

// A set of cards; iterating it goes in canonical order.
class CardSet {
  public:
    constexpr CardSet() = default;
    explicit constexpr CardSet(std::uint64_t bits) : bits_(bits) {}

    static constexpr CardSet of(Card card) { return CardSet(std::uint64_t{1} << card.index()); }
    static constexpr CardSet whole_pack() {
        return CardSet((std::uint64_t{1} << cards_in_pack) - 1);
    }
    // All cards of one suit whose value lies in [low, high].
    static constexpr CardSet run(Suit suit, int low, int high) {
        const std::uint64_t ones = (std::uint64_t{1} << (high - low + 1)) - 1;
        return CardSet(ones << Card(suit, low).index());
    }
    static constexpr CardSet monsters() {
        return run(Suit::clubs, 2, 14) | run(Suit::spades, 2, 14);
    }

    constexpr std::uint64_t bits() const { return bits_; }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool has(Card card) const { return card && (bits_ >> card.index() & 1) != 0; }
    constexpr void add(Card card) { bits_ |= of(card).bits_; }
    constexpr void remove(Card card) { bits_ &= ~of(card).bits_; }

    friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
    // What a has and b lacks.
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    class Iterator {
      public:
        explicit constexpr Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Card operator*() const { return Card(std::countr_zero(rest_)); }
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
    std::uint64_t bits_ = 0;
};

// The sum of the values of a set's cards.
constexpr int total_value(CardSet cards) {
    int sum = 0;
    for (const Card card : cards) sum += card.value();
    return sum;
}

}  // namespace scoundrel
