// What could be charged for knowing which room comes up (docs/upper-bound.md): at doorways of games
// as `quick` plays them, several next rooms are imagined, and what each is worth to `search` is
// held against functions of the room. A price can only be as tight as its function follows that
// worth from room to room of the same doorway; a constant error of a doorway costs nothing.
//
//   prices_bench RULES [DEALS]     two doorways a deal, 100 deals unless told
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <vector>

#include "nets/nets.h"
#include "notation/rules_text.h"
#include "player/search.h"
#include "player/simple_players.h"
#include "rules/dealer.h"
#include "solver/solver.h"

namespace {

using namespace scoundrel;

constexpr int doorways = 2, rooms = 12, orders = 60, samples = 100, fewest_unseen = 7;

enum : std::size_t { worth, again, net, known, known_less_2, known_less_4, functions };
constexpr const char* names[functions] = {"worth",
                                          "the same by other samples",
                                          "best way by the value net",
                                          "orders that can be won",
                                          "the same with 2 health less",
                                          "the same with 4 health less"};

// The functions of one room, of which only what sets it apart from its doorway's others counts.
using Room = std::array<double, functions>;
struct Doorway {
    int unseen = 0;
    std::vector<Room> rooms{};
};

class Appraiser {
  public:
    explicit Appraiser(const Variant& variant)
        : rules_(variant.rules),
          net_(choose_net(rules_).net),
          search_(rules_, net_),
          greedy_(rules_, net_),
          quick_(rules_, net_) {}

    std::vector<Doorway> deal(std::uint64_t seed) {
        constexpr std::uint64_t tuning = std::uint64_t{1} << 39;  // docs/strength.md, "Deals"
        SplitMix64 random(seed);
        const auto doors = play(tuning + seed);
        std::vector<Doorway> found;
        for (int i = 0; i < doorways && !doors.empty(); ++i)
            found.push_back(look_behind(doors[random.below(doors.size())], random));
        return found;
    }

  private:
    std::vector<Position> play(std::uint64_t seed) {
        const KnownDealer dealer = seeded_dealer(rules_.deck, seed);
        Unrecorded past;
        Position position = start(rules_, past);
        dealer.deal(position);
        std::vector<Position> doors;
        while (position.status == Status::playing) {
            apply(rules_, position, quick_.advise(position, {}).options.front().move, past);
            if (position.owed == 0) continue;
            if (position.unseen.count() >= fewest_unseen) doors.push_back(position);
            dealer.deal(position);
        }
        return doors;
    }

    Doorway look_behind(const Position& door, SplitMix64& random) {
        Doorway doorway{door.unseen.count(), {}};
        for (int i = 0; i < rooms; ++i) {
            Position room = door;
            KnownDealer{shuffled(door.unseen, random.next())}.deal(room);
            doorway.rooms.push_back(appraise(room, random));
        }
        return doorway;
    }

    Room appraise(const Position& room, SplitMix64& random) {
        const auto by_search = [&] {
            const Effort effort{.samples = samples, .seed = random.next()};
            return search_.advise(room, effort).options.front().win;
        };
        const std::uint64_t seed = random.next();  // the same orders with less health
        Room made{};
        made[worth] = by_search();
        made[again] = by_search();
        made[net] = greedy_.advise(room, {}).options.front().win;
        made[known] = share_known(room, 0, seed);
        made[known_less_2] = share_known(room, 2, seed);
        made[known_less_4] = share_known(room, 4, seed);
        return made;
    }

    double share_known(Position room, int less, std::uint64_t seed) const {
        room.health = static_cast<std::uint8_t>(std::max(1, room.health - less));
        SplitMix64 random(seed);
        int won = 0;
        for (int i = 0; i < orders; ++i)
            won += solve(rules_, room, shuffled(room.unseen, random.next()), 0, Question::verdict,
                         {.nodes = 20'000})
                               .verdict != Verdict::lost
                       ? 1
                       : 0;
        return static_cast<double>(won) / orders;
    }

    Rules rules_;
    SharedNet net_;
    Search search_;
    GreedyPlayer greedy_;
    QuickPlayer quick_;
};

// The standard deviation, within doorways, of what `of` says of a room.
template <class Of>
double spread(const std::vector<Doorway>& all, int least, int most, Of of) {
    double squares = 0, freedom = 0;
    for (const Doorway& door : all) {
        if (door.unseen < least || door.unseen > most) continue;
        double mean = 0;
        for (const Room& room : door.rooms) mean += of(room) / rooms;
        for (const Room& room : door.rooms) squares += (of(room) - mean) * (of(room) - mean);
        freedom += rooms - 1;
    }
    return freedom > 0 ? std::sqrt(squares / freedom) : 0;
}

void tell(const std::vector<Doorway>& all, int least, int most) {
    const auto of_these = std::ranges::count_if(
        all, [&](const Doorway& door) { return door.unseen >= least && door.unseen <= most; });
    std::printf("\n%d to %d cards unseen: %d rooms behind %d doorways\n", least, most,
                static_cast<int>(of_these) * rooms, static_cast<int>(of_these));
    // Two measurements differ by the noise of both; what is left of a function has that of one.
    const double noise =
        spread(all, least, most, [](const Room& r) { return r[worth] - r[again]; }) / std::sqrt(2);
    std::printf("  %-38s %.3f (measured to %.3f)\n", "spread of the worth",
                spread(all, least, most, [](const Room& r) { return r[worth]; }), noise);
    for (std::size_t f = net; f < functions; ++f) {
        const double left =
            spread(all, least, most, [f](const Room& r) { return r[worth] - r[f]; });
        std::printf("  left by %-30s %.3f\n", names[f],
                    std::sqrt(std::max(0.0, left * left - noise * noise)));
    }
}

}  // namespace

int main(int argc, char** argv) {
    const auto variant = parse_rules(argc > 1 ? argv[1] : "");
    const int deals = argc > 2 ? std::atoi(argv[2]) : 100;
    if (!variant || deals < 1) {
        std::fprintf(stderr, "usage: prices_bench RULES [DEALS]\n");
        return 2;
    }
    std::vector<std::vector<Doorway>> found(static_cast<std::size_t>(deals));
    std::atomic<std::size_t> next = 0;
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
        threads.emplace_back([&] {
            Appraiser appraiser(*variant);
            for (std::size_t deal = next++; deal < found.size(); deal = next++)
                found[deal] = appraiser.deal(deal);
        });
    for (std::thread& thread : threads) thread.join();
    std::vector<Doorway> all;
    for (const auto& some : found) all.insert(all.end(), some.begin(), some.end());
    std::printf(
        "%s: %d deals, %d doorways each, %d rooms imagined behind each; worth by search of "
        "%d samples, %d orders solved\n",
        print_rules(*variant).c_str(), deals, doorways, rooms, samples, orders);
    for (const auto& [least, most] : {std::pair{25, 40}, {14, 24}, {fewest_unseen, 13}})
        tell(all, least, most);
}
