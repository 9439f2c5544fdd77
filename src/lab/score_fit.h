// The score output of a net, fitted to games as a player plays them: least squares on what the
// last layer sees, so the rest of the net, its chances and the player's strength stay as they are
// to the bit.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/run.h"
#include "lab/weights.h"
#include "player/contestant.h"
#include "player/net_file.h"

namespace scoundrel {

// An end of a way as the score output sees it, and what the game came to from there on.
struct ScoreExample {
    Second units;  // the last hidden layer
    float score;   // in units of score_scale
};

// Of one game. The net that the units are of must be that of the player.
using ScoreExamples = std::vector<ScoreExample>;

// Plays deals by `search`. Without rules the net is one for any, and every game is of other rules,
// drawn by chance (random_variant.h).
MakeWorker<ScoreExamples> score_worker(const std::optional<Rules>& rules, const NetFile& file,
                                       const Thinking& thinking);

// The score output: a weight for each unit, and the bias last.
using ScoreWeights = std::array<double, second_width + 1>;
ScoreWeights score_weights_of(const Net& net);
void set_score_weights(Net& net, const ScoreWeights& weights);

// What has to be known of many examples to fit any weights to them, or to tell how well some fit.
class ScoreSums {
  public:
    void add(const ScoreExample& example);
    std::uint64_t examples() const { return examples_; }

    // The weights that fit best. Where the examples say nothing, as of a unit that is never on,
    // those given stay.
    ScoreWeights fit(const ScoreWeights& from) const;

    // Of the weights, in points.
    double surplus(const ScoreWeights& weights) const;    // mean of what came above what was told
    double deviation(const ScoreWeights& weights) const;  // root of its mean square

    // As bytes, for work that may be killed.
    void put(std::string& bytes) const;
    // False if there are too few.
    bool take(std::string_view& bytes);

  private:
    static constexpr std::size_t size = second_width + 1;
    template <class Sums, class Do>
    static void each_number(Sums& sums, Do do_it);

    std::uint64_t examples_ = 0;
    std::array<std::array<double, size>, size> products_{};  // of units with each other
    std::array<double, size> scores_{};                      // of units with the score
    double score_ = 0, squares_ = 0;
};

}  // namespace scoundrel
