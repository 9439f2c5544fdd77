#include "game/journal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "protocol/state_json.h"
#include "support/failing_storage.h"
#include "support/random_session.h"

namespace scoundrel {
namespace {

using namespace test;
using testing::HasSubstr;

constexpr auto play_name = "20261115T093000000Z-0123456789abcdef";

// A game and what was acknowledged on the way: how long the stored text was after each save, and
// how many events of the log it held.
struct Acknowledged {
    std::size_t bytes = 0;
    std::size_t events = 0;
};
struct Played {
    Session session;
    std::string text;
    std::vector<Acknowledged> saves;
};

Played play_and_save(const std::string& game, std::uint64_t seed, int steps) {
    FailingStorage storage;
    Session session = session_of(game, play_name);
    Journal journal = Journal::begin(storage, session);
    std::vector<Acknowledged> saves;
    SplitMix64 random(seed);
    for (int i = 0; i < steps; ++i) {
        go_on(session, random, true);
        EXPECT_TRUE(journal.save(session));
        saves.push_back({storage.texts[journal.name()].size(), session.log().size()});
    }
    return {session, storage.texts[journal.name()], saves};
}

std::size_t acknowledged_within(const Played& played, std::size_t bytes) {
    std::size_t events = 0;
    for (const Acknowledged& save : played.saves)
        if (save.bytes <= bytes) events = save.events;
    return events;
}

bool is_beginning_of(const std::vector<Event>& part, const std::vector<Event>& whole) {
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

// Plays on in a resumed game: what is stored then must be that game, and nothing of a torn tail.
void expect_goes_on(FailingStorage& storage, Journal::Resumed& resumed, std::size_t cut) {
    resumed.session.note(Event::of(Event::Kind::hint));
    ASSERT_TRUE(resumed.journal.save(resumed.session)) << "cut at " << cut;
    const auto again = load_stored(play_name, storage.texts[play_name]);
    ASSERT_TRUE(again) << "cut at " << cut << ": " << again.error().message;
    EXPECT_EQ(again->session.log(), resumed.session.log()) << "cut at " << cut;
    EXPECT_EQ(state_json(again->session), state_json(resumed.session)) << "cut at " << cut;
    EXPECT_EQ(again->session.beginning().play, play_name) << "cut at " << cut;
    EXPECT_EQ(again->bytes, storage.texts[play_name].size()) << "cut at " << cut;
}

class EveryCut : public testing::TestWithParam<std::string> {};

TEST_P(EveryCut, LeavesWhatWasAcknowledged) {
    const Played played = play_and_save(GetParam(), 1, 40);
    int refused = 0;
    for (std::size_t cut = 0; cut <= played.text.size(); ++cut) {
        FailingStorage storage(play_name, played.text.substr(0, cut));
        auto resumed = Journal::resume(storage, play_name);
        const std::size_t wanted = acknowledged_within(played, cut);
        if (!resumed) {
            ASSERT_EQ(wanted, 0u) << "cut at " << cut << ": " << resumed.error().message;
            ASSERT_FALSE(storage.holds(play_name)) << "a game refused is let go";
            ++refused;
            continue;
        }
        ASSERT_GE(resumed->session.log().size(), wanted) << "cut at " << cut;
        ASSERT_TRUE(is_beginning_of(resumed->session.log(), played.session.log()))
            << "cut at " << cut;
        expect_goes_on(storage, *resumed, cut);
    }
    EXPECT_LT(refused, 60 + static_cast<int>(GetParam().size())) << "more than the first two lines";
}

INSTANTIATE_TEST_SUITE_P(Journal, EveryCut, testing::ValuesIn(telling_games));

TEST(Journal, TheUncutGameIsTheGame) {
    for (const std::string& game : telling_games) {
        const Played played = play_and_save(game, 2, 200);
        FailingStorage storage(play_name, played.text);
        const auto resumed = Journal::resume(storage, play_name);
        ASSERT_TRUE(resumed) << game << ": " << resumed.error().message;
        EXPECT_EQ(resumed->session.log(), played.session.log()) << game;
        EXPECT_EQ(state_json(resumed->session), state_json(played.session)) << game;
        EXPECT_EQ(resumed->session.marks(), played.session.marks()) << game;
        EXPECT_EQ(print_log(resumed->session), played.text) << game;
    }
}

// Fails the last save of a game after every possible number of bytes.
void fail_last_save(const std::string& game, bool torn) {
    SplitMix64 random(3);
    Session before = session_of(game, play_name);
    go_on(before, random, false, 8);
    Session after = before;
    go_on(after, random, false, 3);
    const std::string more = print_log(after).substr(print_log(before).size());
    for (std::size_t room = 0; room < more.size(); ++room) {
        FailingStorage storage;
        Journal journal = Journal::begin(storage, before);
        ASSERT_TRUE(journal.save(before));
        storage.room = room;
        storage.torn = torn;
        ASSERT_FALSE(journal.save(after)) << game << ", room for " << room;
        const auto left = load_stored(play_name, storage.texts[play_name]);
        ASSERT_TRUE(left) << left.error().message;
        EXPECT_TRUE(is_beginning_of(before.log(), left->session.log()));
        EXPECT_TRUE(is_beginning_of(left->session.log(), after.log()));
        storage.room.reset();
        ASSERT_TRUE(journal.save(after)) << "the next save writes what is missing";
        EXPECT_EQ(storage.texts[play_name], print_log(after));
    }
}

TEST(Journal, AFullDiskLosesNothingSavedAndTheNextSaveCatchesUp) {
    for (const std::string& game : telling_games)
        for (const bool torn : {false, true}) fail_last_save(game, torn);
}

TEST(Journal, TheFirstSaveMayFailAnywhereToo) {
    SplitMix64 random(4);
    Session session = session_of("rascal#4", play_name);
    go_on(session, random, false, 2);
    const std::string whole = print_log(session);
    for (std::size_t room = 0; room < whole.size(); ++room)
        for (const bool torn : {false, true}) {
            FailingStorage storage;
            Journal journal = Journal::begin(storage, session);
            storage.room = room;
            storage.torn = torn;
            ASSERT_FALSE(journal.save(session));
            storage.room.reset();
            go_on(session, random, false);
            ASSERT_TRUE(journal.save(session)) << "room for " << room;
            EXPECT_EQ(storage.texts[play_name], print_log(session));
        }
}

TEST(Journal, NothingNewIsNotWritten) {
    FailingStorage storage;
    Session session = session_of("classic#1", play_name);
    Journal journal = Journal::begin(storage, session);
    EXPECT_EQ(storage.writes, 0) << "a game is stored once something is to be saved";
    ASSERT_TRUE(journal.save(session));
    ASSERT_TRUE(journal.save(session));
    EXPECT_EQ(storage.writes, 1);
}

TEST(Journal, OnlyWhatIsNewIsWritten) {
    FailingStorage storage;
    Session session = session_of("classic#42", play_name);
    Journal journal = Journal::begin(storage, session);
    ASSERT_TRUE(journal.save(session));
    storage.room = 4;
    ASSERT_TRUE(session.play(Move(Verb::avoid)));
    EXPECT_FALSE(journal.save(session));
    storage.room = std::string("avoid\ndeal TH 6C 7S 2C\n").size();
    EXPECT_TRUE(journal.save(session));
}

TEST(Journal, AGameIsHeldByOneJournalAtATime) {
    const Played played = play_and_save("classic#1", 5, 5);
    FailingStorage storage(play_name, played.text);
    {
        auto resumed = Journal::resume(storage, play_name);
        ASSERT_TRUE(resumed);
        const auto second = Journal::resume(storage, play_name);
        ASSERT_FALSE(second);
        EXPECT_THAT(second.error().message, HasSubstr("open in another program"));
        EXPECT_TRUE(storage.holds(play_name)) << "refusing the second does not free the first";
        const Journal moved = std::move(resumed->journal);
        EXPECT_TRUE(storage.holds(play_name));
    }
    EXPECT_FALSE(storage.holds(play_name));
    storage.held_elsewhere.insert(play_name);
    EXPECT_FALSE(Journal::resume(storage, play_name));
    storage.held_elsewhere.clear();
    EXPECT_TRUE(Journal::resume(storage, play_name));
}

TEST(Journal, ReplacingAJournalFreesItsGame) {
    FailingStorage storage;
    const Session first = session_of("classic#1", "first");
    const Session second = session_of("classic#2", "second");
    {
        Journal journal = Journal::begin(storage, first);
        ASSERT_TRUE(journal.save(first));
        EXPECT_TRUE(storage.holds("first"));
        journal = Journal::begin(storage, second);
        ASSERT_TRUE(journal.save(second));
        EXPECT_FALSE(storage.holds("first"));
        EXPECT_TRUE(storage.holds("second"));
    }
    EXPECT_FALSE(storage.holds("second"));
}

TEST(Journal, ANewGameNeverOverwritesAnother) {
    FailingStorage storage(play_name, "somebody else's");
    const Session session = session_of("classic#1", play_name);
    Journal journal = Journal::begin(storage, session);
    EXPECT_FALSE(journal.save(session));
    EXPECT_EQ(storage.texts[play_name], "somebody else's");
}

TEST(Journal, DamageInTheMiddleIsAnErrorAndNothingIsTouched) {
    const Played played = play_and_save("classic#1", 6, 20);
    int refused = 0;
    for (std::size_t at = 0; at < played.text.size(); ++at) {
        FailingStorage storage(play_name, played.text);
        storage.texts[play_name][at] = '\x07';
        const std::string damaged = storage.texts[play_name];
        const auto resumed = Journal::resume(storage, play_name);
        refused += resumed ? 0 : 1;
        EXPECT_TRUE(resumed || !resumed.error().message.empty());
        EXPECT_EQ(storage.texts[play_name], damaged);
    }
    EXPECT_GT(refused, 100) << "all but names, times, comments and the last line end";
}

TEST(Journal, NamesAreSafeForFiles) {
    EXPECT_EQ(storage_name(play_name), play_name);
    EXPECT_EQ(storage_name(std::string(64, 'x')), std::string(64, 'x'));
    std::set<std::string> made;
    const std::vector<std::string> unsafe = {"",
                                             "..",
                                             "../../x",
                                             "/etc/passwd",
                                             "a/b",
                                             "a\\b",
                                             "a b",
                                             ".hidden",
                                             "a.game",
                                             "é",
                                             "a\nb",
                                             std::string("a\0b", 3),
                                             "CON:",
                                             "~",
                                             "*",
                                             std::string(65, 'x'),
                                             std::string(1 << 20, 'x')};
    for (const std::string& play : unsafe) {
        const std::string name = storage_name(play);
        EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"), name.npos);
        EXPECT_EQ(name.size(), 21u) << name;
        made.insert(name);
    }
    EXPECT_EQ(made.size(), unsafe.size());
}

// Anything may happen in any order: what was acknowledged is there whenever the power goes.
RC_GTEST_PROP(JournalProperty, WhatWasAcknowledgedIsThere, ()) {
    SplitMix64 random(*rc::gen::arbitrary<std::uint64_t>());
    const auto game = *rc::gen::elementOf(telling_games);
    const auto full = *rc::gen::container<std::vector<int>>(rc::gen::inRange(-1, 40));
    FailingStorage storage;
    storage.torn = true;
    Session session = session_of(game, play_name);
    std::vector<Event> acknowledged;
    std::optional<Journal> journal = Journal::begin(storage, session);
    for (const int room : full) {
        go_on(session, random, true, 1 + static_cast<int>(random.below(3)));
        storage.room = room < 0 ? std::nullopt : std::optional<std::size_t>(room);
        if (journal->save(session)) acknowledged = session.log();
        if (storage.texts.empty() || random.below(4) != 0) continue;
        journal.reset();  // the program is killed; the next one takes the game up
        auto resumed = Journal::resume(storage, play_name);
        if (!resumed) {
            RC_ASSERT(acknowledged.empty());
            return;
        }
        RC_ASSERT(is_beginning_of(acknowledged, resumed->session.log()));
        session = resumed->session;
        journal = std::move(resumed->journal);
    }
}

}  // namespace
}  // namespace scoundrel
