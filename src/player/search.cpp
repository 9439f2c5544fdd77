#include "player/search.h"

#include <algorithm>

#include "player/exact.h"
#include "player/race.h"
#include "rules/legal.h"
#include "solver/solver.h"

namespace scoundrel {

namespace {

using Clock = std::chrono::steady_clock;

// What one question to the solver may cost.
constexpr std::uint64_t most_nodes = 20'000, most_nodes_without_a_clock = 5'000;
constexpr std::size_t most_memory = std::size_t{128} << 20;

// Best first; what is equal stays in the canonical order.
template <class Better>
void sort_options(std::vector<Option>& options, Better better) {
    std::stable_sort(options.begin(), options.end(), better);
}

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
    timed_ = effort.until.has_value();
    solving_ = {.memory = most_memory,
                .nodes = timed_ ? most_nodes : most_nodes_without_a_clock,
                .stop = {}};
    if (timed_ || effort.stop) solving_.stop = [effort] { return effort.is_over(); };
    if (position.unseen.empty())
        if (auto advice = solved(position)) {
            finish(position, *advice);
            return *advice;
        }
    const Crossroads crossroads = look_around(rules_, ways_, position);
    auto advice = exact(position, crossroads, effort);
    if (!advice) advice = sampled(position, crossroads, effort);
    if (!position.unseen.empty() && looks_for_nothing(rules_, position))
        prefer_looking(advice->options);
    finish(position, *advice);
    return *advice;
}

void Search::finish(const Position& position, Advice& advice) const {
    for (Option& option : advice.options)
        if (option.plan.empty())
            option.plan = plan_to(rules_, ways_, position, option.move, option.end);
}

// Each move by the solver: whether it wins, and a score that it reaches; for the best of them the
// best score and the line to it. If one wins, what could not be decided about others does not
// matter: they get the net's guess. Where rooms may be avoided forever, a win that plays on comes
// before one that avoids, and of two that avoid the one after which fewer rooms must be.
std::optional<Advice> Search::solved(const Position& position) {
    if (rules_.monsters == Monsters::die) return std::nullopt;  // nothing can be proved
    const bool forever = rules_.avoid == Avoid::always;
    Advice advice{{}, Sight::solved, 0};
    bool undecided = false;
    const auto question = [&](const Position& next, Question asked) {
        return solve(rules_, next, Deck{}, 0, asked, solving_);
    };
    for (const Move move : legal_moves(rules_, position)) {
        Option option{.move = move, .end = position};
        SlainValue past;
        apply(rules_, option.end, move, past);
        const Solution solution = question(option.end, Question::verdict);
        option.win = solution.verdict == Verdict::won ? 1 : 0;
        option.score = solution.best_score.value_or(solution.at_least.value_or(0));
        if (solution.verdict == Verdict::unknown) {
            constexpr double never_certain = 0.99;
            const Worth guess = lookahead_.evaluator().worth(option.end);
            option.win = std::min<double>(guess.win, never_certain);
            option.error = 1;
            option.score = guess.score;
            undecided = true;
        }
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
    if (undecided && advice.options.front().win < 1) return std::nullopt;
    if (forever && is_avoid(advice.options.front().move)) {
        prefer_fewer_avoids(advice.options);
        return advice;
    }
    // How well, is a much longer question; without a clock it is asked only where it is cheap.
    constexpr int cheap = 16;  // cards
    if (!timed_ && position.room_count + position.dungeon() > cheap) return advice;
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
    Effort part = effort;
    if (effort.until) part.until = Clock::now() + (*effort.until - Clock::now()) / 2;
    Limits solving;
    if (part.until || part.stop) solving.stop = [&part] { return part.is_over(); };
    Exact exact(
        rules_, [&part] { return (!part.until && --part.samples < 0) || part.is_over(); }, solving);
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

// The best ways by the net's estimate, and the best of every move.
std::vector<std::size_t> Search::worth_a_look(const Position& position,
                                              const Crossroads& crossroads) {
    constexpr std::size_t most_ways = 8;
    const std::vector<Worth>& worths = lookahead_.evaluator().worths(position, crossroads.ends);
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
    lookahead_.begin(position, effort.seed, solving_);
    const auto asked = effort.until ? enough_in_time : static_cast<std::size_t>(effort.samples);
    const std::size_t enough = rules_.avoid == Avoid::always ? enough_looking
                               : lookahead_.asks_solver()    ? enough_solved
                                                             : asked;
    const std::size_t wanted = std::min(asked, enough);
    Race race(crossroads.ends.size(), worth_a_look(position, crossroads));
    do {
        lookahead_.imagine();
        race.sample([&](std::size_t end, Tally& tally) {
            lookahead_.try_end(crossroads.ends[end], tally);
        });
    } while (race.samples() < (race.decided() ? std::min(wanted, enough_for_one) : wanted) &&
             !effort.is_over());

    Advice advice{{}, Sight::sampled, static_cast<std::int64_t>(race.samples())};
    for (const Crossroads::Road& road : crossroads.roads) {
        std::optional<std::size_t> best;
        for (const std::size_t end : road.ends)
            if (race.tried(end) && (!best || race.win(end) > race.win(*best))) best = end;
        const Tally& tally = race.tally(*best);
        advice.options.push_back({.move = road.move,
                                  .win = race.win(*best),
                                  .error = tally.error(),
                                  .score = tally.score(),
                                  .end = crossroads.ends[*best].end});
    }
    sort_options(advice.options, wins_more);
    return advice;
}

}  // namespace scoundrel
