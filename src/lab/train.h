// Training a value net by playing against the deck: games are played greedily by the net as it is,
// and the net is then moved towards what came of them (temporal differences). Games are told apart
// by their seeds and learnt from in their order, so the same plan gives the same net on any number
// of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "lab/training_state.h"
#include "player/net_file.h"

namespace scoundrel {

struct TrainingPlan {
    std::uint64_t games = 1'000'000;
    std::uint64_t seed = 1;
    int threads = 1;
    float rate = 0.002f;   // of learning, at the beginning; it falls to nearly nothing
    float lambda = 0.7f;   // how far the end of a game reaches back
    float wander = 0.03f;  // share of choices made at random, at the beginning
    // 0: games are played by the net alone. Else by search, with so many next rooms imagined for
    // each way, and the solver at the end; the net then learns what such play makes of a position.
    int looks = 0;
};

struct TrainingNews {
    const TrainingState& state;  // train() goes on from here to the same net, to the bit
    std::uint64_t games = 0;     // so far, those before it was gone on with among them
    std::uint64_t recent = 0;    // since the last news
    std::uint64_t recent_wins = 0;
};

// Deals used for training begin here, those for tuning at half of it; players are measured on seeds
// below both.
inline constexpr std::uint64_t first_training_seed = std::uint64_t{1} << 40;
inline constexpr std::uint64_t first_tuning_seed = first_training_seed >> 1;

struct TrainedNet {
    Net net;
    std::vector<bool> met;  // the inputs that occurred
};

// Without rules it is a net for any (player/generalist.h): every eight games are played by others,
// drawn by chance (random_variant.h). It begins with random weights, or goes on from a net.
TrainingState begin_training(const std::optional<Rules>& rules, const TrainingPlan& plan,
                             const NetFile* from);

// To the end of the plan. `news` is told after every batch; false ends it there.
TrainedNet train(const std::optional<Rules>& rules, const TrainingPlan& plan, TrainingState state,
                 const std::function<bool(const TrainingNews&)>& news);

// How many games these are, in whole batches.
std::uint64_t games_played(const TrainingState& state);

}  // namespace scoundrel
