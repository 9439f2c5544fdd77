#include "lab/match_run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "notation/rules_text.h"
#include "player/simple_players.h"

namespace scoundrel {
namespace {

using testing::ElementsAre;

class MatchRunning : public testing::TestWithParam<int> {
  protected:
    MatchWork work() {
        const Rules rules = parse_rules("classic")->rules;
        return {.rules = rules,
                .thinking = {},
                .jobs = GetParam(),
                .players =
                    [rules] {
                        return std::vector<Contestant>{
                            {"random", chooser_of(std::make_shared<RandomPlayer>(rules))},
                            {"texts", chooser_of(std::make_shared<TextsPlayer>(rules))}};
                    },
                .keep = [this](const std::vector<MatchRow>& rows) -> Result<bool> {
                    for (MatchRow row : rows) {
                        row.microseconds = 0;  // is measured
                        kept.push_back(row);
                    }
                    return false;
                },
                .pulse = [] { return Result<bool>(false); }};
    }
    std::vector<MatchRow> kept;
};

TEST_P(MatchRunning, TheSameOnAnyNumberOfThreads) {
    ASSERT_TRUE(*run_match(work(), {10, 109}, {2, {}}));
    ASSERT_EQ(kept.size(), 200u);
    const auto players = work().players();
    for (std::size_t i = 0; i < kept.size(); ++i) {
        auto row = *play_deal(work().rules, 10 + i / 2, players[i % 2], {});
        row.player = i % 2;
        row.microseconds = 0;
        EXPECT_EQ(kept[i], row);
    }
}

TEST_P(MatchRunning, PlaysWhatIsMissing) {
    const std::vector<MatchRow> there{{.seed = 3, .player = 0},
                                      {.seed = 3, .player = 1},
                                      {.seed = 4, .player = 1},
                                      {.seed = 99, .player = 0}};
    ASSERT_TRUE(*run_match(work(), {3, 5}, {2, there}));
    std::vector<std::pair<std::uint64_t, std::size_t>> played;
    for (const MatchRow& row : kept) played.emplace_back(row.seed, row.player);
    EXPECT_THAT(played, ElementsAre(std::pair(4, 0), std::pair(5, 0), std::pair(5, 1)));
}

TEST_P(MatchRunning, EndsAfterTheDealThatIsEnough) {
    MatchWork enough = work();
    enough.keep = [this](const std::vector<MatchRow>& rows) -> Result<bool> {
        kept.insert(kept.end(), rows.begin(), rows.end());
        return rows.front().seed == 30;
    };
    const auto all = run_match(enough, {0, 1'000'000'000}, {2, {}});
    ASSERT_TRUE(all);
    EXPECT_FALSE(*all);
    EXPECT_EQ(kept.size(), 62u);
}

TEST_P(MatchRunning, AFailingPlayerEndsItInGoodOrder) {
    MatchWork failing = work();
    failing.players = [] {
        return std::vector<Contestant>{{"mute", [](const Game&, const Effort&) -> Result<Chosen> {
                                            return fail(ErrorCode::not_available, "gone");
                                        }}};
    };
    const auto done = run_match(failing, {0, 1'000'000'000}, {1, {}});
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().message, "gone");
}

INSTANTIATE_TEST_SUITE_P(Jobs, MatchRunning, testing::Values(1, 2, 5));

}  // namespace
}  // namespace scoundrel
