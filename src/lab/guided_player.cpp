#include "lab/guided_player.h"

#include <algorithm>

namespace scoundrel {

Advice GuidedPlayer::advise(const Position& position, const Effort& effort) {
    Advice advice = CarefulPlayer::advise(position, effort);
    if (advice.options.empty()) return advice;
    Option& best = advice.options.front();
    const auto plan = std::ranges::find(plans_, best.end, &Plan::end);
    if (plan != plans_.end() && plan->moves.front() == best.move) best.plan = plan->moves;
    return advice;
}

void GuidedPlayer::weigh(const Position& position, const Crossroads& crossroads,
                         std::vector<double>& ranks) {
    constexpr double broken = 1e11;  // further apart than any two ends are by themselves,
    constexpr double fatal = 1e14;   // and no rule is worth dying for
    plans_.assign(crossroads.ends.size(), {});
    for (const Crossroads::Road& road : crossroads.roads)
        for (const std::size_t end : road.ends)
            if (plans_[end].moves.empty())
                plans_[end] = {crossroads.ends[end].end,
                               plan_to(rules_, ways_, position, road.move, crossroads.ends[end])};
    std::vector<Deeds> deeds;
    for (const Plan& plan : plans_) deeds.push_back(deeds_of(rules_, position, plan.moves));
    const RoomFacts room(rules_, position, deeds);
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        if (plans_[i].end.status == Status::lost) ranks[i] -= fatal;
        if (deeds[i].avoided) ranks[i] -= reluctance_ * health_point;
        for (const StrategyQuestion* rule : guide_)
            if (rule->cell(room) && rule->side(room, deeds[i]) == Side::against) ranks[i] -= broken;
    }
}

}  // namespace scoundrel
