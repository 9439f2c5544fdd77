#include "lab/census.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace scoundrel {
namespace {

using testing::HasSubstr;

CensusHead head(const char* rules = "classic", Question question = Question::everything) {
    return {*parse_rules(rules), question};
}

const std::string unchecked_head =
    "scoundrel census 1\nrules classic\nquestion everything\n"
    "seed verdict score avoids nodes limit\n";

std::optional<int> maybe(int low, int high) {
    if (*rc::gen::arbitrary<bool>()) return {};
    return *rc::gen::inRange(low, high);
}

// Any row that a census can hold.
CensusRow any_row() {
    CensusRow row;
    row.seed = *rc::gen::arbitrary<std::uint64_t>();
    row.verdict = *rc::gen::element(Verdict::won, Verdict::lost, Verdict::unknown);
    row.nodes = *rc::gen::inRange<std::uint64_t>(0, 1'000'000'000'000'000);
    row.limit = *rc::gen::element(Limit::none, Limit::memory, Limit::nodes, Limit::time);
    if (row.verdict == Verdict::unknown && row.limit == Limit::none) row.limit = Limit::chance;
    const int least = row.verdict == Verdict::won ? 1 : -300;
    if (row.verdict != Verdict::unknown) row.best_score = maybe(least, 300);
    if (!row.best_score) row.at_least = maybe(least, 300);
    if (row.verdict == Verdict::won) row.avoids = maybe(0, 100);
    if (row.verdict == Verdict::won && row.best_score && !row.avoids) row.limit = Limit::nodes;
    return row;
}

CensusRow row(const char* text) {
    const auto parsed = parse_census_row(text);
    EXPECT_TRUE(parsed) << text;
    return parsed.value_or(CensusRow{});
}

Census census(std::initializer_list<const char*> rows, const CensusHead& of = head()) {
    Census made{.head = of};
    for (const char* text : rows) made.rows.push_back(row(text));
    return made;
}

RC_GTEST_PROP(CensusRows, ParsingUndoesPrinting, ()) {
    const CensusRow printed = any_row();
    const std::string text = print_census_row(printed);
    RC_ASSERT(parse_census_row(text) == printed);
    std::string spaced = "\t ";
    for (const char c : text) spaced += c == ' ' ? " \t" : std::string(1, c);
    RC_ASSERT(parse_census_row(spaced + " ") == printed);
}

TEST(CensusRows, AsTheyRead) {
    EXPECT_EQ(print_census_row(row("7 won 30 2 6645")), "7 won 30 2 6645");
    EXPECT_EQ(row("7 won 30 2 6645").best_score, 30);
    EXPECT_EQ(row("7 won 14+ - 9 memory").at_least, 14);
    EXPECT_EQ(row("7 lost -157 - 9").best_score, -157);
    EXPECT_EQ(row("7 unknown - - 9 nodes").limit, Limit::nodes);
}

TEST(CensusRows, WhatAreNone) {
    for (const char* text : {"",
                             " ",
                             "7",
                             "7 won 30 2",
                             "7 won 30 2 9 none",
                             "7 won 30 2 9 memory more",
                             "-7 won 30 2 9",
                             "x won 30 2 9",
                             "18446744073709551616 won 30 2 9",
                             "7 win 30 2 9",
                             "7 won 3O 2 9",
                             "7 won 30++ 2 9",
                             "7 won + 2 9",
                             "7 won 999999 2 9",
                             "7 won 30 -2 9",
                             "7 won 30 2 -9",
                             "7 lost -9 0 9",
                             "7 unknown - - 9",
                             "7 unknown 5 - 9 memory",
                             "7 unknown - 2 9 memory",
                             "7 won 401 2 9",
                             "7 lost -401 - 9",
                             "7 won 0 2 9",
                             "7 won -157 - 9",
                             "7 won 30 - 9",
                             "7 won 30 10001 9",
                             "7 won 30 2 18446744073709551615",
                             "7,won,30,2,9",
                             "7 won 30 2 9 time\r"})
        EXPECT_FALSE(parse_census_row(text)) << text;
}

TEST(CensusText, TheHead) {
    EXPECT_EQ(print_census_head(head("rascal+health=15", Question::verdict)),
              "scoundrel census 2\nrules rascal+health=15\nquestion verdict\n"
              "seed verdict score avoids nodes limit\n");
    const auto parsed = parse_census(print_census({.head = head("rascal+health=15")}));
    ASSERT_TRUE(parsed);
    EXPECT_EQ(parsed->head, head("rascal+health=15"));
    EXPECT_TRUE(parsed->rows.empty());
}

TEST(CensusText, WhatIsNoCensus) {
    const std::string good = unchecked_head;
    for (const std::string text :
         {"", "nonsense\n", "scoundrel record 1\n", "scoundrel census 2\nrules classic\n",
          "scoundrel census 3\n", "scoundrel census 1\n",
          "scoundrel census 1\nrules classic\nquestion everything\n"})
        EXPECT_FALSE(parse_census(text)) << text;
    EXPECT_THAT(parse_census("scoundrel census 1\nrules nonsense\nquestion everything\n"
                             "seed verdict score avoids nodes limit\n")
                    .error()
                    .message,
                HasSubstr("nonsense"));
    EXPECT_EQ(parse_census(good + "1 won 30 2 9\nnonsense\n3 won 1 2 3\n").error().message,
              "line 6 is no row of a census");
    EXPECT_FALSE(parse_census(good + "\n"));
}

// Format 1 is read for ever, and nobody can tell whether it was changed.
TEST(CensusText, WithoutChecks) {
    const auto read = parse_census(unchecked_head + "1 won 30 2 9\n4 lost -157 - 12\n7 won 3");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->rows.size(), 2u);
    EXPECT_FALSE(read->checks.there);
    EXPECT_EQ(print_census(*read), print_census(census({"1 won 30 2 9", "4 lost -157 - 12"})));
    const auto resumed = resume_census(unchecked_head + "1 won 30 2 9\n", head());
    ASSERT_TRUE(resumed);
    EXPECT_FALSE(resumed->checks.there);
}

TEST(CensusText, AnEditedVerdictFailsItsCheck) {
    std::string text =
        print_census(census({"1 won 30 2 9", "4 lost - - 12", "5 won 30 2 9", "6 lost - - 12"}));
    for (std::size_t at; (at = text.find("lost")) != text.npos;) text.replace(at, 4, "won");
    const auto read = parse_census(text);
    ASSERT_TRUE(read);
    EXPECT_THAT(read->checks.failed, testing::ElementsAre(6, 8));
    EXPECT_EQ(read->rows.size(), 4u);
    EXPECT_EQ(resume_census(text, head()).error().message,
              "line 6 and 1 more fail their checks: what was written there has been changed");
}

TEST(CensusText, AnEditedHeadFailsItsCheck) {
    std::string text = print_census(census({"1 won 30 2 9"}));
    text.replace(text.find("classic"), 7, "browser");
    EXPECT_THAT(parse_census(text)->checks.failed, testing::ElementsAre(2));
}

// Wherever a program is killed in writing, the next one goes on from the rows that are whole.
TEST(CensusText, CutAnywhere) {
    Census whole = census({"1 won 30 2 9", "2 lost -157 - 12", "3 won 14+ - 5 memory"});
    const std::string text = print_census(whole);
    const std::size_t head_size = print_census({.head = whole.head}).size();
    for (std::size_t cut = 0; cut <= text.size(); ++cut) {
        const auto resumed = resume_census(text.substr(0, cut), whole.head);
        ASSERT_TRUE(resumed) << cut << ": " << resumed.error().message;
        EXPECT_EQ(resumed->used, cut < head_size ? 0 : text.rfind('\n', cut - 1) + 1) << cut;
        ASSERT_LE(resumed->rows.size(), whole.rows.size());
        EXPECT_TRUE(std::equal(resumed->rows.begin(), resumed->rows.end(), whole.rows.begin()));
        if (cut >= head_size) {
            const auto lines =
                std::count(text.begin(), text.begin() + static_cast<long>(cut), '\n');
            EXPECT_EQ(static_cast<long>(resumed->rows.size()), lines - 4) << cut;
        }
    }
}

TEST(CensusText, AnotherCensusIsNotGoneOnWith) {
    const std::string text = print_census(census({"1 won 30 2 9"}));
    EXPECT_EQ(resume_census(text, head("equal")).error().message,
              "it is a census of classic, not of equal");
    EXPECT_THAT(resume_census(text, head("classic", Question::verdict)).error().message,
                HasSubstr("verdicts only"));
    EXPECT_THAT(resume_census("nonsense", head()).error().message, HasSubstr("no census"));
}

TEST(CensusMerge, IsAUnionSortedBySeed) {
    Census all = census({"5 won 30 2 9", "1 won 20 0 9"});
    ASSERT_TRUE(merge_census(all, census({"3 lost -9 - 4", "5 won 30 2 9"})));
    EXPECT_EQ(print_census(all),
              print_census(census({"1 won 20 0 9", "3 lost -9 - 4", "5 won 30 2 9"})));
}

TEST(CensusMerge, TwoResultsOfOneSeedAreAnError) {
    for (const char* other :
         {"5 won 29 2 9", "5 won 30 1 9", "5 lost -3 - 9", "5 won 31+ - 9 nodes"}) {
        Census all = census({"5 won 30 2 9"});
        const auto merged = merge_census(all, census({"3 won 1 1 1", other}));
        ASSERT_FALSE(merged) << other;
        EXPECT_THAT(merged.error().message, HasSubstr("seed 5 has two results")) << other;
    }
}

TEST(CensusMerge, WhatProvesMoreStays) {
    const char* rising[] = {"5 unknown - - 9 memory", "5 won 3+ - 99 memory", "5 won 4+ - 9 memory",
                            "5 won 4+ 2 9 nodes", "5 won 30 2 1"};
    for (std::size_t less = 0; less < std::size(rising); ++less)
        for (std::size_t more = less + 1; more < std::size(rising); ++more) {
            for (const bool swapped : {false, true}) {
                Census all = census({rising[swapped ? more : less]});
                ASSERT_TRUE(merge_census(all, census({rising[swapped ? less : more]})));
                EXPECT_EQ(print_census(all), print_census(census({rising[more]})));
            }
        }
    Census all = census({"5 won 30 2 1"});
    ASSERT_TRUE(merge_census(all, census({"5 won 30 2 7"}))) << "the cost is no result";
    EXPECT_EQ(all.rows.front().nodes, 1u);
}

TEST(CensusMerge, OtherRulesAreAnError) {
    Census all = census({"5 won 30 2 9"});
    EXPECT_FALSE(merge_census(all, census({"6 won 30 2 9"}, head("equal"))));
    EXPECT_FALSE(merge_census(all, census({"6 won - - 9"}, head("classic", Question::verdict))));
}

TEST(CensusSolving, ARowIsTheSolution) {
    const CensusRow won = solve_row(head(), 42, {});
    EXPECT_EQ(won.verdict, Verdict::won);
    EXPECT_EQ(won.best_score, 30);
    EXPECT_EQ(won.avoids, 2);
    EXPECT_EQ(won.limit, Limit::none);
    EXPECT_EQ(solve_row(head(), 4, {}).verdict, Verdict::lost);
    EXPECT_EQ(solve_row(head(), 42, {.nodes = 1, .stop = {}}).limit, Limit::nodes);
    EXPECT_EQ(print_census_row({.seed = 1, .limit = Limit::chance}), "1 unknown - - 0 chance");
}

}  // namespace
}  // namespace scoundrel
