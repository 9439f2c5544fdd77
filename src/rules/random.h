// The one source of chance: SplitMix64, an unbiased draw, the shuffle, and the hash that turns
// words into seeds. Normative: every platform must agree bit for bit (notation.md, "Seeds").
#pragma once

#include <cstdint>

#include "rules/card.h"

namespace scoundrel {

// A generator of 64 bits: fast, and the same everywhere. No secret can be made of it.
class SplitMix64 {
  public:
    // Any number is a good state; the same one gives the same numbers.
    explicit constexpr SplitMix64(std::uint64_t state) : state_(state) {}

    // The next number, any of 64 bits.
    constexpr std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15u;
        std::uint64_t z = state_;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
        z = (z ^ z >> 27) * 0x94D049BB133111EBu;
        return z ^ z >> 31;
    }

    // Uniform in [0, n), n > 0: Lemire's multiply-shift, redrawing the few biased results.
    constexpr std::uint64_t below(std::uint64_t n) {
        __extension__ using Wide = unsigned __int128;
        Wide m = static_cast<Wide>(next()) * n;
        if (static_cast<std::uint64_t>(m) < n) {
            const std::uint64_t threshold = (0 - n) % n;  // 2^64 mod n
            while (static_cast<std::uint64_t>(m) < threshold) m = static_cast<Wide>(next()) * n;
        }
        return static_cast<std::uint64_t>(m >> 64);
    }

    // What a generator that goes on from here is made with.
    constexpr std::uint64_t state() const { return state_; }

  private:
    std::uint64_t state_;
};

// The dice of a game come from a second generator, so that rolling never disturbs the shuffle.
constexpr SplitMix64 dice_of(std::uint64_t seed) { return SplitMix64(seed ^ 0x5CA1AB1ED1CEB00Cu); }

// FNV-1a, 64 bits: seeds from words, hashes of records, the signature.
class Fnv1a {
  public:
    constexpr Fnv1a() = default;                                       // of nothing yet
    explicit constexpr Fnv1a(std::uint64_t so_far) : hash_(so_far) {}  // goes on from a value
    // Takes in a byte.
    constexpr void add(unsigned char byte) { hash_ = (hash_ ^ byte) * 0x100000001B3u; }
    // Takes in every character of a text.
    template <class Text>
    constexpr void add_text(const Text& text) {
        for (const char c : text) add(static_cast<unsigned char>(c));
    }
    // The hash of all that was taken in.
    constexpr std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = 0xCBF29CE484222325u;
};

// Cards in an order, top of the dungeon first.
struct Deck {
    Card cards[cards_in_pack];  // none from `count` on
    int count = 0;              // how many

    // Puts a card below the others. At most 52 go in, which nothing checks.
    constexpr void push(Card card) { cards[count++] = card; }
    // The uppermost card.
    constexpr const Card* begin() const { return cards; }
    // Below the lowest.
    constexpr const Card* end() const { return cards + count; }
};

// These cards by suit and value.
constexpr Deck in_canonical_order(CardSet cards) {
    Deck deck;
    for (const Card card : cards) deck.push(card);
    return deck;
}

// These cards in the order that the seed deals: a Fisher-Yates shuffle of the canonical order, from
// its end.
constexpr Deck shuffled(CardSet cards, std::uint64_t seed) {
    Deck deck = in_canonical_order(cards);
    SplitMix64 random(seed);
    for (int i = deck.count - 1; i > 0; --i) {
        const auto j = random.below(static_cast<std::uint64_t>(i) + 1);
        const Card card = deck.cards[i];
        deck.cards[i] = deck.cards[j];
        deck.cards[j] = card;
    }
    return deck;
}

}  // namespace scoundrel
