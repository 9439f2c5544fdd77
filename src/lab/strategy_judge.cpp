#include "lab/strategy_judge.h"

#include <algorithm>
#include <numeric>

#include "player/exact.h"

namespace scoundrel {

namespace {

constexpr std::size_t most_ways = 24;  // tried in a room, and the best of every move
constexpr int most_unseen = 5;         // cards, whose every order is looked at

// Where the moves lead, as the ways have it.
Way end_of(const Rules& rules, const Position& position, const std::vector<Move>& moves) {
    Way way{position, 0};
    SlainValue past;
    for (const Move move : moves) apply(rules, way.end, move, past);
    if (rules.weapon != WeaponRule::wear) way.end.weapon.uses = 0;  // they decide nothing
    way.slain = past.value;
    return way;
}

// As many as may be tried, the best by the net, and the best of every move.
std::vector<std::size_t> promising(const Crossroads& crossroads, const std::vector<Worth>& worths) {
    std::vector<std::size_t> by_net(crossroads.ends.size());
    std::iota(by_net.begin(), by_net.end(), std::size_t{0});
    const auto more = [&](std::size_t a, std::size_t b) { return wins_less(worths[b], worths[a]); };
    std::ranges::stable_sort(by_net, more);
    if (by_net.size() <= most_ways) return by_net;
    std::vector<std::size_t> tried(by_net.begin(), by_net.begin() + most_ways);
    for (const Crossroads::Road& road : crossroads.roads) {
        const std::size_t best = *std::ranges::min_element(road.ends, more);
        if (std::ranges::find(tried, best) == tried.end()) tried.push_back(best);
    }
    return tried;
}

}  // namespace

std::vector<JudgedWay> RoomJudge::ways_of(const Position& position,
                                          const std::vector<Move>& taken) {
    const Crossroads crossroads = look_around(rules_, ways_, position);
    const auto first_to = [&](std::size_t end) {
        return std::ranges::find_if(crossroads.roads,
                                    [&](const Crossroads::Road& road) {
                                        return std::ranges::find(road.ends, end) != road.ends.end();
                                    })
            ->move;
    };
    std::vector<JudgedWay> ways;
    for (const std::size_t end :
         promising(crossroads, lookahead_.evaluator().worths(position, crossroads.ends))) {
        const Way& way = crossroads.ends[end];
        ways.push_back({way, plan_to(rules_, ways_, position, first_to(end), way)});
    }
    if (taken.empty()) return ways;
    const Way reached = end_of(rules_, position, taken);
    const auto there = std::ranges::find_if(
        ways, [&](const JudgedWay& each) { return each.way.end == reached.end; });
    if (there == ways.end())
        ways.push_back({reached, taken});
    else
        there->moves = taken;
    return ways;
}

JudgedRoom RoomJudge::judge(const Position& position, std::uint64_t seed,
                            const std::vector<Move>& taken) {
    JudgedRoom room{.ways = ways_of(position, taken)};
    room.exact = exactly(position, room.ways);
    if (!room.exact) by_samples(position, room.ways, seed);
    for (const JudgedWay& each : room.ways)
        room.deeds.push_back(deeds_of(rules_, position, each.moves));
    room.best = *best_way(room, [](std::size_t) { return true; });
    return room;
}

bool RoomJudge::exactly(const Position& position, std::vector<JudgedWay>& ways) const {
    if (position.unseen.count() > most_unseen) return false;
    Exact exact(rules_, {}, Aim::win, {.choices = 50'000, .wins = 300'000, .scores = 0});
    for (JudgedWay& each : ways) {
        const auto win = exact.win_of_end(each.way.end);
        if (!win) return false;
        each.choose = each.judge = *win;
    }
    return true;
}

std::vector<Tally> RoomJudge::sample(const Position& position, const std::vector<JudgedWay>& ways,
                                     std::uint64_t seed, int samples) {
    const Limits limits_of_search{.memory = std::size_t{128} << 20, .nodes = 5'000};
    std::vector<Tally> tallies(ways.size());
    lookahead_.begin(position, seed, limits_of_search);
    for (int i = 0; i < samples; ++i) {
        lookahead_.imagine();
        for (std::size_t way = 0; way < ways.size(); ++way)
            lookahead_.try_end(ways[way].way, tallies[way]);
    }
    return tallies;
}

// A way is behind the one that leads by what the search compares them by, in proportion, as reviews
// have it; the leader's chance is the net's, which means what it says (docs/strength.md).
void RoomJudge::by_samples(const Position& position, std::vector<JudgedWay>& ways,
                           std::uint64_t seed) {
    SplitMix64 seeds(seed);
    const auto choosing = sample(position, ways, seeds.next(), plan_.choosing);
    const auto judging = sample(position, ways, seeds.next(), plan_.judging);
    const auto leader = static_cast<std::size_t>(
        std::ranges::max_element(choosing, {}, [](const Tally& each) { return each.merit(); }) -
        choosing.begin());
    const double merit = judging[leader].merit();
    const double scale = merit > 0 ? judging[leader].win() / merit : 1;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        ways[i].choose = choosing[i].merit();
        ways[i].judge = scale * judging[i].merit();
    }
}

}  // namespace scoundrel
