// The vectors that every platform must meet, bit for bit.
#include "rules/random.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "rules/dealer.h"
#include "support/dealt.h"

namespace scoundrel {
namespace {

using namespace test::words;

constexpr std::uint64_t nth(std::uint64_t seed, int n) {
    SplitMix64 random(seed);
    for (int i = 1; i < n; ++i) random.next();
    return random.next();
}
static_assert(nth(0, 1) == 0xE220A8397B1DCDAFu);
static_assert(nth(0, 2) == 0x6E789E6AA1B965F4u);

constexpr std::uint64_t fnv(std::string_view text) {
    Fnv1a hash;
    hash.add_text(text);
    return hash.value();
}
static_assert(fnv("") == 0xCBF29CE484222325u);
static_assert(fnv("a") == 0xAF63DC4C8601EC8Cu);
static_assert(fnv("tuesday") == 18339334696106391312u);

std::string text(const Deck& deck) {
    std::string out;
    for (const Card card : deck) {
        out += "23456789TJQKA"[card.value() - 2];
        out += "CDHS"[static_cast<int>(card.suit())];
    }
    return out;
}

TEST(Shuffle, Classic42) {
    EXPECT_EQ(text(shuffled(classic_deck, 42)),
              "JC6S7D5HTH6C7S2C5C9S8S9CJSQSQC4D4H9D8H3H5S6HTS2H6D7H2D4C7C8D2SAS5DKSTDAC9HTC4S3C3D"
              "KC8C3S");
}

TEST(Shuffle, FortyTwoWithTheLargestSeed) {
    const Deck deck = shuffled(test::forty_two.deck, 18446744073709551615u);
    EXPECT_EQ(deck.count, 42);
    EXPECT_EQ(text(deck).substr(0, 16), "7DTD9C8HKC2D4C5D");
}

TEST(Shuffle, StartsFromTheCanonicalOrder) {
    EXPECT_EQ(text(in_canonical_order("AS 2C TH 3D"_cards)), "2C3DTHAS");
    EXPECT_EQ(text(shuffled("7S"_cards, 9)), "7S");
    EXPECT_EQ(text(shuffled(CardSet(), 9)), "");
}

// Where the low half falls below the threshold the draw is made again: with n = 2^63 + 1 about
// every second one is. Python: m = next() * n; while m % 2**64 < 2**64 % n: again; m >> 64.
TEST(Below, RedrawsWhatWouldBeBiased) {
    constexpr std::uint64_t n = (std::uint64_t{1} << 63) + 1;
    SplitMix64 random(0);
    const std::uint64_t drawn[] = {random.below(n), random.below(n), random.below(n)};
    SplitMix64 plain(0);
    std::uint64_t expected[3];
    for (std::uint64_t& value : expected) {
        __extension__ using Wide = unsigned __int128;
        Wide m = static_cast<Wide>(plain.next()) * n;
        while (static_cast<std::uint64_t>(m) < 0x7FFFFFFFFFFFFFFFu)
            m = static_cast<Wide>(plain.next()) * n;
        value = static_cast<std::uint64_t>(m >> 64);
    }
    for (int i = 0; i < 3; ++i) EXPECT_EQ(drawn[i], expected[i]);
    EXPECT_EQ(random.next(), plain.next()) << "the same number of draws";
}

// A power of two divides 2^64, so nothing is biased and nothing is drawn again.
TEST(Below, APowerOfTwoTakesOneDraw) {
    SplitMix64 random(3);
    SplitMix64 plain(3);
    for (int i = 0; i < 20; ++i) EXPECT_EQ(random.below(std::uint64_t{1} << 63), plain.next() >> 1);
}

TEST(Below, StaysBelow) {
    SplitMix64 random(7);
    EXPECT_EQ(random.below(1), 0u);
    bool seen[3] = {};
    for (int i = 0; i < 100; ++i) {
        const auto value = random.below(3);
        ASSERT_LT(value, 3u);
        seen[value] = true;
    }
    EXPECT_TRUE(seen[0] && seen[1] && seen[2]);
}

TEST(Dice, ComeFromAGeneratorOfTheirOwn) {
    EXPECT_EQ(dice_of(0).next(), SplitMix64(0x5CA1AB1ED1CEB00Cu).next());
    EXPECT_EQ(dice_of(42).next(), SplitMix64(42 ^ 0x5CA1AB1ED1CEB00Cu).next());
}

// rules.md 8.4
TEST(Dice, PickAmongTheMonstersInRoomOrder) {
    const test::Dealt game(test::classic, "5D QC 3H 6S 7C 8C");
    EXPECT_EQ(nth_monster(game.game.position, 0), "QC"_card);
    EXPECT_EQ(nth_monster(game.game.position, 1), "6S"_card);
    EXPECT_FALSE(nth_monster(game.game.position, 2));
    EXPECT_EQ(game->monsters_in_room(), 2);
}

TEST(Dealer, TakesTheUnseenCardsInOrderAndRollsFromItsDice) {
    KnownDealer dealer = literal_dealer(test::deck_of("5D QC 3H 6S 7C"));
    Unrecorded past;
    Position position = start(test::classic, past);
    position.unseen = "7C"_cards;
    EXPECT_EQ(dealer.card(position), "7C"_card);
    position.unseen = "7C 6S 3H"_cards;
    EXPECT_EQ(dealer.card(position), "3H"_card);

    test::Dealt game(test::with(test::classic, [](Rules& r) { r.monsters = Monsters::die; }),
                     "2C 3C 4C 5C 6C");
    SplitMix64 dice = dice_of(0);
    for (int i = 0; i < 20; ++i) {
        const Card rolled = game.dealer.die(game.game.position);
        EXPECT_EQ(rolled, game->room[dice.below(4)]);
    }
    EXPECT_EQ(seeded_dealer(classic_deck, 42).dice.next(), dice_of(42).next());
}

}  // namespace
}  // namespace scoundrel
