// Trains the ceiling's net on the device: many games at once are played by the net as it is, and
// what each end promised is compared with what the room behind it was worth.
#pragma once

#include <functional>
#include <string>

#include "bench/cuda/ceiling/rooms.cuh"

namespace scoundrel::ceiling {

struct Training {
    Rules rules;
    Sight sight{.rooms = 150, .unsure = 0.15f};  // nobody waits for the hardest ends
    std::uint64_t seed = 1;
    std::size_t games = 131072;  // played side by side
    int steps = 10000;           // rooms of each
    double rate = 1e-3;          // at the start; it falls to a hundredth
    double stray = 0.3;          // how often not the best way is taken
    double warmth = 0.04;        // then ways are taken by how close they come to it
};

// `tell`: called now and then with the step and the mean squared error of late.
void train(const Training& training, ValueNet& net,
           const std::function<void(int step, double error, double start)>& tell);

}  // namespace scoundrel::ceiling
