#include "game/recap.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/recap_words.h"
#include "support/random_session.h"
#include "support/words.h"

namespace scoundrel {
namespace {

using namespace test;
using namespace test::words;
using testing::ElementsAre;
using testing::IsEmpty;

// A literal deal of exactly these cards, played by these moves.
Session finished(std::string_view cards, std::string_view moves,
                 std::string_view rules = "classic") {
    GameId id;
    id.variant = parse_rules(rules).value();
    id.variant.rules.deck = set_of(cards);
    id.dealt_by = DealtBy::literal;
    id.deck = deck_of(cards);
    Session session(Beginning{.id = id});
    for (auto word = take_word(moves); !word.empty(); word = take_word(moves))
        EXPECT_TRUE(session.play(move_of(word))) << word;
    EXPECT_TRUE(session.game().over());
    return session;
}

const Voice voice{.catalogue = &english()};

// The last potion counts only where the score is the original one.
TEST(Recap, HasABonusWhereTheScoreHas) {
    const auto recap = [](std::string_view rules) {
        return recap_of(finished("9D 3C 5H", "9De 3Cw 5Hd", rules));
    };
    EXPECT_EQ(recap("classic").bonus, 5);
    EXPECT_EQ(recap("classic+scoring=slain").bonus, 0);
    EXPECT_EQ(recap("classic+scoring=health").bonus, 0);
}

TEST(Recap, OfAGameThatWasWon) {
    const Session session = finished("9D KS 8S 5H 3C QC", "9De KSw 8Sw 3Cw QCb 5Hd");
    const Recap recap = recap_of(session);
    EXPECT_TRUE(recap.won);
    std::vector<std::pair<int, int>> course;
    for (const auto& [room, health] : recap.course) course.emplace_back(room, health);
    const std::vector<std::pair<int, int>> expected{{1, 20}, {1, 20}, {1, 16}, {1, 16},
                                                    {2, 16}, {2, 4},  {2, 9}};
    EXPECT_EQ(course, expected);
    EXPECT_EQ(recap.lowest.health, 4);
    EXPECT_FALSE(recap.killer);
    ASSERT_TRUE(recap.largest);
    EXPECT_EQ(recap.largest->monster, "QC"_card);
    EXPECT_EQ(recap.largest->damage, 12);
    EXPECT_EQ(recap.largest->step, 5);
    ASSERT_TRUE(recap.finest);
    EXPECT_EQ(recap.finest->monster, "KS"_card) << "9 kept off a king, rather than 8 off an 8";
    EXPECT_EQ(recap.spree->monsters, 3);
    EXPECT_TRUE(recap.left.empty());
    EXPECT_THAT(recap.cards(), ElementsAre("9D"_card, "KS"_card, "QC"_card));
    EXPECT_EQ(say_recap(voice, recap), "Down to 4 health in room 2, and out with 9.");
    EXPECT_EQ(say_close(voice, recap), "");
    EXPECT_THAT(say_moments(voice, recap),
                ElementsAre("KS with 9D for 4 health.", "9D slew 3 monsters.",
                            "The largest blow: 12 from QC."));
}

TEST(Recap, OfAGameThatWasLost) {
    const Session session = finished("KS QC 2H 9S 5D 3C", "KSb QCb");
    const Recap recap = recap_of(session);
    EXPECT_FALSE(recap.won);
    ASSERT_TRUE(recap.killer);
    EXPECT_EQ(recap.killer->monster, "QC"_card);
    EXPECT_EQ(recap.killer->damage, 12) << "the whole blow";
    EXPECT_EQ(recap.killer->health, 7);
    EXPECT_EQ(recap.killer->step, 2);
    EXPECT_EQ(recap.lowest.health, 7) << "death is not lived through";
    EXPECT_EQ(recap.left, "2H 9S 5D 3C"_cards);
    EXPECT_THAT(recap.cards(), ElementsAre("QC"_card, "KS"_card));
    EXPECT_EQ(say_recap(voice, recap),
              "So close: only 2 monsters more stood between you and the way out.");
    EXPECT_EQ(say_close(voice, recap),
              "QC struck for 12, and you had 7: 6 more health, and you would have stood. "
              "Still to come: 2 monsters, 1 weapon and 1 potion.");
    EXPECT_THAT(say_moments(voice, recap), ElementsAre("The largest blow: 13 from KS."));
}

TEST(Recap, WhatTheScoreIsMadeOf) {
    Recap recap{.hidden = "9S 5D 3C"_cards};
    EXPECT_EQ(say_scored(voice, recap), "minus the values of the 2 monsters still face down");
    recap.hidden = "5D"_cards;
    EXPECT_EQ(say_scored(voice, recap), "a lost game scores 0");
    recap = {.scoring = Scoring::health, .hidden = "9S"_cards};
    EXPECT_EQ(say_scored(voice, recap), "a lost game scores 0");
    recap.won = true;
    EXPECT_EQ(say_scored(voice, recap), "your health at the end");
    recap.bonus = 7;
    EXPECT_EQ(say_scored(voice, recap), "your health, and 7 for the last potion");
    recap.scoring = Scoring::slain;
    EXPECT_EQ(say_scored(voice, recap), "your health and the values of the monsters slain");
    // Those face up in the room do not count (rules.md 10.8).
    EXPECT_EQ(recap_of(finished("KS QC 2H 9S 5D 3C", "KSb QCb")).hidden, "5D 3C"_cards);
}

TEST(Recap, TheVeryLastMonster) {
    const Recap recap = recap_of(finished("KS QC 2H 3D", "3De 2Hd KSb QCb"));
    EXPECT_EQ(say_recap(voice, recap), "It was the very last monster.");
    EXPECT_EQ(say_close(voice, recap),
              "QC struck for 12, and you had 7: 6 more health, and you would have stood.");
}

TEST(Recap, AWonGameInASentence) {
    Recap recap{.won = true, .health = 12, .max_health = 20, .lowest = {3, 8}};
    EXPECT_EQ(say_recap(voice, recap), "Out of the dungeon with 12 health.");
    EXPECT_THAT(say_moments(voice, recap), IsEmpty());
    recap.lowest = {3, 10};
    EXPECT_EQ(say_recap(voice, recap), "A steady hand: never below 10 health, and out with 12.");
    recap.lowest = {7, 5};
    EXPECT_EQ(say_recap(voice, recap), "Down to 5 health in room 7, and out with 12.");
    recap.health = 3;
    recap.lowest = {9, 2};
    EXPECT_EQ(say_recap(voice, recap), "Out by a thread: 3 health left.");
    EXPECT_THAT(say_moments(voice, recap), ElementsAre("Down to 2 health in room 9, and back."));
    recap.health = 20;
    EXPECT_EQ(say_recap(voice, recap), "Out with full health.");
    EXPECT_THAT(say_moments(voice, recap), ElementsAre("Down to 2 health in room 9, and back."));
    recap.bonus = 8;
    EXPECT_EQ(say_recap(voice, recap), "Out with full health, and the last potion counts on top.");
    recap.finest = {.monster = "9C"_card, .weapon = "TD"_card, .damage = 0, .health = 9, .step = 4};
    recap.avoided = 2;
    EXPECT_THAT(say_moments(voice, recap),
                ElementsAre("9C with TD, without a scratch.",
                            "Down to 2 health in room 9, and back.", "Avoided 2 rooms."));
}

TEST(Recap, ALostGameInASentence) {
    Recap recap{.monsters = 26, .left = "2C 3C 4C 5C 6C 7C"_cards};
    EXPECT_EQ(say_recap(voice, recap),
              "More than half of it was behind you: 19 of 26 monsters slain.");
    recap.left = CardSet::monsters() - "2C 3C 4C"_cards;
    EXPECT_EQ(say_recap(voice, recap),
              "The dungeon was still deep: 23 of 26 monsters were yet to be met.");
}

// Counted again from what the account says of the whole game.
TEST(Recap, AgreesWithTheAccount) {
    int won = 0, lost = 0;
    auto games = telling_games;
    games.push_back("equal+health=99+bare=forced+potions=any#9");  // even chance wins these
    games.push_back("rascal+health=99+wear=0+bare=forced+potions=any+inventory=always#10");
    for (std::uint64_t seed = 0; seed < 40; ++seed)
        for (const std::string& game : games) {
            Session session = session_of(game, "play");
            SplitMix64 random(seed);
            for (int i = 0; i < 2'000 && !session.game().over(); ++i)
                go_on(session, random, seed % 2 == 1);
            if (!session.game().over()) continue;
            const Recap recap = recap_of(session);
            const Game& last = session.game();
            const Stats& stats = last.account.stats;
            ++(recap.won ? won : lost);
            ASSERT_EQ(recap.course.size(), static_cast<std::size_t>(session.moves_played()) + 1);
            int damage = 0, healed = 0, largest = 0, lowest = 99;
            for (std::size_t i = 0; i < recap.course.size(); ++i) {
                const int health = recap.course[i].health;
                if (health > 0) lowest = std::min(lowest, health);
                if (i == 0) continue;
                const int change = health - recap.course[i - 1].health;
                damage += std::max(0, -change);
                healed += std::max(0, change);
                if (health > 0) largest = std::max(largest, -change);
                EXPECT_GE(recap.course[i].room, recap.course[i - 1].room);
            }
            EXPECT_EQ(damage, stats.damage_taken) << game << " " << seed;
            EXPECT_EQ(healed, stats.healed) << game << " " << seed;
            EXPECT_EQ(recap.lowest.health, lowest);
            EXPECT_EQ(recap.largest ? recap.largest->damage : 0, largest);
            EXPECT_EQ(recap.avoided, stats.rooms_avoided);
            EXPECT_EQ(recap.killer.has_value(), !recap.won);
            if (recap.killer) {
                EXPECT_GE(recap.killer->damage, recap.killer->health);
            }
            const int left = (recap.left & CardSet::monsters()).count();
            EXPECT_EQ(recap.monsters - left - (recap.won ? 0 : 1), stats.monsters_slain);
            EXPECT_FALSE(say_recap(voice, recap).empty());
            EXPECT_LE(say_moments(voice, recap).size(), 3u);
            EXPECT_FALSE(recap.cards().empty());
        }
    EXPECT_GT(won, 0);
    EXPECT_GT(lost, 100);
}

}  // namespace
}  // namespace scoundrel
