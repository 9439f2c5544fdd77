#include "lab/train.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/match.h"
#include "notation/rules_text.h"
#include "player/simple_players.h"
#include "support/thorough.h"

namespace scoundrel {
namespace {

// Few cards make short games, and learning quick.
const Variant small = *parse_rules(
    "classic+deck=-6C-7C-8C-9C-TC-JC-QC-2D-3D-4D-5D-2H-3H-4H-5H"
    "-6S-7S-8S-9S-TS-JS-QS");

std::string trained(TrainingPlan plan, const NetFile* from = nullptr) {
    const TrainedNet made = train(small.rules, plan, begin_training(small.rules, plan, from),
                                  [](const TrainingNews&) { return true; });
    return print_net({.rules = print_rules(small), .about = {}, .met = made.met, .net = made.net});
}

int wins(const std::string& net_text) {
    const NetFile file = *parse_net(net_text);
    const Contestant greedy{"greedy", chooser_of(std::make_shared<GreedyPlayer>(
                                          small.rules, std::make_shared<const Net>(file.net)))};
    int won = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        won += play_deal(small.rules, seed, greedy, {})->won() ? 1 : 0;
    return won;
}

TEST(Training, TheSamePlanGivesTheSameNetOnAnyNumberOfThreads) {
    TrainingPlan plan{.games = test::sanitized ? 256u : 1024u, .seed = 3, .looks = 1};
    const std::string one = trained(plan);
    plan.threads = 2;
    EXPECT_EQ(trained(plan), one);
}

TEST(Training, MakesRandomWeightsBetter) {
    // A batch and a stop before anything is learnt from it to speak of: a rate of nearly nothing.
    const std::string random = trained({.games = 1, .rate = 1e-9f, .wander = 0});
    const std::string better = trained({.games = 2048});
    EXPECT_GT(wins(better), wins(random) + 15);
}

TEST(Training, GoesOnFromANet) {
    const std::string text = trained({.games = 512});
    const NetFile net = *parse_net(text);
    EXPECT_EQ(trained({.games = 512, .rate = 1e-12f}, &net), text);
}

// Stopped after every batch, kept as bytes and gone on with: for given rules and for any.
TEST(Training, GoesOnWhereItWasStoppedToTheSameNet) {
    const TrainingPlan plan{.games = test::sanitized ? 1024u : 2048u, .seed = 5};
    for (const std::optional<Rules>& rules : {std::optional(small.rules), std::optional<Rules>()}) {
        const TrainingState begin = begin_training(rules, plan, nullptr);
        const std::size_t inputs = begin.learner.learned().met.size();
        const TrainedNet whole =
            train(rules, plan, begin, [](const TrainingNews&) { return true; });
        std::string bytes = print_training_state(begin);
        TrainedNet last = whole;
        for (std::uint64_t games = 0; games < plan.games;) {
            auto state = parse_training_state(bytes, inputs);
            ASSERT_TRUE(state);
            last = train(rules, plan, std::move(*state), [&](const TrainingNews& news) {
                games = news.games;
                bytes = print_training_state(news.state);
                return games == plan.games;
            });
        }
        EXPECT_EQ(print_net({.rules = "", .about = {}, .met = last.met, .net = last.net}),
                  print_net({.rules = "", .about = {}, .met = whole.met, .net = whole.net}));
    }
}

TEST(Training, ReadsNoStateThatIsNone) {
    const TrainingPlan plan{.games = 1};
    const TrainingState begin = begin_training(small.rules, plan, nullptr);
    const std::size_t inputs = begin.learner.learned().met.size();
    std::string bytes;
    train(small.rules, plan, begin, [&](const TrainingNews& news) {
        bytes = print_training_state(news.state);
        return true;
    });
    EXPECT_EQ(print_training_state(*parse_training_state(bytes, inputs)), bytes);
    EXPECT_FALSE(parse_training_state(bytes, inputs + 1));
    EXPECT_FALSE(parse_training_state(bytes + " ", inputs));
    const std::string_view all = bytes;
    for (std::size_t size = 1; size < all.size(); size *= 2)
        EXPECT_FALSE(parse_training_state(all.substr(0, all.size() - size), inputs)) << size;
    EXPECT_FALSE(parse_training_state("", inputs));
}

TEST(Training, StopsWhenToldTo) {
    std::uint64_t games = 0;
    const TrainingPlan plan{.games = 1'000'000};
    train(small.rules, plan, begin_training(small.rules, plan, nullptr),
          [&](const TrainingNews& news) {
              EXPECT_EQ(news.games, games + news.recent);
              EXPECT_LE(news.recent_wins, news.recent);
              games = news.games;
              return false;
          });
    EXPECT_GT(games, 0u);
    EXPECT_LT(games, 5000u);
}

TEST(Training, DealsAreKeptApart) {
    EXPECT_LT(first_tuning_seed, first_training_seed);
    EXPECT_EQ(first_tuning_seed, std::uint64_t{1} << 39);
}

}  // namespace
}  // namespace scoundrel
