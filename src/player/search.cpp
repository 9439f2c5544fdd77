#include "player/search.h"

#include <algorithm>

#include "player/exact.h"
#include "player/race.h"
#include "player/score_range.h"
#include "rules/legal.h"
#include "solver/solver.h"

namespace scoundrel {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int most_unseen = 12;  // where every hidden order may be looked at

// What one question to the solver about an imagined order may cost.
Limits limits_of(const Effort& effort) {
    constexpr std::uint64_t most_nodes = 5'000, most_nodes_in_time = 20'000;
    constexpr std::size_t most_memory = std::size_t{128} << 20;
    Limits limits{.memory = most_memory, .nodes = effort.until ? most_nodes_in_time : most_nodes};
    if (effort.until || effort.stop) limits.stop = [&effort] { return effort.is_over(); };
    return limits;
}

// A move is worth what the best way is that begins with it. Best first; what is equal stays in the
// canonical order.
template <class Judged, class PlanTo>
Advice advice_of(const Crossroads& crossroads, const Judged& judged, Aim aim, PlanTo plan_to) {
    Advice advice{{}, judged.sight, judged.samples};
    for (const Crossroads::Road& road : crossroads.roads) {
        std::optional<std::size_t> best;
        for (const std::size_t end : road.ends)
            if (judged.worths[end] &&
                (!best || judged.worths[end]->better_than(*judged.worths[*best], aim)))
                best = end;
        advice.options.push_back({.move = road.move,
                                  .win = judged.worths[*best]->win,
                                  .error = judged.errors[*best].own,
                                  .behind_error = judged.errors[*best].behind,
                                  .score = judged.worths[*best]->score,
                                  .end = crossroads.ends[*best].end,
                                  .plan = plan_to(road.move, crossroads.ends[*best])});
    }
    std::ranges::stable_sort(advice.options, [aim](const Option& a, const Option& b) {
        return TrueWorth{a.win, a.score}.better_than({b.win, b.score}, aim);
    });
    return advice;
}

// The ends that are worth as much as the best option is.
template <class Judged>
std::vector<Way> best_ends(const Crossroads& crossroads, const Judged& judged, const Option& best,
                           Aim aim) {
    std::vector<Way> ends;
    for (std::size_t i = 0; i < crossroads.ends.size(); ++i)
        if (judged.worths[i] &&
            !TrueWorth{best.win, best.score}.better_than(*judged.worths[i], aim))
            ends.push_back(crossroads.ends[i]);
    return ends;
}

// What is exact of the first, the score, which it has not, as the samples tell it.
template <class Judged>
Judged with_scores_of(Judged exact, const Judged& sampled, const ScoreRange& range) {
    for (std::size_t i = 0; i < exact.worths.size(); ++i)
        if (sampled.worths[i])
            exact.worths[i]->score = range.held(sampled.worths[i]->score, exact.worths[i]->win);
        else
            exact.worths[i].reset();
    return exact;
}

// Looking on loses nothing, so it is as good as anything else whatever the samples say.
void prefer_looking(std::vector<Option>& options) {
    const Option best = options.front();
    const double score = std::ranges::max(options, {}, &Option::score).score;
    for (Option& option : options) {
        if (!is_avoid(option.move)) continue;
        option.win = best.win;
        option.error = best.error;
        option.behind_error = 0;
        option.score = score;
    }
    std::ranges::stable_partition(options, is_avoid, &Option::move);
}

}  // namespace

Advice Search::advise(const Position& position, const Effort& effort) {
    if (position.status != Status::playing) return {};
    if (position.unseen.empty())
        if (auto advice = open_end_.advise(position, effort)) return *advice;
    // Near the end the least loss is looked for as well.
    Ways& ways = position.unseen.count() <= most_unseen ? ways_and_deaths_ : ways_;
    const Crossroads crossroads = look_around(rules_, ways, position);
    auto judged = exact(position, crossroads, effort);
    if (!judged)
        judged =
            sampled(position, crossroads, effort, std::vector<bool>(crossroads.ends.size(), true));
    Advice advice = advice_of(crossroads, *judged, effort.aim, [&](Move first, const Way& end) {
        return plan_to(rules_, ways, position, first, end);
    });
    if (rules_.cards_come_back())
        put_soonest_first(rules_, ways, position,
                          best_ends(crossroads, *judged, advice.options[0], effort.aim),
                          advice.options);
    if (!position.unseen.empty() && looks_for_nothing(rules_, position))
        prefer_looking(advice.options);
    return advice;
}

std::optional<Search::Judged> Search::exact(const Position& position, const Crossroads& crossroads,
                                            const Effort& effort) {
    constexpr int most_unseen_in_time = 6;
    Exact::Nodes budget{.wins = 150'000, .scores = 40'000};
    if (!effort.until) budget.choices = 64 * static_cast<std::uint64_t>(effort.samples);
    const int unseen = position.unseen.count();
    double orders = 1;
    for (int i = 2; i <= unseen; ++i) orders *= i;
    // Looking at everything is the better plan there, and the orders of long dungeons are slow.
    if (effort.until && rules_.avoid == Avoid::always) return std::nullopt;
    if (effort.until ? unseen > most_unseen_in_time
                     : unseen > most_unseen || orders > effort.samples)
        return std::nullopt;
    // Where a position has very many ways, the orders are too many after all.
    Effort part = effort;
    if (effort.until) part.until = Clock::now() + (*effort.until - Clock::now()) / 2;
    Exact exact(
        rules_, [&part] { return part.is_over(); }, effort.aim, budget);
    Judged judged{.worths = {},
                  .errors = std::vector<Judged::Error>(crossroads.ends.size()),
                  .sight = Sight::exact,
                  .samples = static_cast<std::int64_t>(orders)};
    for (const Way& way : crossroads.ends) {
        const auto win = exact.win_of_end(way.end);
        if (!win) return std::nullopt;
        judged.worths.push_back(TrueWorth{*win, 0});
    }
    // The score is asked only of ways that a move may be judged by.
    std::vector<bool> matters(crossroads.ends.size(), effort.aim == Aim::score);
    for (const Crossroads::Road& road : crossroads.roads) {
        double most = 0;
        for (const std::size_t end : road.ends) most = std::max(most, judged.worths[end]->win);
        for (const std::size_t end : road.ends)
            if (judged.worths[end]->win >= most - 1e-9) matters[end] = true;
    }
    for (std::size_t i = 0; i < matters.size(); ++i) {
        if (!matters[i]) continue;
        auto worth = exact.of_end(crossroads.ends[i].end);
        if (!worth && effort.aim == Aim::score) return std::nullopt;
        if (!worth)
            return with_scores_of(judged, sampled(position, crossroads, effort, matters),
                                  ScoreRange(rules_, position));
        if (rules_.scoring == Scoring::slain) worth->score += crossroads.ends[i].slain;
        judged.worths[i] = worth;
    }
    return judged;
}

// The best ways by the net's estimate, and the best of every move.
std::vector<std::size_t> Search::worth_a_look(const Position& position,
                                              const Crossroads& crossroads,
                                              const std::vector<bool>& matters, Aim aim) {
    constexpr std::size_t most_ways = 8;
    const std::vector<Worth>& worths = lookahead_.evaluator().worths(position, crossroads.ends);
    const auto less = [&](std::size_t a, std::size_t b) {
        return aim == Aim::win ? wins_less(worths[a], worths[b])
                               : scores_less(worths[a], worths[b]);
    };
    std::vector<std::size_t> by_net;
    for (std::size_t i = 0; i < crossroads.ends.size(); ++i)
        if (matters[i]) by_net.push_back(i);
    std::stable_sort(by_net.begin(), by_net.end(), [&](auto a, auto b) { return less(b, a); });
    std::vector<bool> in(crossroads.ends.size());
    for (std::size_t i = 0; i < by_net.size() && i < most_ways; ++i) in[by_net[i]] = true;
    for (const Crossroads::Road& road : crossroads.roads) {
        std::vector<std::size_t> ends = road.ends;
        std::erase_if(ends, [&](std::size_t end) { return !matters[end]; });
        in[*std::max_element(ends.begin(), ends.end(), less)] = true;
    }
    std::erase_if(by_net, [&](std::size_t end) { return !in[end]; });
    return by_net;
}

Search::Judged Search::sampled(const Position& position, const Crossroads& crossroads,
                               const Effort& effort, const std::vector<bool>& matters) {
    constexpr std::size_t enough_for_one = 128;  // samples, once only one way is left
    constexpr std::size_t enough_in_time = 400, enough_solved = 100, enough_looking = 16;
    lookahead_.begin(position, effort.seed, limits_of(effort), effort.aim);
    const auto asked = effort.until ? enough_in_time : static_cast<std::size_t>(effort.samples);
    const std::size_t enough = rules_.avoid == Avoid::always ? enough_looking
                               : lookahead_.asks_solver()    ? enough_solved
                                                             : asked;
    const std::size_t wanted = std::min(asked, enough);
    Race race(crossroads.ends.size(), worth_a_look(position, crossroads, matters, effort.aim));
    do {
        lookahead_.imagine();
        race.sample([&](std::size_t end, Tally& tally) {
            lookahead_.try_end(crossroads.ends[end], tally);
        });
    } while (race.samples() < (race.decided() ? std::min(wanted, enough_for_one) : wanted) &&
             !effort.is_over());

    const ScoreRange range(rules_, position);
    Judged judged{.worths = std::vector<std::optional<TrueWorth>>(crossroads.ends.size()),
                  .errors = std::vector<Judged::Error>(crossroads.ends.size()),
                  .samples = static_cast<std::int64_t>(race.samples())};
    for (std::size_t end = 0; end < crossroads.ends.size(); ++end) {
        if (!race.tried(end)) continue;
        const double win = race.win(end, effort.aim);
        judged.worths[end] = {win, range.held(race.score(end), win)};
        judged.errors[end] = {race.tally(end).error(), race.error_behind(end, effort.aim)};
    }
    return judged;
}

}  // namespace scoundrel
