#include "game/standing.h"

#include <gtest/gtest.h>

#include "game/recap_words.h"

namespace scoundrel {
namespace {

Summary played(const std::string& play, Status status, int score,
               const std::string& rules = "classic") {
    Summary summary;
    summary.play = play;
    summary.rules = rules;
    summary.outcome = {status, score};
    return summary;
}
Summary won(const std::string& play, int score) { return played(play, Status::won, score); }
Summary lost(const std::string& play, int score) { return played(play, Status::lost, score); }

std::string said(const std::vector<Summary>& games, const std::string& play) {
    return say_standing({.catalogue = &english()}, standing_of(games, play));
}

TEST(Standing, TheFirstWin) {
    const std::vector games{lost("a", -90), won("b", 4), won("c", 3)};
    EXPECT_EQ(said(games, "a"), "") << "the first game is no record yet";
    EXPECT_EQ(said(games, "b"), "First win with these rules!");
    EXPECT_EQ(standing_of(games, "b").best_before, -90);
    EXPECT_TRUE(standing_of(games, "b").triumph(games[1].outcome));
    EXPECT_EQ(said(games, "c"), "2 wins in a row.");
    EXPECT_FALSE(standing_of(games, "c").triumph(games[2].outcome));
}

TEST(Standing, TheBestScore) {
    const std::vector games{won("a", 4), lost("b", -9), won("c", 4), won("d", 5), won("e", 1)};
    EXPECT_EQ(said(games, "c"), "") << "as good is not better";
    EXPECT_EQ(said(games, "d"), "Your best score yet! It was 4.");
    EXPECT_TRUE(standing_of(games, "d").triumph(games[3].outcome));
    EXPECT_EQ(said(games, "e"), "3 wins in a row.");
    EXPECT_EQ(said(games, "none"), "");
}

TEST(Standing, ALossMayBeTheBestSoFar) {
    const std::vector games{lost("a", -100), lost("b", -20)};
    EXPECT_EQ(said(games, "b"), "Your best score yet! It was -100.");
    EXPECT_FALSE(standing_of(games, "b").triumph(games[1].outcome));
}

TEST(Standing, OnlyFirstTriesWithTheSameRules) {
    std::vector games{won("a", 20), played("b", Status::won, 3, "rascal"), won("c", 25)};
    EXPECT_EQ(said(games, "b"), "First win with these rules!");
    games[0].marks.hint = true;
    EXPECT_EQ(said(games, "c"), "First win with these rules!");
    games[2].repeated = true;
    EXPECT_EQ(said(games, "c"), "");
}

}  // namespace
}  // namespace scoundrel
