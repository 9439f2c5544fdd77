#include "lab/score_fit.h"

#include <gtest/gtest.h>

#include <cmath>

#include "lab/match.h"
#include "nets/embedded_nets.h"
#include "nets/nets.h"
#include "notation/rules_text.h"
#include "player/generalist.h"
#include "player/players.h"
#include "rules/dealer.h"
#include "rules/random.h"

namespace scoundrel {
namespace {

// Units as random as they come, of which the third is never on.
ScoreExample example(SplitMix64& random) {
    ScoreExample made{};
    for (float& unit : made.units) unit = static_cast<float>(random.below(1000)) / 500;
    made.units[2] = 0;
    return made;
}

TEST(ScoreFits, FindTheWeightsThatMadeTheScores) {
    SplitMix64 random(9);
    ScoreWeights truth{};
    for (double& weight : truth) weight = static_cast<double>(random.below(200)) / 100 - 1;
    ScoreSums sums;
    for (int i = 0; i < 2000; ++i) {
        ScoreExample made = example(random);
        double score = truth.back();
        for (std::size_t k = 0; k < second_width; ++k)
            score += truth[k] * static_cast<double>(made.units[k]);
        made.score = static_cast<float>(score);
        sums.add(made);
    }
    ScoreWeights from{};
    from[2] = 0.75;
    const ScoreWeights found = sums.fit(from);
    for (std::size_t k = 0; k < truth.size(); ++k)
        EXPECT_NEAR(found[k], k == 2 ? 0.75 : truth[k], 1e-3) << k;
    EXPECT_NEAR(sums.surplus(found), 0, 1e-3);
    EXPECT_LT(sums.deviation(found), 0.01);
    EXPECT_GT(sums.deviation(from), 1);
}

TEST(ScoreFits, NoOtherWeightsFitBetter) {
    SplitMix64 random(2);
    ScoreSums sums;
    for (int i = 0; i < 500; ++i) {
        ScoreExample made = example(random);
        made.score = static_cast<float>(random.below(100)) / 50;
        sums.add(made);
    }
    const ScoreWeights best = sums.fit({});
    for (int i = 0; i < 100; ++i) {
        ScoreWeights other = best;
        other[random.below(other.size())] += static_cast<double>(random.below(100)) / 500 - 0.1;
        EXPECT_GE(sums.deviation(other), sums.deviation(best) - 1e-6);
    }
}

// The units are those of the net that plays: its own weights tell of them what it tells.
TEST(ScoreFits, UnitsAndOutputAreTheNets) {
    const Rules rules = parse_rules("classic")->rules;
    const SharedNet kept = choose_net(rules).net;
    const Net& net = *kept;
    Game game = Game::begin(rules);
    KnownDealer dealer = seeded_dealer(rules.deck, 5);
    deal(game.position, dealer);
    Inputs inputs;
    read_all(rules, game.position, inputs);
    Row sum = net.first_bias;
    add_rows(net, inputs, sum);
    const ScoreWeights weights = score_weights_of(net);
    const Second units = last_units(weights_of(net), inputs);
    double score = weights.back();
    for (std::size_t k = 0; k < second_width; ++k)
        score += weights[k] * static_cast<double>(units[k]);
    EXPECT_NEAR(score * static_cast<double>(score_scale),
                static_cast<double>(evaluate(net, sum).score), 1e-2);
    Net other = net;
    set_score_weights(other, weights);
    EXPECT_EQ(other.score, net.score);
    EXPECT_EQ(other.score_bias, net.score_bias);
}

// What a game came to, less what was slain before, is what was still to be gained.
TEST(ScoreFits, ExamplesAreOfTheGamesThatSearchPlays) {
    for (const char* text : {"classic", "classic+scoring=slain"}) {
        const Rules rules = parse_rules(text)->rules;
        const NetFile file = *parse_net(embedded_net(net_id(rules)));
        const SharedNet net = choose_net(rules).net;
        const Thinking thinking{.samples = 1};
        const auto work = score_worker(rules, file, thinking)([] { return false; });
        const ScoreExamples examples = *work(3);
        ASSERT_GT(examples.size(), 3u);
        const auto row = play_deal(
            rules, 3, {"search", chooser_of(find_player_kind("search")->make(rules, net))},
            thinking);
        const bool counts = rules.scoring == Scoring::slain;
        const auto gained = [](const ScoreExample& made) {
            return static_cast<int>(std::lround(made.score * score_scale));
        };
        EXPECT_LE(gained(examples.front()), row->score);
        for (std::size_t i = 1; i < examples.size(); ++i)
            EXPECT_LE(gained(examples[i]), gained(examples[i - 1]));
        EXPECT_EQ(gained(examples.back()) < row->score, counts);
    }
}

// Every game of a net for any rules is of other rules, and the same by whomever it is played; what
// was counted of them can be kept in between.
TEST(ScoreFits, ANetForAnyRulesIsFittedToGamesOfAny) {
    const NetFile file = *parse_net(embedded_net(any_rules));
    const auto worker = score_worker(std::nullopt, file, {.samples = 1});
    const auto one = worker([] { return false; }), other = worker([] { return false; });
    ScoreSums sums, again;
    std::string bytes, same;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const auto examples = one(seed), more = other(seed);
        for (const ScoreExample& example : *examples) sums.add(example);
        for (const ScoreExample& example : *more) again.add(example);
        bytes.clear();
        again.put(bytes);
        std::string_view rest = bytes;
        again = ScoreSums();
        ASSERT_TRUE(again.take(rest));
        EXPECT_TRUE(rest.empty());
    }
    sums.put(same);
    EXPECT_EQ(bytes, same);
    EXPECT_GT(sums.examples(), 10u);
    std::string_view cut = std::string_view(bytes).substr(1);
    EXPECT_FALSE(again.take(cut));
}

}  // namespace
}  // namespace scoundrel
