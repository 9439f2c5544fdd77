// The ceiling's research program (docs/upper-bound.md, "A net as the price"): trains a net for the
// lookahead value on a GPU, holds GPU and processor against each other, and prices paths by it.
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <mutex>
#include <string>
#include <thread>

#include "bench/cuda/ceiling/rooms.cuh"
#include "bench/cuda/ceiling/sweep.h"
#include "bench/cuda/ceiling/train.cuh"
#include "notation/rules_text.h"
#include "rules/dealer.h"

namespace scoundrel::ceiling {

namespace {

[[noreturn]] void fail(const std::string& why) {
    std::fprintf(stderr, "ceiling: %s\n", why.c_str());
    std::exit(2);
}

double seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

ValueNet read_net(const char* path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    ValueNet net;
    if (!file || !parse_value_net(text, net))
        fail(std::string(path) + " is no net of this program");
    return net;
}

// One GPU serves all threads.
class GpuCharges final : public Charges {
  public:
    GpuCharges(Rooms& rooms, const DeviceNet& net) : rooms_(rooms), net_(net) {}

    void look(std::span<const Position> ends, std::span<const Position> rooms,
              std::span<double> worths, std::span<double> means) override {
        const std::vector<Draw> all = draws(ends[0].unseen, ends[0].owed);
        std::vector<float> found(rooms.size());
        const std::lock_guard lock(mutex_);
        rooms_.means(net_, ends, all, means);
        rooms_.worths(net_, rooms, found);
        std::copy(found.begin(), found.end(), worths.begin());
    }

  private:
    std::mutex mutex_;
    Rooms& rooms_;
    const DeviceNet& net_;
};

// The same means and worths from the GPU and from the processor, along games at random.
int check(const Rules& rules, const ValueNet& net) {
    DeviceNet on_device;
    on_device.put(net);
    Rooms rooms(rules, 1 << 19);
    const Lookahead here(rules, net);
    SplitMix64 random(9);
    double furthest = 0;
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Unrecorded past;
        Position end = start(rules, past);
        const KnownDealer dealer{shuffled(rules.deck, seed)};
        while (true) {
            Position room = end;
            dealer.deal(room);
            if (room.unseen.empty()) break;
            const HandEnds ends = hand_ends(rules, room);
            const int ways = ends.count + (may_avoid(rules, room) ? 1 : 0);
            if (ways == 0) break;
            const auto chosen = static_cast<int>(random.below(static_cast<std::uint64_t>(ways)));
            end = chosen < ends.count ? after(rules, room, ends.ends[chosen])
                                      : after_avoiding(rules, room);
            if (end.status != Status::playing || end.unseen.count() <= end.owed) break;
            if (end.unseen.count() > 32) continue;  // a processor takes long
            double mean = 0;
            rooms.means(on_device, {&end, 1}, draws(end.unseen, end.owed), {&mean, 1});
            Position next = end;
            dealer.deal(next);
            float worth = 0;
            rooms.worths(on_device, {&next, 1}, {&worth, 1});
            furthest = std::max({furthest, std::fabs(mean - here.mean(end)),
                                 static_cast<double>(std::fabs(worth - here.worth(next)))});
            ++compared;
        }
    }
    std::printf("%d ends and rooms compared: no further apart than %.2g\n", compared, furthest);
    return furthest < 1e-6 ? 0 : 1;
}

int train_net(const Rules& rules, const std::string& name, int steps, const char* path) {
    ValueNet net = untrained_net(1);
    const double began = seconds();
    train({.rules = rules, .steps = steps}, net, [&](int step, double error, double samples) {
        std::printf("step %d, %.3g ends, mean squared error %.5f, %.0f s\n", step, samples, error,
                    seconds() - began);
        std::fflush(stdout);
    });
    std::ofstream file(path, std::ios::binary);
    file << print_value_net(net, "rules " + name + "\nsteps " + std::to_string(steps) + "\n");
    if (!file.flush()) fail(std::string(path) + " could not be written");
    return 0;
}

int price(const Rules& rules, const ValueNet& net, int deals) {
    DeviceNet on_device;
    on_device.put(net);
    Rooms rooms(rules, 1 << 19);
    GpuCharges charges(rooms, on_device);
    std::mutex printing;
    std::atomic<int> next = 0;
    double sum = 0, squares = 0;
    int done = 0;
    const auto work = [&] {
        for (int seed = next++; seed < deals; seed = next++) {
            Unrecorded past;
            const BestPath best =
                best_path(rules, start(rules, past),
                          shuffled(rules.deck, static_cast<std::uint64_t>(seed)), charges);
            const std::lock_guard lock(printing);
            sum += best.value;
            squares += best.value * best.value;
            ++done;
            const double mean = sum / done,
                         spread = std::sqrt(std::max(0.0, squares / done - mean * mean));
            std::printf("deal %d: %.4f, %llu ends; mean of %d %.4f +- %.4f\n", seed, best.value,
                        static_cast<unsigned long long>(best.ends), done, mean,
                        1.96 * spread / std::sqrt(done));
            for (const PathStep& step : best.steps)
                std::printf("    %2d unseen, health %d: promised %.4f, came up %.4f\n",
                            step.end.unseen.count(), step.end.health, step.mean, step.worth);
            std::fflush(stdout);
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
        threads.emplace_back(work);
    for (std::thread& thread : threads) thread.join();
    return 0;
}

}  // namespace

}  // namespace scoundrel::ceiling

int main(int count, char** words) {
    using namespace scoundrel;
    const std::string usage =
        "usage: ceiling check RULES [NET] | train RULES STEPS NET | price RULES NET DEALS";
    if (count < 3) ceiling::fail(usage);
    const std::string command = words[1];
    const auto variant = parse_rules(words[2]);
    if (!variant) ceiling::fail(variant.error().message);
    const Rules& rules = variant->rules;
    if (!ceiling::serves(rules))
        ceiling::fail("these rules are none of those the lookahead knows (room_ends.h)");
    if (command == "check" && count <= 4)
        return ceiling::check(rules,
                              count == 4 ? ceiling::read_net(words[3]) : ceiling::untrained_net(5));
    if (command == "train" && count == 5 && std::atoi(words[3]) > 0)
        return ceiling::train_net(rules, words[2], std::atoi(words[3]), words[4]);
    if (command == "price" && count == 5 && std::atoi(words[4]) > 0)
        return ceiling::price(rules, ceiling::read_net(words[3]), std::atoi(words[4]));
    ceiling::fail(usage);
}
