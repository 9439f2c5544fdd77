#include "command/read_arguments.h"

#include <gtest/gtest.h>

#include "command/failure.h"

namespace scoundrel::cli {
namespace {

// A program of two commands, one with a part, and what was read of a command line.
struct Line {
    std::string game, file, kind = "plain";
    std::vector<std::string> pair, rest, list;
    int count = 1;
    std::uint64_t seed = 0;
    float rate = 0;
    bool loud = false, quiet = false;
    WantedCommand wanted;

    std::vector<Command> commands{
        {.name = "play",
         .options = {Option("GAME", &game, ""), Option("--count", &count, "").within(1, 9),
                     Option("--seed", &seed, "").from(2),
                     Option("--rate", &rate, "").within(0.0, 1.0),
                     Option("--kind", &kind, "").one_of({"plain", "fancy"}),
                     Option("--pair", &pair, "").times(2, "A B"), Option("--loud", &loud, ""),
                     Option("--list", &list, ""), Option("--quiet", &quiet, "").exclude({"--loud"}),
                     Option("--file", &file, "").with("--loud")}},
        {.name = "census",
         .options = {Option("RULES", &game, "").require(), Option("--count", &count, "")},
         .parts = {{.name = "merge",
                    .options = {Option("OUT", &game, "").require(),
                                Option("FILE", &rest, "").require()}}}}};

    // What is wrong with it; empty if nothing is.
    std::string read(const std::vector<std::string>& words) {
        try {
            read_arguments(commands, words, wanted);
            return "";
        } catch (const Failure& failure) {
            EXPECT_EQ(failure.code(), exit_usage);
            return failure.what();
        }
    }
};

std::string wrong(const std::vector<std::string>& words) { return Line().read(words); }

TEST(ReadArguments, FillsInWhatIsGiven) {
    Line line;
    EXPECT_EQ(line.read({"play", "--count", "9", "classic#1", "--seed=2", "--rate", "0.5",
                         "--kind=fancy", "--pair", "a", "b", "--loud", "--file", "x"}),
              "");
    EXPECT_EQ(line.game, "classic#1");
    EXPECT_EQ(line.count, 9);
    EXPECT_EQ(line.seed, 2u);
    EXPECT_EQ(line.rate, 0.5f);
    EXPECT_EQ(line.kind, "fancy");
    EXPECT_EQ(line.pair, (std::vector<std::string>{"a", "b"}));
    EXPECT_TRUE(line.loud);
    EXPECT_EQ(line.wanted.path.back()->name, "play");
}

TEST(ReadArguments, WhatFollowsTwoDashesIsNoOption) {
    Line line;
    EXPECT_EQ(line.read({"play", "--", "--loud"}), "");
    EXPECT_EQ(line.game, "--loud");
    EXPECT_FALSE(line.loud);
}

TEST(ReadArguments, AListGoesOn) {
    Line line;
    EXPECT_EQ(line.read({"play", "--list", "a", "--list", "b", "--loud", "--loud"}), "");
    EXPECT_EQ(line.list, (std::vector<std::string>{"a", "b"}));
}

TEST(ReadArguments, APartTakesItsOwnWords) {
    Line line;
    EXPECT_EQ(line.read({"census", "merge", "out", "merge", "b"}), "");
    EXPECT_EQ(line.game, "out");
    EXPECT_EQ(line.rest, (std::vector<std::string>{"merge", "b"}));
    EXPECT_EQ(wrong({"census", "--count", "2", "merge", "out", "a"}),
              "--count belongs to scoundrel census, not to scoundrel census merge");
    EXPECT_EQ(wrong({"census"}), "RULES is required");
    EXPECT_EQ(wrong({"census", "merge", "out"}), "FILE is required");
}

TEST(ReadArguments, SaysWhatWouldBeRight) {
    EXPECT_EQ(wrong({"plya"}), "there is no command 'plya'; did you mean play?");
    EXPECT_EQ(wrong({"play", "--cuont", "2"}),
              "there is no option '--cuont' here; did you mean --count?");
    EXPECT_EQ(wrong({"play", "a", "b"}), "'b' is one too many for scoundrel play");
    EXPECT_EQ(wrong({"play", "--count"}), "--count takes N, and nothing follows it");
    EXPECT_EQ(wrong({"play", "--count", "--loud"}), "--count takes N, and nothing follows it");
    EXPECT_EQ(wrong({"play", "--pair", "a"}), "--pair takes A B, and nothing follows it");
    EXPECT_EQ(wrong({"play", "--loud=1"}), "--loud takes no value");
    EXPECT_EQ(wrong({"play", "--count", "1", "--count", "2"}), "--count is given twice");
    EXPECT_EQ(wrong({"play", "--pair", "a", "b", "--pair", "c", "d"}), "--pair is given twice");
    EXPECT_EQ(wrong({"play", "--quiet", "--loud"}), "--quiet and --loud do not go together");
    EXPECT_EQ(wrong({"play", "--file", "x"}), "--file means something only with --loud");
    EXPECT_EQ(wrong({"play", "--kind", "fncy"}),
              "--kind takes one of plain, fancy, not 'fncy'; did you mean fancy?");
}

TEST(ReadArguments, NumbersAreHeldToTheirBounds) {
    for (const std::string word : {"0", "10", "-1", "1.5", "", "1 ", "+1", "99999999999999999999"})
        EXPECT_EQ(wrong({"play", "--count=" + word}),
                  "--count takes a whole number from 1 to 9, not '" + word + "'");
    EXPECT_EQ(wrong({"play", "--seed", "1"}), "--seed takes a whole number of at least 2, not '1'");
    EXPECT_EQ(wrong({"play", "--rate", "nan"}), "--rate takes a number from 0 to 1, not 'nan'");
    EXPECT_EQ(wrong({"play", "--rate", "1.1"}), "--rate takes a number from 0 to 1, not '1.1'");
}

TEST(ReadArguments, HelpNeedsNothingElse) {
    Line line;
    EXPECT_EQ(line.read({"census", "merge", "-h"}), "");
    EXPECT_TRUE(line.wanted.help);
    EXPECT_EQ(line.wanted.path.back()->name, "merge");
}

}  // namespace
}  // namespace scoundrel::cli
