// The worth of many rooms at once on the device: the ways through each, the net's first layer for
// every way, the second as a product of matrices, then the rest.
#pragma once

#include "bench/cuda/ceiling/device.cuh"
#include "bench/cuda/ceiling/lookahead.h"

namespace scoundrel::ceiling {

// A net on the device.
struct DeviceNet {
    DeviceNet();
    void put(const ValueNet& net);

    OnDevice<std::int16_t> rows;  // of each input, and the bias behind them
    OnDevice<__half> second;      // 64 rows of 512
    OnDevice<float> head;         // second bias, third, third bias, win, win bias
    static constexpr int bias_row = input::count;
    static constexpr int head_size =
        second_width + third_width * second_width + third_width + third_width + 1;
};

// A way whose worth the net tells.
struct AskedWay {
    std::uint32_t room;
    std::uint8_t health;
    std::uint8_t carried;  // the card's face; 0: none
    std::uint8_t left;     // its place in the room
    std::uint8_t avoid;    // 1: the room is avoided
    Held weapon;
};

class Rooms {
  public:
    Rooms(const Rules& rules, std::size_t most_rooms, const Sight& sight = {});

    // Rooms are ends with a draw turned up; with no draws, the positions are rooms themselves.
    // Every position has the same unseen cards and is owed as many, where there are draws.
    void means(const DeviceNet& net, std::span<const Position> ends, std::span<const Draw> draws,
               std::span<double> means);
    void worths(const DeviceNet& net, std::span<const Position> rooms, std::span<float> worths);

    // For rooms that are on the device already; what it finds stays there.
    void look(const DeviceNet& net, const Position* ends, const Draw* draws, std::size_t draw_count,
              std::size_t first, std::size_t count, const std::int32_t* layers,
              bool known_ends = true);
    // The same as look() finds of known ends, for rooms by themselves.
    void look_at_known_ends(const Position* rooms, std::size_t count, float* worths);
    void deck_layers(const DeviceNet& net, const Position* ends, std::size_t count,
                     std::int32_t* layers);

    const Rules rules;
    const Sight sight;
    const std::size_t most_rooms;
    const std::size_t most_ways;
    // What look() leaves.
    OnDevice<float> best;                    // of each room
    OnDevice<std::uint32_t> begin, ways_of;  // of each room, its ways that were asked about
    OnDevice<AskedWay> ways;
    OnDevice<float> way_worth;
    OnDevice<std::uint32_t> counts;  // ways; rooms to be settled
    OnDevice<std::uint32_t> to_settle;
    std::uint64_t asked = 0;  // in all

  private:
    OnDevice<__half> first_;
    OnDevice<float> second_;
    OnDevice<Position> ends_;
    OnDevice<Draw> draws_;
    OnDevice<std::int32_t> layers_;
    OnDevice<unsigned long long> sums_;
    cublasHandle_t blas_;
};

}  // namespace scoundrel::ceiling
