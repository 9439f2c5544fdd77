// A value net while it is being trained: the weights as real numbers, and one step of learning
// (Adam). The net that plays is made from it by rounding.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "player/net.h"

namespace scoundrel {

using First = std::array<float, first_width>;

struct Weights {
    explicit Weights(std::size_t inputs) : rows(inputs) {}

    std::vector<First> rows;
    First first_bias{};
    std::array<First, second_width> second{};
    Second second_bias{};
    Second win{}, score{};
    float win_bias = 0, score_bias = 0;
};

Weights random_weights(std::uint64_t seed, std::size_t inputs = input::count);
Weights weights_of(const Net& net);
// Rows of inputs that were never met are left at zero.
Net net_of(const Weights& weights, const std::vector<bool>& met);

// What the outputs see of a position.
Second last_units(const Weights& weights, const Inputs& inputs);

// A position's inputs, and what it turned out to be worth.
struct Example {
    Inputs inputs;
    float win;
    float score;  // in units of score_scale
};

// What learning has come to, and what it needs to go on.
struct Learned {
    // `met`: the inputs that occurred in training before; none where nothing is said.
    explicit Learned(Weights weights, std::vector<bool> met = {});

    Weights weights;
    Weights mean, square;   // of the gradients, fading
    std::vector<bool> met;  // in all of training
    std::uint64_t steps = 0;
};

// Learns examples in small groups, in their order.
class Learner {
  public:
    explicit Learner(Learned learned);

    // `rate`: how far one step goes.
    void learn(std::span<const Example> lessons, float rate);

    const Learned& learned() const { return learned_; }

  private:
    void add_gradient(const Example& lesson, float share);
    void step(float rate);

    Learned learned_;
    Weights gradient_;
    std::vector<std::uint16_t> touched_;  // rows with a gradient now
    std::vector<bool> is_touched_;
};

}  // namespace scoundrel
