#include "notation/record.h"

#include <gtest/gtest.h>

#include "notation/numbers.h"
#include "support/words.h"

namespace scoundrel {
namespace {

using namespace test;

// The lines with the hash they need, as a person who edits a record honestly would have to.
std::string hashed(const std::string& lines) {
    Fnv1a hash;
    std::string_view rest = lines;
    while (!rest.empty()) {
        const auto line = rest.substr(0, rest.find('\n') + 1);
        if (!line.starts_with(';')) hash.add_text(line);
        rest.remove_prefix(line.size());
    }
    return lines + "hash " + print_hex(hash.value()) + "\n";
}

const std::string simple =
    "scoundrel record 1\n"
    "game classic#42\n"
    "deal JC 6S 7D 5H\n"
    "; a first thought\n"
    "7De\n"
    "6Sw\n"
    "undo 1\n"
    "redo 1\n"
    "hint\n"
    "solve\n"
    "open\n"
    "abandon\n"
    "result playing\n";

std::string why_not(const std::string& text) {
    const auto record = parse_record(text);
    EXPECT_FALSE(record) << text;
    if (record) return "";
    EXPECT_EQ(record.error().code, ErrorCode::bad_record);
    return record.error().message;
}

TEST(Record, PrintsBackAsItWas) {
    const auto record = parse_record(hashed(simple));
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(record->log.size(), 10u);
    EXPECT_EQ(record->log[1].text, "; a first thought");
    EXPECT_EQ(record->outcome, Outcome{});
    EXPECT_EQ(print_record(*record), hashed(simple));
}

TEST(Record, EveryKindOfBeginning) {
    for (const char* header :
         {"game classic#tuesday\n", "game classic#a b\\x0a\\\\c\n", "game rascal+drop=yes@table\n",
          "game classic#42\nplay 0123abcd\nstarted 2026-11-15T09:30:00Z\n",
          "game classic#42\nstarted yesterday\n"}) {
        const std::string text =
            hashed("scoundrel record 1\n" + std::string(header) + "result playing\n");
        const auto record = parse_record(text);
        ASSERT_TRUE(record) << record.error().message;
        EXPECT_EQ(print_record(*record), text);
    }
}

TEST(Record, SeedsMayHoldAnyText) {
    Beginning beginning;
    beginning.id.seed = std::string("line\nfeed\\ and \x7F bell\a nul\0!", 28);
    const Record record{beginning, {}, Outcome{}};
    const auto again = parse_record(print_record(record));
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->beginning.id.seed, beginning.id.seed);
}

TEST(Record, Outcomes) {
    EXPECT_EQ(print_outcome({Status::won, 29}), "won 29");
    EXPECT_EQ(print_outcome({Status::lost, -188}), "lost -188");
    for (const char* result : {"won 0", "won 30", "lost 0", "lost -188", "playing"}) {
        const auto record = parse_record(
            hashed("scoundrel record 1\ngame classic#1\nresult " + std::string(result) + "\n"));
        ASSERT_TRUE(record) << result;
        EXPECT_EQ(print_outcome(*record->outcome), result);
    }
    for (const char* result : {"won", "won ", "won +1", "won 01", "won -0", "lost 1001", "drawn 1",
                               "playing 0", "won 1 ", ""})
        why_not(hashed("scoundrel record 1\ngame classic#1\nresult " + std::string(result) + "\n"));
}

TEST(Record, TheEventsAreExact) {
    const auto with_event = [](const std::string& event) {
        return hashed("scoundrel record 1\ngame classic@table\n" + event + "\nresult playing\n");
    };
    for (const char* event :
         {"deal 2C", "deal 2C 3C 4C 5C", "die QS", "replace QS 7C", "undo 1", "redo 1000000",
          "hint", "solve", "open", "abandon", "2Dr", "avoid-rl", ";", "; x", ";result playing"}) {
        const auto record = parse_record(with_event(event));
        ASSERT_TRUE(record) << event << ": " << record.error().message;
        EXPECT_EQ(print_event(record->log.at(0)), event);
    }
    for (const char* event : {"",
                              "deal",
                              "deal ",
                              "deal 2C 3C 4C 5C 6C",
                              "deal 2c",
                              "deal 2C  3C",
                              "deal 2C ",
                              "die",
                              "die QS KS",
                              "replace QS",
                              "replace QS 7C 8C",
                              "undo",
                              "undo 0",
                              "undo 01",
                              "undo -1",
                              "redo 1000001",
                              "Hint",
                              "hint ",
                              "tde",
                              "10De",
                              "TD",
                              "Avoid",
                              "next ",
                              "comment",
                              " ;"})
        EXPECT_EQ(why_not(with_event(event)),
                  "line 3: neither a move nor any other event of a record")
            << event;
}

TEST(Record, CommentsAreFreeAndDoNotCountInTheHash) {
    std::string text = hashed(simple);
    text.insert(text.find("7De"), "; another thought\n");
    const auto record = parse_record(text);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(print_record(*record), text);
}

TEST(Record, LineEndsOfOtherSystemsAreForgiven) {
    std::string text;
    for (const char c : hashed(simple)) text += c == '\n' ? "\r\n" : std::string(1, c);
    const auto record = parse_record(text);
    ASSERT_TRUE(record) << record.error().message;
    EXPECT_EQ(print_record(*record), hashed(simple));
    EXPECT_TRUE(parse_record(hashed(simple) + "\n\n"));
    std::string cut = hashed(simple);
    cut.pop_back();
    EXPECT_TRUE(parse_record(cut));
}

TEST(Record, ChangedInAnyWayItIsRefused) {
    const std::string text = hashed(simple);
    EXPECT_TRUE(why_not(text.substr(0, text.size() - 2) + "x\n").find("hash") != std::string::npos);
    // Every single character but those of the comment.
    const std::size_t comment = text.find("; a first");
    const std::size_t after = text.find('\n', comment);
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (i >= comment && i < after) continue;
        std::string changed = text;
        changed[i] = changed[i] == '1' ? '2' : '1';
        why_not(changed);
    }
}

TEST(Record, CutShort) {
    const std::string text = hashed(simple);
    for (std::size_t size = 0; size + 1 < text.size(); ++size) why_not(text.substr(0, size));
    EXPECT_EQ(why_not(simple), "line 13: the record is cut short: it has no hash");
    EXPECT_EQ(why_not("scoundrel record 1\ngame classic#42\n7De"),
              "line 3: the record is cut short: it has no result");
}

TEST(Record, WhatElseIsRefused) {
    EXPECT_EQ(why_not(""), "line 1: a record begins with 'scoundrel record 1'");
    EXPECT_EQ(why_not("scoundrel record 2\n"), "line 1: a record begins with 'scoundrel record 1'");
    EXPECT_EQ(why_not(hashed(simple) + "7De\n"), "line 15: nothing may follow the hash");
    const auto with_game = [](const std::string& game) {
        return why_not(hashed("scoundrel record 1\n" + game + "\nresult playing\n"));
    };
    EXPECT_EQ(with_game("game classic+health=20#42"),
              "line 2: the game id is not written in the usual way");
    EXPECT_EQ(with_game("game scoundrel#42").substr(0, 39),
              "line 2: there is no rule set 'scoundrel");
    with_game("game classic#");
    with_game("game classic#\\x1");
    with_game("game classic#\\q");
    with_game("game classic#\\");
    with_game("game classic#\\x41");  // must stand as A
    EXPECT_EQ(with_game("play nothing"), "line 2: expected 'game' and its id");
    EXPECT_EQ(with_game("game classic@position"),
              "line 3: expected the position the game began from");
    EXPECT_EQ(with_game("game classic#1\nplay "), "line 3: nothing stands after 'play '");
    EXPECT_EQ(why_not("scoundrel record 1\ngame classic#42\nresult playing\nmash\n"),
              "line 4: the record is cut short: it has no hash");
}

TEST(Record, FromAPosition) {
    const std::string position =
        R"({"rules":"classic","status":"playing","health":7,"max_health":20,"room":["5C","4H"],)"
        R"("carried":[],"dealt_with":2,"untouched":false,"room_number":4,)"
        R"("weapon":{"card":"5D","power":5,"limit":12,"uses":1,"slain":["QC"]},"slot":null,)"
        R"("rolled":null,"awaiting":0,"potion_used":true,"avoided_last":true,"dungeon":3,)"
        R"("bottom":[],"unseen":["KC","2S","3S"]})";
    const auto text_with = [&](const std::string& dealer, const std::string& json) {
        return hashed("scoundrel record 1\ngame classic@position\nposition " + json + "\n" +
                      dealer + "result playing\n");
    };
    for (const char* dealer : {"dealer table\n", "seed 5\n", "seed two words\n"}) {
        const auto record = parse_record(text_with(dealer, position));
        ASSERT_TRUE(record) << record.error().message;
        EXPECT_EQ(print_record(*record), text_with(dealer, position));
    }
    EXPECT_EQ(why_not(text_with("", position)), "line 4: expected 'dealer table' or a seed");
    EXPECT_EQ(why_not(text_with("dealer cheat\n", position)),
              "line 4: the dealer can only be 'table'");
    why_not(text_with("seed \n", position));
    why_not(text_with("seed 5\n", position.substr(0, position.size() - 1)));
    why_not(text_with("seed 5\n", " " + position));
    why_not(text_with("seed 5\n", R"({"rules":"classic","health":7,"room":[],"unseen":["KC"]})"));
    std::string other_rules = position;
    other_rules.replace(other_rules.find("classic"), 7, "equal");
    EXPECT_NE(why_not(text_with("seed 5\n", other_rules)).find("other rules"), std::string::npos);
}

TEST(Log, ATornTailIsLeftOut) {
    const std::string whole = simple.substr(0, simple.find("result"));
    for (std::size_t size = whole.find("\ndeal") + 1; size <= whole.size(); ++size) {
        const auto log = parse_log(whole.substr(0, size));
        ASSERT_TRUE(log) << size << ": " << log.error().message;
        EXPECT_EQ(log->used, whole.rfind('\n', size - 1) + 1);
        EXPECT_FALSE(log->record.outcome);
        std::string again = print_beginning(log->record.beginning);
        for (const Event& event : log->record.log) again += print_event(event) + "\n";
        EXPECT_EQ(again, whole.substr(0, log->used));
    }
    EXPECT_FALSE(parse_log(""));
    EXPECT_FALSE(parse_log("scoundrel record 1\ngame classic#42"));
    EXPECT_FALSE(parse_log(whole + "nonsense\n"));
    EXPECT_TRUE(parse_log(whole + "nonsense"));
}

TEST(Records, AreSplitAtTheirFirstLines) {
    const std::string a = hashed(simple);
    const std::string b = hashed("scoundrel record 1\ngame rascal#7\nresult playing\n");
    const std::string export_text = a + b;
    const auto both = split_records(export_text);
    ASSERT_EQ(both.size(), 2u);
    EXPECT_EQ(both[0], a);
    EXPECT_EQ(both[1], b);
    EXPECT_EQ(split_records(a).size(), 1u);
    EXPECT_TRUE(split_records("").empty());
}

}  // namespace
}  // namespace scoundrel
