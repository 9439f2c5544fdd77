#include "player/crossroads.h"

#include <algorithm>

#include "rules/legal.h"
#include "rules/score.h"

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

bool search_plan(const Rules& rules, const Ways& ways, const Way& here, const Way& end,
                 std::vector<Move>& plan, std::vector<Position>& tried) {
    if (is_end(here.end)) return leads_to(rules, ways, here, end);
    if (std::find(tried.begin(), tried.end(), here.end) != tried.end()) return false;
    tried.push_back(here.end);
    for (const Move move : legal_moves(rules, here.end)) {
        Way next = here;
        SlainValue past;
        apply(rules, next.end, move, past);
        next.slain += past.value;
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
                          Move first, const Way& end) {
    std::vector<Move> plan{first};
    std::vector<Position> tried;
    Way next{position, 0};
    SlainValue past;
    apply(rules, next.end, first, past);
    next.slain = past.value;
    if (!search_plan(rules, ways, next, end, plan, tried)) plan.resize(1);
    return plan;
}

}  // namespace scoundrel
