#include "game/play.h"

#include <gtest/gtest.h>

#include "game/begin.h"
#include "game/memory_storage.h"
#include "notation/moves.h"

namespace scoundrel {
namespace {

Play played(Storage* storage, std::initializer_list<const char*> moves) {
    Beginning beginning = beginning_of(*parse_game_id("classic#42"));
    beginning.play = "one";
    Play play(storage, Session(std::move(beginning)));
    for (const char* move : moves) EXPECT_TRUE(play.play(*parse_move(move)));
    return play;
}

TEST(Play, LooksAtLeaveNothingAndMovesAreKept) {
    MemoryStorage storage;
    Play play = played(&storage, {});
    EXPECT_TRUE(storage.take_writes().empty());
    ASSERT_TRUE(play.play(*parse_move("7De")));
    EXPECT_EQ(storage.take_writes().size(), 1u);
    EXPECT_TRUE(play.save_error().empty());
}

// A count too large redoes nothing, and the journal stays as it was.
TEST(Play, RedoIsAllOrNothing) {
    MemoryStorage storage;
    Play play = played(&storage, {"7De", "JCw"});
    ASSERT_TRUE(play.undo(2));
    (void)storage.take_writes();
    EXPECT_EQ(play.redo(3).error().code, ErrorCode::nothing_to_undo);
    EXPECT_EQ(play.session().moves_played(), 0);
    EXPECT_TRUE(storage.take_writes().empty());
    ASSERT_TRUE(play.redo(2));
    EXPECT_EQ(play.session().moves_played(), 2);
}

TEST(Play, TheLogIsThatOfTheLineOfPlay) {
    Play play = played(nullptr, {"7De", "JCw", "6Sw"});
    ASSERT_EQ(play.log().size(), 3u);
    EXPECT_EQ(play.log()[0].text, "You equip 7D.");
    ASSERT_TRUE(play.undo(2));
    EXPECT_EQ(play.log().size(), 1u);
    ASSERT_TRUE(play.play(*parse_move("JCb")));
    ASSERT_EQ(play.log().size(), 2u);
    EXPECT_NE(play.log()[1].text.find("barehanded"), std::string::npos);
    EXPECT_EQ(play.log()[1].room, 1);
}

TEST(Play, OnlyWhatWasTouchedIsAbandoned) {
    Play play = played(nullptr, {});
    play.abandon();
    EXPECT_FALSE(play.session().abandoned());
    ASSERT_TRUE(play.play(*parse_move("7De")));
    play.abandon();
    EXPECT_TRUE(play.session().abandoned());
}

TEST(Play, ACommentIsOneLine) {
    Play play = played(nullptr, {});
    play.comment("two\nlines");
    EXPECT_EQ(play.session().log().back().text, "; two lines");
}

}  // namespace
}  // namespace scoundrel
