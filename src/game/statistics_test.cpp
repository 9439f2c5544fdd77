#include "game/statistics.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "game/import.h"
#include "game/journal.h"
#include "protocol/history_json.h"
#include "protocol/progress_json.h"
#include "support/failing_storage.h"
#include "support/random_session.h"

namespace scoundrel {
namespace {

using namespace test;

Summary game(const std::string& rules, Status status, int score) {
    Summary summary;
    summary.rules = rules;
    summary.outcome = {status, score};
    summary.moves = 30;
    summary.stats = {.rooms_cleared = 14,
                     .rooms_avoided = 2,
                     .damage_taken = 25,
                     .healed = 10,
                     .monsters_slain = 20,
                     .slain_value = 150};
    return summary;
}
Summary won(int score) { return game("classic", Status::won, score); }
Summary lost(int score) { return game("classic", Status::lost, score); }
Summary given_up() {
    Summary summary = game("classic", Status::playing, 0);
    summary.abandoned = true;
    return summary;
}
Summary marked(Summary summary) {
    summary.marks.undo = true;
    return summary;
}
Summary repeated(Summary summary) {
    summary.repeated = true;
    return summary;
}

RuleStatistics only(const std::vector<Summary>& games) {
    const auto all = statistics(games);
    EXPECT_EQ(all.size(), 1u);
    return all.at(0);
}

TEST(Statistics, OfNothing) {
    EXPECT_TRUE(statistics({}).empty());
    EXPECT_EQ(print_json(statistics_json({}, FiguresBook(""))), "[]");
}

TEST(Statistics, AddUp) {
    const RuleStatistics rules = only({won(14), lost(-80), won(20), lost(0)});
    EXPECT_EQ(rules.rules, "classic");
    EXPECT_EQ(rules.clean.games, 4);
    EXPECT_EQ(rules.clean.wins, 2);
    EXPECT_EQ(rules.clean.losses(), 2);
    EXPECT_EQ(rules.clean.best_score, 20);
    EXPECT_EQ(rules.clean.worst_score, -80);
    EXPECT_DOUBLE_EQ(rules.clean.mean_score(), -11.5);
    EXPECT_EQ(rules.clean.moves, 120);
    EXPECT_EQ(rules.clean.sums.rooms_cleared, 56);
    EXPECT_EQ(rules.clean.sums.rooms_avoided, 8);
    EXPECT_EQ(rules.clean.sums.damage_taken, 100);
    EXPECT_EQ(rules.clean.sums.healed, 40);
    EXPECT_EQ(rules.clean.sums.monsters_slain, 80);
    EXPECT_EQ(rules.clean.sums.slain_value, 600);
    EXPECT_EQ(rules.clean.scores, (std::map<int, int>{{-80, 1}, {0, 1}, {14, 1}, {20, 1}}));
}

TEST(Statistics, NobodyGetsABestScoreForNotPlaying) {
    const RuleStatistics rules = only({given_up()});
    EXPECT_FALSE(rules.clean.best_score);
    EXPECT_TRUE(statistics_json(rules)["clean"]["best_score"].is_null());
    EXPECT_TRUE(statistics_json(rules)["clean"]["mean_score"].is_null());
}

TEST(Statistics, MarkedRepeatedAndUnfinishedGamesAreCountedApart) {
    const RuleStatistics rules =
        only({won(1), marked(won(2)), repeated(won(3)), repeated(marked(won(4))), given_up(),
              game("classic", Status::playing, 0)});
    EXPECT_EQ(rules.clean.games, 1);
    EXPECT_EQ(rules.marked.games, 1);
    EXPECT_EQ(rules.marked.best_score, 2);
    EXPECT_EQ(rules.repeated.games, 2);
    EXPECT_EQ(rules.abandoned, 1);
    EXPECT_EQ(rules.in_progress, 1);
}

TEST(Statistics, EveryMarkMarks) {
    for (bool Marks::* mark :
         {&Marks::undo, &Marks::hint, &Marks::solve, &Marks::open, &Marks::position}) {
        Summary summary = won(5);
        summary.marks.*mark = true;
        EXPECT_EQ(only({summary}).marked.games, 1);
    }
}

TEST(Statistics, Streaks) {
    const auto streaks = [](const std::vector<Summary>& games) {
        const RuleStatistics rules = only(games);
        return std::pair(rules.streak, rules.best_streak);
    };
    EXPECT_EQ(streaks({won(1), won(2)}), std::pair(2, 2));
    EXPECT_EQ(streaks({won(1), won(2), lost(0), won(3)}), std::pair(1, 2));
    EXPECT_EQ(streaks({won(1), won(2), lost(0)}), std::pair(0, 2));
    EXPECT_EQ(streaks({won(1), marked(lost(0)), repeated(lost(0)), won(2)}), std::pair(2, 2))
        << "what is counted apart neither makes nor breaks a streak";
    EXPECT_EQ(streaks({won(1), given_up(), won(2)}), std::pair(1, 1)) << "giving up does";
    EXPECT_EQ(streaks({won(1), marked(given_up()), won(2)}), std::pair(2, 2));
    EXPECT_EQ(streaks({won(1), game("classic", Status::playing, 0), won(2)}), std::pair(2, 2));
}

TEST(Statistics, EachRuleSetByItself) {
    const auto all = statistics({game("rascal", Status::won, 3), won(1), won(2)});
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].rules, "classic");
    EXPECT_EQ(all[0].clean.games, 2);
    EXPECT_EQ(all[1].rules, "rascal");
    EXPECT_EQ(all[1].best_streak, 1);
}

// A history of random games, some with help, some given up, some deals twice.
void fill(FailingStorage& storage, SplitMix64& random) {
    for (auto games = random.below(30); games > 0; --games) {
        const std::string id = random.below(3) == 0
                                   ? pick(telling_games, random)
                                   : "classic+health=60#" + std::to_string(random.below(8));
        Session session = session_of(id, "play-" + std::to_string(games),
                                     "2026-01-01T00:" + std::to_string(10 + random.below(50)));
        go_on(session, random, random.below(4) == 0, static_cast<int>(random.below(20)));
        if (random.below(4) != 0) go_on(session, random, false, 400);
        RC_ASSERT(storage.add(session.beginning().play, print_log(session)).value());
    }
}

using Counts = std::map<std::string, std::map<std::string, long>>;  // by rules, then by what

long as_one_number(const Stats& stats) {
    return stats.rooms_cleared + 10l * stats.rooms_avoided + 100l * stats.damage_taken +
           1000l * stats.healed + 10000l * stats.monsters_slain + 100000l * stats.slain_value;
}

// The same numbers, counted anew with nothing but the games themselves.
Counts recount(FailingStorage& storage) {
    const History history = read_history(storage).value();
    Counts all;
    for (const Summary& summary : history.games) {
        const Session session = read_game(storage, summary.name).value();
        const bool over = session.game().over();
        const bool clean = !session.marks().any() && !summary.repeated;
        const bool won = session.outcome().status == Status::won;
        const std::string unfinished = session.abandoned() ? "abandoned" : "in progress";
        const std::string helped = summary.repeated ? "repeated" : "marked";
        const std::string kind = !over ? unfinished : clean ? "clean" : helped;
        auto& counted = all[print_rules(session.variant())];
        ++counted[kind];
        if (clean && over && won) ++counted["streak"];
        if (clean && !won && (over || session.abandoned())) counted["streak"] = 0;
        counted["best streak"] = std::max(counted["best streak"], counted["streak"]);
        if (!over) continue;
        counted[kind + " wins"] += won ? 1 : 0;
        counted[kind + " score"] += session.outcome().score;
        counted[kind + " moves"] += static_cast<long>(session.line().size());
        counted[kind + " sums"] += as_one_number(session.game().account.stats);
    }
    return all;
}

Counts counts_of(const std::vector<RuleStatistics>& all) {
    Counts told;
    for (const RuleStatistics& rules : all) {
        auto& counted = told[rules.rules];
        counted = {{"streak", rules.streak}, {"best streak", rules.best_streak}};
        if (rules.abandoned > 0) counted["abandoned"] = rules.abandoned;
        if (rules.in_progress > 0) counted["in progress"] = rules.in_progress;
        const std::pair<std::string, const GameTally*> kinds[] = {
            {"clean", &rules.clean}, {"marked", &rules.marked}, {"repeated", &rules.repeated}};
        for (const auto& [kind, tally] : kinds) {
            if (tally->games == 0) continue;
            counted[kind] = tally->games;
            counted[kind + " wins"] = tally->wins;
            counted[kind + " score"] = tally->score_sum;
            counted[kind + " moves"] = tally->moves;
            counted[kind + " sums"] = as_one_number(tally->sums);
        }
    }
    return told;
}

RC_GTEST_PROP(StatisticsProperty, AgreeWithARecount, ()) {
    SplitMix64 random(*rc::gen::arbitrary<std::uint64_t>());
    FailingStorage storage;
    fill(storage, random);
    RC_ASSERT(counts_of(statistics(read_history(storage)->games)) == recount(storage));
}

RC_GTEST_PROP(StatisticsProperty, SurviveExportAndImport, ()) {
    SplitMix64 random(*rc::gen::arbitrary<std::uint64_t>());
    FailingStorage from;
    fill(from, random);
    const auto exported = export_games(from);
    RC_ASSERT(exported.has_value());
    RC_ASSERT(exported->games == static_cast<int>(from.texts.size()));
    FailingStorage to;
    const auto merge = import_games(to, exported->text);
    RC_ASSERT(merge.has_value());
    RC_ASSERT(merge->added == exported->games);
    RC_ASSERT(to.texts == from.texts);
    const FiguresBook none("");
    RC_ASSERT(statistics_json(read_history(to)->games, none) ==
              statistics_json(read_history(from)->games, none));
    RC_ASSERT(export_games(to)->text == exported->text);
}

}  // namespace
}  // namespace scoundrel
