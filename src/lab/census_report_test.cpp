#include "lab/census_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/files.h"

namespace scoundrel {
namespace {

using testing::ElementsAre;
using testing::Pair;

// R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
TEST(Wilson, KnownValues) {
    struct Known {
        std::uint64_t part, all;
        double low, high;
    };
    for (const auto& [part, all, low, high] :
         {Known{81, 263, 0.2553, 0.3662}, Known{15, 148, 0.0624, 0.1605}, Known{0, 20, 0, 0.1611},
          Known{1, 29, 0.0061, 0.1718}, Known{20, 20, 1 - 0.1611, 1}}) {
        const Share share = wilson(part, all);
        EXPECT_NEAR(share.share, static_cast<double>(part) / static_cast<double>(all), 1e-12);
        EXPECT_NEAR(share.low, low, 0.00005) << part;
        EXPECT_NEAR(share.high, high, 0.00005) << part;
    }
}

TEST(Wilson, OfNothingNothingIsKnown) {
    EXPECT_EQ(wilson(0, 0).low, 0);
    EXPECT_EQ(wilson(0, 0).high, 1);
    EXPECT_EQ(wilson(0, 9).low, 0);
    EXPECT_EQ(wilson(9, 9).high, 1);
}

Census census(const char* rules, std::initializer_list<const char*> rows) {
    Census made{{*parse_rules(rules), Question::everything}, {}, 0};
    for (const char* row : rows) made.rows.push_back(*parse_census_row(row));
    return made;
}

TEST(Report, CountsWhatIsKnown) {
    const CensusReport report = census_report(census(
        "classic", {"0 won 30 2 10", "1 won 20 0 20", "2 won 5 0 30", "4 lost -157 - 40",
                    "5 unknown - - 1000 memory", "6 won 21+ - 50 nodes", "7 won 3+ 1 60 nodes"}));
    EXPECT_EQ(report.deals, 7u);
    EXPECT_EQ(report.won, 5u);
    EXPECT_EQ(report.lost, 1u);
    EXPECT_EQ(report.unknown, 1u);
    ASSERT_EQ(report.seeds.size(), 2u);
    EXPECT_EQ(report.seeds[0].last, 2u);
    EXPECT_EQ(report.seeds[1].first, 4u);
    EXPECT_EQ(report.seeds[1].last, 7u);
    EXPECT_THAT(report.limits, ElementsAre(Pair(Limit::memory, 1), Pair(Limit::nodes, 2)));
    EXPECT_THAT(report.best_scores, ElementsAre(Pair(5, 1), Pair(20, 1), Pair(30, 1)));
    EXPECT_THAT(report.least_bad, ElementsAre(Pair(-157, 1)));
    EXPECT_THAT(report.avoids, ElementsAre(Pair(0, 2), Pair(1, 1), Pair(2, 1)));
    EXPECT_EQ(report.open_scores, 2u);
    EXPECT_EQ(report.open_avoids, 1u);
    EXPECT_DOUBLE_EQ(report.unknown_as_lost.share, 5.0 / 7);
    EXPECT_DOUBLE_EQ(report.unknown_as_won.share, 6.0 / 7);
    EXPECT_EQ(report.median_nodes, 40u);
    EXPECT_EQ(report.most_nodes, 1000u);
    EXPECT_NEAR(report.mean_nodes, 1210.0 / 7, 1e-9);
    EXPECT_EQ(report.full_health, 3u) << "one of them not proved to be the best";
    EXPECT_EQ(report.one_to_ten, 1u);
    EXPECT_DOUBLE_EQ(mean(report.best_scores), 55.0 / 3);
    EXPECT_TRUE(report.scores_health());
    EXPECT_FALSE(census_report(census("forty-two", {"0 won 200 2 10"})).scores_health());
}

TEST(Bins, LeaveNoGapsAndStayFew) {
    EXPECT_TRUE(binned({}, 40).empty());
    const auto each = binned({{3, 1}, {5, 2}}, 40);
    ASSERT_EQ(each.size(), 3u);
    EXPECT_EQ(each[1].times, 0u);
    EXPECT_EQ(each[2].low, 5);
    EXPECT_EQ(each[2].high, 5);
    for (int most = 1; most < 400; ++most) {
        std::uint64_t times = 0;
        const auto bins = binned({{-157, 1}, {-33, 2}, {0, 3}, {200, 4}}, most);
        EXPECT_LE(bins.size(), static_cast<std::size_t>(std::max(most, 2)));
        for (const Bin& bin : bins) times += bin.times;
        EXPECT_EQ(times, 10u);
        EXPECT_LE(bins.front().low, -157);
        EXPECT_GE(bins.back().high, 200);
    }
}

TEST(Report, OfNoRows) {
    const Json json = census_report_json(census_report(census("classic", {})));
    EXPECT_EQ(json["deals"], 0);
    EXPECT_TRUE(json["best_score_mean"].is_null());
    EXPECT_TRUE(json["seeds"].empty());
}

TEST(Report, AsJson) {
    const Json json = census_report_json(
        census_report(census("browser", {"0 won 20 2 10", "1 won 10 0 20", "3 lost 0 - 30"})));
    EXPECT_EQ(json["rules"], "browser");
    EXPECT_EQ(print_json(json["seeds"]), "[[0,1],[3,3]]");
    EXPECT_EQ(print_json(json["best_scores"]), R"({"10":1,"20":1})");
    EXPECT_EQ(json["full_health"]["deals"], 1);
    EXPECT_DOUBLE_EQ(json["full_health"]["share"].get<double>(), 0.333333);
    EXPECT_DOUBLE_EQ(json["one_to_ten"]["share"].get<double>(), 0.5);
    Census verdicts = census("classic", {"0 won - - 10"});
    verdicts.head.question = Question::verdict;
    EXPECT_FALSE(census_report_json(census_report(verdicts)).contains("best_scores"));
}

// What is made of changed rows says so.
TEST(Report, TellsWhetherItsLinesAreAsTheyWereWritten) {
    const auto said = [](const std::string& text) {
        return census_report_json(census_report(*parse_census(text)));
    };
    std::string text = print_census(census("classic", {"0 won 20 2 10", "1 lost -9 - 5"}));
    EXPECT_EQ(said(text)["check"], Json("good"));
    EXPECT_FALSE(said(text).contains("failed_lines"));
    text.replace(text.find("1 lost -9 -"), 11, "1 won 20 1");
    EXPECT_EQ(said(text)["check"], Json("failed"));
    EXPECT_EQ(print_json(said(text)["failed_lines"]), "[6]");
    EXPECT_EQ(said("scoundrel census 1\nrules classic\nquestion everything\n"
                   "seed verdict score avoids nodes limit\n0 won 20 2 10\n")["check"],
              Json("none"));
}

// The censuses that docs/solver.md tells of.
TEST(Report, TheCensusesOfTheTreeAreAsTheyWereWritten) {
    const auto files = test::files_in("data/census", {".txt"});
    EXPECT_EQ(files.size(), rule_set_count);
    for (const auto& file : files) {
        const auto read = parse_census(test::read_file(file));
        ASSERT_TRUE(read) << file;
        EXPECT_TRUE(read->checks.there) << file;
        EXPECT_TRUE(read->checks.failed.empty()) << file;
        EXPECT_EQ(read->rows.size(), 10'000u) << file;
    }
}

}  // namespace
}  // namespace scoundrel
