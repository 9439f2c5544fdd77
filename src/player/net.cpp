#include "player/net.h"

#include <cmath>
#include <cstring>

#include "player/processors.h"

namespace scoundrel {

namespace {

// Sixty-four bytes at a time, in as many steps as the processor needs: spelled out, for compilers
// differ in which loops they would see this in, and these are what a hint costs.
constexpr std::size_t lanes = 16;
constexpr std::size_t units_at_once = 2;  // what they read is fetched once
using Floats [[gnu::vector_size(64)]] = float;
using HalfFloats [[gnu::vector_size(32)]] = float;
using QuarterFloats [[gnu::vector_size(16)]] = float;
using Counts [[gnu::vector_size(32)]] = std::int16_t;  // as many as Floats
using WrappingCounts [[gnu::vector_size(64)]] = std::uint16_t;

template <class Vector>
[[gnu::always_inline]] inline void load(Vector& vector, const void* from) {
    std::memcpy(&vector, from, sizeof vector);
}

// The sum of the lanes, in the one order that all processors keep.
[[gnu::always_inline]] inline float sum_of(const Floats& parts) {
    HalfFloats low, high;
    load(low, &parts);
    load(high, reinterpret_cast<const char*>(&parts) + sizeof low);
    low += high;
    QuarterFloats lower, upper;
    load(lower, &low);
    load(upper, reinterpret_cast<const char*>(&low) + sizeof lower);
    lower += upper;
    return (lower[0] + lower[2]) + (lower[1] + lower[3]);
}

// Sums may wrap on the way; the end lies within range (training keeps it there).
template <class Change>
[[gnu::always_inline]] inline void change_rows(const Net& net, const Inputs& inputs, Row& sum,
                                               Change change) {
    constexpr std::size_t width = sizeof(WrappingCounts) / sizeof(std::int16_t);
    constexpr std::size_t at_once = 4;  // so many sums stay in registers while the rows go by
    static_assert(first_width % (width * at_once) == 0);
    for (std::size_t from = 0; from < first_width; from += width * at_once) {
        WrappingCounts total[at_once];
        for (std::size_t i = 0; i < at_once; ++i) load(total[i], &sum[from + i * width]);
        for (const std::uint16_t input : inputs) {
            const std::int16_t* row = &net.rows[input][from];
            for (std::size_t i = 0; i < at_once; ++i) {
                WrappingCounts part;
                load(part, row + i * width);
                change(total[i], part);
            }
        }
        std::memcpy(&sum[from], total, sizeof total);
    }
}

}  // namespace

FOR_EACH_PROCESSOR
void add_rows(const Net& net, const Inputs& inputs, Row& sum) {
    change_rows(net, inputs, sum, [](auto& total, const auto& part) { total += part; });
}

FOR_EACH_PROCESSOR
void remove_rows(const Net& net, const Inputs& inputs, Row& sum) {
    change_rows(net, inputs, sum, [](auto& total, const auto& part) { total -= part; });
}

FOR_EACH_PROCESSOR
Worth evaluate(const Net& net, const Row& sum) {
    constexpr std::size_t steps = first_width / lanes;
    Floats first[steps];
    for (std::size_t i = 0; i < steps; ++i) {
        Counts counts;
        load(counts, &sum[i * lanes]);
        counts = counts > 0 ? counts : counts - counts;
        first[i] = __builtin_convertvector(counts, Floats) * (1 / first_scale);
    }
    float win = net.win_bias;
    float score = net.score_bias;
    static_assert(second_width % units_at_once == 0);
    for (std::size_t j = 0; j < second_width; j += units_at_once) {
        Floats parts[units_at_once]{};
        for (std::size_t i = 0; i < steps; ++i)
            for (std::size_t k = 0; k < units_at_once; ++k) {
                Floats weights;
                load(weights, &net.second[j + k][i * lanes]);
                parts[k] += weights * first[i];
            }
        for (std::size_t k = 0; k < units_at_once; ++k) {
            const float unit = net.second_bias[j + k] + sum_of(parts[k]);
            if (unit <= 0) continue;
            win += net.win[j + k] * unit;
            score += net.score[j + k] * unit;
        }
    }
    return {1 / (1 + std::exp(-win)), score * score_scale};
}

}  // namespace scoundrel
