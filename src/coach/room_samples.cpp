// A room with much hidden, judged on imagined rooms.
#include <algorithm>

#include "coach/room_review.h"
#include "player/score_range.h"

namespace scoundrel {

namespace {

// One way through the room, tried on all imagined rooms.
struct Trial {
    Way way;
    bool considered = false;
    Tally tally{};
    Value value{};
};

Value error_of(const Trial& trial) { return {trial.tally.error(), trial.tally.score_error()}; }

Value error_of_lead(const Trial& a, const Trial& b) {
    return {a.tally.error_of_lead(b.tally), a.tally.error_of_score_lead(b.tally)};
}

// What each is worth, as the search player has it; `slain`: before this room.
void value_all(std::vector<Trial>& trials, Aim aim, const ScoreRange& range, int slain) {
    const Trial* leader = nullptr;
    for (const Trial& trial : trials)
        if (trial.considered && (!leader || trial.tally.merit() > leader->tally.merit()))
            leader = &trial;
    for (Trial& trial : trials)
        if (trial.considered) {
            const double win = trial.tally.win_behind(leader->tally, leader->tally.win(), aim);
            trial.value = {win, slain + range.held(trial.tally.score() - slain, win)};
        }
}

}  // namespace

// The ways considered are the best by the net, the best of every move, and the one taken; they are
// all tried on the same imagined rooms.
RoomReview RoomReviewer::by_samples(std::span<const PlayedMove> moves, std::uint64_t seed) {
    constexpr std::size_t most_ways = 8;
    const Position& position = moves.front().before;
    struct Seen {
        Crossroads crossroads;
        std::vector<std::size_t> places;  // of its ends among all
    };
    std::vector<Trial> trials;
    const auto place_of = [&](const Way& way) {
        for (std::size_t i = 0; i < trials.size(); ++i)
            if (trials[i].way.end == way.end) return i;
        trials.push_back({way});
        return trials.size() - 1;
    };
    std::vector<Seen> seen;
    for (const PlayedMove& played : moves) {
        Seen& here = seen.emplace_back();
        here.crossroads = look_around(rules_, ways_, played.before);
        for (Way way : here.crossroads.ends) {
            way.slain += played.slain;
            here.places.push_back(place_of(way));
        }
    }
    Way reached = after(moves.back(), moves.back().move);
    if (rules_.weapon != WeaponRule::wear) reached.end.weapon.uses = 0;
    const std::size_t taken = place_of(reached);

    std::vector<Way> ends;
    for (const Trial& trial : trials) ends.push_back(trial.way);
    const std::vector<Worth> by_net = lookahead_.evaluator().worths(position, ends);
    const auto less = [&](std::size_t a, std::size_t b) {
        return aim_ == Aim::win ? by_net[a].win < by_net[b].win : by_net[a].score < by_net[b].score;
    };
    trials[taken].considered = true;
    for (const Seen& here : seen) {
        std::vector<std::size_t> best = here.places;
        std::stable_sort(best.begin(), best.end(), [&](auto a, auto b) { return less(b, a); });
        if (best.size() > most_ways) best.resize(most_ways);
        for (const std::size_t place : best) trials[place].considered = true;
        for (const Crossroads::Road& road : here.crossroads.roads) {
            const std::size_t end = *std::max_element(
                road.ends.begin(), road.ends.end(),
                [&](auto a, auto b) { return less(here.places[a], here.places[b]); });
            trials[here.places[end]].considered = true;
        }
    }

    lookahead_.begin(position, seed, limits(), aim_);
    for (int sample = 0; sample < samples_ && (sample == 0 || !stopped()); ++sample) {
        lookahead_.imagine();
        for (Trial& trial : trials)
            if (trial.considered) lookahead_.try_end(trial.way, trial.tally);
    }
    value_all(trials, aim_, ScoreRange(rules_, position), moves.front().slain);
    const auto best_of = [&](const Seen& here, const Crossroads::Road& road) {
        std::size_t best = trials.size();
        for (const std::size_t end : road.ends) {
            const std::size_t place = here.places[end];
            if (trials[place].considered &&
                (best == trials.size() || better(aim_, trials[place].value, trials[best].value)))
                best = place;
        }
        return best;
    };
    // Looking on loses nothing (docs/strength.md, "Looking at everything first").
    if (!position.unseen.empty() && looks_for_nothing(rules_, position))
        for (const Crossroads::Road& road : seen.front().crossroads.roads)
            if (is_avoid(road.move))
                for (const Crossroads::Road& other : seen.front().crossroads.roads) {
                    Trial& look = trials[best_of(seen.front(), road)];
                    const Trial& rival = trials[best_of(seen.front(), other)];
                    if (better(aim_, rival.value, look.value)) look.value = rival.value;
                }

    // From the last step back: whatever is still open later was open before.
    RoomReview room;
    room.end = trials[taken].value;
    room.end_error = error_of(trials[taken]);
    room.spread = trials[taken].tally.spread();
    room.steps.resize(moves.size());
    std::size_t open = taken;  // the best that was still open after the move
    for (std::size_t i = moves.size(); i-- > 0;) {
        RoomReview::Step& step = room.steps[i];
        const std::size_t after_it = open;
        double worst = trials[open].value.win;
        step.best = moves[i].move;
        for (const Crossroads::Road& road : seen[i].crossroads.roads) {
            // The move that was played is worth what was still open after it.
            if (road.move == moves[i].move) continue;
            const std::size_t place = best_of(seen[i], road);
            worst = std::min(worst, trials[place].value.win);
            if (!better(aim_, trials[place].value, trials[open].value)) continue;
            open = place;
            step.best = road.move;
        }
        step.value = trials[open].value;
        step.error = error_of_lead(trials[open], trials[after_it]);
        step.decision = worst < step.value.win - std::max(equal_within, step.error.win);
    }
    room.error = error_of(trials[open]);
    return room;
}

}  // namespace scoundrel
