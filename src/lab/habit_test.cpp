#include "lab/habit.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "lab/match.h"
#include "notation/rules_text.h"
#include "player/simple_players.h"
#include "rules/legal.h"

namespace scoundrel {
namespace {

struct Course {
    int against = 0;  // moves against the habit, though it allowed another
    int kept = 0;     // moves that it allowed where it forbade another
    std::vector<int> scores{};
};

// What texts does with a habit, looked at with another one.
Course play(std::string_view held, std::string_view looked_at, std::string_view rules_text) {
    const Rules rules = parse_rules(rules_text)->rules;
    const Habit* looks = find_habit(looked_at);
    const Contestant player{"texts", chooser_of(held_to(*find_habit(held), rules,
                                                        std::make_shared<TextsPlayer>(rules)))};
    Course course;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Watcher watch = [&](const Game& game, Move move) {
            int allowed = 0, forbidden = 0;
            for (const Move each : legal_moves(rules, game.position))
                ++(looks->allows(rules, game.position, each) ? allowed : forbidden);
            const bool keeps = looks->allows(rules, game.position, move);
            course.against += !keeps && allowed > 0 ? 1 : 0;
            course.kept += keeps && forbidden > 0 ? 1 : 0;
        };
        const auto played = play_out(rules, seed, player, Thinking{}, {}, OnFailure::stop, watch);
        course.scores.push_back(played->row.score);
    }
    return course;
}

TEST(Habit, IsKeptWheneverItCanBe) {
    for (const char* habit : {"strongest", "weakest", "thrifty"}) {
        const Course course = play(habit, habit, "classic");
        EXPECT_EQ(course.against, 0) << habit;
        EXPECT_GT(course.kept, 20) << habit;
    }
}

TEST(Habit, MakesADifference) {
    EXPECT_GT(play("strongest", "weakest", "classic").against, 20);
    EXPECT_GT(play("weakest", "strongest", "classic").against, 20);
    EXPECT_NE(play("weakest", "weakest", "classic").scores,
              play("strongest", "strongest", "classic").scores);
}

// A weapon that has struck a 6 reaches no queen: the 5 is the strongest then.
TEST(Habit, TheStrongestIsAmongThoseTheWeaponReaches) {
    EXPECT_EQ(play("strongest", "strongest", "equal").against, 0);
    EXPECT_EQ(play("strongest", "strongest", "rascal").against, 0);
}

TEST(Habit, IsNamedAfterTheLastSlash) {
    EXPECT_EQ(split_habit("careful/strongest").player, "careful");
    EXPECT_EQ(split_habit("careful/strongest").habit, find_habit("strongest"));
    EXPECT_EQ(split_habit("cmd:/bin/bot").player, "cmd:/bin/bot");
    EXPECT_EQ(split_habit("cmd:/bin/bot").habit, nullptr);
    EXPECT_EQ(find_habit("brave"), nullptr);
}

}  // namespace
}  // namespace scoundrel
