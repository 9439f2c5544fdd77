// Which game comes onto the screen, and what is said where it is not the one expected.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/daily.h"
#include "notation/moves.h"
#include "rules/legal.h"
#include "tui/context_support.h"

namespace scoundrel::tui::test {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string left_in_the_middle(At& at, const std::string& id) {
    Play play = begin_play(&at.storage, beginning_of(*parse_game_id(id)), at.context.host,
                           at.context.style());
    EXPECT_TRUE(play.play(*parse_move("7De")));
    return storage_name(play.session().beginning().play);
}

void sit_down(At& at, const std::optional<GameId>& id) {
    at.app.open(resume_or_begin_game(at.context, id));
    at.screen();
}

TEST(Opening, AGameInProgressGoesOn) {
    At at;
    left_in_the_middle(at, "classic#42");
    sit_down(at, *parse_game_id("classic#42"));
    EXPECT_THAT(at.screen(), HasSubstr("You equip 7♦."));
    EXPECT_THAT(at.screen(), Not(HasSubstr("Not the game you left")));
}

// Another program has it: that is said, and a new game is shown.
TEST(Opening, AGameOpenElsewhereIsTold) {
    At at;
    const std::string name = left_in_the_middle(at, "classic#42");
    const std::string before = at.storage.texts[name];
    at.storage.held_elsewhere.insert(name);
    sit_down(at, *parse_game_id("classic#42"));
    EXPECT_THAT(at.screen(), HasSubstr("Not the game you left"));
    EXPECT_THAT(at.screen(), HasSubstr("open in another program"));
    EXPECT_THAT(at.screen(), HasSubstr("a new game"));
    EXPECT_EQ(at.storage.texts.size(), 1u);
    at.type("3e");
    EXPECT_THAT(at.screen(), Not(HasSubstr("Not the game you left")));
    EXPECT_EQ(at.storage.texts.size(), 2u);
    EXPECT_EQ(at.storage.texts[name], before);
}

TEST(Opening, ADamagedGameIsTold) {
    At at;
    const std::string name = left_in_the_middle(at, "classic#42");
    at.storage.texts[name] += "KCw\n2Dr\n";
    const std::string before = at.storage.texts[name];
    sit_down(at, *parse_game_id("classic#42"));
    EXPECT_THAT(at.screen(), HasSubstr("Not the game you left"));
    EXPECT_THAT(at.screen(), HasSubstr("classic#42 cannot be taken up"));
    at.type("m");
    sit_down(at, *parse_game_id("classic#4"));
    EXPECT_THAT(at.screen(), Not(HasSubstr("Not the game you left"))) << "another deal";
    at.type("m");
    sit_down(at, {});
    EXPECT_THAT(at.screen(), HasSubstr("1 saved game cannot be read"));
    EXPECT_EQ(at.storage.texts[name], before);
}

TEST(Opening, AnOlderGameInItsPlaceIsTold) {
    At at;
    left_in_the_middle(at, "classic#42");
    const std::string newer = left_in_the_middle(at, "equal#42");
    at.storage.held_elsewhere.insert(newer);
    sit_down(at, {});
    EXPECT_THAT(at.screen(), HasSubstr("equal#42 cannot be taken up"));
    EXPECT_THAT(at.screen(), HasSubstr("an older game"));
}

TEST(Opening, AStorageThatCannotBeReadIsTold) {
    At at;
    at.storage.failing = true;
    sit_down(at, *parse_game_id("classic#42"));
    EXPECT_THAT(at.screen(), HasSubstr("the disk is broken"));
    at.type("m");
    EXPECT_THAT(at.screen(), HasSubstr("the disk is broken"));
}

TEST(Opening, TodaysDealOpenElsewhereIsToldToo) {
    At at;
    Play play = begin_play(
        &at.storage, beginning_of(daily_game(Variant{}, at.context.host.today())), at.context.host);
    ASSERT_TRUE(play.play(legal_moves(play.game().rules, play.position())[0]));
    At other;
    other.storage.texts = at.storage.texts;
    other.storage.held_elsewhere.insert(other.storage.texts.begin()->first);
    other.app.handle(Input::of(Key::news));  // the first screen looks again
    other.screen();
    other.type("<down><enter>");
    EXPECT_THAT(other.screen(), HasSubstr("cannot be taken up"));
}

TEST(Opening, WhatCouldNotBeSavedIsNotLeftUnasked) {
    At at;
    at.begin("classic#42");
    at.storage.room = 0;
    at.type("3eq");
    EXPECT_THAT(at.screen(), HasSubstr("Leave all the same?"));
    at.type("n");
    EXPECT_THAT(at.screen(), HasSubstr("Room 1"));
    at.type("my");
    EXPECT_THAT(at.screen(), HasSubstr("New game"));
    at.begin("classic#42");
    at.type("3e");
    at.storage.room.reset();
    at.type("m");
    EXPECT_THAT(at.screen(), HasSubstr("Go on")) << "there was room again";
}

TEST(Opening, AFullDiskIsToldAndTheGameGoesOn) {
    At at;
    at.begin("classic#42");
    at.storage.room = 0;
    at.type("3e");
    EXPECT_THAT(at.screen(), HasSubstr("cannot be saved"));
    EXPECT_THAT(at.screen(), HasSubstr("7♦"));
    at.storage.room.reset();
    at.type("1w");
    EXPECT_THAT(at.screen(), Not(HasSubstr("cannot be saved")));
    EXPECT_EQ(only_game(at).moves, 2) << "everything missing was written";
}

}  // namespace
}  // namespace scoundrel::tui::test
