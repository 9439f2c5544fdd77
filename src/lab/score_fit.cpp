#include "lab/score_fit.h"

#include <cmath>

#include "lab/match.h"
#include "lab/random_variant.h"
#include "notation/bytes.h"
#include "player/generalist.h"
#include "player/players.h"
#include "player/ways.h"
#include "rules/dealer.h"

namespace scoundrel {

namespace {

std::array<double, second_width + 1> with_bias(const Second& units) {
    std::array<double, second_width + 1> all{};
    for (std::size_t i = 0; i < second_width; ++i) all[i] = static_cast<double>(units[i]);
    all.back() = 1;
    return all;
}

// What counts in the score by now.
int slain_before(const Game& game) {
    return game.rules.scoring == Scoring::slain ? game.account.stats.slain_value : 0;
}

SharedNet filled(NetFile file) {
    fill_unmet(file);
    return std::make_shared<const Net>(std::move(file.net));
}

Result<ScoreExamples> play_one(const Rules& rules, const SharedNet& net, const Thinking& thinking,
                               std::uint64_t seed, const Stop& stop) {
    const Chooser player = chooser_of(find_player_kind("search")->make(rules, net));
    const Weights weights = weights_of(*net);
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    Game game = Game::begin(rules);
    deal(game.position, dealer);
    ScoreExamples examples;
    std::vector<int> slain;  // before each
    for (int move = 0; !game.over() && move < longest_match_game && !stop(); ++move) {
        const auto chosen = player(game, effort_for(thinking, seed, move));
        if (!chosen) return std::unexpected(chosen.error());
        const Position before = game.position;
        game.play(chosen->move);
        if (!game.over() && ends_way(before, chosen->move, game.position)) {
            Inputs inputs;
            read_all(rules, game.position, inputs);
            examples.push_back({last_units(weights, inputs), 0});
            slain.push_back(slain_before(game));
        }
        deal(game.position, dealer);
    }
    for (std::size_t i = 0; i < examples.size(); ++i)
        examples[i].score = static_cast<float>(game.score() - slain[i]) / score_scale;
    return examples;
}

}  // namespace

MakeWorker<ScoreExamples> score_worker(const std::optional<Rules>& rules, const NetFile& file,
                                       const Thinking& thinking) {
    if (rules)
        return [rules, net = filled(file_for(file, *rules)),
                thinking](const Stop& stop) -> Worker<ScoreExamples> {
            return [=](std::uint64_t seed) { return play_one(*rules, net, thinking, seed, stop); };
        };
    const auto general = std::make_shared<const NetFile>(file);
    return [general, thinking](const Stop& stop) -> Worker<ScoreExamples> {
        return [=](std::uint64_t seed) {
            SplitMix64 random(seed ^ 0x5C0DEF17EE55EED5);
            const Rules drawn = random_variant(random);
            return play_one(drawn, filled(file_for(*general, drawn)), thinking, seed, stop);
        };
    };
}

ScoreWeights score_weights_of(const Net& net) {
    ScoreWeights weights = with_bias(net.score);
    weights.back() = static_cast<double>(net.score_bias);
    return weights;
}

void set_score_weights(Net& net, const ScoreWeights& weights) {
    for (std::size_t i = 0; i < second_width; ++i) net.score[i] = static_cast<float>(weights[i]);
    net.score_bias = static_cast<float>(weights.back());
}

void ScoreSums::add(const ScoreExample& example) {
    const auto units = with_bias(example.units);
    const auto score = static_cast<double>(example.score);
    ++examples_;
    score_ += score;
    squares_ += score * score;
    for (std::size_t i = 0; i < size; ++i) {
        scores_[i] += units[i] * score;
        for (std::size_t j = 0; j < size; ++j) products_[i][j] += units[i] * units[j];
    }
}

// Cholesky's way through (P + e) (w - from) = s - P from, the e small and pulling towards `from`.
ScoreWeights ScoreSums::fit(const ScoreWeights& from) const {
    constexpr double pull = 1e-6;  // of the mean square of the units
    double trace = 0;
    for (std::size_t i = 0; i < size; ++i) trace += products_[i][i];
    auto lower = products_;
    ScoreWeights step = scores_;
    for (std::size_t i = 0; i < size; ++i) {
        lower[i][i] += pull * trace / size;
        for (std::size_t j = 0; j < size; ++j) step[i] -= products_[i][j] * from[j];
    }
    for (std::size_t i = 0; i < size; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = lower[i][j];
            for (std::size_t k = 0; k < j; ++k) sum -= lower[i][k] * lower[j][k];
            lower[i][j] = i == j ? std::sqrt(sum) : sum / lower[j][j];
        }
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = 0; k < i; ++k) step[i] -= lower[i][k] * step[k];
        step[i] /= lower[i][i];
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k) step[i] -= lower[k][i] * step[k];
        step[i] /= lower[i][i];
    }
    for (std::size_t i = 0; i < size; ++i) step[i] += from[i];
    return step;
}

double ScoreSums::surplus(const ScoreWeights& weights) const {
    double told = 0;
    for (std::size_t i = 0; i < size; ++i) told += weights[i] * products_[i].back();
    return static_cast<double>(score_scale) * (score_ - told) / static_cast<double>(examples_);
}

double ScoreSums::deviation(const ScoreWeights& weights) const {
    double sum = squares_;
    for (std::size_t i = 0; i < size; ++i) {
        sum -= 2 * weights[i] * scores_[i];
        for (std::size_t j = 0; j < size; ++j) sum += weights[i] * weights[j] * products_[i][j];
    }
    return static_cast<double>(score_scale) *
           std::sqrt(std::fmax(0, sum) / static_cast<double>(examples_));
}

template <class Sums, class Do>
void ScoreSums::each_number(Sums& sums, Do do_it) {
    do_it(sums.examples_);
    for (auto& row : sums.products_)
        for (auto& number : row) do_it(number);
    for (auto& number : sums.scores_) do_it(number);
    do_it(sums.score_);
    do_it(sums.squares_);
}

void ScoreSums::put(std::string& bytes) const {
    each_number(*this, [&](auto number) { put_bytes(bytes, number); });
}

bool ScoreSums::take(std::string_view& bytes) {
    bool there = true;
    each_number(*this, [&]<class Number>(Number& number) {
        there = there && bytes.size() >= sizeof number;
        if (there) number = take_bytes<Number>(bytes);
    });
    return there;
}

}  // namespace scoundrel
