#include "lab/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/rules_text.h"
#include "player/simple_players.h"

namespace scoundrel {
namespace {

using testing::ElementsAre;

using Rows = std::vector<MatchRow>;

class MatchRunning : public testing::TestWithParam<int> {
  protected:
    const Rules rules = parse_rules("classic")->rules;
    std::vector<Contestant> players() const {
        return {{"random", chooser_of(std::make_shared<RandomPlayer>(rules))},
                {"texts", chooser_of(std::make_shared<TextsPlayer>(rules))}};
    }
    Work<Rows> work(const RowsThere& there = {2, {}}) {
        return {.worker = match_worker(
                    rules, {}, [this] { return players(); }, there),
                .jobs = GetParam(),
                .keep = [this](const Rows& rows) -> Result<bool> {
                    for (MatchRow row : rows) {
                        row.microseconds = 0;  // is measured
                        kept.push_back(row);
                    }
                    return false;
                }};
    }
    Rows kept;
};

TEST_P(MatchRunning, TheSameOnAnyNumberOfThreads) {
    ASSERT_TRUE(*run_work(work(), {{10, 109}, {}}));
    ASSERT_EQ(kept.size(), 200u);
    const auto both = players();
    for (std::size_t i = 0; i < kept.size(); ++i) {
        auto row = *play_deal(rules, 10 + i / 2, both[i % 2], {});
        row.player = i % 2;
        row.microseconds = 0;
        EXPECT_EQ(kept[i], row);
    }
}

TEST_P(MatchRunning, PlaysWhatIsMissing) {
    const RowsThere there(2, {{.seed = 3, .player = 0},
                              {.seed = 3, .player = 1},
                              {.seed = 4, .player = 1},
                              {.seed = 99, .player = 0}});
    ASSERT_TRUE(*run_work(work(there), {{3, 5}, there.whole_deals()}));
    std::vector<std::pair<std::uint64_t, std::size_t>> played;
    for (const MatchRow& row : kept) played.emplace_back(row.seed, row.player);
    EXPECT_THAT(played, ElementsAre(std::pair(4, 0), std::pair(5, 0), std::pair(5, 1)));
}

TEST_P(MatchRunning, EndsAfterTheDealThatIsEnough) {
    Work<Rows> enough = work();
    enough.keep = [this](const Rows& rows) -> Result<bool> {
        kept.insert(kept.end(), rows.begin(), rows.end());
        return rows.front().seed == 30;
    };
    const auto all = run_work(enough, {{0, 1'000'000'000}, {}});
    ASSERT_TRUE(all);
    EXPECT_FALSE(*all);
    EXPECT_EQ(kept.size(), 62u);
}

TEST_P(MatchRunning, AFailingPlayerEndsItInGoodOrder) {
    Work<Rows> failing = work();
    const auto mute = [] {
        return std::vector<Contestant>{{"mute", [](const Game&, const Effort&) -> Result<Chosen> {
                                            return fail(ErrorCode::not_available, "gone");
                                        }}};
    };
    failing.worker = match_worker(rules, {}, mute, {1, {}});
    const auto done = run_work(failing, {{0, 1'000'000'000}, {}});
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().message, "deal 0: gone");
}

TEST_P(MatchRunning, AFailureThatIsForfeitedDoesNotEndIt) {
    Work<Rows> forfeiting = work();
    const auto mute = [] {
        return std::vector<Contestant>{{"mute", [](const Game&, const Effort&) -> Result<Chosen> {
                                            return fail(ErrorCode::illegal_move, "no word");
                                        }}};
    };
    forfeiting.worker = match_worker(
        rules, {}, mute, {1, {}}, [](std::uint64_t number) { return number; }, OnFailure::forfeit);
    ASSERT_TRUE(*run_work(forfeiting, {{0, 9}, {}}));
    ASSERT_EQ(kept.size(), 10u);
    for (const MatchRow& row : kept) EXPECT_EQ(row.forfeit, "no word");
}

INSTANTIATE_TEST_SUITE_P(Jobs, MatchRunning, testing::Values(1, 2, 5));

}  // namespace
}  // namespace scoundrel
