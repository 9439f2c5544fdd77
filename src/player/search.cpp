#include "player/search.h"

#include <algorithm>

#include "player/exact.h"
#include "player/tally.h"
#include "rules/dealer.h"
#include "rules/legal.h"
#include "solver/solver.h"
#include "solver/sweep.h"

namespace scoundrel {

namespace {

using Clock = std::chrono::steady_clock;

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

bool wins_more(const Option& a, const Option& b) {
    return a.win != b.win ? a.win > b.win : a.score > b.score;
}

// Shuffles as many of the cards to the top as will be asked for.
void draw(Deck& order, int wanted, SplitMix64& random) {
    for (int i = 0; i < wanted && i < order.count - 1; ++i)
        std::swap(order.cards[i],
                  order.cards[i + static_cast<int>(
                                      random.below(static_cast<std::uint64_t>(order.count - i)))]);
}

}  // namespace

Advice Search::advise(const Position& position, const Effort& effort) {
    if (position.status != Status::playing) return {};
    if (position.unseen.empty())
        if (auto advice = solved(position, effort)) {
            finish(position, *advice);
            return *advice;
        }
    const Crossroads crossroads = look_around(rules_, ways_, position);
    auto advice = exact(position, crossroads, effort);
    if (!advice) advice = sampled(position, crossroads, effort);
    finish(position, *advice);
    return *advice;
}

void Search::finish(const Position& position, Advice& advice) const {
    for (Option& option : advice.options)
        if (option.plan.empty())
            option.plan = plan_to(rules_, ways_, position, option.move, option.end);
}

// Each move by the solver: first whether it wins, then how well, as long as there is time.
std::optional<Advice> Search::solved(const Position& position, const Effort& effort) {
    constexpr std::uint64_t most_nodes = 200'000;
    constexpr std::size_t most_memory = std::size_t{256} << 20;
    Limits limits{.memory = most_memory, .nodes = most_nodes};
    if (effort.until) limits.stop = [&] { return out_of_time(effort); };
    Advice advice{{}, Sight::solved};
    for (const Move move : legal_moves(rules_, position)) {
        Option option{.move = move};
        Position next = position;
        SlainValue past;
        apply(rules_, next, move, past);
        const double slain = rules_.scoring == Scoring::slain ? past.value : 0;
        const Solution solution = solve(rules_, next, Deck{}, 0, Question::verdict, limits);
        if (solution.verdict == Verdict::unknown) return std::nullopt;
        option.win = solution.verdict == Verdict::won ? 1 : 0;
        option.score = slain + solution.at_least.value_or(solution.best_score.value_or(0));
        option.end = next;
        advice.options.push_back(std::move(option));
    }
    // Where rooms may be avoided for ever, a win that plays on comes before one that avoids.
    const auto avoids_forever = [&](const Option& option) {
        return rules_.avoid == Avoid::always && is_avoid(option.move);
    };
    const auto better = [&](const Option& a, const Option& b) {
        if (a.win != b.win) return a.win > b.win;
        if (avoids_forever(a) != avoids_forever(b)) return avoids_forever(b);
        return a.score > b.score;
    };
    sort_options(advice.options, better);
    std::vector<std::pair<int, Option*>> fewest;
    for (Option& option : advice.options) {
        if (option.win < advice.options.front().win) break;
        const Solution solution =
            solve(rules_, option.end, Deck{}, 0, Question::everything, limits);
        SlainValue past;
        Position next = position;
        apply(rules_, next, option.move, past);
        const double slain = rules_.scoring == Scoring::slain ? past.value : 0;
        if (solution.best_score)
            option.score = slain + *solution.best_score;
        else if (solution.at_least)
            option.score = slain + *solution.at_least;
        option.plan = {option.move};
        option.plan.insert(option.plan.end(), solution.line.begin(), solution.line.end());
        if (solution.avoids) fewest.emplace_back(*solution.avoids, &option);
        if (out_of_time(effort)) break;
    }
    // If only avoiding wins, the one after which the fewest rooms must be avoided.
    if (avoids_forever(advice.options.front()) && !fewest.empty()) {
        const auto least = std::min_element(fewest.begin(), fewest.end(),
                                            [](auto& a, auto& b) { return a.first < b.first; });
        std::iter_swap(advice.options.begin(),
                       advice.options.begin() + (least->second - advice.options.data()));
    } else {
        sort_options(advice.options, better);
    }
    return advice;
}

std::optional<Advice> Search::exact(const Position& position, const Crossroads& crossroads,
                                    const Effort& effort) {
    constexpr int most_unseen_in_time = 6;
    constexpr int most_unseen = 12;
    const int unseen = position.unseen.count();
    double orders = 1;
    for (int i = 2; i <= unseen; ++i) orders *= i;
    if (effort.until ? unseen > most_unseen_in_time
                     : unseen > most_unseen || orders > effort.samples)
        return std::nullopt;
    std::function<bool()> stop;
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

// What an end is worth if the unseen cards lie in this order: in truth only the next room of it is
// looked at.
Worth Search::after(Position end, const Deck& order, SplitMix64& random) {
    if (end.status != Status::playing) return evaluator_.worth(end);
    const int owed = end.owed;
    if (owed > 0) reveal(end, order.cards, owed);
    if (end.die_owed)
        reveal_die(end, nth_monster(end, static_cast<int>(random.below(
                                             static_cast<std::uint64_t>(end.monsters_in_room())))));
    if (looks_for_nothing(rules_, end)) {
        Deck rest;
        for (int i = owed; i < order.count; ++i) rest.push(order.cards[i]);
        const Solution solution = solve(rules_, end, rest, 0, Question::verdict, {});
        return {solution.verdict == Verdict::won ? 1.0f : 0.0f, evaluator_.worth(end).score};
    }
    const std::vector<Worth>& worths = evaluator_.worths(end, ways_.from(end));
    return *std::max_element(worths.begin(), worths.end(),
                             [](const Worth& a, const Worth& b) { return a.win < b.win; });
}

Advice Search::sampled(const Position& position, const Crossroads& crossroads,
                       const Effort& effort) {
    constexpr std::size_t most_ways = 8;
    constexpr std::size_t between_cuts = 8;
    constexpr std::size_t enough_for_one = 128;  // samples, once only one way is left
    constexpr std::size_t enough_in_time = 2000;

    // The best ways to the net's mind, and the best of every move.
    const std::vector<Worth> first = evaluator_.worths(position, crossroads.ends);
    const auto less = [&](std::size_t a, std::size_t b) { return first[a].win < first[b].win; };
    std::vector<std::size_t> by_net(crossroads.ends.size());
    for (std::size_t i = 0; i < by_net.size(); ++i) by_net[i] = i;
    std::stable_sort(by_net.begin(), by_net.end(), [&](auto a, auto b) { return less(b, a); });
    std::vector<bool> in(crossroads.ends.size());
    for (std::size_t i = 0; i < by_net.size() && i < most_ways; ++i) in[by_net[i]] = true;
    for (const Crossroads::Road& road : crossroads.roads)
        in[*std::max_element(road.ends.begin(), road.ends.end(), less)] = true;
    std::vector<std::size_t> racing;
    for (const std::size_t end : by_net)
        if (in[end]) racing.push_back(end);

    const bool by_solver = rules_.avoid == Avoid::always;
    std::vector<Tally> tallies(crossroads.ends.size());
    SplitMix64 random(effort.seed);
    Deck order;
    for (const Card card : position.unseen) order.push(card);
    const auto wanted = effort.until ? enough_in_time : static_cast<std::size_t>(effort.samples);
    std::size_t samples = 0;
    const auto leader = [&] {
        return *std::max_element(racing.begin(), racing.end(), [&](std::size_t a, std::size_t b) {
            return tallies[a].win() < tallies[b].win();
        });
    };
    while (samples < wanted && !(racing.size() == 1 && samples >= enough_for_one)) {
        if (samples > 0 && out_of_time(effort)) break;
        draw(order, by_solver ? order.count : room_size, random);
        for (const std::size_t end : racing) {
            Worth worth = after(crossroads.ends[end].end, order, random);
            if (rules_.scoring == Scoring::slain)
                worth.score += static_cast<float>(crossroads.ends[end].slain);
            tallies[end].add(worth);
        }
        ++samples;
        if (samples % between_cuts != 0 || samples < 2 * between_cuts) continue;
        const std::size_t best = leader();
        std::erase_if(racing, [&](std::size_t end) {
            return end != best && tallies[end].clearly_behind(tallies[best]);
        });
    }

    Advice advice{{}, Sight::sampled, static_cast<std::int64_t>(samples)};
    for (const Crossroads::Road& road : crossroads.roads) {
        std::optional<std::size_t> best;
        for (const std::size_t end : road.ends)
            if (tallies[end].count() > 0 && (!best || tallies[end].win() > tallies[*best].win()))
                best = end;
        const Tally& tally = tallies[*best];
        advice.options.push_back({.move = road.move,
                                  .win = tally.win(),
                                  .error = tally.error(),
                                  .score = tally.score(),
                                  .end = crossroads.ends[*best].end});
    }
    const bool looking = looks_for_nothing(rules_, position);
    sort_options(advice.options, [&](const Option& a, const Option& b) {
        if (looking && a.win == b.win && is_avoid(a.move) != is_avoid(b.move))
            return is_avoid(a.move);
        return wins_more(a, b);
    });
    return advice;
}

}  // namespace scoundrel
