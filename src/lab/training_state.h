// Where a training has come to: all that it needs to go on to the same net, to the bit, and the
// bytes that this is kept as.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/weights.h"
#include "rules/random.h"

namespace scoundrel {

struct TrainingState {
    std::uint64_t batch = 0;  // the next one to be played
    SplitMix64 shuffle;
    Learner learner;
    std::vector<Example> lessons{};  // of the batch before, as they will be learnt
};

std::string print_training_state(const TrainingState& state);
// Nothing if they are not those of a net with so many inputs.
std::optional<TrainingState> parse_training_state(std::string_view bytes, std::size_t inputs);

}  // namespace scoundrel
