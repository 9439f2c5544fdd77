// Reviews of games with small decks, where every chance is exact, against the plain expectimax.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "coach/review.h"
#include "player/search.h"
#include "rules/rule_sets.h"
#include "rules/score.h"
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
        if (i % 4 == 3) rules.monsters = Monsters::die;
        // Cards that come back can be laid out in so many ways that fewer must do.
        rules.deck =
            some_cards(random, CardSet::whole_pack(), rules.cards_come_back() ? cards - 2 : cards);
        rules.health = static_cast<std::uint8_t>(8 + any_below(random, 8));
    }
    return all;
}

struct Played {
    std::vector<PlayedMove> moves;
    Position end;
    Value result;
};

// `choose(position)` gives each move.
template <class Choose>
Played play(const Rules& rules, std::uint64_t seed, Choose choose) {
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    SlainValue past;
    Played played{{}, start(rules, past), {}};
    deal(played.end, dealer);
    const auto slain = [&] { return rules.scoring == Scoring::slain ? past.value : 0; };
    while (played.end.status == Status::playing) {
        const Move move = choose(played.end);
        played.moves.push_back({played.end, move, slain()});
        apply(rules, played.end, move, past);
        deal(played.end, dealer);
    }
    played.result = {played.end.status == Status::won ? 1.0 : 0.0,
                     static_cast<double>(score(rules, played.end, slain()))};
    return played;
}

Played play_at_random(const Rules& rules, std::uint64_t seed) {
    SplitMix64 random(seed);
    return play(rules, seed, [&](const Position& position) {
        const MoveList list = legal_moves(rules, position);
        return list[any_below(random, list.count)];
    });
}

Review reviewed(const Rules& rules, const std::vector<PlayedMove>& moves, const Value& result,
                Aim aim = Aim::win) {
    static const auto blank = std::make_shared<const Net>();
    Reviewer reviewer(rules, blank, moves, result, {.samples = every_order, .seed = 0, .aim = aim});
    while (!reviewer.done()) reviewer.step();
    return reviewer.review();
}

void expect_near(const Value& told, const PlainExpectimax::Prospect& plain, int slain) {
    EXPECT_NEAR(told.win, plain.win, close);
    EXPECT_NEAR(told.score, plain.score + slain, close);
}

void expect_sums(const Review& review) {
    const Value sum = review.start + review.luck() + review.skill();
    EXPECT_NEAR(sum.win, review.result.win, close);
    EXPECT_NEAR(sum.score, review.result.score, close);
}

TEST(Review, ValuesAreThoseOfThePlainExpectimax) {
    for (const Rules& rules : small_rules(sanitized ? 7 : 9)) {
        PlainExpectimax plain(rules);
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const Played game = play_at_random(rules, seed);
            const Review review = reviewed(rules, game.moves, game.result);
            ASSERT_EQ(review.moves.size(), game.moves.size());
            EXPECT_GE(review.sight, Sight::exact);
            expect_near(review.start, plain.of(game.moves.front().before), 0);
            expect_sums(review);
            bool chance_lost = false, points_lost = false;
            for (std::size_t i = 0; i < game.moves.size(); ++i) {
                const auto& [before, move, slain] = game.moves[i];
                const ReviewedMove& told = review.moves[i];
                expect_near(told.before, plain.of(before), slain);
                expect_near(told.after, plain.prospect_after(before, move), slain);
                expect_near(told.before, plain.prospect_after(before, told.best), slain);
                EXPECT_LE(told.skill().win, 0);
                EXPECT_EQ(told.error.win, 0);
                EXPECT_EQ(told.error.score, 0);
                double worst = 1;
                for (const Move other : legal_moves(rules, before))
                    worst = std::min(worst, plain.after(before, other));
                // Forced moves and choices that are all as good are no decisions.
                EXPECT_EQ(told.decision, worst < plain.win(before) - close);
                const bool kept = told.skill().win > -close;
                EXPECT_EQ(told.lost.win > 0, !kept);
                EXPECT_NEAR(told.points_lost(), kept ? -told.skill().score : 0, close);
                chance_lost |= !kept;
                points_lost |= kept && told.skill().score < -close;
            }
            EXPECT_EQ(review.flawless(), !chance_lost && !points_lost);
            for (const ReviewedReveal& reveal : review.reveals) {
                const auto at = static_cast<std::size_t>(reveal.after_move);
                const PlayedMove& last = game.moves[at - 1];
                expect_near(reveal.before, plain.prospect_after(last.before, last.move),
                            last.slain);
                expect_near(reveal.after, plain.of(game.moves[at].before), game.moves[at].slain);
            }
        }
    }
}

TEST(Review, WhoeverFollowsTheHintsLosesNothing) {
    static const auto blank = std::make_shared<const Net>();
    for (const Rules& rules : small_rules(sanitized ? 7 : 9)) {
        Search search(rules, blank);
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const Played game = play(rules, seed, [&](const Position& position) {
                return search.advise(position, {.samples = every_order}).options.front().move;
            });
            const Review review = reviewed(rules, game.moves, game.result);
            expect_sums(review);
            EXPECT_TRUE(review.flawless());
            EXPECT_TRUE(review.costliest().empty());
        }
    }
}

// Whatever is put first is never gained by a move; both sums are exact all the same.
TEST(Review, WithTheScoreAsAimPointsAreOnlyLost) {
    for (const Rules& rules : small_rules(sanitized ? 7 : 9)) {
        const Played game = play_at_random(rules, 2);
        const Review review = reviewed(rules, game.moves, game.result, Aim::score);
        expect_sums(review);
        for (const ReviewedMove& move : review.moves) EXPECT_LE(move.skill().score, close);
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

TEST(Review, LuckIsZeroOnTheWhole) {
    for (const Rules& rules : small_rules(sanitized ? 7 : 8)) {
        const Played game = play_at_random(rules, 1);
        for (std::size_t i = 0; i < game.moves.size(); ++i) {
            Position end = game.moves[i].before;
            Unrecorded past;
            apply(rules, end, game.moves[i].move, past);
            if (!end.awaiting()) continue;
            Value luck;
            double squares = 0, spread = 0;
            int times = 0;
            SlainValue slain{{}, game.moves[i].slain};
            Position again = game.moves[i].before;
            apply(rules, again, game.moves[i].move, slain);
            each_reveal(end, [&](const Position& next) {
                if (next.status != Status::playing) return;
                std::vector<PlayedMove> moves(game.moves.begin(),
                                              game.moves.begin() + static_cast<long>(i) + 1);
                moves.push_back({next, legal_moves(rules, next)[0],
                                 rules.scoring == Scoring::slain ? slain.value : 0});
                const Review review = reviewed(rules, moves, {});
                const bool told = !review.reveals.empty() &&
                                  review.reveals.back().after_move == static_cast<int>(i) + 1;
                const Value now = told ? review.reveals.back().luck() : Value();
                luck = luck + now;
                squares += now.win * now.win;
                if (told) spread = review.reveals.back().spread;
                ++times;
            });
            EXPECT_NEAR(luck.win / times, 0, close);
            EXPECT_NEAR(luck.score / times, 0, 10 * close);
            if (!end.die_owed) {
                EXPECT_NEAR(std::sqrt(squares / times), spread, 1e-6);
            }
            break;
        }
    }
}

// Rascal counts a win by the health left and a loss by nothing, so a mean score lies between what
// its chance to win makes of 1 and of 20; a net's outputs know nothing of that.
TEST(SampledReviews, ScoresAreThoseThatGoWithTheChance) {
    const Rules rules = rule_sets[3].rules;
    const auto blank = std::make_shared<const Net>();
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Played played = play_at_random(rules, seed);
        Reviewer reviewer(rules, blank, played.moves, played.result, {.samples = 4, .seed = 0});
        while (!reviewer.done()) reviewer.step();
        for (const ReviewedMove& move : reviewer.review().moves)
            for (const Value& value : {move.before, move.after}) {
                EXPECT_GE(value.score, value.win - close);
                EXPECT_LE(value.score, rules.health * value.win + close);
            }
    }
}

}  // namespace
}  // namespace scoundrel::test
