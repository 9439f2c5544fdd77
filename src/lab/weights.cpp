#include "lab/weights.h"

#include <algorithm>
#include <cmath>

#include "player/processors.h"
#include "rules/random.h"

namespace scoundrel {

Weights random_weights(std::uint64_t seed, std::size_t inputs) {
    SplitMix64 random(seed);
    const auto around_zero = [&](float* weights, std::size_t count, float width) {
        for (std::size_t i = 0; i < count; ++i) {
            const auto part = static_cast<float>(random.next() >> 40) / static_cast<float>(1 << 24);
            weights[i] = width * (2 * part - 1);
        }
    };
    Weights weights(inputs);
    for (First& row : weights.rows) around_zero(row.data(), first_width, 0.1f);
    for (First& row : weights.second) around_zero(row.data(), first_width, 0.1f);
    around_zero(weights.win.data(), second_width, 0.2f);
    around_zero(weights.score.data(), second_width, 0.2f);
    weights.win_bias = -2;
    return weights;
}

Weights weights_of(const Net& net) {
    Weights weights(net.rows.size());
    const auto real = [](const Row& row, First& first) {
        for (std::size_t i = 0; i < first_width; ++i)
            first[i] = static_cast<float>(row[i]) / first_scale;
    };
    for (std::size_t i = 0; i < net.rows.size(); ++i) real(net.rows[i], weights.rows[i]);
    real(net.first_bias, weights.first_bias);
    weights.second = net.second;
    weights.second_bias = net.second_bias;
    weights.win = net.win;
    weights.score = net.score;
    weights.win_bias = net.win_bias;
    weights.score_bias = net.score_bias;
    return weights;
}

Net net_of(const Weights& weights, const std::vector<bool>& met) {
    Net net;
    net.rows.resize(weights.rows.size());
    const auto round = [](const First& first, Row& row) {
        for (std::size_t i = 0; i < first_width; ++i)
            row[i] = static_cast<std::int16_t>(
                std::clamp(std::nearbyint(first[i] * first_scale), -32767.0f, 32767.0f));
    };
    for (std::size_t i = 0; i < net.rows.size(); ++i)
        if (met[i]) round(weights.rows[i], net.rows[i]);
    round(weights.first_bias, net.first_bias);
    net.second = weights.second;
    net.second_bias = weights.second_bias;
    net.win = weights.win;
    net.score = weights.score;
    net.win_bias = weights.win_bias;
    net.score_bias = weights.score_bias;
    return net;
}

Learned::Learned(Weights made, std::vector<bool> met_before)
    : weights(std::move(made)),
      mean(weights.rows.size()),
      square(weights.rows.size()),
      met(std::move(met_before)) {
    met.resize(weights.rows.size());
}

Learner::Learner(Learned learned)
    : learned_(std::move(learned)),
      gradient_(learned_.weights.rows.size()),
      is_touched_(learned_.weights.rows.size()) {}

void Learner::learn(std::span<const Example> lessons, float rate) {
    constexpr std::size_t group = 256;
    while (!lessons.empty()) {
        const auto now = lessons.first(std::min(lessons.size(), group));
        for (const Example& lesson : now) add_gradient(lesson, 1 / static_cast<float>(now.size()));
        step(rate);
        lessons = lessons.subspan(now.size());
    }
}

namespace {

// How much an error in the score weighs beside one in the chance to win.
constexpr float score_weight = 0.2f;

FOR_EACH_PROCESSOR
void add_row(First& sum, const First& row) {
    for (std::size_t i = 0; i < first_width; ++i) sum[i] += row[i];
}

FOR_EACH_PROCESSOR
float dot(const First& a, const First& b) {
    constexpr std::size_t lanes = 16;
    std::array<float, lanes> parts{};
    for (std::size_t i = 0; i < first_width; i += lanes)
        for (std::size_t k = 0; k < lanes; ++k) parts[k] += a[i + k] * b[i + k];
    for (std::size_t half = lanes / 2; half > 0; half /= 2)
        for (std::size_t k = 0; k < half; ++k) parts[k] += parts[k + half];
    return parts[0];
}

// Both ends of one connection of the second layer.
FOR_EACH_PROCESSOR
void send_back(float error, const First& first, const First& row, First& row_gradient,
               First& first_gradient) {
    for (std::size_t i = 0; i < first_width; ++i) {
        row_gradient[i] += error * first[i];
        first_gradient[i] += error * row[i];
    }
}

FOR_EACH_PROCESSOR
void adam(float* weights, float* gradient, float* mean, float* square, std::size_t count,
          float rate, float square_correction) {
    for (std::size_t i = 0; i < count; ++i) {
        mean[i] += 0.1f * (gradient[i] - mean[i]);
        square[i] += 0.001f * (gradient[i] * gradient[i] - square[i]);
        weights[i] -= rate * mean[i] / (std::sqrt(square[i] * square_correction) + 1e-8f);
        gradient[i] = 0;
    }
}

// A position's way through the net.
struct Passed {
    Passed(const Weights& weights, const Inputs& inputs) : sum(weights.first_bias) {
        for (const std::uint16_t input : inputs) add_row(sum, weights.rows[input]);
        for (std::size_t i = 0; i < first_width; ++i) first[i] = sum[i] > 0 ? sum[i] : 0;
        for (std::size_t j = 0; j < second_width; ++j) {
            const float unit = weights.second_bias[j] + dot(first, weights.second[j]);
            second[j] = unit > 0 ? unit : 0;
        }
    }
    First sum, first;
    Second second;
};

}  // namespace

Second last_units(const Weights& weights, const Inputs& inputs) {
    return Passed(weights, inputs).second;
}

void Learner::add_gradient(const Example& lesson, float share) {
    const Weights& weights = learned_.weights;
    const auto [sum, first, second] = Passed(weights, lesson.inputs);
    float win = weights.win_bias;
    float score = weights.score_bias;
    for (std::size_t j = 0; j < second_width; ++j) {
        win += weights.win[j] * second[j];
        score += weights.score[j] * second[j];
    }
    const float win_error = share * (1 / (1 + std::exp(-win)) - lesson.win);
    const float score_error = share * score_weight * (score - lesson.score);
    gradient_.win_bias += win_error;
    gradient_.score_bias += score_error;
    First back{};
    for (std::size_t j = 0; j < second_width; ++j) {
        if (second[j] == 0) continue;
        gradient_.win[j] += win_error * second[j];
        gradient_.score[j] += score_error * second[j];
        const float error = win_error * weights.win[j] + score_error * weights.score[j];
        gradient_.second_bias[j] += error;
        send_back(error, first, weights.second[j], gradient_.second[j], back);
    }
    for (std::size_t i = 0; i < first_width; ++i)
        if (sum[i] <= 0) back[i] = 0;
    add_row(gradient_.first_bias, back);
    for (const std::uint16_t input : lesson.inputs) {
        add_row(gradient_.rows[input], back);
        if (is_touched_[input]) continue;
        is_touched_[input] = true;
        learned_.met[input] = true;
        touched_.push_back(input);
    }
}

// Rows without a gradient rest: their means are not worn down either.
void Learner::step(float rate) {
    ++learned_.steps;
    const auto steps = static_cast<double>(std::min<std::uint64_t>(learned_.steps, 100'000));
    const auto step_rate = static_cast<float>(rate / (1 - std::pow(0.9, steps)));
    const auto correction = static_cast<float>(1 / (1 - std::pow(0.999, steps)));
    const auto part = [&](auto get, std::size_t count) {
        adam(get(learned_.weights), get(gradient_), get(learned_.mean), get(learned_.square), count,
             step_rate, correction);
    };
    part([](Weights& w) { return w.score.data(); }, second_width);
    part([](Weights& w) { return &w.score_bias; }, 1);
    for (const std::uint16_t input : touched_) {
        part([&](Weights& w) { return w.rows[input].data(); }, first_width);
        is_touched_[input] = false;
    }
    touched_.clear();
    part([](Weights& w) { return w.first_bias.data(); }, first_width);
    part([](Weights& w) { return w.second[0].data(); }, first_width * second_width);
    part([](Weights& w) { return w.second_bias.data(); }, second_width);
    part([](Weights& w) { return w.win.data(); }, second_width);
    part([](Weights& w) { return &w.win_bias; }, 1);
}

}  // namespace scoundrel
