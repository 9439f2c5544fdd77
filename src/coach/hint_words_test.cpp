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
              "Nothing is hidden any more: the game cannot be won, at best lost with -20.");
    EXPECT_EQ(said(fact::Solved{false, {}}), "Nothing is hidden any more: the game cannot be won.");
    EXPECT_EQ(said(fact::Looking{12}),
              "Avoiding costs nothing, so look at the 12 unseen cards first.");
    EXPECT_EQ(said(fact::Solved{true, 30, true}),
              "The deck is open, and this is the solver's answer: from here the game can be won "
              "with 30.");
    EXPECT_EQ(said(fact::Solved{false, {}, true}),
              "The deck is open, and this is the solver's answer: the game cannot be won.");
    EXPECT_EQ(said(fact::Hopeless{}), "Whatever comes, the game cannot be won any more.");
    EXPECT_EQ(said(fact::Later{"4Hd"_move}),
              "By this player's rule of thumb drinking 4H comes later.");
    EXPECT_EQ(said(fact::Beyond{}),
              "The cards in sight do not show why; the games played out from here do.");
    EXPECT_EQ(said(fact::Escape{"avoid"_move}),
              "The next room can then be avoided; otherwise it could not.");
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

// Few are named, more are counted, and where all others die nobody needs a list.
TEST(HintWords, MovesThatKill) {
    EXPECT_EQ(said(fact::Deadly{{"KSb"_move}, {}, {"avoid"_move}, 3, 13, 9}),
              "Fighting KS barehanded would kill you at once: a blow of 13, and you have 9 health. "
              "Avoiding the room would lose the game for certain.");
    EXPECT_EQ(
        said(fact::Deadly{{"KSb"_move, "QSb"_move}, {"4Hd"_move}, {}, 5, 0, 0}),
        "Fighting KS barehanded and fighting QS barehanded would kill you at once. Drinking 4H "
        "would leave you no way through this room alive.");
    EXPECT_EQ(said(fact::Deadly{{"KSb"_move, "QSb"_move, "JSb"_move}, {}, {}, 5, 0, 0}),
              "3 of the 5 other moves would kill you at once.");
    EXPECT_EQ(said(fact::Deadly{{"KSb"_move, "QSb"_move, "JSb"_move}, {}, {}, 3, 0, 0}),
              "Every other move would kill you at once.");
    EXPECT_EQ(said(fact::Deadly{{"KSb"_move, "QSb"_move}, {"4Hd"_move}, {}, 3, 0, 0}),
              "Every other move would get you killed in this room.");
    EXPECT_EQ(said(fact::Deadly{{"KSb"_move}, {"4Hd"_move}, {"avoid"_move}, 3, 0, 0}),
              "Every other move loses the game.");
}

TEST(HintWords, TheSecondBest) {
    EXPECT_EQ(said(fact::SecondBest{"3Cb"_move, 0.62, 0.5784, 0.0416, 0.01, 3, 8, 5}),
              "Fighting 3C barehanded instead would win 57.8% of games rather than 62%.");
    EXPECT_THAT(said(fact::SecondBest{"3Cb"_move, 0.62, 0.615, 0.005, 0.01, -1, 4, 5}),
                HasSubstr("too close to tell"));
    EXPECT_EQ(said(fact::SecondBest{"3Cb"_move, 0.62, 0.615, 0.005, 0.01, 3, 8, 5}),
              "Fighting 3C barehanded may win as often (61.5% of games against 62%, too close to "
              "tell), but would score 3 less on average.");
    EXPECT_EQ(
        said(fact::SecondBest{"3Cb"_move, 0.62, 0.6197, 0.0003, 0.01, 3, 8, 5}),
        "Fighting 3C barehanded may win as often, 62% of games too, but would score 3 less on "
        "average.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 1, 1, 0, 0, 2.5, 5, 2.5}),
              "Equipping TD wins as often, but scores 2.5 less on average.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 1, 1, 0, 0, 0}), "Equipping TD is just as good.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 1, 1, 0, 0, 3, 30, 27, Aim::win, true}),
              "Equipping TD wins too, but with 27 rather than 30.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 1, 1, 0, 0, {}, 0, 0, Aim::win, true}),
              "Equipping TD can win too.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 0, 0, 0, 0, {}, 0, 0, Aim::win, true}),
              "Equipping TD would lose too.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 1, 1, 0, 0, -2, 4, 6}),
              "Equipping TD may be as good: it too would win 100% of games.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 0, 0, 0, 0, 6, -20, -26, Aim::win, true}),
              "Equipping TD would lose with -26 rather than -20.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 0.5, 0.55, -0.05, 0.01, 2, 12, 10, Aim::score}),
              "Equipping TD instead would score 10 on average rather than 12, and win 55% of games "
              "rather than 50%.");
}

// What is more than nothing is not said to be nothing, and what is not certain not to be.
TEST(HintWords, NoChanceIsRoundedAway) {
    const Voice voice = voice_of("classic");
    EXPECT_EQ(say_percent(voice, 0), "0");
    EXPECT_EQ(say_percent(voice, 0.0001), "<0.1");
    EXPECT_EQ(say_percent(voice, 0.0006), "0.1");
    EXPECT_EQ(say_percent(voice, 0.99999), ">99.9");
    EXPECT_EQ(say_percent(voice, 1), "100");
}

TEST(HintWords, Health) {
    EXPECT_EQ(said(fact::Health{20, 5, 2, 17, Until::room}),
              "You leave this room with 17 health (5 lost and 2 healed).");
    EXPECT_EQ(said(fact::Health{20, 0, 0, 20, Until::move}), "You keep your 20 health.");
    EXPECT_EQ(said(fact::Health{6, 6, 0, 0, Until::end}), "You die in this room (6 lost).");
    EXPECT_EQ(said(fact::Health{6, 2, 0, 4, Until::end}),
              "You end the game with 4 health (2 lost).");
    EXPECT_EQ(said(fact::Health{20, 3, 0, 17, Until::room, {{"3Cb"_move, 11}}, false}),
              "You leave this room with 17 health (3 lost), otherwise 11.");
    EXPECT_EQ(said(fact::Health{20, 9, 0, 11, Until::room, {{"avoid"_move, 20}}, true}),
              "You leave this room with 11 health (9 lost), otherwise 20: that is the price.");
    EXPECT_EQ(said(fact::Waste{"4Hd"_move, "9H"_card, 3, fact::Waste::How::full}),
              "Otherwise 9H would heal only 3 of 9.");
    EXPECT_EQ(said(fact::Waste{"4Hd"_move, "9H"_card, 0, fact::Waste::How::full}),
              "Otherwise 9H would heal nothing, your health being full.");
    EXPECT_EQ(said(fact::Waste{"4Hd"_move, "9H"_card, 0, fact::Waste::How::second}),
              "Otherwise 9H would heal nothing, after another potion in this room.");
    EXPECT_EQ(said(fact::Waste{"9Hx"_move, "9H"_card, 0, fact::Waste::How::discarded}),
              "Otherwise 9H would be thrown away.");
}

// Of either weapon as many monsters are told as there are for it: 19 of 18 was once said.
TEST(HintWords, TheWeapon) {
    const fact::Reach fresh{"TD"_card, 20, 20, 96, 10}, bound{"TD"_card, 1, 20, 2, 10};
    const fact::Reach none{{}, 0, 19, 0, 0}, other{"5D"_card, 19, 19, 80, 5};
    const auto weapon = [](fact::Reach best, fact::Reach rival, bool wears = false,
                           Card strongest = {}, bool against = false) {
        return said(fact::Weapon{"3Cw"_move, best, rival, wears, strongest, against});
    };
    EXPECT_EQ(weapon(fresh, bound, false, "KS"_card),
              "TD can then still be used on 20 of 20 monsters to come, KS among them; otherwise on "
              "1 of 20.");
    EXPECT_EQ(weapon(bound, fresh, false, {}, true),
              "TD can then still be used on 1 of 20 monsters to come; otherwise on 20 of 20: that "
              "is the price.");
    EXPECT_EQ(weapon(bound, other),
              "You go on with TD, usable on 1 of 20 monsters to come; otherwise with 5D, on 19 of "
              "19.");
    EXPECT_EQ(weapon(fresh, none),
              "You then have TD, usable on 20 of 20 monsters to come; otherwise no weapon.");
    EXPECT_EQ(weapon(none, other, false, {}, true),
              "You then have no weapon; otherwise 5D, usable on 19 of 19 monsters to come: that is "
              "the price.");
    EXPECT_EQ(weapon(fresh, bound, true), "TD then takes 10 off a blow, otherwise 10.");
    EXPECT_EQ(weapon(fresh, other, true),
              "You go on with TD, which takes 10 off a blow; otherwise with 5D, which takes 5.");
    EXPECT_EQ(say_fact(voice_of("rascal"), fact::Weapon{"avoid"_move, fresh, none, true, {}, false})
                  .find("weapon"),
              std::string::npos);
}

TEST(HintWords, WhatIsLeftFacedAndRisked) {
    EXPECT_EQ(said(fact::Left{"6Sb"_move, {"6S"_card}, {"JC"_card}, false}),
              "6S is left for the next room, otherwise JC.");
    EXPECT_EQ(said(fact::Left{"6Sb"_move, {}, {"JC"_card}, false}),
              "Nothing is left for the next room, otherwise JC.");
    EXPECT_EQ(said(fact::Faced{"avoid"_move, {"JC"_card, "9S"_card}, 6}),
              "JC and 9S are dealt with.");
    EXPECT_EQ(said(fact::Faced{"avoid"_move, {"JC"_card}, 0}),
              "JC is dealt with at no cost in health.");
    EXPECT_EQ(said(fact::Risk{"6Sb"_move, 20, 2, 5, false}),
              "After that 2 of the 20 unseen cards would kill you at a blow, otherwise 5.");
    EXPECT_EQ(said(fact::Risk{"6Sb"_move, 20, 0, 5, false}),
              "After that none of the 20 unseen cards would kill you at a blow, otherwise 5 "
              "would.");
    EXPECT_EQ(said(fact::InStore{"4Hd"_move, "4H"_card, {}, false}),
              "You then have 4H in the inventory, otherwise nothing.");
}

Hint::Choice planned(std::vector<Move> plan, std::vector<Card> left) {
    return {plan.front(), {}, plan, std::move(left), {}};
}

TEST(HintWords, ThePlan) {
    const Voice voice = voice_of("classic");
    EXPECT_EQ(say_plan(voice, planned({"3De"_move}, {"9S"_card})), "");
    EXPECT_EQ(say_plan(voice, planned({"3De"_move, "8De"_move, "9Hd"_move}, {"9S"_card})),
              "Then equip 8D, drink 9H and carry 9S.");
    EXPECT_EQ(say_plan(voice, planned({"6Sw"_move, "THd"_move}, {})), "Then drink TH.");
    const Voice rascal = voice_of("rascal");
    EXPECT_EQ(say_plan(rascal, planned({"9De"_move, "QCw"_move, "next"_move}, {"KC"_card})),
              "Then fight QC with the shield and leave KC for the next room.");
    EXPECT_EQ(say_plan(rascal, planned({"9De"_move, "QCw"_move, "next"_move}, {})),
              "Then fight QC with the shield and go on to the next room.");
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
                std::vector<std::string> all{say_plan(voice, hint)};
                for (const Fact& fact : hint.because) all.push_back(say_fact(voice, fact));
                for (const Hint::Choice& choice : hint.moves)
                    for (const Fact& fact : choice.because) all.push_back(say_fact(voice, fact));
                if (all.front().empty()) all.erase(all.begin());
                for (const std::string& text : all) {
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
