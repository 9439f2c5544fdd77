#include "player/net.h"

#include <cmath>

#include "player/processors.h"

namespace scoundrel {

// Sums may wrap on the way; the end lies within range (training keeps it there).
FOR_EACH_PROCESSOR
void add_rows(const Net& net, const Inputs& inputs, Row& sum) {
    for (const std::uint16_t input : inputs) {
        const Row& row = net.rows[input];
        for (std::size_t i = 0; i < first_width; ++i)
            sum[i] = static_cast<std::int16_t>(static_cast<std::uint16_t>(sum[i]) +
                                               static_cast<std::uint16_t>(row[i]));
    }
}

FOR_EACH_PROCESSOR
void remove_rows(const Net& net, const Inputs& inputs, Row& sum) {
    for (const std::uint16_t input : inputs) {
        const Row& row = net.rows[input];
        for (std::size_t i = 0; i < first_width; ++i)
            sum[i] = static_cast<std::int16_t>(static_cast<std::uint16_t>(sum[i]) -
                                               static_cast<std::uint16_t>(row[i]));
    }
}

// A sum goes in a fixed number of lanes, so that every kind of processor adds in the same order.
FOR_EACH_PROCESSOR
Worth evaluate(const Net& net, const Row& sum) {
    constexpr std::size_t lanes = 16;
    std::array<float, first_width> first;
    for (std::size_t i = 0; i < first_width; ++i)
        first[i] = static_cast<float>(sum[i] > 0 ? sum[i] : 0) * (1 / first_scale);
    float win = net.win_bias;
    float score = net.score_bias;
    for (std::size_t j = 0; j < second_width; ++j) {
        std::array<float, lanes> parts{};
        const auto& row = net.second[j];
        for (std::size_t i = 0; i < first_width; i += lanes)
            for (std::size_t k = 0; k < lanes; ++k) parts[k] += row[i + k] * first[i + k];
        float unit = net.second_bias[j];
        for (std::size_t half = lanes / 2; half > 0; half /= 2)
            for (std::size_t k = 0; k < half; ++k) parts[k] += parts[k + half];
        unit += parts[0];
        if (unit <= 0) continue;
        win += net.win[j] * unit;
        score += net.score[j] * unit;
    }
    return {1 / (1 + std::exp(-win)), score * score_scale};
}

}  // namespace scoundrel
