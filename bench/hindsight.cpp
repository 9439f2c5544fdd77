// How well a value net does as the price of knowing the deck (docs/upper-bound.md): for deals whose
// order is known, every path, and the most that any of them promises with so many cards unseen.
// With the true worth as the price that is the chance at the start, all along; what it rises above
// that is what a path makes of the net's errors, and the bound can be no better.
//
//   hindsight_bench RULES [DEALS [DRAWS [FEWEST]]]     30 deals, 128 imagined draws behind every
//                                                      end, down to 11 cards unseen, unless told
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <thread>
#include <vector>

#include "lab/net_price.h"
#include "nets/nets.h"
#include "notation/rules_text.h"
#include "rules/dealer.h"

namespace {

using namespace scoundrel;

constexpr int bands[] = {40, 33, 27, 22, 18, 15, 13, 11, 9, 7};  // cards unseen: down to so many

struct Deal {
    double start = 0;
    std::map<int, double> promised{};  // by band: the most that a path promises there
};

Deal look(const Variant& variant, const SharedNet& net, std::uint64_t seed, int draws, int fewest) {
    constexpr std::uint64_t tuning = std::uint64_t{1} << 39;  // docs/strength.md, "Deals"
    Unrecorded past;
    const Position end = start(variant.rules, past);
    NetPrice price(variant.rules, net, draws, seed);
    Deal deal{.start = price.mean(end)};
    best_with_hindsight(variant.rules, end, seeded_dealer(variant.rules.deck, tuning + seed).deck,
                        price, {.watch = [&](int unseen, double promised) {
                            if (unseen < fewest) return false;
                            const int band =
                                *std::ranges::find_if(bands, [&](int b) { return b <= unseen; });
                            const auto at = deal.promised.try_emplace(band, promised).first;
                            at->second = std::max(at->second, promised);
                            return true;
                        }});
    return deal;
}

void tell(const char* what, const std::vector<double>& numbers) {
    double sum = 0, squares = 0;
    for (const double number : numbers) sum += number, squares += number * number;
    const auto count = static_cast<double>(numbers.size());
    const double mean = sum / count;
    const double error =
        1.96 * std::sqrt(std::max(0.0, squares / count - mean * mean) / (count - 1));
    std::printf("%-24s %.3f +- %.3f   most %.3f   (%zu deals)\n", what, mean, error,
                *std::ranges::max_element(numbers), numbers.size());
}

}  // namespace

int main(int argc, char** argv) {
    const auto variant = parse_rules(argc > 1 ? argv[1] : "");
    const auto number = [&](int at, int usual) { return argc > at ? std::atoi(argv[at]) : usual; };
    const int deals = number(2, 30), draws = number(3, 128), fewest = number(4, 11);
    if (!variant || variant->rules.monsters != Monsters::chosen || deals < 2 || draws < 1 ||
        fewest < bands[std::size(bands) - 1]) {
        std::fprintf(stderr, "usage: hindsight_bench RULES [DEALS [DRAWS [FEWEST]]]\n");
        return 2;
    }
    const SharedNet net = choose_net(variant->rules).net;
    std::vector<Deal> all(static_cast<std::size_t>(deals));
    std::atomic<std::size_t> next = 0;
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
        threads.emplace_back([&] {
            for (std::size_t deal = next++; deal < all.size(); deal = next++)
                all[deal] = look(*variant, net, deal, draws, fewest);
        });
    for (std::thread& thread : threads) thread.join();
    std::printf("%s: the most that a path promises, %d draws imagined behind every end\n",
                print_rules(*variant).c_str(), draws);
    std::vector<double> numbers;
    for (const Deal& deal : all) numbers.push_back(deal.start);
    tell("at the start", numbers);
    int above = 0;
    for (const int band : bands) {
        numbers.clear();
        for (const Deal& deal : all)
            if (const auto at = deal.promised.find(band); at != deal.promised.end())
                numbers.push_back(at->second);
        const std::string what =
            above == 0 ? std::to_string(band) + " and more unseen"
                       : std::to_string(band) + " to " + std::to_string(above - 1) + " unseen";
        if (numbers.size() > 1) tell(what.c_str(), numbers);
        above = band;
    }
}
