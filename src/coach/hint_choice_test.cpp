// Which facts are told, of positions small enough to see why.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "coach/hint_words.h"
#include "protocol/hint_json.h"
#include "support/advised.h"
#include "support/dealt.h"

namespace scoundrel::test {
namespace {

using testing::ElementsAre;

Hint hint_for(const Game& game) {
    constexpr int samples = 200;
    const auto player =
        find_player_kind(default_player)->make(game.rules, blank_net(game.rules).net);
    return make_hint(game, player->advise(game.position, {samples, 0, {}}));
}

std::vector<std::string> told(const Hint& hint) {
    std::vector<std::string> names;
    for (const Fact& fact : hint.because)
        names.push_back((fact_json(fact)["fact"]).get<std::string>());
    return names;
}

TEST(HintChoice, TheOnlyMoveNeedsNoReasons) {
    const Dealt game(with(classic, [](Rules& r) { r.avoid = Avoid::never; }), "2C 3C 4C 5C 6C");
    const Hint hint = hint_for(game.after("2Cb 3Cb 4Cb 5Cb").game);
    EXPECT_THAT(told(hint), ElementsAre("forced", "health"));
    EXPECT_EQ(print_json(fact_json(hint.because[1])),
              R"({"fact":"health","before":6,"lost":6,"healed":0,"after":0,"until":"end",)"
              R"("rival":null,"against":false})");
}

// The ten first, then the nine: the other way round the weapon is bound.
TEST(HintChoice, NothingHidden) {
    const Dealt game(with(classic, [](Rules& r) { r.health = 5; }), "8D 9C TS 2C");
    const Hint hint = hint_for(game.after("8De").game);
    EXPECT_EQ(hint.moves.front().move, move_of("TSw"));
    EXPECT_THAT(told(hint), ElementsAre("solved", "deadly"));
    EXPECT_EQ(print_json(fact_json(hint.because[0])),
              R"({"fact":"solved","won":true,"score":2,"open":false,"proved":true})");
    EXPECT_EQ(say_reason({&english()}, hint.because),
              "Nothing is hidden any more: from here the game can be won with a score of 2. Every "
              "other move "
              "loses the game.");
}

TEST(HintChoice, AllOrdersLookedAt) {
    const Dealt game(with(classic, [](Rules& r) { r.avoid = Avoid::never; }), "2H 3H 4H 5H KS QS");
    const Hint hint = hint_for(game.game);
    EXPECT_EQ(hint.sight, Sight::exact);
    EXPECT_EQ(hint.moves.front().chance->error, 0);
    EXPECT_THAT(told(hint), testing::Contains("exact"));
}

TEST(HintChoice, LookingFirst) {
    const Hint hint = hint_for(Dealt(forty_two, "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC 2D 3D").game);
    EXPECT_EQ(hint.moves.front().move.verb(), Verb::avoid_lr);
    EXPECT_EQ(told(hint).front(), "looking");
}

// The answer to "why not", for a move of the hint.
std::string against(const Hint& hint, const char* move) {
    for (const Hint::Choice& choice : hint.moves)
        if (choice.move == move_of(move)) return say_reason({&english()}, choice.because);
    return "";
}

// Moves ranked as they are listed, the first with so much more chance than the second, and plans.
Advice ranked(std::initializer_list<std::vector<Move>> plans) {
    Advice advice{{}, Sight::sampled, 100};
    double win = 0.8;
    for (const auto& plan : plans) {
        advice.options.push_back({.move = plan.front(), .win = win, .error = 0.01, .plan = plan});
        win -= 0.1;
    }
    return advice;
}

std::vector<Move> plan(std::string_view moves) {
    std::vector<Move> list;
    for (auto word = take_word(moves); !word.empty(); word = take_word(moves))
        list.push_back(move_of(word));
    return list;
}

// What the solver did not get to the end of is no reason for anything.
TEST(HintChoice, NotWorkedOut) {
    const Dealt game(classic, "8D 9C TS 2C");
    Advice advice = ranked({plan("TSw"), plan("2Cb"), plan("9Cb"), plan("9Cw")});
    advice.sight = Sight::solved;
    constexpr double wins[] = {1, 0.99, 0, 0}, errors[] = {0, 1, 1, 0};
    for (std::size_t i = 0; i < advice.options.size(); ++i) {
        advice.options[i].win = wins[i];
        advice.options[i].error = errors[i];
    }
    const Hint hint = make_hint(game.after("8De").game, advice);
    EXPECT_EQ(say_reason({&english()}, hint.because),
              "Nothing is hidden any more: from here the game can be won. Fighting 9C with the "
              "weapon would lose the game for certain.");
    EXPECT_EQ(against(hint, "2Cb"), "How fighting 2C barehanded would end was not worked out.");
    EXPECT_EQ(against(hint, "9Cb"), "How fighting 9C barehanded would end was not worked out.");
}

// In these the rest of the legal moves is left out: reasons compare what is there.
TEST(HintChoice, ThePotionThatWouldBeWasted) {
    const Dealt game(classic, "5H 9H 3C 8D KS QS JS TS 9S");
    const Hint hint = make_hint(game.after("3Cb").game, ranked({plan("8De 5Hd"), plan("9Hd 5Hd")}));
    EXPECT_EQ(against(hint, "9Hd"),
              "Drinking 9H instead would win 70% of games rather than 80%: 9H would heal only 3 "
              "of 9, and 8D would be left for the next room rather than 9H.");
}

TEST(HintChoice, TheWeaponKeptForTheKing) {
    const Dealt game(classic, "8D 3C 9C 2H KS QS JS TS 9S");
    const Hint hint = make_hint(game.after("8De").game, ranked({plan("3Cb 2Hd"), plan("3Cw 2Hd")}));
    EXPECT_EQ(
        against(hint, "3Cw"),
        "Fighting 3C with the weapon instead would win 70% of games rather than 80%: 8D could "
        "then no longer be used on KS and QS, among others (0 of 6 monsters to come rather than 6 "
        "of "
        "6), and 2H would heal nothing, your health being full.");
}

// Compared with another way, the best one still has to say why a weapon in hand is not used.
TEST(HintChoice, BarehandedThoughArmed) {
    const Dealt game(classic, "8D 3C 9C 2H KS QS JS TS 9S");
    const Hint hint = make_hint(game.after("8De").game, ranked({plan("3Cb 9Cw"), plan("2Hd 9Cw")}));
    EXPECT_THAT(say_reason({&english()}, hint.because),
                testing::EndsWith("3C is fought barehanded because 8D, once used on it, would only "
                                  "be good for monsters below 3."));
}

TEST(HintChoice, TheHigherMonsterFirst) {
    const Dealt game(classic, "8D 3C 9C 2H KS QS JS TS 9S");
    const Hint hint = make_hint(game.after("8De").game, ranked({plan("9Cw 3Cw"), plan("3Cw 9Cb")}));
    EXPECT_THAT(against(hint, "3Cw"),
                testing::HasSubstr("8D, once used on 3C, could not be used on 9C any more"));
}

// What is worth the same is named, and the reason is taken from what is not.
TEST(HintChoice, TheRivalIsWorthLess) {
    const Dealt game(classic, "8C 9C 4H 5H KS QS JS TS 9S");
    Advice advice = ranked({plan("8Cb 9Cb 5Hd"), plan("9Cb 8Cb 4Hd"), plan("avoid")});
    advice.options[1].win = advice.options[0].win;
    const Hint hint = make_hint(game.game, advice);
    EXPECT_THAT(told(hint), testing::Contains("tied"));
    EXPECT_THAT(say_reason({&english()}, hint.because),
                testing::AllOf(testing::StartsWith("Avoiding the room instead"),
                               testing::EndsWith("Fighting 9C barehanded looks just as good.")));
    EXPECT_EQ(against(hint, "9Cb"), "Fighting 9C barehanded looks just as good.");
}

// The same with less health is a poor rival where another way is nearly as good.
TEST(HintChoice, TheRivalDiffersInMoreThanHealth) {
    const Dealt game(classic, "8D 3C 9C 2H KS QS JS TS 9S");
    Advice advice = ranked({plan("9Cw 3Cw"), plan("9Cw 3Cb"), plan("2Hd 9Cw")});
    advice.options[1].move = advice.options[1].plan.front() = move_of("9Cb");
    advice.options[1].plan = plan("9Cb 3Cw");
    const Hint hint = make_hint(game.after("8De").game, advice);
    EXPECT_THAT(say_reason({&english()}, hint.because), testing::StartsWith("Drinking 2H instead"));
}

// Of two ways to skip a room only the order differs.
TEST(HintChoice, WhichCardComesBackFirst) {
    const Dealt game(forty_two, "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC 2D 3D");
    const Hint hint = make_hint(game.game, ranked({plan("avoid-lr"), plan("avoid-rl")}));
    EXPECT_EQ(against(hint, "avoid-rl"),
              "Avoiding the room with its last card uppermost instead would win 70% of games "
              "rather than 80%: 5C would come back first rather than 2C.");
}

// Every way but avoiding dies here, though not at once: that is said, and no chance of nothing.
TEST(HintChoice, EveryOtherWayDies) {
    const Dealt game(with(classic, [](Rules& r) { r.health = 11; }),
                     "KS QS 9S 8S 2H 3H 4H 5H 6H 7H 8H 9H");
    const Hint hint = hint_for(game.game);
    EXPECT_EQ(hint.moves.front().move, Move(Verb::avoid));
    const std::string reason = say_reason({&english()}, hint.because);
    EXPECT_THAT(reason, testing::StartsWith("Every other move would get you killed in this room. "
                                            "KS, QS, 9S and 8S come back after 8 more cards"));
    EXPECT_EQ(against(hint, "8Sb"),
              "Fighting 8S barehanded would leave you no way through this room alive.");
    EXPECT_EQ(
        against(hint, "QSb"),
        "Fighting QS barehanded would kill you at once: a blow of 12, and you have 11 health.");
}

// What speaks for the rival is told after it, and where that is more it is said that this is not
// all.
TEST(HintChoice, ThePrice) {
    const Dealt game(classic, "8C 9C 4H 5H KS QS JS TS 9S");
    const Hint hint = make_hint(game.game, ranked({plan("8Cb 9Cb 5Hd"), plan("avoid")}));
    EXPECT_EQ(say_reason({&english()}, hint.because),
              "Avoiding the room instead would win 70% of games rather than 80%: 8C and 9C would "
              "still be to come, and the next room could not be avoided. In return none of the 5 "
              "unseen cards would kill you at a blow rather than 5, and you would go on with 20 "
              "health rather than 8. This does not account for the whole difference.");
    EXPECT_EQ(say_gist({&english()}, hint.because),
              "Avoiding the room instead would win 70% of games rather than 80%: 8C and 9C would "
              "still be to come.");
    const Hint odd = make_hint(game.game, ranked({plan("9Cb 8Cb 4Hd"), plan("8Cb 9Cb 5Hd")}));
    EXPECT_THAT(say_reason({&english()}, odd.because),
                testing::HasSubstr("4H would be left for the next room rather than 5H"));
}

// The next room lies there already: what was avoided comes after it, unless it fits in.
TEST(HintChoice, AnAvoidedRoomComesBackAfterTheNext) {
    const auto reason = [](std::string_view cards) {
        Game known = Dealt(equal, cards).game;
        for (const Card card : known.position.unseen)
            known.position.bottom[known.position.bottom_count++] = card;
        known.position.unseen = CardSet();
        return say_reason({&english()},
                          make_hint(known, ranked({plan("avoid"), plan("2Sb 4Sb")})).because);
    };
    EXPECT_THAT(reason("KS 4S TC 2S QC AS JC TD"),
                testing::HasSubstr("KS, 4S, TC and 2S come back after 4 more cards, 2 rooms from "
                                   "now at the earliest"));
    EXPECT_THAT(reason("KS 4S TC 2S QC AS"), testing::HasSubstr("KS and 4S come back in the next "
                                                                "room"));
}

TEST(HintChoice, OpenDeck) {
    const Dealt game(classic, "8D 9C TS 2C 5H 6H 7C");
    HintOptions options;
    options.order = Deck{};
    for (const char* card : {"5H", "6H", "7C"}) options.order->push(card_of(card));
    const auto answer = ask_hint(game.game, options, blank_net);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->hint.sight, Sight::solved);
    EXPECT_THAT(say_reason({&english()}, answer->hint.because),
                testing::StartsWith("The deck is open, and this is the solver's answer: from here "
                                    "the game can be won"));
    for (const auto& cards : {std::vector{"5H", "6H"}, {"5H", "6H", "6H"}, {"5H", "6H", "8C"}}) {
        options.order = Deck{};
        for (const char* card : cards) options.order->push(card_of(card));
        EXPECT_EQ(ask_hint(game.game, options, blank_net).error().code, ErrorCode::bad_request);
    }
}

TEST(HintChoice, RulesOfThumbTellNoChances) {
    const Dealt game(classic, "2H 3H 4H 5H KS QS 3C 4C 5C 8D 9D");
    for (const char* name : {"random", "texts", "careful"}) {
        const auto player = find_player_kind(name)->make(classic, blank_net(classic).net);
        const Hint hint = make_hint(game.game, player->advise(game.game.position, {}));
        for (const Hint::Choice& choice : hint.moves) EXPECT_FALSE(choice.chance);
        EXPECT_THAT(told(hint), testing::Not(testing::Contains("second_best")));
        EXPECT_EQ(told(hint).front(), "later");
    }
}

}  // namespace
}  // namespace scoundrel::test
