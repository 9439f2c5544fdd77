#include "lab/census.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace scoundrel {
namespace {

using testing::ElementsAre;

std::vector<std::uint64_t> all(MissingSeeds seeds) {
    std::vector<std::uint64_t> list;
    while (const auto seed = seeds.next()) list.push_back(*seed);
    return list;
}

using Seeds = std::vector<std::uint64_t>;

TEST(Missing, SeedsWithoutARow) {
    EXPECT_THAT(all({{3, 6}, {}}), ElementsAre(3, 4, 5, 6));
    EXPECT_THAT(all({{3, 6}, Seeds{5, 9, 3, 5, 1}}), ElementsAre(4, 6));
    EXPECT_EQ(MissingSeeds({3, 6}, Seeds{5, 9, 3, 5, 1}).count(), 2u);
    EXPECT_THAT(all({{3, 4}, Seeds{3, 4}}), ElementsAre());
    constexpr std::uint64_t last = UINT64_MAX;
    EXPECT_THAT(all({{last - 1, last}, {}}), ElementsAre(last - 1, last));
}

using Ranges = std::vector<std::pair<std::uint64_t, std::uint64_t>>;
Ranges pairs(const std::vector<SeedRange>& ranges) {
    Ranges all;
    for (const SeedRange& range : ranges) all.emplace_back(range.first, range.last);
    return all;
}

TEST(Seeds, MakeRangesWithGapsBetween) {
    const auto there = ranges_of(Seeds{2, 3, 4, 7, 9, 10});
    EXPECT_EQ(pairs(there), (Ranges{{2, 4}, {7, 7}, {9, 10}}));
    EXPECT_EQ(pairs(gaps_of({2, 10}, there)), (Ranges{{5, 6}, {8, 8}}));
    EXPECT_EQ(pairs(gaps_of({0, 12}, there)), (Ranges{{0, 1}, {5, 6}, {8, 8}, {11, 12}}));
    EXPECT_EQ(pairs(gaps_of({3, 7}, there)), (Ranges{{5, 6}}));
    EXPECT_EQ(pairs(gaps_of({5, 6}, there)), (Ranges{{5, 6}}));
    EXPECT_EQ(pairs(gaps_of({20, 21}, there)), (Ranges{{20, 21}}));
    EXPECT_EQ(pairs(gaps_of({0, 1}, {})), (Ranges{{0, 1}}));
    EXPECT_TRUE(gaps_of({9, UINT64_MAX}, {{5, UINT64_MAX}}).empty());
    EXPECT_TRUE(ranges_of({}).empty());
}

class Running : public testing::TestWithParam<int> {
  protected:
    const CensusHead head{*parse_rules("classic"), Question::verdict};
    Work<CensusRow> work() {
        return {.worker = census_worker(head),
                .jobs = GetParam(),
                .keep = [this](const CensusRow& row) -> Result<bool> {
                    kept.push_back(row);
                    return false;
                }};
    }
    std::vector<CensusRow> kept;
};

TEST_P(Running, RowsComeInTheOrderOfSeeds) {
    const auto done = run_work(work(), MissingSeeds{{0, 299}, Seeds{7, 8}});
    ASSERT_TRUE(done);
    EXPECT_TRUE(*done);
    ASSERT_EQ(kept.size(), 298u);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        EXPECT_EQ(kept[i].seed, i < 7 ? i : i + 2);
        EXPECT_EQ(kept[i], solve_row(head, kept[i].seed, {}));
    }
}

TEST_P(Running, NothingToDoIsDone) {
    const auto done = run_work(work(), MissingSeeds{{7, 8}, Seeds{7, 8}});
    ASSERT_TRUE(done);
    EXPECT_TRUE(*done);
}

TEST_P(Running, StopsWhenToldTo) {
    Work<CensusRow> stopping = work();
    stopping.pulse = [this] { return Result<bool>(kept.size() >= 50); };
    const auto done = run_work(stopping, MissingSeeds{{0, 1'000'000'000}, {}});
    ASSERT_TRUE(done);
    EXPECT_FALSE(*done);
    for (std::size_t i = 0; i < kept.size(); ++i) EXPECT_EQ(kept[i].seed, i);
}

TEST_P(Running, ARowThatCannotBeKeptEndsIt) {
    Work<CensusRow> failing = work();
    failing.keep = [this](const CensusRow& row) -> Result<bool> {
        if (row.seed == 20) return fail(ErrorCode::storage, "the disk is full");
        kept.push_back(row);
        return false;
    };
    const auto done = run_work(failing, MissingSeeds{{0, 1'000'000'000}, {}});
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().message, "the disk is full");
    EXPECT_EQ(kept.size(), 20u);
}

INSTANTIATE_TEST_SUITE_P(Jobs, Running, testing::Values(1, 2, 5));

}  // namespace
}  // namespace scoundrel
