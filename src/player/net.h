// A small value net: the chance to win, and the score to expect, for a player who knows no more
// than the position holds. The first layer is a sum of rows of whole numbers, one row for each
// input; sums can be shared and updated without rounding, so the same position always gets the same
// worth, on every kind of processor.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "player/inputs.h"

namespace scoundrel {

inline constexpr std::size_t first_width = 256;
inline constexpr std::size_t second_width = 32;
inline constexpr float first_scale = 256;  // steps in one of the first layer: sums stay within 128

struct Worth {
    float win = 0;    // chance, 0 to 1
    float score = 0;  // to be gained from here: the final score without what was slain before
};

inline bool wins_less(const Worth& a, const Worth& b) { return a.win < b.win; }
inline bool scores_less(const Worth& a, const Worth& b) { return a.score < b.score; }

using Row = std::array<std::int16_t, first_width>;
using Second = std::array<float, second_width>;

struct Net {
    std::vector<Row> rows = std::vector<Row>(input::count);
    Row first_bias{};
    std::array<std::array<float, first_width>, second_width> second{};
    Second second_bias{};
    Second win{}, score{};
    float win_bias = 0, score_bias = 0;
};

// Every weight but the rows of inputs, in the order of files: of a net, or of one in training.
template <class Numbers, class Do>
void each_part(Numbers& net, Do do_it) {
    for (auto& row : net.second) do_it(row.data(), first_width);
    do_it(net.second_bias.data(), second_width);
    do_it(net.win.data(), second_width);
    do_it(net.score.data(), second_width);
    do_it(&net.win_bias, std::size_t{1});
    do_it(&net.score_bias, std::size_t{1});
}

// Whoever plays by a net keeps it.
using SharedNet = std::shared_ptr<const Net>;

inline constexpr float score_scale = 32;  // the score output counts in these

void add_rows(const Net& net, const Inputs& inputs, Row& sum);
void remove_rows(const Net& net, const Inputs& inputs, Row& sum);
Worth evaluate(const Net& net, const Row& sum);

}  // namespace scoundrel
