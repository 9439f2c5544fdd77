#include "game/import.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/history.h"
#include "support/failing_storage.h"
#include "support/random_session.h"

namespace scoundrel {
namespace {

using namespace test;

// Games of one play name that all go on differently.
std::string forks(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) {
        Session session = session_of("classic+health=99#1", "one", "2026-11-15T09:30:00.000Z");
        (void)session.note(
            {Event::Kind::comment, Move(Verb::next), {}, 0, "; fork " + std::to_string(i)});
        text += print_record(session.record());
    }
    return text;
}

Merge imported(Storage& storage, const std::string& text) {
    auto merge = import_games(storage, text);
    EXPECT_TRUE(merge) << merge.error().message;
    return merge.value_or(Merge{});
}

// What is stored is read once, however many records tell of the same play: 1,200 of them used to
// take a minute.
TEST(ImportWork, GrowsWithTheRecordsAndNotWithTheirSquare) {
    FailingStorage storage;
    EXPECT_EQ(imported(storage, forks(300)).apart, 299);
    EXPECT_EQ(storage.reads, 0u);
    EXPECT_EQ(imported(storage, forks(600)).apart, 300);
    EXPECT_EQ(storage.reads, 300u);
    storage.reads = 0;
    EXPECT_EQ(imported(storage, forks(600)).known, 600);
    EXPECT_EQ(storage.reads, 600u);
}

// One that was gone on from is not tried again for the next that diverges.
TEST(ImportWork, AVersionIsGoneOnFromOnce) {
    FailingStorage storage;
    Session session = session_of("classic+health=99#1", "one", "2026-11-15T09:30:00.000Z");
    ASSERT_EQ(imported(storage, print_record(session.record())).added, 1);
    storage.reads = 0;
    const Merge merge = imported(storage, forks(300));
    EXPECT_EQ(merge.extended, 1);
    EXPECT_EQ(merge.apart, 299);
    EXPECT_EQ(storage.reads, 2u) << "once to know it, once to go on from it";
}

// Nameless records, each told by the next: as many as there are, in one pass.
TEST(ImportWork, EarlierRecordsOfAGameWithoutANameAreLeftOut) {
    FailingStorage storage;
    Session session = session_of("classic+health=99#1", "", "2026-11-15T09:30:00.000Z");
    SplitMix64 random(1);
    std::string text;
    for (int i = 0; i < 20; ++i) {
        text += print_record(session.record());
        go_on(session, random, false);
    }
    Session other = session_of("classic+health=99#2", "", "2026-11-15T09:30:00.000Z");
    text += print_record(other.record());
    imported(storage, text);
    const auto history = read_history(storage);
    ASSERT_TRUE(history);
    EXPECT_EQ(history->games.size(), 2u);
}

// A finished record without a mark, under the name of a game in which hints were taken.
TEST(Marks, AreThoseOfEveryTellingOfAPlay) {
    FailingStorage storage;
    const auto played = [](bool with_hint) {
        Session session = session_of("classic#1", "one", "2026-11-15T09:30:00.000Z");
        if (with_hint) (void)session.note(Event::of(Event::Kind::hint));
        SplitMix64 random(1);
        while (!with_hint && !session.game().over()) go_on(session, random, false);
        return print_record(session.record());
    };
    imported(storage, played(true));
    imported(storage, played(false));
    const auto history = read_history(storage);
    ASSERT_TRUE(history);
    ASSERT_EQ(history->games.size(), 1u);
    EXPECT_NE(history->games[0].outcome.status, Status::playing);
    EXPECT_TRUE(history->games[0].marks.hint);
    EXPECT_FALSE(history->games[0].marks.undo);
}

}  // namespace
}  // namespace scoundrel
