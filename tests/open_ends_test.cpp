// With nothing hidden whoever follows the hints, asking after every move, comes to the best score
// there is, and comes to an end.
#include <gtest/gtest.h>

#include "bench/plain_search.h"
#include "coach/told_line.h"
#include "nets/nets.h"
#include "notation/moves.h"
#include "notation/rules_text.h"
#include "player/players.h"
#include "player/ways.h"
#include "rules/rule_sets.h"
#include "solver/solver.h"
#include "support/dealt.h"
#include "support/random_rules.h"
#include "support/thorough.h"

namespace scoundrel::test {
namespace {

constexpr int longest = 400;  // moves

Game follow_to_the_end(Game game, Player& player) {
    ToldLine told;
    for (int moves = 0; !game.over() && moves < longest; ++moves) {
        const Advice advice =
            player.advise(game.position, {.line = told.from(game.rules, game.position)});
        told = ToldLine(game.rules, game.position, advice.options.front());
        EXPECT_EQ(advice.sight, Sight::solved);
        EXPECT_EQ(game.play(advice.options.front().move), Refusal::none);
    }
    return game;
}

// The same game with all cards known, in the order in which this dealer would deal them.
void open(Game& game, const KnownDealer& dealer) {
    Position& position = game.position;
    Position known = position;
    known.bottom_count = 0;
    const auto add = [&](Card card) { known.bottom[known.bottom_count++] = card; };
    const int unseen = position.unseen.count();
    for (int i = dealer.deck.count - unseen; i < dealer.deck.count; ++i) add(dealer.deck.cards[i]);
    for (int i = 0; i < position.bottom_count; ++i) add(position.bottom[i]);
    known.unseen = CardSet();
    position = known;
}

// Every plan ends where it says, and the first is as good as any.
void expect_plans(const Game& game, const Advice& advice) {
    const int slain = game.account.stats.slain_value;
    for (const Option& option : advice.options) {
        EXPECT_LE(option.win, advice.options.front().win);
        if (option.error > 0) continue;
        Game end = game;
        for (const Move move : option.plan) ASSERT_EQ(end.play(move), Refusal::none);
        if (!end.over()) continue;  // of a move that loses nothing more was asked
        EXPECT_EQ(end.position.status == Status::won, option.win == 1);
        EXPECT_EQ(end.score(), option.score + (game.rules.scoring == Scoring::slain ? slain : 0));
    }
}

int slain_on(const Game& game, const std::vector<Move>& line) {
    Position end = game.position;
    SlainValue past;
    for (const Move move : line) apply(game.rules, end, move, past);
    return past.value;
}

void expect_the_best(const Game& game, Player& player) {
    const Solution best = solve(game.rules, game.position, {}, game.account.stats.slain_value);
    ASSERT_TRUE(best.best_score);
    const Advice advice = player.advise(game.position, {});
    expect_plans(game, advice);
    if (best.verdict == Verdict::lost) {
        EXPECT_GE(slain_on(game, advice.options.front().plan), slain_on(game, best.line));
    }
    const Game end = follow_to_the_end(game, player);
    ASSERT_TRUE(end.over());
    EXPECT_EQ(end.score(), *best.best_score);
    EXPECT_EQ(end.position.status == Status::won, best.verdict == Verdict::won);
}

// A game by the careful player, up to where so many cards are left to come; then the deck is open.
std::optional<Game> late_game(const Rules& rules, std::uint64_t seed, int left) {
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    Game game = Game::begin(rules);
    deal(game.position, dealer);
    const auto careful = find_player_kind("careful")->make(rules, std::make_shared<const Net>());
    for (int moves = 0; game.position.unseen.count() > left; ++moves) {
        if (game.over() || moves == longest) return std::nullopt;
        game.play(careful->advise(game.position, {}).options.front().move);
        deal(game.position, dealer);
    }
    if (game.over()) return std::nullopt;
    open(game, dealer);
    return game;
}

class OpenEnds : public testing::TestWithParam<std::string_view> {};

TEST_P(OpenEnds, ComeToTheBestScore) {
    const Rules rules = find_rule_set(GetParam())->rules;
    // The solver takes its time where rooms may be avoided for ever, or the fourth card be faced.
    const bool slow = rules.avoid == Avoid::always || rules.fourth == Fourth::optional;
    const std::uint64_t deals = sanitized ? 1 : slow ? 3 : 12;
    int games = 0;
    for (const auto& kind : player_kinds()) {
        if (kind.name != "search" && kind.name != "quick") continue;
        const auto player = kind.make(rules, choose_net(rules).net);
        for (std::uint64_t seed = 0; seed < deals; ++seed)
            if (const auto game = late_game(rules, seed, 10)) {
                SCOPED_TRACE(seed);
                expect_the_best(*game, *player);
                ++games;
            }
    }
    EXPECT_GT(games, 0);
}

INSTANTIATE_TEST_SUITE_P(Of, OpenEnds,
                         testing::Values("classic", "equal", "browser", "rascal", "forty-two",
                                         "rascal-app"),
                         [](const auto& about) {
                             std::string name(about.param);
                             std::erase(name, '-');
                             return name;
                         });

struct Lost {
    Rules rules;
    std::string_view cards, moves, plan;
};

// Every line here loses as much, those that die at once too.
TEST(OpenEnd, ALostGameIsPlayedOn) {
    const auto knobs = [](Rules& r) { r.health = 11, r.avoid = Avoid::never; };
    const auto come_back = [](Rules& r) {
        r.health = 11, r.avoid = Avoid::never, r.drop = Drop::yes;
    };
    const Lost games[] = {
        {with(browser, knobs), "8C 8H 9C AS AC", "", "8Cb 8Hd 9Cb ACb"},
        {with(classic, knobs), "8C 2H 3D 9C AC 8H JS KC KS QC", "8Cb 2Hd 3De", "8Hd JSw 9Cw"},
        {with(rascal, knobs), "8C 2H 3D 9C AC 8H JS KC KS QC", "8Cb 2Hd 3De next", "8Hd JSw 9Cw"},
        {with(rascal, come_back), "8C 2H 3D 9C AC 8H JS KC KS QC", "8Cb 2Hd 3De next",
         "8Hd JSw 9Cw"},
    };
    static const auto blank = std::make_shared<const Net>();
    for (const auto& [rules, cards, moves, plan] : games) {
        Dealt dealt(rules, cards);
        dealt.play(moves);
        open(dealt.game, dealt.dealer);
        const auto player = find_player_kind("search")->make(dealt.game.rules, blank);
        std::string told;
        const Advice advice = player->advise(dealt.game.position, {});
        for (const Move move : advice.options.front().plan)
            told += (told.empty() ? "" : " ") + print_move(move);
        EXPECT_EQ(told, plan);
    }
}

// The deck lies open, and the effort is over before the other moves are looked at: of a game that
// can be won they are guessed, of one that cannot nothing has to be.
TEST(OpenEnd, WhatIsNotSolvedIsAGuess) {
    const Rules rules = find_rule_set("classic")->rules;
    int won = 0, lost = 0;
    for (const std::uint64_t seed : {3u, 4u}) {
        KnownDealer dealer = seeded_dealer(rules.deck, seed);
        Game game = Game::begin(rules);
        deal(game.position, dealer);
        open(game, dealer);
        const Solution best = solve(rules, game.position, {});
        const bool winnable = best.verdict == Verdict::won;
        ++(winnable ? won : lost);
        const auto player = find_player_kind("search")->make(rules, choose_net(rules).net);
        const Advice advice =
            player->advise(game.position, {.stop = [] { return true; }, .line = best.line});
        ASSERT_EQ(advice.sight, Sight::solved);
        ASSERT_GT(advice.options.size(), 1u);
        for (const Option& option : advice.options) {
            const bool is_best = option.move == best.line.front();
            EXPECT_EQ(option.is_guess(), winnable && !is_best);
            EXPECT_TRUE(winnable || option.win == 0);
        }
    }
    EXPECT_EQ(won, 1);
    EXPECT_EQ(lost, 1);
}

// The chance is exact there, the score too much work to be.
TEST(NearlyOpen, AScoreIsHeldToWhatTheChanceAllows) {
    constexpr std::uint64_t seed = 603012;
    const Rules rules = find_rule_set("classic")->rules;
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    Game game = Game::begin(rules);
    deal(game.position, dealer);
    for (const char* move : {"avoid", "2Hd", "6Hd",   "9Hd", "4Cb", "TDe", "QCw",   "avoid", "JCw",
                             "5Sw",   "2Sw", "avoid", "4De", "9Cw", "7Hd", "avoid", "7Cw",   "3De",
                             "THd",   "5Cw", "3Cw",   "5De", "8Cw", "6De", "5Hd"}) {
        ASSERT_EQ(game.play(*parse_move(move)), Refusal::none) << move;
        deal(game.position, dealer);
    }
    const auto player = find_player_kind("search")->make(rules, choose_net(rules).net);
    const Advice advice = player->advise(game.position, {});
    EXPECT_EQ(advice.sight, Sight::exact);
    EXPECT_EQ(advice.options.front().win, 1);
    EXPECT_GE(advice.options.front().score, 1);
    for (const Option& option : advice.options) {
        EXPECT_TRUE(option.win > 0 || option.score <= 0);
    }
}

// On small decks what is best is known from trying everything.
TEST(OpenEnd, OfAnyKnobs) {
    SplitMix64 random(17);
    static const auto blank = std::make_shared<const Net>();
    int won = 0, lost = 0, always = 0;
    for (int i = 0; i < thorough(240); ++i) {
        Rules rules = random_knobs(random);
        rules.deck = some_cards(random, classic_deck, 9 + any_below(random, 3));
        rules.health = static_cast<std::uint8_t>(5 + any_below(random, 12));
        KnownDealer dealer = seeded_dealer(rules.deck, random.next());
        Game game = Game::begin(rules);
        deal(game.position, dealer);
        open(game, dealer);
        const PlainAnswer plain =
            search_plainly(rules, game.position, {}, 0, false, sanitized ? 2'000 : 20'000);
        if (!plain.complete) continue;
        SCOPED_TRACE(print_rules({&rule_sets[0], rules}));
        const auto player = find_player_kind("search")->make(rules, blank);
        const Game end = follow_to_the_end(game, *player);
        ASSERT_TRUE(end.over());
        EXPECT_EQ(end.score(), *(plain.best_win ? plain.best_win : plain.best_loss));
        ++(plain.best_win ? won : lost);
        always += rules.avoid == Avoid::always ? 1 : 0;
    }
    EXPECT_GT(won, thorough(40));
    EXPECT_GT(lost, thorough(40));
    EXPECT_TRUE(always > 0 || sanitized) << "of few games there may be none";
}

}  // namespace
}  // namespace scoundrel::test
