#include "player/crossroads.h"

#include <algorithm>
#include <optional>
#include <span>
#include <unordered_set>

#include "rules/legal.h"
#include "rules/score.h"
#include "solver/position_hash.h"

namespace scoundrel {

namespace {

std::size_t place_of(std::vector<Way>& ends, const Way& way) {
    // Of games that are over what was slain may decide.
    const bool over = way.end.status != Status::playing;
    for (std::size_t i = 0; i < ends.size(); ++i)
        if (ends[i].end == way.end && (!over || ends[i].slain == way.slain)) return i;
    ends.push_back(way);
    return ends.size() - 1;
}

// A game that is over must have the score, too.
bool leads_to(const Rules& rules, const Ways& ways, const Way& here, const Way& end) {
    if (here.end.status == Status::playing) return ways.no_better(end.end, here.end);
    return here.end.status == end.end.status &&
           score(rules, here.end, here.slain) >= score(rules, end.end, end.slain);
}

}  // namespace

Crossroads look_around(const Rules& rules, Ways& ways, const Position& position) {
    Crossroads crossroads;
    for (const Move move : legal_moves(rules, position)) {
        Crossroads::Road road{move, {}};
        Way way{position, 0};
        SlainValue past;
        apply(rules, way.end, move, past);
        way.slain = past.value;
        if (ends_way(position, move, way.end)) {
            if (rules.weapon != WeaponRule::wear) way.end.weapon.uses = 0;  // they decide nothing
            road.ends.push_back(place_of(crossroads.ends, way));
        } else {
            for (Way next : ways.from(way.end)) {
                next.slain += past.value;
                road.ends.push_back(place_of(crossroads.ends, next));
            }
        }
        crossroads.roads.push_back(std::move(road));
    }
    return crossroads;
}

// Depth first, so that a plan that ends in death lives as long as it may.
static bool search_plan(const Rules& rules, const Ways& ways, const Way& here, Move move,
                        const Way& end, std::vector<Move>& plan, std::vector<Position>& tried) {
    Way next = here;
    SlainValue past;
    apply(rules, next.end, move, past);
    next.slain += past.value;
    plan.push_back(move);
    if (ends_way(here.end, move, next.end)) {
        if (leads_to(rules, ways, next, end)) return true;
    } else if (std::ranges::find(tried, next.end) == tried.end()) {
        tried.push_back(next.end);
        for (const Move onward : legal_moves(rules, next.end))
            if (search_plan(rules, ways, next, onward, end, plan, tried)) return true;
    }
    plan.pop_back();
    return false;
}

// The fewest moves that lead to one of these ends, or one as good, beginning with this one if that
// is given; none if there are none. Breadth first, so that nothing is stored only to be put down
// again.
static std::vector<Move> shortest_plan(const Rules& rules, const Ways& ways,
                                       const Position& position, std::optional<Move> first,
                                       std::span<const Way> to) {
    struct Step {
        Way way;
        Move move;         // that led here
        std::size_t from;  // the step before it
    };
    constexpr std::size_t nowhere = std::size_t(-1);
    std::vector<Step> steps;
    std::unordered_set<Position, PositionHash> met;
    const auto arrives = [&](const Way& from, Move move, std::size_t number) {
        Step next{from, move, number};
        SlainValue past;
        apply(rules, next.way.end, move, past);
        next.way.slain += past.value;
        const bool ends = ends_way(from.end, move, next.way.end);
        const bool there = ends && std::ranges::any_of(to, [&](const Way& end) {
                               return leads_to(rules, ways, next.way, end);
                           });
        if (there || (!ends && met.insert(next.way.end).second)) steps.push_back(next);
        return there;
    };
    const auto go_on = [&](const Way& here, std::size_t number) {
        for (const Move move : legal_moves(rules, here.end))
            if ((number != nowhere || !first || move == *first) && arrives(here, move, number))
                return true;
        return false;
    };
    bool found = go_on({position, 0}, nowhere);
    for (std::size_t i = 0; i < steps.size() && !found; ++i) found = go_on(Way(steps[i].way), i);
    std::vector<Move> plan;
    if (!found) return plan;
    for (std::size_t at = steps.size() - 1; at != nowhere; at = steps[at].from)
        plan.push_back(steps[at].move);
    std::ranges::reverse(plan);
    return plan;
}

std::vector<Move> plan_to(const Rules& rules, const Ways& ways, const Position& position,
                          Move first, const Way& end) {
    std::vector<Move> plan;
    std::vector<Position> tried;
    if (rules.cards_come_back())
        plan = shortest_plan(rules, ways, position, first, {&end, 1});
    else
        search_plan(rules, ways, {position, 0}, first, end, plan, tried);
    return plan.empty() ? std::vector<Move>{first} : plan;
}

void put_soonest_first(const Rules& rules, const Ways& ways, const Position& position,
                       const std::vector<Way>& best, std::vector<Option>& options) {
    auto plan = shortest_plan(rules, ways, position, std::nullopt, best);
    if (plan.empty()) return;
    const auto soonest = std::ranges::find(options, plan.front(), &Option::move);
    soonest->plan = std::move(plan);
    std::rotate(options.begin(), soonest, soonest + 1);
}

}  // namespace scoundrel
