#include "player/search.h"

#include <algorithm>

#include "player/exact.h"
#include "player/imagine.h"
#include "player/race.h"
#include "rules/legal.h"
#include "solver/solver.h"
#include "solver/sweep.h"

namespace scoundrel {

namespace {

using Clock = std::chrono::steady_clock;

// What one question to the solver may cost.
constexpr std::uint64_t most_nodes = 20'000;
constexpr std::size_t most_memory = std::size_t{128} << 20;

bool out_of_time(const Effort& effort) { return effort.until && Clock::now() >= *effort.until; }

// Avoiding at no cost shows the whole dungeon, and brings back the order it had
// (docs/strength.md, "Looking at everything first").
bool looks_for_nothing(const Rules& rules, const Position& position) {
    return rules.avoid == Avoid::always && Sweep::serves(rules, position);
}

bool is_avoid(Move move) {
    return move.verb() == Verb::avoid || move.verb() == Verb::avoid_lr ||
           move.verb() == Verb::avoid_rl;
}

// Best first; what is equal stays in the canonical order.
template <class Better>
void sort_options(std::vector<Option>& options, Better better) {
    std::stable_sort(options.begin(), options.end(), better);
}

bool wins_less(const Worth& a, const Worth& b) { return a.win < b.win; }

bool wins_more(const Option& a, const Option& b) {
    return a.win != b.win ? a.win > b.win : a.score > b.score;
}

// Looking on loses nothing, so it is as good as anything else whatever the samples say.
void prefer_looking(std::vector<Option>& options) {
    const auto look = std::find_if(options.begin(), options.end(),
                                   [](const Option& option) { return is_avoid(option.move); });
    if (look == options.end()) return;
    look->win = options.front().win;
    look->error = options.front().error;
    std::rotate(options.begin(), look, look + 1);
}

}  // namespace

Advice Search::advise(const Position& position, const Effort& effort) {
    if (position.status != Status::playing) return {};
    solving_ = {.memory = most_memory, .nodes = most_nodes, .stop = {}};
    if (effort.until) solving_.stop = [until = *effort.until] { return Clock::now() >= until; };
    if (position.unseen.empty())
        if (auto advice = solved(position)) {
            finish(position, *advice);
            return *advice;
        }
    const Crossroads crossroads = look_around(rules_, ways_, position);
    auto advice = exact(position, crossroads, effort);
    if (!advice) advice = sampled(position, crossroads, effort);
    if (looks_for_nothing(rules_, position)) prefer_looking(advice->options);
    finish(position, *advice);
    return *advice;
}

void Search::finish(const Position& position, Advice& advice) const {
    for (Option& option : advice.options)
        if (option.plan.empty())
            option.plan = plan_to(rules_, ways_, position, option.move, option.end);
}

// Each move by the solver: whether it wins, and a score that it reaches; for the best of them the
// best score and the line to it. Where rooms may be avoided for ever, a win that plays on comes
// before one that avoids, and of two that avoid the one after which fewer rooms must be.
std::optional<Advice> Search::solved(const Position& position) {
    if (rules_.monsters == Monsters::die) return std::nullopt;  // nothing can be proved
    const bool forever = rules_.avoid == Avoid::always;
    Advice advice{{}, Sight::solved, 0};
    const auto question = [&](const Position& next, Question asked) {
        return solve(rules_, next, Deck{}, 0, asked, solving_);
    };
    for (const Move move : legal_moves(rules_, position)) {
        Option option{.move = move, .end = position};
        SlainValue past;
        apply(rules_, option.end, move, past);
        const Solution solution = question(option.end, Question::verdict);
        if (solution.verdict == Verdict::unknown) return std::nullopt;
        option.win = solution.verdict == Verdict::won ? 1 : 0;
        option.score = solution.best_score.value_or(solution.at_least.value_or(0));
        if (rules_.scoring == Scoring::slain) option.score += past.value;
        option.plan = {move};
        option.plan.insert(option.plan.end(), solution.line.begin(), solution.line.end());
        advice.options.push_back(std::move(option));
    }
    sort_options(advice.options, [&](const Option& a, const Option& b) {
        if (a.win != b.win) return a.win > b.win;
        if (forever && is_avoid(a.move) != is_avoid(b.move)) return is_avoid(b.move);
        return a.score > b.score;
    });
    if (forever && is_avoid(advice.options.front().move)) {
        prefer_fewer_avoids(advice.options);
        return advice;
    }
    // How well, is a much longer question; without a clock it is asked only where it is cheap.
    constexpr int cheap = 16;  // cards
    if (!solving_.stop && position.room_count + position.dungeon() > cheap) return advice;
    const Solution best = question(position, Question::everything);
    if (best.line.empty()) return advice;
    const auto first = std::find_if(advice.options.begin(), advice.options.end(),
                                    [&](auto& option) { return option.move == best.line.front(); });
    if (first == advice.options.end() || (forever && is_avoid(first->move))) return advice;
    first->score = best.best_score.value_or(best.at_least.value_or(0));
    first->plan = best.line;
    std::rotate(advice.options.begin(), first, first + 1);
    return advice;
}

void Search::prefer_fewer_avoids(std::vector<Option>& options) const {
    std::optional<int> fewest;
    for (std::size_t i = 0; i < options.size() && options[i].win == options.front().win; ++i) {
        const Solution solution =
            solve(rules_, options[i].end, Deck{}, 0, Question::everything, solving_);
        if (!solution.avoids || (fewest && *solution.avoids >= *fewest)) continue;
        fewest = solution.avoids;
        std::swap(options[0], options[i]);
    }
}

std::optional<Advice> Search::exact(const Position& position, const Crossroads& crossroads,
                                    const Effort& effort) {
    constexpr int most_unseen_in_time = 6;
    constexpr int most_unseen = 12;
    const int unseen = position.unseen.count();
    double orders = 1;
    for (int i = 2; i <= unseen; ++i) orders *= i;
    // Looking at everything is the better plan there, and the orders of long dungeons are slow.
    if (effort.until && rules_.avoid == Avoid::always) return std::nullopt;
    if (effort.until ? unseen > most_unseen_in_time
                     : unseen > most_unseen || orders > effort.samples)
        return std::nullopt;
    // Where a position has very many ways, the orders are too many after all.
    std::function<bool()> stop = [left = effort.samples]() mutable { return --left < 0; };
    if (effort.until) {
        const auto half = Clock::now() + (*effort.until - Clock::now()) / 2;
        stop = [half] { return Clock::now() >= half; };
    }
    Exact exact(rules_, stop);
    std::vector<TrueWorth> worths;
    for (const Way& way : crossroads.ends) {
        auto worth = exact.of_end(way.end);
        if (!worth) return std::nullopt;
        if (rules_.scoring == Scoring::slain) worth->score += way.slain;
        worths.push_back(*worth);
    }
    Advice advice{{}, Sight::exact, static_cast<std::int64_t>(orders)};
    for (const Crossroads::Road& road : crossroads.roads) {
        const std::size_t best = *std::max_element(
            road.ends.begin(), road.ends.end(),
            [&](std::size_t a, std::size_t b) { return worths[b].better_than(worths[a]); });
        advice.options.push_back({.move = road.move,
                                  .win = worths[best].win,
                                  .score = worths[best].score,
                                  .end = crossroads.ends[best].end});
    }
    sort_options(advice.options, [](const Option& a, const Option& b) {
        return TrueWorth{a.win, a.score}.better_than({b.win, b.score});
    });
    return advice;
}

// What an end is worth if the unseen cards lie in this order. Its chance is what the net sees in
// the best way through the next room; the rest of the order is not looked at. But with half of the
// deck seen, whether the deal could then be won with open cards counts as much when ways are
// compared: the net errs in what it does not see, the solver in seeing too much, and they seldom
// err together.
void Search::try_end(const Way& way, const Deck& order, bool solve_too, SplitMix64& random,
                     Tally& tally) {
    Worth worth = evaluator_.worth(way.end);
    float merit = worth.win;
    if (way.end.status == Status::playing) {
        const Position room = imagined(way.end, order, random);
        const std::vector<Worth>& worths = evaluator_.worths(room, ways_.from(room));
        worth = *std::max_element(worths.begin(), worths.end(), wins_less);
        merit = worth.win;
        const auto verdict = solve_too ? solved_with(room, way.end.owed, order) : Verdict::unknown;
        if (verdict != Verdict::unknown) {
            const float win = verdict == Verdict::won ? 1 : 0;
            if (looks_for_nothing(rules_, room)) worth.win = merit = win;
            merit = (merit + win) / 2;
        }
    }
    if (rules_.scoring == Scoring::slain) worth.score += static_cast<float>(way.slain);
    tally.add(worth, merit);
}

// With the cards after the first so many of them in this order.
Verdict Search::solved_with(const Position& room, int first, const Deck& order) const {
    if (!Sweep::serves(rules_, room)) return Verdict::unknown;
    Deck rest;
    for (int i = first; i < order.count; ++i) rest.push(order.cards[i]);
    return solve(rules_, room, rest, 0, Question::verdict, solving_).verdict;
}

// The best ways to the net's mind, and the best of every move.
std::vector<std::size_t> Search::worth_a_look(const Position& position,
                                              const Crossroads& crossroads) {
    constexpr std::size_t most_ways = 8;
    const std::vector<Worth>& worths = evaluator_.worths(position, crossroads.ends);
    const auto less = [&](std::size_t a, std::size_t b) { return wins_less(worths[a], worths[b]); };
    std::vector<std::size_t> by_net(crossroads.ends.size());
    for (std::size_t i = 0; i < by_net.size(); ++i) by_net[i] = i;
    std::stable_sort(by_net.begin(), by_net.end(), [&](auto a, auto b) { return less(b, a); });
    std::vector<bool> in(crossroads.ends.size());
    for (std::size_t i = 0; i < by_net.size() && i < most_ways; ++i) in[by_net[i]] = true;
    for (const Crossroads::Road& road : crossroads.roads)
        in[*std::max_element(road.ends.begin(), road.ends.end(), less)] = true;
    std::erase_if(by_net, [&](std::size_t end) { return !in[end]; });
    return by_net;
}

Advice Search::sampled(const Position& position, const Crossroads& crossroads,
                       const Effort& effort) {
    constexpr std::size_t enough_for_one = 128;  // samples, once only one way is left
    constexpr std::size_t enough_in_time = 400, enough_solved = 100, enough_looking = 16;
    constexpr int seen_enough = 24;  // cards unseen, from which on the solver has its say
    const bool looking = rules_.avoid == Avoid::always;
    // Where the fourth card may be faced too, the solver is too slow to be asked so often.
    const bool solve_too =
        looking || (position.unseen.count() <= seen_enough && rules_.fourth == Fourth::carried);
    const auto asked = effort.until ? enough_in_time : static_cast<std::size_t>(effort.samples);
    const std::size_t wanted = std::min(asked, looking     ? enough_looking
                                               : solve_too ? enough_solved
                                                           : asked);
    SplitMix64 random(effort.seed);
    Deck order = unseen_deck(position);
    Race race(crossroads.ends.size(), worth_a_look(position, crossroads));
    do {
        draw(order, solve_too ? order.count : room_size, random);
        race.sample([&](std::size_t end, Tally& tally) {
            try_end(crossroads.ends[end], order, solve_too, random, tally);
        });
    } while (race.samples() < (race.decided() ? std::min(wanted, enough_for_one) : wanted) &&
             !out_of_time(effort));

    Advice advice{{}, Sight::sampled, static_cast<std::int64_t>(race.samples())};
    for (const Crossroads::Road& road : crossroads.roads) {
        std::optional<std::size_t> best;
        for (const std::size_t end : road.ends)
            if (race.tried(end) && (!best || race.win(end) > race.win(*best))) best = end;
        const Tally& tally = race.tally(*best);
        advice.options.push_back({.move = road.move,
                                  .win = std::max(0.0, race.win(*best)),
                                  .error = tally.error(),
                                  .score = tally.score(),
                                  .end = crossroads.ends[*best].end});
    }
    sort_options(advice.options, wins_more);
    return advice;
}

}  // namespace scoundrel
