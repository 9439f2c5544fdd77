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
    "scoundrel match 1\n"
    "rules classic+health=15\n"
    "samples 200\n"
    "net 0000000000000abc\n"
    "player search\n"
    "player cmd:python3 bot.py, fast\n"
    "seed player result score moves decisions us chances\n";
const std::string rows[] = {"7 1 won 14 38 20 12345 352,361,1000\n", "7 2 lost -120 9 7 88 -\n",
                            "8 1 unfinished -3 1000 900 5 0\n"};

TEST(MatchText, IsReadAsItIsPrinted) {
    EXPECT_EQ(print_match_head(head), head_text);
    for (const std::string& row : rows) {
        const auto parsed = parse_match_row(std::string_view(row).substr(0, row.size() - 1), 2);
        ASSERT_TRUE(parsed) << row;
        EXPECT_EQ(print_match_row(*parsed) + "\n", row);
    }
    EXPECT_THAT(print_match_head({.variant = head.variant, .thinking = {.ms = 50}}),
                HasSubstr("\nms 50\nnet -\nseed "));
}

TEST(MatchText, WhatIsNoRowIsRefused) {
    for (const char* line :
         {"", "7", "7 1 won 14 38 20 12345", "7 1 won 14 38 20 12345 - -", "-1 1 won 1 1 1 1 -",
          "7 0 won 14 38 20 1 -", "7 3 won 14 38 20 1 -", "7 1 drawn 14 38 20 1 -",
          "7 1 won x 38 20 1 -", "7 1 won 14 1001 20 1 -", "7 1 won 14 38 -2 1 -",
          "7 1 won 14 38 20 x -", "7 1 won 14 38 20 1 1001", "7 1 won 14 38 20 1 5,",
          "7 1 won 14 38 20 1 ,5", "7 1 won 999999999999 38 20 1 -"})
        EXPECT_FALSE(parse_match_row(line, 2)) << line;
}

TEST(MatchText, AnotherMatchIsRefusedWithItsDifference) {
    const auto why = [](const std::string& text) {
        return resume_match(text, head).error().message;
    };
    EXPECT_THAT(why("nonsense\n"), HasSubstr("it is no match"));
    std::string other = head_text;
    other.replace(other.find("200"), 3, "100");
    EXPECT_THAT(why(other + rows[0]),
                HasSubstr("it has 'samples 100' where this has 'samples 200'"));
    EXPECT_THAT(why(head_text + "nonsense\n" + rows[0]), HasSubstr("line 8 is no row of a match"));
}

TEST(MatchText, SealAndGuardAreLinesOfTheHeadWhereThereAreSome) {
    MatchHead guarded = head;
    guarded.sealed = "ab12";
    guarded.guard = "processes, network";
    const std::string text = print_match_head(guarded);
    EXPECT_THAT(text, HasSubstr("fast\nsealed ab12\nguard processes, network\nseed "));
    EXPECT_EQ(resume_match(text + rows[0], guarded)->rows.size(), 1u);
    EXPECT_THAT(resume_match(text + rows[0], head).error().message,
                HasSubstr("it has 'sealed ab12' where this has 'seed player"));
    MatchHead other = guarded;
    other.sealed = "cd34";
    EXPECT_THAT(resume_match(text + rows[0], other).error().message,
                HasSubstr("it has 'sealed ab12' where this has 'sealed cd34'"));
    EXPECT_FALSE(resume_match(head_text + rows[0], guarded));
}

TEST(MatchText, CutAtEveryByteItsFileGoesOn) {
    const fs::path folder = fs::path(testing::TempDir()) / "match-cut";
    fs::remove_all(folder);
    fs::create_directories(folder);
    const std::string path = (folder / "m.txt").string();
    const std::string whole = head_text + rows[0] + rows[1] + rows[2];
    for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
        std::ofstream(path, std::ios::binary) << whole.substr(0, cut);
        auto file = MatchFile::open(path, head);
        ASSERT_TRUE(file) << cut;
        for (const std::string& row : rows) {
            const auto parsed =
                *parse_match_row(std::string_view(row).substr(0, row.size() - 1), 2);
            if (std::ranges::count(file->rows(), parsed) > 0) continue;
            ASSERT_TRUE(file->append({parsed}));
        }
        EXPECT_EQ(test::read_file(path), whole) << cut;
    }
    auto held = MatchFile::open(path, head);
    EXPECT_THAT(MatchFile::open(path, head).error().message, HasSubstr("at work on this match"));
    fs::remove_all(folder);
}

}  // namespace
}  // namespace scoundrel
