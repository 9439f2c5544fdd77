#include "lab/match_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "lab/rows_file.h"
#include "support/files.h"

namespace scoundrel {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

const MatchHead head{.variant = *parse_rules("classic+health=15"),
                     .thinking = {},
                     .net = 0xABC,
                     .players = {"search", "cmd:python3 bot.py, fast"}};
const std::string head_text =
    "scoundrel match 2\n"
    "rules classic+health=15\n"
    "samples 200\n"
    "net 0000000000000abc\n"
    "player search\n"
    "player cmd:python3 bot.py, fast\n"
    "seed player result score moves decisions chances\n";
const std::string rows[] = {"7 1 won 14 38 20 352,361:-61,1000:4000\n", "7 2 lost -120 9 7 -\n",
                            "8 1 unfinished -3 1000 900 0\n",
                            "8 2 forfeit -180 5 5 - python3 bot.py: ZZb is  no move\n"};

// The lines with their checks.
std::string checked(const std::string& lines) {
    std::uint64_t last = no_lines_yet;
    return with_checks(lines, last);
}

std::optional<MatchRow> row_of(std::string_view line) {
    return parse_match_row(line.substr(0, line.find('\n')), 2);
}

TEST(MatchText, IsReadAsItIsPrinted) {
    EXPECT_EQ(print_match_head(head), head_text);
    for (const std::string& row : rows) {
        const auto parsed = row_of(row);
        ASSERT_TRUE(parsed) << row;
        EXPECT_EQ(print_match_row(*parsed) + "\n", row);
    }
    EXPECT_THAT(print_match_head({.variant = head.variant, .thinking = {.ms = 50}}),
                HasSubstr("\nms 50\nnet -\nseed "));
}

TEST(MatchText, AForfeitIsLostAndTellsWhy) {
    const auto row = row_of("8 2 forfeit -180 5 5 - it has ended");
    ASSERT_TRUE(row);
    EXPECT_EQ(row->status, Status::lost);
    EXPECT_EQ(row->forfeit, "it has ended");
    for (const std::string line :
         {"8 2 forfeit -180 5 5 -", "8 2 forfeit -180 5 5 - ", "8 2 forfeit -180 5 5 - x ",
          "8 2 forfeit -180 5 5 - a\tb", "8 2 forfeit -180 5 5 - \x7f",
          "8 2 forfeit -180 5 5 - \xff", "8 2 lost -180 5 5 - why", "8 2 won 10 5 5 - why"})
        EXPECT_FALSE(row_of(line)) << line;
    EXPECT_FALSE(row_of("8 2 forfeit -180 5 5 - " + std::string(longest_reason + 1, 'x')));
    EXPECT_FALSE(parse_match_row("8 2 forfeit -180 5 5 100 - why", 2, true)) << "in format 1";
}

TEST(MatchText, WhatIsNoRowIsRefused) {
    for (const char* line :
         {"", "7", "7 1 won 14 38 20", "7 1 won 14 38 20 - -", "-1 1 won 1 1 1 -",
          "7 0 won 14 38 20 -", "7 3 won 14 38 20 -", "7 1 drawn 14 38 20 -", "7 1 won x 38 20 -",
          "7 1 won 14 1001 20 -", "7 1 won 14 38 -2 -", "7 1 won 14 38 20 1001",
          "7 1 won 14 38 20 5,", "7 1 won 14 38 20 ,5", "7 1 won 14 38 20 5:",
          "7 1 won 14 38 20 :5", "7 1 won 14 38 20 5:4001", "7 1 won 14 38 20 5:-4001",
          "7 1 won 14 38 20 5:1:1", "7 1 won 14 38 20 5:1.5", "7 1 won 999999999999 38 20 -",
          // what no game can come to
          "7 1 won 401 38 20 -", "7 1 lost -401 38 20 -", "7 1 won 0 38 20 -", "7 1 lost 3 38 39 -",
          "7 1 lost 3 38 2 5,5,5", "7 1 unfinished -3 999 900 -"})
        EXPECT_FALSE(parse_match_row(line, 2)) << line;
}

const std::string old_head =
    "scoundrel match 1\nrules classic\nsamples 200\nnet -\nplayer texts\nplayer careful\n"
    "seed player result score moves decisions us chances\n";

TEST(MatchText, Format1HasTimesAmongItsRows) {
    const auto match = parse_match(old_head + "7 1 won 14 38 20 12345 -\n7 2 lost -120 9 7 88 -\n");
    ASSERT_TRUE(match) << match.error().message;
    EXPECT_FALSE(match->checks.there);
    EXPECT_EQ(match->rows[0].microseconds, 12345u);
    EXPECT_THAT(print_match(*match), HasSubstr("7 2 lost -120 9 7 - "));
    EXPECT_TRUE(resume_match(old_head + "7 1 won 14 38 20 12345 -\n", match->head));
}

// A thousand moves of a day each are fewer.
TEST(MatchText, MoreTimeThanThereIsIsNoRow) {
    const std::string much = old_head + "7 1 won 14 38 20 18446744073709551615 -\n";
    EXPECT_EQ(parse_match(much).error().message, "line 8 is no row of a match");
    EXPECT_FALSE(parse_times_row("7 1 18446744073709551615"));
    EXPECT_FALSE(parse_times_row("7 1 200000000000000"));
    EXPECT_TRUE(parse_times_row("7 1 86400000000000"));
}

TEST(MatchText, AnEditedResultFailsItsCheck) {
    std::string text = checked(head_text + rows[0] + rows[1] + rows[2]);
    text.replace(text.find("lost -120"), 9, "won  0120");
    const auto match = parse_match(text);
    ASSERT_TRUE(match) << match.error().message;
    EXPECT_THAT(match->checks.failed, testing::ElementsAre(9));
    EXPECT_THAT(resume_match(text, head).error().message, HasSubstr("line 9 fails its check"));
}

TEST(MatchText, AnotherMatchIsRefusedWithItsDifference) {
    const auto why = [](const std::string& text) {
        return resume_match(text, head).error().message;
    };
    EXPECT_THAT(why("nonsense\n"), HasSubstr("it is no match"));
    std::string other = head_text;
    other.replace(other.find("200"), 3, "100");
    EXPECT_THAT(why(checked(other + rows[0])),
                HasSubstr("it has 'samples 100' where this has 'samples 200'"));
    EXPECT_THAT(why(checked(head_text + "nonsense\n" + rows[0])),
                HasSubstr("line 8 is no row of a match"));
}

// Files from before there was a choice say nothing, and were played to win.
TEST(MatchText, TheAimIsALineOfTheHeadWhereItIsNotToWin) {
    MatchHead scoring = head;
    scoring.thinking.aim = Aim::score;
    const std::string text = print_match_head(scoring);
    EXPECT_THAT(text, HasSubstr("samples 200\naim score\nnet "));
    EXPECT_EQ(parse_match(checked(text + rows[0]))->head, scoring);
    EXPECT_THAT(resume_match(checked(text), head).error().message,
                HasSubstr("it has 'aim score' where this has 'net 0"));
    for (const char* aim : {"win", "health", ""}) {
        std::string other = text;
        other.replace(other.find("aim score"), 9, std::string("aim ") + aim);
        EXPECT_FALSE(parse_match(checked(other))) << aim;
    }
}

TEST(MatchText, SealAndGuardAreLinesOfTheHeadWhereThereAreSome) {
    MatchHead guarded = head;
    guarded.sealed = "ab12";
    guarded.guard = "processes, network";
    const std::string text = print_match_head(guarded);
    EXPECT_THAT(text, HasSubstr("fast\nsealed ab12\nguard processes, network\nseed "));
    const std::string whole = checked(text + rows[0]);
    EXPECT_EQ(resume_match(whole, guarded)->rows.size(), 1u);
    EXPECT_EQ(parse_match(whole)->head, guarded);
    EXPECT_THAT(resume_match(whole, head).error().message,
                HasSubstr("it has 'sealed ab12' where this has 'seed player"));
    MatchHead other = guarded;
    other.sealed = "cd34";
    EXPECT_THAT(resume_match(whole, other).error().message,
                HasSubstr("it has 'sealed ab12' where this has 'sealed cd34'"));
    EXPECT_FALSE(resume_match(checked(head_text + rows[0]), guarded));
}

TEST(MatchText, PartsMakeTheWhole) {
    const auto part = [](std::vector<const char*> lines) {
        MatchText text{.head = head};
        for (const char* line : lines) text.rows.push_back(*row_of(line));
        return text;
    };
    const char *first = "3 1 won 14 38 29 -", *second = "3 2 lost -9 9 8 -",
               *third = "4 1 lost -122 9 8 352:-61", *fourth = "4 2 lost 0 30 30 -";
    MatchText merged = part({});
    for (const MatchText& each :
         {part({third, fourth}), part({second}), part({first, second}), part({fourth})})
        ASSERT_TRUE(merge_match(merged, each));
    EXPECT_EQ(print_match(merged), print_match(part({first, second, third, fourth})));

    const auto two = merge_match(merged, part({"4 1 lost -121 9 8 352:-61"}));
    ASSERT_FALSE(two);
    EXPECT_THAT(two.error().message, HasSubstr("seed 4 has two results: '4 1 lost -122"));
}

// How long somebody thought is no result; the first that is known stays.
TEST(MatchText, PartsMayDifferInTheirTimes) {
    MatchText one{.head = head, .rows = {*row_of("3 1 won 14 38 29 -")}}, other = one;
    one.rows[0].microseconds = 5;
    other.rows[0].microseconds = 7;
    ASSERT_TRUE(merge_match(one, other));
    ASSERT_EQ(one.rows.size(), 1u);
    EXPECT_EQ(one.rows[0].microseconds, 5u);
}

TEST(MatchText, PartsOfAnotherMatchAreRefused) {
    MatchText merged{.head = head}, other{.head = head};
    other.head.thinking.samples = 100;
    const auto refused = merge_match(merged, other);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message,
                HasSubstr("it has 'samples 100' where this has 'samples 200'"));
}

class MatchFiles : public testing::Test {
  protected:
    void SetUp() override {
        fs::remove_all(folder);
        fs::create_directories(folder);
    }
    void TearDown() override { fs::remove_all(folder); }
    static void write(const std::string& path, const std::string& text) {
        std::ofstream(path, std::ios::binary) << text;
    }
    static MatchRow timed(const std::string& row, std::uint64_t microseconds) {
        MatchRow made = *row_of(row);
        made.microseconds = microseconds;
        return made;
    }

    const fs::path folder =
        fs::path(testing::TempDir()) /
        ("match-" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
    const std::string path = (folder / "m.txt").string();
    const std::string times = (folder / "m.txt.times").string();
};

TEST_F(MatchFiles, CutAtEveryByteTheyGoOn) {
    const std::string whole = checked(head_text + rows[0] + rows[1] + rows[2] + rows[3]);
    for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
        write(path, whole.substr(0, cut));
        auto file = MatchFile::open(path, head);
        ASSERT_TRUE(file) << cut;
        const std::vector<MatchRow> there = file->rows();
        for (std::size_t i = there.size(); i < std::size(rows); ++i)
            ASSERT_TRUE(file->append(std::vector{*row_of(rows[i])}));
        EXPECT_EQ(test::read_file(path), whole) << cut;
    }
    auto held = MatchFile::open(path, head);
    EXPECT_THAT(MatchFile::open(path, head).error().message, HasSubstr("at work on this match"));
}

TEST_F(MatchFiles, TheTimesStandBeside) {
    const std::vector played{timed(rows[0], 500), timed(rows[1], 70)};
    ASSERT_TRUE(MatchFile::open(path, head)->append(played));
    EXPECT_EQ(test::read_file(path), checked(head_text + rows[0] + rows[1]));
    EXPECT_THAT(test::read_file(times), HasSubstr("\n7 2 70 "));
    EXPECT_EQ(MatchFile::open(path, head)->rows(), played);
    // Cut anywhere, or gone, only times are missing.
    const std::string whole = test::read_file(times);
    for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
        write(times, whole.substr(0, cut));
        const auto file = MatchFile::open(path, head);
        ASSERT_TRUE(file) << cut << file.error().message;
        EXPECT_EQ(file->rows().size(), 2u);
        EXPECT_EQ(file->rows()[1].microseconds.has_value(), cut == whole.size()) << cut;
    }
    std::string edited = whole;
    edited.replace(edited.find(" 500 "), 5, " 400 ");
    write(times, edited);
    EXPECT_THAT(MatchFile::open(path, head).error().message,
                HasSubstr("m.txt.times: line 4 fails its check"));
}

TEST_F(MatchFiles, TimesOfAnotherMatchAreRefused) {
    write(times, print_times({.head = {5}}));
    EXPECT_THAT(MatchFile::open(path, head).error().message, HasSubstr("no times of this match"));
}

}  // namespace
}  // namespace scoundrel
