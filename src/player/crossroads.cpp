#include "player/crossroads.h"

#include <algorithm>

#include "rules/legal.h"

namespace scoundrel {

namespace {

std::size_t place_of(std::vector<Way>& ends, const Way& way) {
    for (std::size_t i = 0; i < ends.size(); ++i)
        if (ends[i].end == way.end) return i;
    ends.push_back(way);
    return ends.size() - 1;
}

bool search_plan(const Rules& rules, const Ways& ways, const Position& position,
                 const Position& end, std::vector<Move>& plan, std::vector<Position>& tried) {
    if (is_end(position)) return ways.no_better(end, position);
    if (std::find(tried.begin(), tried.end(), position) != tried.end()) return false;
    tried.push_back(position);
    for (const Move move : legal_moves(rules, position)) {
        Position next = position;
        Unrecorded past;
        apply(rules, next, move, past);
        plan.push_back(move);
        if (search_plan(rules, ways, next, end, plan, tried)) return true;
        plan.pop_back();
    }
    return false;
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
        if (is_end(way.end)) {
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

std::vector<Move> plan_to(const Rules& rules, const Ways& ways, const Position& position,
                          Move first, const Position& end) {
    std::vector<Move> plan{first};
    std::vector<Position> tried;
    Position next = position;
    Unrecorded past;
    apply(rules, next, first, past);
    if (!search_plan(rules, ways, next, end, plan, tried)) plan.resize(1);
    return plan;
}

}  // namespace scoundrel
