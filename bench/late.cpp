// What could be charged late in a deal for knowing it (docs/upper-bound.md, "Late in a deal"): at
// ends that promise much on some path through a deal whose order is known, what the net sees is
// held against the share of orders that can be won, and that against the true worth where few cards
// are unseen. A room gives away the orders that can be won in it, but not by the way that wins most
// of them: what all rooms to come give away is how far that share is above the true worth.
//
//   late_bench RULES [ENDS]     at each of five depths, 40 ends unless told
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <thread>
#include <unordered_map>
#include <vector>

#include "lab/net_price.h"
#include "nets/nets.h"
#include "notation/rules_text.h"
#include "player/evaluator.h"
#include "player/exact.h"
#include "player/imagine.h"
#include "rules/dealer.h"
#include "solver/position_hash.h"
#include "solver/solver.h"

namespace {

using namespace scoundrel;

constexpr int depths[] = {20, 16, 13, 10, 7};  // cards unseen
constexpr int exact_until = 7;
constexpr int rooms = 16, orders = 64, ends_of_a_deal = 2;
constexpr double much = 0.7, too_little = 0.6;  // promised
constexpr std::size_t layer = 2000;             // ends gone on from; any will do

bool can_be_won(const Rules& rules, Position end, const Deck& order) {
    if (end.status != Status::playing) return end.status == Status::won;
    KnownDealer{order}.deal(end);
    Deck rest;
    for (const Card* card = order.end() - end.unseen.count(); card != order.end(); ++card)
        rest.push(*card);
    return solve(rules, end, rest, 0, Question::verdict, {.nodes = 20'000}).verdict !=
           Verdict::lost;
}

struct Seen {
    double net = 0;                         // the mean of what the net sees in the rooms to come
    double known = 0;                       // the share of orders that can be won
    double given_away = 0, by_the_net = 0;  // in the next room, by its best way and by the net's
    std::optional<double> worth{};
};

class Deal {
  public:
    Deal(const Rules& rules, const SharedNet& net, std::uint64_t seed)
        : rules_(rules),
          ways_(rules),
          evaluator_(rules_, net),
          price_(rules, net, 8, seed),
          mean_(rules, net, 64, seed),
          random_(seed),
          dealer_(seeded_dealer(rules.deck, tuning + seed)) {}

    std::vector<Seen> at(int unseen) {
        std::vector<Position> ends = promising(unseen);
        std::vector<Seen> seen;
        while (!ends.empty() && seen.size() < ends_of_a_deal) {
            std::swap(ends[random_.below(ends.size())], ends.back());
            seen.push_back(look_at(ends.back()));
            ends.pop_back();
        }
        return seen;
    }

  private:
    static constexpr std::uint64_t tuning = std::uint64_t{1} << 39;  // docs/strength.md, "Deals"
    using Layer = std::unordered_map<Position, double, PositionHash>;

    // Along all paths that promise something, or as many as will do.
    std::vector<Position> promising(int unseen) {
        Unrecorded past;
        const Position begin = start(rules_, past);
        Layer layers[cards_in_pack + 1];
        layers[begin.unseen.count()][begin] = 0;
        for (int now = begin.unseen.count(); now > unseen; --now)
            for (const auto& [end, gain] : layers[now]) {
                if (random_.below(layers[now].size()) >= layer) continue;
                const double promised = gain + price_.mean(end);
                if (promised < too_little) continue;
                Position room = end;
                dealer_.deal(room);
                const double paid = promised - price_.f(end, room);
                for (const Way& way : ways_.from(room)) {
                    if (way.end.status != Status::playing) continue;
                    double& best =
                        layers[way.end.unseen.count()].try_emplace(way.end, paid).first->second;
                    best = std::max(best, paid);
                }
            }
        std::vector<Position> ends;
        for (const auto& [end, gain] : layers[unseen])
            if (end.owed == cards_to_face && gain + price_.mean(end) > much) ends.push_back(end);
        return ends;
    }

    Seen look_at(const Position& end) {
        Seen seen{.net = mean_.mean(end)};
        Deck deck = unseen_deck(end);
        for (int i = 0; i < rooms; ++i) {
            draw(deck, end.owed, random_);
            Position room = end;
            reveal(room, deck.cards, end.owed);
            play(room, seen);
        }
        for (double* sum : {&seen.known, &seen.given_away, &seen.by_the_net})
            *sum /= rooms * orders;
        if (end.unseen.count() <= exact_until) seen.worth = Exact(rules_).win_of_end(end);
        return seen;
    }

    void play(const Position& room, Seen& seen) {
        const std::vector<Way> ways = ways_.from(room);
        const std::vector<Worth>& worths = evaluator_.worths(room, ways);
        const auto by_net =
            static_cast<std::size_t>(std::ranges::max_element(worths, wins_less) - worths.begin());
        std::vector<int> won(ways.size());
        int known = 0;
        for (int order = 0; order < orders; ++order) {
            const Deck deck = shuffled(room.unseen, random_.next());
            bool any = false;
            for (std::size_t way = 0; way < ways.size(); ++way) {
                const bool wins = can_be_won(rules_, ways[way].end, deck);
                won[way] += wins ? 1 : 0;
                any |= wins;
            }
            known += any ? 1 : 0;
        }
        seen.known += known;
        seen.given_away += known - *std::ranges::max_element(won);
        seen.by_the_net += known - won[by_net];
    }

    Rules rules_;
    Ways ways_;
    Evaluator evaluator_;
    NetPrice price_, mean_;
    SplitMix64 random_;
    KnownDealer dealer_;
};

// The mean over these, and the standard deviation.
template <class Of>
void tell(const std::vector<Seen>& all, const char* what, Of of) {
    double sum = 0, squares = 0;
    for (const Seen& seen : all) sum += of(seen), squares += of(seen) * of(seen);
    const auto count = static_cast<double>(all.size());
    const double mean = sum / count;
    std::printf("  %-44s %6.3f   spread %.3f\n", what, mean,
                std::sqrt(std::max(0.0, squares / count - mean * mean)));
}

}  // namespace

int main(int argc, char** argv) {
    const auto variant = parse_rules(argc > 1 ? argv[1] : "");
    const int wanted = argc > 2 ? std::atoi(argv[2]) : 40;
    if (!variant || variant->rules.fourth != Fourth::carried ||
        variant->rules.monsters != Monsters::chosen || wanted < 2) {
        std::fprintf(stderr, "usage: late_bench RULES [ENDS]   (three of four cards faced)\n");
        return 2;
    }
    const SharedNet net = choose_net(variant->rules).net;
    std::printf(
        "%s: ends that promise more than %.2f on a path, two of a deal; %d next rooms, %d "
        "orders in each\n",
        print_rules(*variant).c_str(), much, rooms, orders);
    for (const int unseen : depths) {
        std::vector<std::vector<Seen>> by_deal(static_cast<std::size_t>(wanted / ends_of_a_deal));
        std::atomic<std::size_t> next = 0;
        std::vector<std::thread> threads;
        for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
            threads.emplace_back([&] {
                for (std::size_t deal = next++; deal < by_deal.size(); deal = next++)
                    by_deal[deal] = Deal(variant->rules, net, 1000 + deal).at(unseen);
            });
        for (std::thread& thread : threads) thread.join();
        std::vector<Seen> all;
        for (const auto& seen : by_deal) all.insert(all.end(), seen.begin(), seen.end());
        std::printf("\n%d cards unseen: %zu ends\n", unseen, all.size());
        if (all.size() < 2) continue;
        tell(all, "by the net, one room ahead", [](const Seen& s) { return s.net; });
        tell(all, "share of orders that can be won", [](const Seen& s) { return s.known; });
        tell(all, "given away by the next room's best way",
             [](const Seen& s) { return s.given_away; });
        tell(all, "given away by the net's way", [](const Seen& s) { return s.by_the_net; });
        tell(all, "the net less that share", [](const Seen& s) { return s.net - s.known; });
        std::erase_if(all, [](const Seen& s) { return !s.worth; });
        if (all.size() < 2) continue;
        tell(all, "true worth", [](const Seen& s) { return *s.worth; });
        tell(all, "that share less the true worth",
             [](const Seen& s) { return s.known - *s.worth; });
        tell(all, "the net less the true worth", [](const Seen& s) { return s.net - *s.worth; });
    }
}
