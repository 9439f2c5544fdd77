#include "game/history_query.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace scoundrel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Summary game(const std::string& play, const std::string& id, const std::string& started,
             Outcome outcome) {
    Summary summary;
    summary.play = play;
    summary.game = id;
    summary.rules = id.substr(0, id.find_first_of("#@"));
    summary.started = started;
    summary.outcome = outcome;
    return summary;
}

// Oldest first.
std::vector<Summary> some_games() {
    std::vector games{
        game("a", "classic#tuesday", "2026-10-30T08:00:00.000Z", {Status::won, 14}),
        game("b", "rascal#7", "2026-11-01T08:00:00.000Z", {Status::lost, 0}),
        game("c", "classic#daily-2026-11-02", "2026-11-03T08:00:00.000Z", {Status::lost, -80}),
        game("d", "classic+health=15#9", "2026-11-15T23:59:59.000Z", {Status::won, 3}),
        game("e", "classic#10", "2026-12-01T08:00:00.000Z", {}),
        game("f", "classic@position", "2026-12-02T08:00:00.000Z", {}),
    };
    games[1].marks.hint = true;
    games[1].comments = "Played on the Train\n";
    games[3].repeated = true;
    games[5].abandoned = true;
    games[5].puzzle = "classic-17";
    return games;
}

std::string found(std::string_view words) {
    std::string plays;
    for (const Summary& one : HistoryQuery(words).among(some_games())) plays += one.play;
    return plays;
}

TEST(HistoryQuery, NothingFindsAll) {
    EXPECT_TRUE(HistoryQuery(" \t").empty());
    EXPECT_EQ(found(""), "abcdef");
}

TEST(HistoryQuery, ResultsAndWhatAGameCountsAs) {
    EXPECT_EQ(found("won"), "ad");
    EXPECT_EQ(found("LOST"), "bc");
    EXPECT_EQ(found("unfinished"), "e");
    EXPECT_EQ(found("abandoned"), "f");
    EXPECT_EQ(found("clean"), "ac");
    EXPECT_EQ(found("helped"), "b");
    EXPECT_EQ(found("repeated"), "d");
    EXPECT_EQ(found("daily"), "c");
    EXPECT_EQ(found("practice"), "c") << "begun a day late";
    EXPECT_EQ(found("puzzle"), "f");
}

TEST(HistoryQuery, RulesAreMeantExactly) {
    EXPECT_EQ(found("classic"), "acef");
    EXPECT_EQ(found("classic+health=15"), "d");
    EXPECT_EQ(found("rascal"), "b");
}

TEST(HistoryQuery, DaysAndMonthsWithTheirBounds) {
    EXPECT_EQ(found("2026-11"), "bcd");
    EXPECT_EQ(found("2026-11-15"), "d");
    EXPECT_EQ(found("2026-11-03.."), "cdef");
    EXPECT_EQ(found("..2026-11-01"), "ab");
    EXPECT_EQ(found("2026-11-02..2026-11"), "cd") << "the whole month";
    EXPECT_EQ(found("2026-13"), "") << "no month: a text, which no game has";
}

TEST(HistoryQuery, ScoresOfFinishedGames) {
    EXPECT_EQ(found(">=3"), "ad");
    EXPECT_EQ(found(">3"), "a");
    EXPECT_EQ(found("<0"), "c");
    EXPECT_EQ(found("<=0"), "bc");
    EXPECT_EQ(found("-80..0"), "bc");
    EXPECT_EQ(found("\u221280..0"), "bc") << "with the minus that screens show";
    EXPECT_EQ(found("..0"), "bc");
    EXPECT_EQ(found("10"), "e") << "a number alone is a text: a seed";
}

TEST(HistoryQuery, AnyOtherWordIsLookedFor) {
    EXPECT_EQ(found("tues"), "a");
    EXPECT_EQ(found("train"), "b") << "in remarks, whatever the case";
    EXPECT_EQ(found("classic-17"), "f");
    EXPECT_EQ(found("original"), "acdef") << "in the name of the rules";
    EXPECT_EQ(found("nothing-of-the-kind"), "");
}

TEST(HistoryQuery, AllWordsMustFit) {
    EXPECT_EQ(found("won classic"), "a");
    EXPECT_EQ(found("  lost   2026-11 <0 "), "c");
    EXPECT_EQ(found("won lost"), "");
}

}  // namespace
}  // namespace scoundrel
