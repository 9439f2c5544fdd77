// The signature on a GPU: every game of the signature as a thread, the lines hashed on the host.
// Compiled by ./test where nvcc is installed; run on a machine with a GPU by
//   nvcc -std=c++20 -O3 --expt-relaxed-constexpr -Isrc -I. bench/cuda/signature.cu -o signature
#include <cstdio>
#include <vector>

#include "bench/signature.h"

using namespace scoundrel;

__global__ void play_games(Rules rules, std::uint64_t first, int games, RandomResult* results) {
    const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (i < games) results[i] = play_random_unchecked(rules, first + static_cast<std::uint64_t>(i));
}

static void check(cudaError_t error) {
    if (error == cudaSuccess) return;
    std::fprintf(stderr, "cuda: %s\n", cudaGetErrorString(error));
    std::exit(1);
}

static std::vector<RandomResult> play_on_gpu(const Rules& rules, std::uint64_t first, int games,
                                             float* milliseconds) {
    RandomResult* device = nullptr;
    check(cudaMalloc(&device, sizeof(RandomResult) * static_cast<std::size_t>(games)));
    cudaEvent_t begin, end;
    check(cudaEventCreate(&begin));
    check(cudaEventCreate(&end));
    check(cudaEventRecord(begin));
    play_games<<<(games + 127) / 128, 128>>>(rules, first, games, device);
    check(cudaEventRecord(end));
    check(cudaGetLastError());
    check(cudaEventSynchronize(end));
    if (milliseconds != nullptr) check(cudaEventElapsedTime(milliseconds, begin, end));
    std::vector<RandomResult> results(static_cast<std::size_t>(games));
    check(cudaMemcpy(results.data(), device, sizeof(RandomResult) * results.size(),
                     cudaMemcpyDeviceToHost));
    check(cudaFree(device));
    return results;
}

int main() {
    Fnv1a gpu;
    for (const RuleSet& set : rule_sets) {
        const auto results = play_on_gpu(set.rules, 0, signature_seeds, nullptr);
        for (std::uint64_t seed = 0; seed < signature_seeds; ++seed)
            gpu.add_text(signature_line(set.id, seed, results[seed]));
    }
    const std::uint64_t host = signature(play_random_unchecked);
    std::printf("signature %016llx (gpu) %016llx (host)\n",
                static_cast<unsigned long long>(gpu.value()), static_cast<unsigned long long>(host));

    constexpr int games = 20'000'000;
    for (const RuleSet& set : rule_sets) {
        float milliseconds = 0;
        (void)play_on_gpu(set.rules, 0, games, &milliseconds);  // warm
        const auto results = play_on_gpu(set.rules, 0, games, &milliseconds);
        long moves = 0;
        for (const RandomResult& result : results) moves += result.moves;
        std::printf("%-10.*s %12.0f games/s %14.0f moves/s\n", static_cast<int>(set.id.size()),
                    set.id.data(), games / (milliseconds / 1e3),
                    static_cast<double>(moves) / (milliseconds / 1e3));
    }
    return gpu.value() == host ? 0 : 1;
}
