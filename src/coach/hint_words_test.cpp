#include "coach/hint_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/rules_text.h"
#include "support/advised.h"
#include "support/words.h"

namespace scoundrel::test {
namespace {

using testing::HasSubstr;
using testing::Not;
using namespace words;

Voice voice_of(const char* rules) { return Voice::of(*parse_rules(rules)); }

std::string said(const Fact& fact) { return say_fact(voice_of("classic"), fact); }

TEST(HintWords, ASentenceForEveryFact) {
    EXPECT_EQ(said(fact::Forced{}), "Nothing else can be done.");
    EXPECT_EQ(said(fact::Solved{true, 14}),
              "Nothing is hidden any more: from here the game can be won with 14.");
    EXPECT_EQ(said(fact::Solved{false, -20}),
              "Nothing is hidden any more: the game cannot be won, only lost with -20.");
    EXPECT_EQ(said(fact::Solved{false, {}}), "Nothing is hidden any more: the game cannot be won.");
    EXPECT_EQ(said(fact::Looking{12}),
              "Avoiding costs nothing, so look at the 12 unseen cards first.");
    EXPECT_EQ(said(fact::Hopeless{}),
              "However the unseen cards lie, the game cannot be won any more.");
    EXPECT_EQ(
        said(fact::Deadly{{"KSb"_move}, {"avoid"_move}}),
        "Fighting KS barehanded would kill you at once. Avoiding the room would lose the game, "
        "however the cards lie.");
    EXPECT_EQ(
        said(fact::Equal{{"4Hd"_move, "3Cw"_move}}),
        "The order does not matter: drinking 4H and fighting 3C with the weapon first leads to "
        "the same.");
    EXPECT_EQ(said(fact::Returning{{"QS"_card, "4H"_card}, 12, 4}),
              "QS and 4H come back after 12 more cards, 4 rooms from now at the earliest.");
    EXPECT_EQ(said(fact::Returning{{"QS"_card}, 2, 1}), "QS comes back in the next room.");
    EXPECT_EQ(said(fact::Exact{24}), "All 24 orders of the unseen cards were looked at.");
    EXPECT_EQ(said(fact::Exact{1}), "There is only one order in which the unseen cards can lie.");
}

TEST(HintWords, TheSecondBest) {
    EXPECT_EQ(said(fact::SecondBest{"3Cb"_move, 0.62, 0.5784, 0.0416, 0.01, 3}),
              "Fighting 3C barehanded instead would win 57.8% of games rather than 62%.");
    EXPECT_THAT(said(fact::SecondBest{"3Cb"_move, 0.62, 0.615, 0.005, 0.01, 3}),
                HasSubstr("too close to tell"));
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 1, 1, 0, 0, 2.5}),
              "Equipping TD wins as often, but scores 2.5 less.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 1, 1, 0, 0, 0}), "Equipping TD is just as good.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 1, 1, 0, 0, {}}), "Equipping TD can win too.");
}

TEST(HintWords, HealthAndWeapon) {
    EXPECT_EQ(said(fact::Health{20, 5, 2, 17, Until::room}),
              "You leave this room with 17 health (5 lost and 2 healed).");
    EXPECT_EQ(said(fact::Health{20, 0, 0, 20, Until::move}), "You keep your 20 health.");
    EXPECT_EQ(said(fact::Health{6, 6, 0, 0, Until::end}), "You die in this room (6 lost).");
    EXPECT_EQ(said(fact::Health{6, 2, 0, 4, Until::end}),
              "You end the game with 4 health (2 lost).");
    const fact::Weapon weapon{{"TD"_card, 14, 96}, 20, {{"3Cw"_move, {"TD"_card, 1, 2}}}};
    EXPECT_EQ(said(weapon),
              "Afterwards TD can still be used on 14 of 20 monsters to come, worth 96 health "
              "together; after fighting 3C with the weapon on 1, worth 2.");
    EXPECT_EQ(say_fact(voice_of("rascal"), fact::Weapon{{"TD"_card, 1, 2}, 1, {{"avoid"_move, {}}}})
                  .find("weapon"),
              std::string::npos);
    EXPECT_EQ(said(fact::Unseen{12, 7, 60, 1, 5, 4, 20, 2, 3}),
              "Still unseen: 7 monsters, 1 weapon and 4 potions (2 monsters would kill you and the "
              "weapon cannot be used on 3).");
}

// Whatever is said of any advice: whole sentences in the words of the rule set.
TEST(HintWords, NothingIsLeftUnfilled) {
    SplitMix64 random(3);
    for (const RuleSet& set : rule_sets) {
        const Voice voice = voice_of(std::string(set.id).c_str());
        const auto player = find_player_kind("greedy")->make(set.rules, *blank_net(set.rules).net);
        for (int i = 0; i < 20; ++i)
            each_choice(set.rules, random.next(), [&](const Game& game) {
                const Hint hint = make_hint(game, player->advise(game.position, {}));
                for (const Fact& fact : hint.because) {
                    const std::string text = say_fact(voice, fact);
                    EXPECT_THAT(text, Not(HasSubstr("{")));
                    EXPECT_TRUE(text.ends_with(".")) << text;
                    EXPECT_FALSE(text.front() >= 'a' && text.front() <= 'z') << text;
                    if (set.weapon_word == WeaponWord::shield) {
                        EXPECT_THAT(text, Not(HasSubstr("weapon")));
                    }
                    if (set.avoid_word != AvoidWord::avoid) {
                        EXPECT_THAT(text, Not(HasSubstr("void")));
                    }
                }
            });
    }
}

}  // namespace
}  // namespace scoundrel::test
