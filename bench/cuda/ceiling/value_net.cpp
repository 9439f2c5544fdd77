#include "bench/cuda/ceiling/value_net.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "rules/random.h"

namespace scoundrel::ceiling {

namespace {

// To the nearest half float, ties to even; from 0 to most_first.
float as_half(std::int32_t steps) {
    int shift = 0;
    while (steps >> shift >= 2 * 1024) ++shift;  // eleven bits are kept
    if (shift > 0) {
        const std::int32_t half = 1 << (shift - 1), rest = steps & ((1 << shift) - 1);
        std::int32_t kept = steps >> shift;
        if (rest > half || (rest == half && (kept & 1) != 0)) ++kept;
        steps = kept << shift;
    }
    return static_cast<float>(steps) / first_scale;
}

constexpr char heading[] = "scoundrel ceiling net 1\n";

// Every weight, in the order of the file.
template <class Numbers, class Do>
void each_block(Numbers& net, Do do_it) {
    do_it(net.rows.data(), net.rows.size() * sizeof net.rows[0]);
    do_it(&net.first_bias, sizeof net.first_bias);
    do_it(net.second.data(), net.second.size() * sizeof net.second[0]);
    do_it(&net.second_bias, sizeof net.second_bias);
    do_it(&net.third, sizeof net.third);
    do_it(&net.third_bias, sizeof net.third_bias);
    do_it(&net.win, sizeof net.win);
    do_it(&net.win_bias, sizeof net.win_bias);
}

}  // namespace

float chance(const ValueNet& net, const FirstLayer& sum) {
    alignas(64) std::array<float, first_width> first;
    for (std::size_t i = 0; i < first_width; ++i)
        first[i] = as_half(std::clamp(sum[i] + net.first_bias[i], 0, most_first));
    std::array<float, second_width> second;
    for (std::size_t j = 0; j < second_width; ++j) {
        float parts[16] = {};
        for (std::size_t i = 0; i < first_width; i += 16)
            for (std::size_t k = 0; k < 16; ++k) parts[k] += net.second[j][i + k] * first[i + k];
        float unit = net.second_bias[j];
        for (const float part : parts) unit += part;
        second[j] = std::max(unit, 0.0f);
    }
    float logit = net.win_bias;
    for (std::size_t j = 0; j < third_width; ++j) {
        float unit = net.third_bias[j];
        for (std::size_t i = 0; i < second_width; ++i) unit += net.third[j][i] * second[i];
        logit += net.win[j] * std::max(unit, 0.0f);
    }
    return 1 / (1 + std::exp(-logit));
}

ValueNet untrained_net(std::uint64_t seed) {
    ValueNet net;
    SplitMix64 random(seed);
    // Near a normal distribution, as wide as asked.
    const auto weight = [&](float spread) {
        float sum = 0;
        for (int i = 0; i < 3; ++i) sum += static_cast<float>(random.next() >> 40) * 0x1p-23f - 1;
        return spread * sum;
    };
    const auto whole = [&] {
        return static_cast<std::int16_t>(std::lround(weight(0.1f) * first_scale));
    };
    for (auto& row : net.rows)
        for (std::int16_t& number : row) number = whole();
    for (std::int16_t& number : net.first_bias) number = whole();
    for (auto& row : net.second)
        for (float& number : row) number = std::round(weight(0.06f) * 4096) / 4096;  // half floats
    for (auto& row : net.third)
        for (float& number : row) number = weight(0.17f);
    for (float& number : net.win) number = weight(0.25f);
    return net;
}

std::string print_value_net(const ValueNet& net, const std::string& about) {
    std::string text = heading + about + "\n";
    each_block(net, [&](const void* block, std::size_t bytes) {
        text.append(static_cast<const char*>(block), bytes);
    });
    return text;
}

bool parse_value_net(const std::string& text, ValueNet& net) {
    if (!text.starts_with(heading)) return false;
    const std::size_t begin = text.find("\n\n");
    if (begin == std::string::npos) return false;
    std::size_t at = begin + 2, wanted = 0;
    each_block(net, [&](const void*, std::size_t bytes) { wanted += bytes; });
    if (text.size() != at + wanted) return false;
    each_block(net, [&](void* block, std::size_t bytes) {
        std::memcpy(block, text.data() + at, bytes);
        at += bytes;
    });
    return true;
}

}  // namespace scoundrel::ceiling
