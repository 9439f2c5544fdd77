#include "coach/hint_words.h"
#include "coach/chance_words.h"

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

// As it is told after nothing else.
std::string said(const Fact& fact) { return say_reason(voice_of("classic"), {fact}); }

// As it is told of another way.
std::string clause(const Fact& fact) { return say_fact(voice_of("classic"), fact); }

TEST(HintWords, ASentenceForEveryFact) {
    EXPECT_EQ(said(fact::Forced{}), "Nothing else can be done.");
    EXPECT_EQ(said(fact::Solved{true, 14}),
              "Nothing is hidden any more: from here the game can be won with a score of 14.");
    EXPECT_EQ(
        said(fact::Solved{false, -20}),
        "Nothing is hidden any more: the game cannot be won, at best lost with a score of -20.");
    EXPECT_EQ(said(fact::Solved{false, {}}), "Nothing is hidden any more: the game cannot be won.");
    EXPECT_EQ(said(fact::Looking{12}),
              "Avoiding costs nothing, so look at the 12 unseen cards before you choose.");
    EXPECT_EQ(said(fact::Solved{true, 30, true}),
              "The deck is open, and this is the solver's answer: from here the game can be won "
              "with a score of 30.");
    EXPECT_EQ(said(fact::Solved{false, {}, true}),
              "The deck is open, and this is the solver's answer: the game cannot be won.");
    EXPECT_EQ(said(fact::Hopeless{}), "Whatever comes, the game cannot be won any more.");
    EXPECT_EQ(said(fact::Later{"4Hd"_move}),
              "By this player's rule of thumb drinking 4H comes later.");
    EXPECT_EQ(said(fact::Beyond{}),
              "There is no short reason: it comes from the games played out from here.");
    EXPECT_EQ(said(fact::Beyond{true}), "This does not account for the whole difference.");
    EXPECT_EQ(clause(fact::Escape{"avoid"_move}), "the next room could not be avoided");
    EXPECT_EQ(clause(fact::Escape{"3Cb"_move, true}), "the next room could still be avoided");
    EXPECT_EQ(clause(fact::FirstBack{"avoid-rl"_move, "3H"_card, "TS"_card}),
              "TS would come back first rather than 3H");
    EXPECT_EQ(said(fact::Spared{"4C"_card, "5D"_card, WeaponRule::lower}),
              "4C is fought barehanded because 5D, once used on it, would only be good for "
              "monsters below 4.");
    EXPECT_EQ(said(fact::Spared{"4C"_card, "5D"_card, WeaponRule::equal}),
              "4C is fought barehanded because 5D, once used on it, would only be good for "
              "monsters up to 4.");
    EXPECT_EQ(said(fact::Spared{"4C"_card, "5D"_card, WeaponRule::wear}),
              "4C is fought barehanded because 5D would wear.");
    EXPECT_EQ(clause(fact::InTurn{"6Cw"_move, "9D"_card, "TC"_card, "6C"_card}),
              "9D, once used on 6C, could not be used on TC any more");
    EXPECT_EQ(
        said(fact::Equal{{"4Hd"_move, "3Cw"_move}}),
        "The order may be changed: drinking 4H and fighting 3C with the weapon first leads to "
        "the same.");
    EXPECT_EQ(said(fact::Returning{{"QS"_card, "4H"_card}, 12, 4}),
              "QS and 4H come back after 12 more cards, 4 rooms from now at the earliest.");
    EXPECT_EQ(said(fact::Returning{{"QS"_card}, 2, 1}), "QS comes back in the next room.");
    EXPECT_EQ(said(fact::Exact{24}), "All 24 orders of the unseen cards were looked at.");
    EXPECT_EQ(said(fact::Exact{1}), "Only one card is unseen, so this is exact.");
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
              "Equipping TD wins as often, but would score 2.5 less on average.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 1, 1, 0, 0, 0.2, 5, 4.8}),
              "Equipping TD wins as often, and would score hardly less (0.2 on average).");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 1, 1, 0, 0, 3, 30, 27, Aim::win, true}),
              "Equipping TD wins too, but with 27 rather than 30.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 1, 1, 0, 0, {}, 0, 0, Aim::win, true}),
              "Equipping TD can win too.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 0, 0, 0, 0, {}, 0, 0, Aim::win, true}),
              "Equipping TD would lose too.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 1, 1, 0, 0, -2, 4, 6}),
              "Equipping TD may be as good, winning 100% of games too.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 0, 0, 0, 0, 6, -20, -26, Aim::win, true}),
              "Equipping TD would lose with -26 rather than -20.");
    EXPECT_EQ(said(fact::SecondBest{"TDe"_move, 0.5, 0.55, -0.05, 0.01, 2, 12, 10, Aim::score}),
              "Equipping TD instead would score 10 on average rather than 12, and win 55% of games "
              "rather than 50%.");
}

// What is as good is named or counted; in a lost game it is enough that nothing matters.
TEST(HintWords, WhatIsAsGood) {
    const Move move = "TDe"_move, other = "4Hd"_move;
    EXPECT_EQ(said(fact::Tied{{move}, false, true, true}), "Equipping TD is just as good.");
    EXPECT_EQ(said(fact::Tied{{move, other}, true, true, false}),
              "Equipping TD and drinking 4H look just as good.");
    EXPECT_EQ(said(fact::Tied{{move, other, "3Cw"_move}, false, true, true}),
              "3 other moves are just as good.");
    EXPECT_EQ(said(fact::Tied{{move, other, "3Cw"_move}, true, true, true}),
              "All 3 other moves are just as good.");
    EXPECT_EQ(said(fact::Tied{{move}, true, false, true}),
              "All moves are equally good here; those that come later still count.");
    EXPECT_EQ(said(fact::Tied{{move}, true, false, true, true}), "No move matters any more.");
    EXPECT_EQ(
        said(fact::Equal{{move}, false, {"3Cw"_move, "4Hd"_move, Move(Verb::next)}}),
        "Equipping TD first leads to the same, if you then fight 3C with the weapon and drink "
        "4H.");
    EXPECT_EQ(said(fact::Equal{{other}, false}), "Drinking 4H leads to the same.");
    EXPECT_EQ(said(fact::Most{200}), "More than 200 cannot be had.");
}

// The rival is named once: what it would do worse follows, then what it would do better.
TEST(HintWords, OneSentenceForTheRivalAndOneForThePrice) {
    const fact::SecondBest second{"6Cb"_move, 0.8, 0.7, 0.1, 0.01, 3, 8, 5};
    const fact::Health health{20, 4, 0, 16, Until::room, {{"6Cb"_move, 11}}, false};
    const fact::Left left{"6Cb"_move, {"6C"_card}, {"TC"_card}, false};
    const fact::Risk risk{"6Cb"_move, 20, 2, 5, false};
    const fact::Escape escape{"6Cb"_move, true};
    const fact::Faced faced{"6Cb"_move, {"6C"_card}, 6, true};
    EXPECT_EQ(
        say_reason(voice_of("classic"), {fact::Solved{true, 14}, second, health, left, risk, escape,
                                         faced, fact::Exact{24}}),
        "Nothing is hidden any more: from here the game can be won with a score of 14. Fighting 6C "
        "barehanded instead would win 70% of games rather than 80%: you would go on with 11 "
        "health rather than 16, TC would be left for the next room rather than 6C, and 5 of "
        "the 20 unseen cards would kill you at a blow rather than 2. In return the next room "
        "could still be avoided, and 6C would be dealt with. All 24 orders of the unseen "
        "cards were looked at.");
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

TEST(HintWords, WhatWasNotWorkedOutHasNoChance) {
    const Voice voice = voice_of("classic");
    EXPECT_EQ(say_win(voice, {0.988, 1, {}}), "?");
    EXPECT_EQ(say_score(voice, {0.988, 1, {}}), "-");
    EXPECT_EQ(say_win(voice, {0.988, 0.98, {}}), "98.8% +-98");
    EXPECT_EQ(say_reason(voice, {fact::SecondBest{"6Cb"_move, 1, 0.988, 0.012, 1}}),
              "How fighting 6C barehanded would end was not worked out.");
}

TEST(HintWords, Health) {
    EXPECT_EQ(said(fact::Health{20, 5, 2, 17, Until::room}),
              "You leave this room with 17 health (5 lost and 2 healed).");
    EXPECT_EQ(said(fact::Health{20, 0, 0, 20, Until::move}), "You keep your 20 health.");
    EXPECT_EQ(said(fact::Health{6, 6, 0, 0, Until::end}), "You die in this room (6 lost).");
    EXPECT_EQ(said(fact::Health{6, 2, 0, 4, Until::end}),
              "You end the game with 4 health (2 lost).");
    EXPECT_EQ(clause(fact::Health{20, 3, 0, 17, Until::room, {{"3Cb"_move, 11}}, false}),
              "you would go on with 11 health rather than 17");
    EXPECT_EQ(clause(fact::Health{20, 3, 0, 17, Until::end, {{"3Cb"_move, 11}}, false}),
              "you would end the game with 11 health rather than 17");
    EXPECT_EQ(said(fact::Health{20, 9, 0, 11, Until::room, {{"avoid"_move, 20}}, true}),
              "In its favour: you would go on with 20 health rather than 11.");
    EXPECT_EQ(clause(fact::Waste{"4Hd"_move, "9H"_card, 3, fact::Waste::How::full}),
              "9H would heal only 3 of 9");
    EXPECT_EQ(clause(fact::Waste{"4Hd"_move, "9H"_card, 0, fact::Waste::How::full}),
              "9H would heal nothing, your health being full");
    EXPECT_EQ(clause(fact::Waste{"4Hd"_move, "9H"_card, 0, fact::Waste::How::second}),
              "9H would heal nothing, after another potion in this room");
    EXPECT_EQ(clause(fact::Waste{"9Hx"_move, "9H"_card, 0, fact::Waste::How::discarded}),
              "9H would be thrown away");
}

// Of either weapon as many monsters are told as there are for it: 19 of 18 was once said.
TEST(HintWords, TheWeapon) {
    const fact::Reach fresh{"TD"_card, 20, 20, 96, 10}, bound{"TD"_card, 1, 20, 2, 10};
    const fact::Reach none{{}, 0, 19, 0, 0}, other{"5D"_card, 19, 19, 80, 5};
    const auto weapon = [](fact::Reach best, fact::Reach rival, bool wears = false,
                           std::vector<Card> only = {}, bool against = false) {
        return clause(fact::Weapon{"3Cw"_move, best, rival, wears, {}, against, std::move(only)});
    };
    EXPECT_EQ(weapon(fresh, bound, false, {"KS"_card, "QC"_card}),
              "TD could then no longer be used on KS and QC (1 of 20 monsters to come rather than "
              "20 of 20)");
    EXPECT_EQ(weapon(bound, fresh, false, {"KS"_card}, true),
              "TD could then still be used on KS (20 of 20 monsters to come rather than 1 of 20)");
    EXPECT_EQ(weapon(fresh, bound),
              "TD could then be used on only 1 of 20 monsters to come rather than on 20 of 20");
    EXPECT_EQ(weapon(bound, fresh, false, {}, true),
              "TD could then be used on 20 of 20 monsters to come rather than on 1 of 20");
    EXPECT_EQ(weapon(bound, {"TD"_card, 0, 20, 0, 10}),
              "TD could then be used on no monster to come rather than on 1 of 20");
    EXPECT_EQ(weapon(bound, other, false, {}, true),
              "your weapon would be 5D, usable on 19 of 19 monsters to come, rather than TD, "
              "usable on 1 of 20");
    // Which is better shows in the cards, and the numbers would say the opposite.
    EXPECT_EQ(weapon(bound, other), "your weapon would be 5D rather than TD");
    EXPECT_EQ(weapon(fresh, other), "your weapon would be 5D rather than TD");
    EXPECT_EQ(weapon(fresh, none),
              "you would have no weapon rather than TD, usable on 20 of 20 monsters to come");
    EXPECT_EQ(weapon(none, other, false, {}, true),
              "you would have 5D, usable on 19 of 19 monsters to come, rather than no weapon");
    EXPECT_EQ(weapon(fresh, {"TD"_card, 20, 20, 90, 9}, true),
              "TD would take 9 off a blow rather than 10");
    EXPECT_EQ(weapon(fresh, other, true),
              "your weapon would be 5D, which takes 5 off a blow, rather than TD, which takes 10");
    EXPECT_EQ(say_fact(voice_of("rascal"), fact::Weapon{"avoid"_move, fresh, none, true, {}, false})
                  .find("weapon"),
              std::string::npos);
}

TEST(HintWords, WhatIsLeftFacedAndRisked) {
    EXPECT_EQ(clause(fact::Left{"6Sb"_move, {"6S"_card}, {"JC"_card}, false}),
              "JC would be left for the next room rather than 6S");
    EXPECT_EQ(clause(fact::Left{"6Sb"_move, {"8D"_card}, {"JC"_card}, false}),
              "JC would be left for the next room rather than 8D");
    EXPECT_EQ(clause(fact::Left{"6Sb"_move, {"6S"_card}, {}, false}),
              "6S would be dealt with as well");
    EXPECT_EQ(clause(fact::Left{"6Sb"_move, {}, {"JC"_card}, false}),
              "JC would be left for the next room");
    EXPECT_EQ(clause(fact::Faced{"avoid"_move, {"JC"_card, "9S"_card}, 6}),
              "JC and 9S would still be to come");
    EXPECT_EQ(clause(fact::Faced{"avoid"_move, {"JC"_card}, 0}),
              "JC, here dealt with at no cost in health, would still be to come");
    EXPECT_EQ(clause(fact::Faced{"JCb"_move, {"JC"_card}, 11, true}), "JC would be dealt with");
    EXPECT_EQ(clause(fact::Risk{"6Sb"_move, 20, 2, 5, false}),
              "5 of the 20 unseen cards would kill you at a blow rather than 2");
    EXPECT_EQ(clause(fact::Risk{"6Sb"_move, 20, 0, 5, false}),
              "5 of the 20 unseen cards would kill you at a blow rather than none");
    EXPECT_EQ(clause(fact::Risk{"6Sb"_move, 20, 5, 0, true}),
              "none of the 20 unseen cards would kill you at a blow rather than 5");
    EXPECT_EQ(clause(fact::InStore{"4Hd"_move, "4H"_card, {}, false}),
              "you would have nothing in the inventory rather than 4H");
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
    Hint::Choice last = planned({"JCb"_move, "KCb"_move}, {});
    last.dies = true;
    EXPECT_EQ(say_plan(rascal, last), "");
}

// Whatever is said of any advice: whole sentences in the words of the rule set.
TEST(HintWords, NothingIsLeftUnfilled) {
    SplitMix64 random(3);
    for (const RuleSet& set : rule_sets) {
        const Voice voice = voice_of(std::string(set.id).c_str());
        const auto player = find_player_kind("greedy")->make(set.rules, blank_net(set.rules).net);
        for (int i = 0; i < 20; ++i)
            each_choice(set.rules, random.next(), [&](const Game& game) {
                const Hint hint = make_hint(game, player->advise(game.position, {}));
                std::vector<std::string> all{say_plan(voice, hint)};
                all.push_back(say_reason(voice, hint.because));
                for (const Hint::Choice& choice : hint.moves)
                    if (!choice.because.empty()) all.push_back(say_reason(voice, choice.because));
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
