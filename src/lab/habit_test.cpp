#include "lab/habit.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "lab/guided_player.h"
#include "lab/match.h"
#include "notation/cards.h"
#include "notation/rules_text.h"
#include "player/simple_players.h"
#include "rules/dealer.h"
#include "rules/legal.h"
#include "solver/solver.h"

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

TEST(Habit, HealthIsSkippedOrFacedWhereNothingElseLiesThere) {
    const Rules rules = parse_rules("classic")->rules;
    const auto *skips = find_habit("skips-health"), *faces = find_habit("faces-health");
    const Move avoid(Verb::avoid), drink(*parse_card("5H"), Verb::drink);
    Position position;
    for (const char* card : {"5H", "8H", "7H", "2H"})
        position.room[position.room_count++] = *parse_card(card);
    position.health = 20;
    position.unseen.add(*parse_card("8C"));
    EXPECT_TRUE(skips->allows(rules, position, avoid));
    EXPECT_FALSE(skips->allows(rules, position, drink));
    EXPECT_FALSE(faces->allows(rules, position, avoid));
    EXPECT_TRUE(faces->allows(rules, position, drink));
    const auto allow_both = [&](const Position& at) {
        for (const Habit* habit : {skips, faces})
            if (!habit->allows(rules, at, avoid) || !habit->allows(rules, at, drink)) return false;
        return true;
    };
    Position other = position;
    other.health = 19;
    EXPECT_TRUE(allow_both(other));
    other = position;
    other.room[0] = *parse_card("5D");
    EXPECT_TRUE(allow_both(other));
    other = position;
    other.untouched = false;
    EXPECT_TRUE(allow_both(other));
    other = position;
    other.unseen = CardSet::of(*parse_card("3H"));
    EXPECT_TRUE(allow_both(other)) << "there is nothing to wait for";
}

// Whatever a win can still be had of when nothing is hidden any more is won by whoever works it
// out.
TEST(Habit, TheOpenEndIsWorkedOut) {
    const Rules rules = parse_rules("classic")->rules;
    const Contestant player{"careful", chooser_of(held_to(*find_habit("worked-out"), rules,
                                                          std::make_shared<CarefulPlayer>(rules)))};
    int could_be_won = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        bool won = false;
        const Watcher watch = [&](const Game& game, Move) {
            if (game.position.unseen.empty())
                won |= solve(rules, game.position, Deck{}, 0, Question::verdict).verdict ==
                       Verdict::won;
        };
        const auto played = play_out(rules, seed, player, Thinking{}, {}, OnFailure::stop, watch);
        could_be_won += won ? 1 : 0;
        EXPECT_EQ(played->row.status == Status::won, won) << seed;
    }
    EXPECT_GT(could_be_won, 20);
}

const StrategyQuestion& rule(std::string_view name) {
    return *std::ranges::find(rules_of_thumb(), name,
                              [](const StrategyQuestion& each) { return each.rows.front(); });
}

// Rooms in which the rule is asked and a way that one survives does not go against it.
struct Followed {
    int rooms = 0, against = 0;
};
Followed follow(std::string_view name, std::string_view rules_text) {
    const Rules rules = parse_rules(rules_text)->rules;
    GuidedPlayer player(rules, {&rule(name)});
    Ways ways(rules);
    Followed followed;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Unrecorded past;
        Position position = start(rules, past);
        KnownDealer dealer = seeded_dealer(rules.deck, seed);
        for (dealer.deal(position); position.status == Status::playing; dealer.deal(position)) {
            const Crossroads crossroads = look_around(rules, ways, position);
            std::vector<Deeds> all;
            for (const auto& road : crossroads.roads)
                for (const std::size_t end : road.ends)
                    if (crossroads.ends[end].end.status != Status::lost)
                        all.push_back(deeds_of(
                            rules, position,
                            plan_to(rules, ways, position, road.move, crossroads.ends[end])));
            const auto plan = player.advise(position, {}).options.front().plan;
            const Deeds taken = deeds_of(rules, position, plan);
            const RoomFacts room(rules, position, all);
            const bool asked =
                rule(name).cell(room) && std::ranges::any_of(all, [&](const Deeds& way) {
                    return rule(name).side(room, way) != Side::against;
                });
            followed.rooms += asked ? 1 : 0;
            followed.against += asked && rule(name).side(room, taken) == Side::against ? 1 : 0;
            for (const Move move : plan) apply(rules, position, move, past);
        }
    }
    return followed;
}

TEST(GuidedPlayer, FollowsARuleWhereverItCan) {
    for (const char* name : {"keep_ten_health", "fresh_for_eight_up", "avoid_four_monsters",
                             "leave_no_monster", "take_every_weapon"}) {
        const Followed classic = follow(name, "classic");
        EXPECT_EQ(classic.against, 0) << name;
        EXPECT_GT(classic.rooms, 10) << name;
    }
    EXPECT_EQ(follow("keep_ten_health", "rascal").against, 0);
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
