// The search player on decks so small that it can look at every hidden order: each move is worth
// what the plain expectimax says, and it wins as often as can be.
#include <gtest/gtest.h>

#include <algorithm>
#include <unordered_map>

#include "notation/rules_text.h"
#include "player/search.h"
#include "rules/rule_sets.h"
#include "solver/position_hash.h"
#include "solver/solver.h"
#include "support/plain_expectimax.h"
#include "support/random_rules.h"
#include "support/thorough.h"

namespace scoundrel::test {
namespace {

constexpr double close = 1e-9;
const Effort every_order{.samples = 1'000'000};  // more than eight cards have orders, by far

// So many cards and little health, so that much is open. The net is blank: it must not matter.
Rules small(Rules rules, int cards, SplitMix64& random) {
    rules.deck = some_cards(random, classic_deck, cards);
    rules.health = static_cast<std::uint8_t>(8 + any_below(random, 8));
    return rules;
}

// Every rule set, with avoids that come to an end; then knobs by chance.
std::vector<Rules> rules_that_end(int of_random_knobs) {
    SplitMix64 random(11);
    std::vector<Rules> all;
    for (const RuleSet& set : rule_sets) all.push_back(set.rules);
    for (int i = 0; i < of_random_knobs; ++i) all.push_back(random_knobs(random));
    for (Rules& rules : all)
        if (rules.avoid == Avoid::always) rules.avoid = Avoid::alternate;
    return all;
}

// A game by chance; the player is asked at every choice with no more cards unseen than this.
constexpr int most_unseen = sanitized ? 4 : 6;  // with seven, a deck takes a minute
constexpr int most_coming_back = sanitized ? 3 : 4;
void compare_along_a_game(const Rules& rules, std::uint64_t seed) {
    SCOPED_TRACE(print_rules(Variant{&rule_sets[0], rules}) + "#" + std::to_string(seed));
    static const auto blank = std::make_shared<const Net>();
    Search search(rules, blank);
    PlainExpectimax plain(rules);
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    SplitMix64 random(seed);
    Unrecorded past;
    Position position = start(rules, past);
    deal(position, dealer);
    const auto go_on = [&] {
        const MoveList moves = legal_moves(rules, position);
        apply(rules, position, moves[any_below(random, moves.count)], past);
        deal(position, dealer);
    };
    const int most = rules.cards_come_back() ? most_coming_back : most_unseen;
    while (position.unseen.count() > most && position.status == Status::playing) go_on();
    for (; position.status == Status::playing; go_on()) {
        const Advice advice = search.advise(position, every_order);
        const MoveList moves = legal_moves(rules, position);
        ASSERT_EQ(advice.options.size(), static_cast<std::size_t>(moves.count));
        ASSERT_GE(advice.sight, Sight::exact);
        for (const Option& option : advice.options) {
            const auto prospect = plain.prospect_after(position, option.move);
            ASSERT_NEAR(option.win, prospect.win, close);
            ASSERT_NEAR(option.score, prospect.score, close);
            ASSERT_EQ(option.error, 0);
        }
        ASSERT_NEAR(advice.options.front().win, plain.win(position), close);
    }
}

TEST(SmallSearch, EveryMoveIsWorthWhatThePlainExpectimaxSays) {
    SplitMix64 random(5);
    for (int cards = 10; cards <= (sanitized ? 10 : 12); ++cards)
        for (const Rules& rules : rules_that_end(3))
            compare_along_a_game(small(rules, cards, random), static_cast<std::uint64_t>(cards));
}

// Whatever net and solver think of the other moves.
TEST(SmallSearch, AMoveThatKillsHasNoChance) {
    const auto blank = std::make_shared<const Net>();
    int kills = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Rules rules;
        Search search(rules, blank);
        KnownDealer dealer = seeded_dealer(rules.deck, seed);
        Unrecorded past;
        Position position = start(rules, past);
        deal(position, dealer);
        while (position.status == Status::playing) {
            const Advice advice = search.advise(position, {.samples = 4});
            for (const Option& option : advice.options) {
                Position next = position;
                apply(rules, next, option.move, past);
                if (next.status != Status::lost) continue;
                ++kills;
                EXPECT_EQ(option.win, 0);
            }
            apply(rules, position, advice.options.front().move, past);
            deal(position, dealer);
        }
    }
    EXPECT_GT(kills, 40);
}

// Of all orders in which the unseen cards can lie, those that are won.
double reached(const Rules& rules, const Position& from, Player& player,
               const Effort& effort = every_order) {
    Deck deck;
    for (const Card card : from.unseen) deck.push(card);
    std::unordered_map<Position, Move, PositionHash> chosen;  // it answers alike every time
    const auto choose = [&](const Position& position) {
        const auto [at, is_new] = chosen.try_emplace(position);
        if (is_new) at->second = player.advise(position, effort).options[0].move;
        return at->second;
    };
    int won = 0, orders = 0;
    do {
        KnownDealer dealer{deck};
        Position position = from;
        for (int moves = 0; position.status == Status::playing && moves < 200; ++moves) {
            Unrecorded past;
            apply(rules, position, choose(position), past);
            deal(position, dealer);
        }
        won += position.status == Status::won ? 1 : 0;
        ++orders;
    } while (std::next_permutation(deck.cards, deck.cards + deck.count,
                                   [](Card a, Card b) { return a.face() < b.face(); }));
    return static_cast<double>(won) / orders;
}

Position first_room(const Rules& rules, std::uint64_t seed) {
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    Unrecorded past;
    Position position = start(rules, past);
    deal(position, dealer);
    return position;
}

TEST(SmallSearch, WinsAsOftenAsCanBe) {
    SplitMix64 random(9);
    const auto blank = std::make_shared<const Net>();
    for (const Rules& set : rules_that_end(2)) {
        const Rules rules = small(set, set.cards_come_back() ? 8 : 9, random);
        Search search(rules, blank);
        const Position room = first_room(rules, 1);
        EXPECT_NEAR(reached(rules, room, search), PlainExpectimax(rules).win(room), close);
    }
}

// Where avoiding is free, hiding the deck costs nothing (docs/strength.md).
TEST(SmallSearch, WhereAvoidingIsFreeWinsWhateverCanBeWon) {
    SplitMix64 random(10);
    const auto blank = std::make_shared<const Net>();
    int can_be_won = 0, cannot = 0;
    for (int i = 0; i < thorough(60); ++i) {
        const Rules rules = small(find_rule_set("forty-two")->rules, 8, random);
        Search search(rules, blank);
        const Position room = first_room(rules, 1);
        Deck deck;
        for (const Card card : room.unseen) deck.push(card);
        int won = 0, orders = 0;
        do {
            won += solve(rules, room, deck, 0, Question::verdict, {}).verdict == Verdict::won;
            ++orders;
        } while (std::next_permutation(deck.cards, deck.cards + deck.count,
                                       [](Card a, Card b) { return a.face() < b.face(); }));
        EXPECT_EQ(reached(rules, room, search, {.samples = 1}), static_cast<double>(won) / orders);
        can_be_won += won;
        cannot += orders - won;
    }
    EXPECT_GT(can_be_won, thorough(100));
    EXPECT_GT(cannot, thorough(100));
}

}  // namespace
}  // namespace scoundrel::test
