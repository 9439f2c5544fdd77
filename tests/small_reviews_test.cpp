// Reviews of games with small decks, where every chance is exact, against the plain expectimax.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "coach/review.h"
#include "rules/rule_sets.h"
#include "support/plain_expectimax.h"
#include "support/random_rules.h"
#include "support/thorough.h"

namespace scoundrel::test {
namespace {

constexpr double close = 1e-9;
constexpr int every_order = 50'000;  // more than the orders of eight cards: nothing is sampled

// Every rule set, and knobs by chance, with so many cards and little health; play that ends.
std::vector<Rules> small_rules(int cards) {
    SplitMix64 random(7);
    std::vector<Rules> all;
    for (const RuleSet& set : rule_sets) all.push_back(set.rules);
    for (int i = 0; i < 8; ++i) all.push_back(random_knobs(random));
    for (std::size_t i = 0; i < all.size(); ++i) {
        Rules& rules = all[i];
        if (rules.avoid == Avoid::always) rules.avoid = Avoid::alternate;
        rules.swap = Swap::no;
        rules.drop = Drop::no;
        if (i % 4 == 3) rules.monsters = Monsters::die;
        rules.deck = some_cards(random, CardSet::whole_pack(), cards);
        rules.health = static_cast<std::uint8_t>(8 + any_below(random, 8));
    }
    return all;
}

struct Played {
    std::vector<PlayedMove> moves;
    Position end;
};

Played play_at_random(const Rules& rules, std::uint64_t seed) {
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    SplitMix64 random(seed);
    Unrecorded past;
    Played played{{}, start(rules, past)};
    deal(played.end, dealer);
    while (played.end.status == Status::playing) {
        const MoveList list = legal_moves(rules, played.end);
        const Move move = list[any_below(random, list.count)];
        played.moves.push_back({played.end, move});
        apply(rules, played.end, move, past);
        deal(played.end, dealer);
    }
    return played;
}

Review reviewed(const Rules& rules, const std::vector<PlayedMove>& moves, bool won) {
    static const Net blank;
    Reviewer reviewer(rules, blank, moves, won, {.samples = every_order, .seed = 0});
    while (!reviewer.done()) reviewer.step();
    return reviewer.review();
}

TEST(Review, ChancesAreThoseOfThePlainExpectimax) {
    for (const Rules& rules : small_rules(sanitized ? 7 : 9)) {
        PlainExpectimax plain(rules);
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const Played game = play_at_random(rules, seed);
            const bool won = game.end.status == Status::won;
            const Review review = reviewed(rules, game.moves, won);
            ASSERT_EQ(review.moves.size(), game.moves.size());
            EXPECT_GE(review.sight, Sight::exact);
            EXPECT_NEAR(review.start, plain.win(game.moves.front().before), close);
            EXPECT_NEAR(review.start + review.luck() + review.skill(), review.result(), close);
            for (std::size_t i = 0; i < game.moves.size(); ++i) {
                const auto& [before, move] = game.moves[i];
                const ReviewedMove& told = review.moves[i];
                EXPECT_NEAR(told.before, plain.win(before), close);
                EXPECT_NEAR(told.after, plain.after(before, move), close);
                EXPECT_NEAR(plain.after(before, told.best), told.before, close);
                EXPECT_LE(told.skill(), 0);
                EXPECT_EQ(told.error, 0);
                double worst = 1;
                for (const Move other : legal_moves(rules, before))
                    worst = std::min(worst, plain.after(before, other));
                // Forced moves and choices that are all as good are no decisions.
                EXPECT_EQ(told.decision, worst < plain.win(before) - close);
            }
            for (const ReviewedReveal& reveal : review.reveals) {
                const auto at = static_cast<std::size_t>(reveal.after_move);
                EXPECT_NEAR(reveal.before,
                            plain.after(game.moves[at - 1].before, game.moves[at - 1].move), close);
                EXPECT_NEAR(reveal.after, plain.win(game.moves[at].before), close);
            }
        }
    }
}

// Every way the owed cards, or a roll, can come.
void each_reveal(const Position& position, const std::function<void(const Position&)>& do_it) {
    if (position.owed > 0) {
        for (const Card card : position.unseen) {
            Position next = position;
            reveal(next, card);
            each_reveal(next, do_it);
        }
    } else if (position.die_owed) {
        for (const Card monster : position.room_cards() & CardSet::monsters()) {
            Position next = position;
            reveal_die(next, monster);
            do_it(next);
        }
    } else {
        do_it(position);
    }
}

TEST(Review, LuckIsNoughtOnTheWhole) {
    for (const Rules& rules : small_rules(sanitized ? 7 : 8)) {
        const Played game = play_at_random(rules, 1);
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            Position end = game.moves[i].before;
            Unrecorded past;
            apply(rules, end, game.moves[i].move, past);
            if (!end.awaiting()) continue;
            double luck = 0, squares = 0, spread = 0;
            int times = 0;
            each_reveal(end, [&](const Position& next) {
                if (next.status != Status::playing) return;
                std::vector<PlayedMove> moves(game.moves.begin(),
                                              game.moves.begin() + static_cast<long>(i) + 1);
                moves.push_back({next, legal_moves(rules, next)[0]});
                const Review review = reviewed(rules, moves, false);
                const bool told = !review.reveals.empty() &&
                                  review.reveals.back().after_move == static_cast<int>(i) + 1;
                const double now = told ? review.reveals.back().luck() : 0;
                luck += now;
                squares += now * now;
                if (told) spread = review.reveals.back().spread;
                ++times;
            });
            EXPECT_NEAR(luck / times, 0, close);
            if (!end.die_owed) {
                EXPECT_NEAR(std::sqrt(squares / times), spread, 1e-6);
            }
            break;
        }
    }
}

}  // namespace
}  // namespace scoundrel::test
