// Which facts are told, of positions small enough to see why.
#include "coach/hint_choice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/hint_json.h"
#include "support/advised.h"
#include "support/dealt.h"

namespace scoundrel::test {
namespace {

using testing::ElementsAre;

Hint hint_for(const Game& game) {
    constexpr int samples = 200;
    const auto player =
        find_player_kind(default_player)->make(game.rules, *blank_net(game.rules).net);
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
              R"({"fact":"health","before":6,"lost":6,"healed":0,"after":0,"until":"end"})");
}

// The ten first, then the nine: the other way round the weapon is bound.
TEST(HintChoice, NothingHidden) {
    const Dealt game(with(classic, [](Rules& r) { r.health = 5; }), "8D 9C TS 2C");
    const Hint hint = hint_for(game.after("8De").game);
    EXPECT_EQ(hint.moves.front().move, move_of("TSw"));
    EXPECT_THAT(told(hint), ElementsAre("solved", "deadly", "health"));
    EXPECT_EQ(print_json(fact_json(hint.because[0])), R"({"fact":"solved","won":true,"score":2})");
    EXPECT_EQ(print_json(fact_json(hint.because[1])),
              R"({"fact":"deadly","at_once":["9Cb","TSb"],"certain":["2Cw","2Cb","9Cw"]})");
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

TEST(HintChoice, RulesOfThumbTellNoChances) {
    const Dealt game(classic, "2H 3H 4H 5H KS QS 3C 4C 5C 8D 9D");
    for (const char* name : {"random", "texts", "careful"}) {
        const auto player = find_player_kind(name)->make(classic, *blank_net(classic).net);
        const Hint hint = make_hint(game.game, player->advise(game.game.position, {}));
        for (const Hint::Choice& choice : hint.moves) EXPECT_FALSE(choice.chance);
        EXPECT_THAT(told(hint), testing::Not(testing::Contains("second_best")));
    }
}

}  // namespace
}  // namespace scoundrel::test
