#include "game/begin.h"
#include "game/daily.h"

#include <gtest/gtest.h>

#include "game/history.h"
#include "game/memory_storage.h"
#include "game/resume.h"
#include "notation/cards.h"
#include "notation/moves.h"

namespace scoundrel {
namespace {

Host host_at(std::string now) {
    return {.now = [now] { return now; }, .random = [] { return std::uint64_t{0xabc}; }};
}
const Host host = host_at("2026-11-16T09:30:00.000Z");

GameId id_of(const std::string& text) { return *parse_game_id(text); }

std::vector<Card> cards(std::initializer_list<const char*> texts) {
    std::vector<Card> list;
    for (const char* text : texts) list.push_back(*parse_card(text));
    return list;
}

TEST(Begin, EachPlayingHasANameAndATime) {
    const Play play = begin_play(nullptr, beginning_of(id_of("classic#42")), host);
    EXPECT_EQ(play.session().beginning().play, "20261116T093000000Z-0000000000000abc");
    EXPECT_EQ(play.session().beginning().started, "2026-11-16T09:30:00.000Z");
}

// Plays the deal once more, by a clock that says so; which tries of it count as repeated, oldest
// first.
std::vector<bool> repeats_after(MemoryStorage& storage, const std::string& game,
                                const std::string& now) {
    begin_play(&storage, beginning_of(id_of(game)), host_at(now)).comment("begun");
    std::vector<bool> repeats;
    for (const Summary& summary : read_history(storage)->games) repeats.push_back(summary.repeated);
    return repeats;
}

TEST(Begin, AClockThatWasSetBackMakesNoSecondTryTheFirst) {
    MemoryStorage storage;
    repeats_after(storage, "classic#42", "2026-11-16T09:30:00.000Z");
    const auto first = read_history(storage)->games.at(0).play;
    const std::vector<bool> second{false, true};
    EXPECT_EQ(repeats_after(storage, "classic#42", "1970-01-01T00:00:00.000Z"), second);
    EXPECT_EQ(read_history(storage)->games.at(0).play, first);
    EXPECT_EQ(read_history(storage)->games.at(1).started, "2026-11-16T09:30:00.001Z");
    EXPECT_EQ(read_history(storage)->games.at(1).play, "20261116T093000001Z-0000000000000abc");
}

TEST(Begin, OtherDealsAndTheTimeOfAStrangersGameHaveNoSayInWhenAGameBegan) {
    MemoryStorage storage;
    repeats_after(storage, "classic#1", "9999-12-31T23:59:59.999Z");
    repeats_after(storage, "classic#2", "2026-11-16T09:30:00.000Z");
    repeats_after(storage, "rascal#1", "2026-11-16T09:29:00.000Z");
    EXPECT_EQ(read_history(storage)->games.at(0).started, "2026-11-16T09:29:00.000Z");
    EXPECT_EQ(read_history(storage)->games.size(), 3u);
}

TEST(Begin, RandomSeedsCanBeTypedAndTheDayHasOneDeal) {
    const Host large{.now = host.now, .random = [] { return UINT64_MAX; }};
    EXPECT_EQ(print_game_id(random_game(*parse_rules("rascal"), large)), "rascal#3709551615");
    EXPECT_EQ(print_game_id(daily_game(*parse_rules("classic"), host.today())),
              "classic#daily-2026-11-16");
}

TEST(Begin, ABranchKeepsTheLogAndTakesMovesBack) {
    MemoryStorage storage;
    Play first = begin_play(&storage, beginning_of(id_of("classic#42")), host);
    for (const char* move : {"7De", "JCw", "6Sw"}) ASSERT_TRUE(first.play(*parse_move(move)));
    const auto branch =
        branch_play(&storage, first.session(), 1, host_at("2026-11-16T10:00:00.000Z"));
    ASSERT_TRUE(branch);
    EXPECT_EQ(branch->session().moves_played(), 1);
    EXPECT_TRUE(branch->session().marks().undo);
    EXPECT_EQ(branch->log().size(), 1u);
    EXPECT_EQ(read_history(storage)->games.size(), 2u);  // kept before anything is done in it
}

TEST(Begin, APositionIsSetUpFromWhatLiesWhere) {
    scoundrel::SetUp laid_out{.variant = *parse_rules("classic"),
                              .health = 9,
                              .room = cards({"9C", "4H"}),
                              .weapon = cards({"5D"}),
                              .slain = cards({"QC"}),
                              .unseen = cards({"KS", "5H"}),
                              .seed = "1"};
    const auto beginning = set_up(laid_out);
    ASSERT_TRUE(beginning) << beginning.error().message;
    const Position& position = beginning->position->position;
    EXPECT_EQ(position.dealt_with, 2);
    EXPECT_FALSE(position.untouched);
    EXPECT_EQ(position.weapon.limit, 12);
    laid_out.room.push_back(*parse_card("KS"));
    EXPECT_EQ(set_up(laid_out).error().code, ErrorCode::bad_game);
}

TEST(Resume, TheNewestGameInProgressOrANewOneThatSaysWhy) {
    MemoryStorage storage;
    {
        Play play = begin_play(&storage, beginning_of(id_of("classic#1")), host);
        ASSERT_TRUE(play.play(Move(Verb::avoid)));
    }
    const Play again = resume_or_begin(&storage, {}, id_of("classic#2"), host);
    EXPECT_EQ(print_game_id(again.session().beginning().id), "classic#1");
    EXPECT_EQ(again.session().moves_played(), 1);
    EXPECT_TRUE(again.preface().empty());
    // It is held by `again` now.
    const Play other = resume_or_begin(&storage, {}, id_of("classic#2"), host);
    EXPECT_EQ(print_game_id(other.session().beginning().id), "classic#2");
    EXPECT_FALSE(other.preface().empty());
}

}  // namespace
}  // namespace scoundrel
