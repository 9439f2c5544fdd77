#include "game/history.h"
#include "game/import.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "game/journal.h"
#include "game/statistics.h"
#include "notation/numbers.h"
#include "protocol/history_json.h"
#include "support/failing_storage.h"
#include "support/json.h"
#include "support/random_session.h"

namespace scoundrel {
namespace {

using namespace test;
using testing::ElementsAre;
using testing::HasSubstr;

Session played(const std::string& game, const std::string& play, int steps,
               const std::string& started = "2026-11-15T09:30:00.000Z", std::uint64_t seed = 1) {
    Session session = session_of(game, play, started);
    SplitMix64 random(seed);
    go_on(session, random, false, steps);
    return session;
}

void store(FailingStorage& storage, const Session& session) {
    Journal journal = Journal::begin(storage, session);
    ASSERT_TRUE(journal.save(session));
}

std::string record_of(const Session& session) { return print_record(session.record()); }

Merge import(Storage& storage, const std::string& text) {
    const auto merge = import_games(storage, text);
    EXPECT_TRUE(merge);
    return merge.value_or(Merge{});
}

// Added, known, extended, apart, refused.
std::vector<int> numbers(const Merge& merge) {
    return {merge.added, merge.known, merge.extended, merge.apart,
            static_cast<int>(merge.refused.size())};
}

History history_of(Storage& storage) { return read_history(storage).value(); }

TEST(History, TellsOfEachGame) {
    FailingStorage storage;
    Session session = played("classic+health=15#42", "one", 3);
    ASSERT_TRUE(session.undo(1));
    session.note(Event::of(Event::Kind::abandon));
    store(storage, session);
    const History history = history_of(storage);
    ASSERT_EQ(history.games.size(), 1u);
    const Summary& game = history.games[0];
    EXPECT_EQ(game.name, "one");
    EXPECT_EQ(game.play, "one");
    EXPECT_EQ(game.started, "2026-11-15T09:30:00.000Z");
    EXPECT_EQ(game.game, "classic+health=15#42");
    EXPECT_EQ(game.rules, "classic+health=15");
    EXPECT_EQ(game.outcome, Outcome{});
    EXPECT_TRUE(game.marks.undo);
    EXPECT_FALSE(game.marks.hint);
    EXPECT_TRUE(game.abandoned);
    EXPECT_FALSE(game.repeated);
    EXPECT_EQ(game.moves, 2);
}

TEST(History, OldestFirst) {
    FailingStorage storage;
    store(storage, played("classic+health=99#1", "a", 1, "2026-03-01T00:00:00.000Z"));
    store(storage, played("classic#2", "b", 1, "2026-01-01T00:00:00.000Z"));
    store(storage, played("classic#3", "c", 1, "2026-02-01T00:00:00.000Z"));
    std::vector<std::string> order;
    for (const Summary& game : history_of(storage).games) order.push_back(game.play);
    EXPECT_THAT(order, ElementsAre("b", "c", "a"));
}

TEST(History, ADealComesBackHoweverItIsNamed) {
    FailingStorage storage;
    const std::string deal =
        "JC6S7D5HTH6C7S2C5C9S8S9CJSQSQC4D4H9D8H3H5S6HTS2H6D7H2D4C7C8D2SAS5DKSTDAC9HTC4S3C3DKC8C3S";
    const std::vector<std::pair<std::string, bool>> games = {
        {"classic#42", false},      {"classic#0042", true},
        {"classic:" + deal, true},  {"classic#43", false},
        {"equal#42", false},        {"classic+health=15#42", false},
        {"classic@table", false},   {"classic@table", false},
        {"classic#tuesday", false}, {"classic#18339334696106391312", true}};
    for (std::size_t i = 0; i < games.size(); ++i)
        store(storage, session_of(games[i].first, "play-" + std::string(1, char('a' + i)),
                                  "2026-01-0" + std::to_string(i)));
    const History history = history_of(storage);
    ASSERT_EQ(history.games.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i)
        EXPECT_EQ(history.games[i].repeated, games[i].second) << games[i].first;
}

TEST(History, AGameThatWasCutShortIsNoGameOrAnEarlierOneButNoDamage) {
    const std::string whole = print_log(played("rascal#4", "one", 5));
    const std::size_t named = whole.find("\nplay ") + 1;
    for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
        FailingStorage storage("one", whole.substr(0, cut));
        const History history = history_of(storage);
        EXPECT_TRUE(history.unreadable.empty()) << "cut at " << cut;
        ASSERT_EQ(history.games.size(), cut < named ? 0u : 1u) << "cut at " << cut;
        EXPECT_EQ(export_games(storage)->games, static_cast<int>(history.games.size()));
        if (cut >= named) {
            EXPECT_EQ(history.games[0].play, "one");
        }
    }
    FailingStorage storage("other", "something else");
    EXPECT_EQ(history_of(storage).unreadable.size(), 1u);
}

TEST(History, DamageIsReportedAndNothingIsLost) {
    FailingStorage storage;
    const Session good = played("classic+health=99#1", "good", 5);
    const Session bad = played("classic+health=99#2", "bad", 5);
    store(storage, good);
    store(storage, bad);
    std::string& text = storage.texts["bad"];
    text[text.find("deal ") + 5] = 'x';
    const std::string damaged = text;

    const History history = history_of(storage);
    ASSERT_EQ(history.games.size(), 1u);
    EXPECT_EQ(history.games[0].play, "good");
    ASSERT_EQ(history.unreadable.size(), 1u);
    EXPECT_EQ(history.unreadable[0].name, "bad");
    EXPECT_THAT(history.unreadable[0].why, HasSubstr("line 5"));

    const auto exported = export_games(storage);
    ASSERT_TRUE(exported);
    EXPECT_EQ(exported->text, record_of(good));
    EXPECT_EQ(exported->unreadable.size(), 1u);
    EXPECT_FALSE(read_game(storage, "bad"));

    EXPECT_EQ(numbers(import(storage, record_of(bad))), (std::vector{0, 0, 0, 1, 0}))
        << "a good copy goes beside the damaged one";
    EXPECT_EQ(storage.texts["bad"], damaged);
    EXPECT_EQ(history_of(storage).games.size(), 2u);
    EXPECT_EQ(numbers(import(storage, record_of(bad))), (std::vector{0, 1, 0, 0, 0}));
}

TEST(History, ABrokenDiskIsAnError) {
    FailingStorage storage;
    store(storage, played("classic+health=99#1", "one", 5));
    storage.failing = true;
    EXPECT_FALSE(read_history(storage));
    EXPECT_FALSE(export_games(storage));
    EXPECT_FALSE(read_game(storage, "one"));
    EXPECT_FALSE(import_games(storage, record_of(played("classic+health=99#1", "one", 6))));
}

TEST(Import, AddsKnowsAndExtends) {
    FailingStorage storage;
    const Session early = played("rascal+health=99#4", "one", 4);
    const Session late = played("rascal+health=99#4", "one", 9);
    EXPECT_EQ(numbers(import(storage, record_of(early))), (std::vector{1, 0, 0, 0, 0}));
    EXPECT_EQ(numbers(import(storage, record_of(early))), (std::vector{0, 1, 0, 0, 0}));
    EXPECT_EQ(numbers(import(storage, record_of(late))), (std::vector{0, 0, 1, 0, 0}));
    EXPECT_EQ(numbers(import(storage, record_of(early))), (std::vector{0, 1, 0, 0, 0}));
    EXPECT_EQ(storage.texts["one"], print_log(late));
    EXPECT_FALSE(storage.holds("one")) << "what was extended is let go";
}

TEST(Import, ATornTailDoesNotStandInTheWay) {
    FailingStorage storage;
    const Session late = played("classic+health=99#1", "one", 9);
    const std::string whole = print_log(late);
    for (std::size_t cut = 0; cut < whole.size(); ++cut) {
        storage.texts["one"] = whole.substr(0, cut) + "torn off he";
        const Merge merge = import(storage, record_of(late));
        EXPECT_EQ(merge.added, 0) << "cut at " << cut;
        const History history = history_of(storage);
        ASSERT_EQ(history.games.size(), 1u) << "cut at " << cut;
        EXPECT_EQ(history.games[0].moves, 9) << "cut at " << cut;
        storage.texts.clear();
    }
}

TEST(Import, PlayedOnDifferentlyBothAreKeptAndOneIsCounted) {
    FailingStorage storage;
    Session one = played("classic+health=99#1", "one", 4);
    Session other = one;
    ASSERT_TRUE(one.play(legal_moves(one.game().rules, one.position())[0]));
    ASSERT_TRUE(other.play(legal_moves(other.game().rules, other.position())[1]));
    EXPECT_EQ(numbers(import(storage, record_of(one) + record_of(other))),
              (std::vector{1, 0, 0, 1, 0}));
    EXPECT_EQ(storage.texts.size(), 2u);
    EXPECT_EQ(history_of(storage).games.size(), 1u);
    EXPECT_EQ(export_games(storage)->games, 2);
    EXPECT_EQ(numbers(import(storage, record_of(other) + record_of(one))),
              (std::vector{0, 2, 0, 0, 0}));

    Session further = other;
    SplitMix64 random(1);
    go_on(further, random, false, 2);
    EXPECT_EQ(numbers(import(storage, record_of(further))), (std::vector{0, 0, 1, 0, 0}))
        << "the one kept beside is gone on with, too";
    EXPECT_EQ(storage.texts.size(), 2u);
    EXPECT_EQ(history_of(storage).games[0].moves, further.moves_played());
}

// A game that was over, then taken back: going on counts, not what it went on from.
TEST(Import, TakingBackIsGoingOnToo) {
    Session over = played("classic+health=99#1", "one", 500);
    ASSERT_TRUE(over.game().over());
    Session back = over;
    ASSERT_TRUE(back.undo(3));
    const Session apart = played("classic+health=99#1", "one", 2);
    for (const auto& order : std::vector<std::vector<Session>>{
             {over, back, apart}, {back, apart, over}, {apart, over, back}, {apart, back, over}}) {
        FailingStorage storage;
        for (const Session& session : order) import(storage, record_of(session));
        const History history = history_of(storage);
        ASSERT_EQ(history.games.size(), 1u);
        EXPECT_EQ(history.games[0].outcome, Outcome{});
        EXPECT_EQ(history.games[0].moves, back.moves_played());
    }
}

TEST(Import, AGameOpenElsewhereIsLeftAlone) {
    FailingStorage storage;
    const Session early = played("classic+health=99#1", "one", 4);
    const Session late = played("classic+health=99#1", "one", 8);
    store(storage, early);
    storage.held_elsewhere.insert("one");
    EXPECT_EQ(numbers(import(storage, record_of(early))), (std::vector{0, 1, 0, 0, 0}));
    EXPECT_EQ(numbers(import(storage, record_of(late))), (std::vector{0, 0, 0, 1, 0}));
    EXPECT_EQ(storage.texts["one"], print_log(early));
    storage.held_elsewhere.clear();
    const History history = history_of(storage);
    ASSERT_EQ(history.games.size(), 1u);
    EXPECT_EQ(history.games[0].moves, 8);
}

TEST(Import, AGameOpenHereIsLeftAlone) {
    FailingStorage storage;
    Session session = played("classic+health=99#1", "one", 4);
    Journal journal = Journal::begin(storage, session);
    ASSERT_TRUE(journal.save(session));
    EXPECT_EQ(numbers(import(storage, record_of(played("classic+health=99#1", "one", 8)))),
              (std::vector{0, 0, 0, 1, 0}));
    ASSERT_TRUE(session.play(legal_moves(session.game().rules, session.position())[0]));
    ASSERT_TRUE(journal.save(session));
    EXPECT_EQ(storage.texts["one"], print_log(session));
}

// Another program plays on and leaves just before we get hold of its game.
TEST(Import, WhatIsWrittenMeanwhileIsNotLost) {
    FailingStorage storage;
    const Session early = played("classic+health=99#1", "one", 4);
    Session meanwhile = early;
    ASSERT_TRUE(meanwhile.play(legal_moves(early.game().rules, early.position())[0]));
    Session late = early;
    ASSERT_TRUE(late.play(legal_moves(early.game().rules, early.position())[1]));
    store(storage, early);
    storage.before_claim = [&](const std::string& name) {
        if (name == "one") storage.texts[name] = print_log(meanwhile);
    };
    import(storage, record_of(late));
    EXPECT_EQ(storage.texts["one"], print_log(meanwhile));
    EXPECT_EQ(storage.texts.size(), 2u);
}

TEST(Import, ATakenNameLosesNothing) {
    FailingStorage storage;
    Session one = played("classic+health=99#1", "one", 4);
    const Session other = played("classic+health=99#1", "one", 4, "2026-11-15T09:30:00.000Z", 7);
    import(storage, record_of(one) + record_of(other));
    ASSERT_EQ(storage.texts.size(), 2u);
    const std::string beside = std::prev(storage.texts.end())->first;
    storage.texts.erase(beside);
    store(storage, played("classic#5", beside, 4));  // a game that happens to have that name
    EXPECT_EQ(numbers(import(storage, record_of(other))), (std::vector{0, 0, 0, 1, 0}));
    EXPECT_EQ(storage.texts.size(), 3u);
    EXPECT_EQ(numbers(import(storage, record_of(other))), (std::vector{0, 1, 0, 0, 0}));
}

TEST(Import, WhatIsNoGoodRecordIsRefusedAndTheRestIsTaken) {
    FailingStorage storage;
    const std::string good = record_of(played("classic+health=99#1", "one", 4));
    std::string tampered = record_of(played("classic#2", "two", 4));
    tampered[tampered.find("deal ") + 5] ^= 1;
    const std::string cut = good.substr(0, good.size() / 2) + "\n";
    const Merge merge = import(storage, tampered + cut + good);
    EXPECT_EQ(numbers(merge), (std::vector{1, 0, 0, 0, 2}));
    EXPECT_EQ(merge.refused[0].name, "record 1");
    EXPECT_EQ(merge.refused[1].name, "record 2");
    for (const std::string& junk :
         {std::string("junk"), std::string(1000, '\0'), std::string("\xff\xfe"), good + "x"})
        EXPECT_EQ(import(storage, junk).refused.size(), 1u);
    EXPECT_EQ(numbers(import(storage, "")), (std::vector{0, 0, 0, 0, 0}));
    EXPECT_EQ(storage.texts.size(), 1u);
}

TEST(Import, UnsafeNamesStayInsideTheStorage) {
    FailingStorage storage;
    const std::vector<std::string> names = {
        "../../x", "/etc/passwd", "a b", ".", "..", "\xff", std::string(longest_text, 'n')};
    std::string text;
    for (const std::string& name : names) text += record_of(played("classic+health=99#1", name, 4));
    EXPECT_EQ(import(storage, text).added, static_cast<int>(names.size()));
    for (const auto& [name, stored] : storage.texts) EXPECT_EQ(name, storage_name(name));
    std::set<std::string> plays;
    for (const Summary& game : history_of(storage).games) plays.insert(game.play);
    EXPECT_EQ(plays, std::set<std::string>(names.begin(), names.end()));
    EXPECT_EQ(import(storage, text).known, static_cast<int>(names.size()));
}

TEST(Import, ARecordWithoutANameIsOneGameHoweverOftenItComes) {
    FailingStorage storage;
    const std::string nameless = record_of(played("classic+health=99#1", "", 4, ""));
    EXPECT_EQ(import(storage, nameless).added, 1);
    EXPECT_EQ(import(storage, nameless).known, 1);

    const std::string name = storage.texts.begin()->first;
    auto resumed = Journal::resume(storage, name);
    ASSERT_TRUE(resumed);
    ASSERT_TRUE(resumed->session.undo(1));
    ASSERT_TRUE(resumed->journal.save(resumed->session));
    const std::string exported = export_games(storage)->text;
    EXPECT_EQ(import(storage, exported).known, 1) << "gone on with, it is still that game";
    EXPECT_EQ(import(storage, nameless).known, 1);
    EXPECT_EQ(history_of(storage).games.size(), 1u);
}

// Nobody named it, so it is known by its log: an earlier record of it is no game of its own.
TEST(Import, RecordsWithoutANameOfOnePlayingAreOneGame) {
    const Session early = played("classic+health=99#1", "", 4, "");
    const Session over = played("classic+health=99#1", "", 500, "");
    ASSERT_TRUE(over.game().over());
    const Session other = played("classic+health=99#1", "", 500, "", 7);
    Session remarked = early;
    remarked.note({Event::Kind::comment, Move(Verb::next), {}, 0, "; hm"});
    std::vector<std::string> records{record_of(early), record_of(over), record_of(remarked)};
    std::ranges::sort(records);
    do {
        FailingStorage storage;
        for (const std::string& record : records) import(storage, record);
        const History history = history_of(storage);
        ASSERT_EQ(history.games.size(), 1u);
        EXPECT_EQ(history.games[0].outcome, over.outcome());
        EXPECT_FALSE(history.games[0].repeated);

        import(storage, record_of(other));
        const History both = history_of(storage);
        ASSERT_EQ(both.games.size(), 2u) << "played differently it is another game";
        EXPECT_TRUE(both.games[1].repeated);
    } while (std::ranges::next_permutation(records).found);
}

TEST(Import, ARecordWithoutANameIsNamedAfterItsLog) {
    const Session bare = played("classic+health=99#1", "", 4, "");
    Session remarked = bare;
    remarked.note({Event::Kind::comment, Move(Verb::next), {}, 0, "; hm"});
    FailingStorage storage;
    import(storage, record_of(bare));
    Fnv1a hash;
    hash.add_text(print_log(bare));
    const std::string name = "record-" + print_hex(hash.value());
    ASSERT_TRUE(storage.texts.contains(name));
    EXPECT_EQ(numbers(import(storage, record_of(remarked))), (std::vector{0, 0, 1, 0, 0}))
        << "a remark more makes it no other playing";
    EXPECT_EQ(storage.texts.size(), 1u);
}

TEST(Import, AFullDiskIsAnErrorAndOnceThereIsRoomAllComesIn) {
    std::string text;
    for (int i = 0; i < 5; ++i)
        text +=
            record_of(played("classic+health=99#" + std::to_string(i), "n" + std::to_string(i), 9));
    FailingStorage whole;
    import(whole, text);
    for (std::size_t room = 0; room < text.size(); room += 50) {
        FailingStorage storage;
        storage.room = room;
        if (import_games(storage, text)) break;
        EXPECT_TRUE(history_of(storage).unreadable.empty());
        storage.room.reset();
        import(storage, text);
        EXPECT_EQ(storage.texts, whole.texts);
    }
}

// What must not depend on the way two histories came together.
Json sense(Storage& storage) {
    const History history = history_of(storage);
    Json games = Json::array();
    for (const Summary& game : history.games)
        games.push_back({game.play, game.started, game.game, print_outcome(game.outcome),
                         game.moves, game.repeated, game.abandoned, game.marks.any(),
                         game.stats.damage_taken});
    Json counted = Json::array();
    for (const RuleStatistics& rules : statistics(history.games))
        counted.push_back(statistics_json(rules));
    return {games, counted, history.unreadable.size()};
}

void merge_into(FailingStorage& storage, Storage& other) {
    const auto exported = export_games(other);
    RC_ASSERT(exported.has_value());
    const auto merge = import_games(storage, exported->text);
    RC_ASSERT(merge.has_value());
    RC_ASSERT(merge->refused.empty());
    RC_ASSERT(merge->added + merge->known + merge->extended + merge->apart == exported->games);
}

FailingStorage merged(const FailingStorage& a, FailingStorage b) {
    FailingStorage both = a;
    merge_into(both, b);
    return both;
}

// Tellings of a few playings: on the way, at the end, and where they part from each other.
std::vector<Session> random_tellings(SplitMix64& random) {
    std::vector<Session> tellings;
    for (auto plays = 1 + random.below(4); plays > 0; --plays) {
        const std::string game = pick(telling_games, random);
        std::vector<Session> branches{session_of(game, "play-" + std::to_string(plays),
                                                 "2026-01-0" + std::to_string(random.below(9)))};
        for (auto parts = 1 + random.below(5); parts > 0; --parts) {
            Session next = pick(branches, random);
            go_on(next, random, true, static_cast<int>(random.below(12)));
            if (random.below(4) == 0) go_on(next, random, false, 300);
            branches.push_back(next);
        }
        tellings.insert(tellings.end(), branches.begin(), branches.end());
    }
    return tellings;
}

bool is_kept(const Session& telling, const FailingStorage& storage) {
    const std::string log = print_log(telling);
    return std::ranges::any_of(storage.texts,
                               [&](const auto& text) { return text.second.starts_with(log); });
}

RC_GTEST_PROP(MergeProperty, IsAUnion, ()) {
    SplitMix64 random(*rc::gen::arbitrary<std::uint64_t>());
    const std::vector<Session> tellings = random_tellings(random);
    FailingStorage devices[3];
    FailingStorage all;
    for (const Session& telling : tellings) {
        const std::string record = record_of(telling);
        RC_ASSERT(import_games(all, record).has_value());
        RC_ASSERT(import_games(devices[random.below(3)], record).has_value());
        if (random.below(3) == 0) RC_ASSERT(import_games(devices[0], record).has_value());
    }
    const auto& [a, b, c] = devices;
    FailingStorage ab = merged(a, b);
    FailingStorage ba = merged(b, a);
    RC_ASSERT(sense(ab) == sense(ba));
    FailingStorage left = merged(ab, c);
    FailingStorage right = merged(a, merged(b, c));
    FailingStorage other = merged(merged(c, b), a);
    RC_ASSERT(sense(left) == sense(right));
    RC_ASSERT(sense(left) == sense(other));
    RC_ASSERT(sense(left) == sense(all));
    for (const Session& telling : tellings) RC_ASSERT(is_kept(telling, left));

    FailingStorage again = merged(left, left);
    RC_ASSERT(again.texts == left.texts);
    again = merged(left, other);
    RC_ASSERT(sense(again) == sense(left));
}

}  // namespace
}  // namespace scoundrel
