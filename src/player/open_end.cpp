#include "player/open_end.h"

#include <algorithm>
#include <cmath>

#include "player/equal_lines.h"
#include "rules/legal.h"
#include "rules/score.h"

namespace scoundrel {

namespace {

// Rooms played by the solver: for the whole question, and for each move besides.
constexpr std::uint64_t nodes_for_all = 1'000'000, nodes_for_a_move = 5'000;

}  // namespace

Option OpenEnd::try_move(const Position& position, Move move, const Best& best,
                         const Effort& effort) {
    Option option{.move = move, .end = position, .plan = {move}};
    if (auto round = way_round(rules_, position, move); !round.empty()) {
        option.win = best.won ? 1 : 0;
        option.score = best.score;
        option.proved = best.proved;
        option.plan = std::move(round);
        option.plan.insert(option.plan.end(), best.line.begin(), best.line.end());
        Unrecorded nothing;
        apply(rules_, option.end, move, nothing);
        return option;
    }
    SlainValue past;
    apply(rules_, option.end, move, past);
    const int slain = rules_.scoring == Scoring::slain ? past.value : 0;
    Limits narrow = limits_for(nodes_for_a_move, effort);
    narrow.enough = best.score;
    const Solution solution = solve(rules_, option.end, Deck{}, slain, Question::score, narrow);
    const Worth guess = evaluator_.worth(option.end);
    if (solution.verdict == Verdict::unknown && best.won) {
        constexpr double never_certain = 0.99;
        option.win = std::min<double>(guess.win, never_certain);
        option.error = 1;
    } else {
        option.win = solution.verdict == Verdict::won ? 1 : 0;
    }
    if (const auto score = solution.score())
        option.score = *score;
    else
        option.score = std::round(guess.score + static_cast<float>(slain));
    option.proved = solution.best_score || (best.proved && solution.score() == best.score);
    option.plan.insert(option.plan.end(), solution.line.begin(), solution.line.end());
    return option;
}

// The line to follow, and what it reaches.
std::optional<OpenEnd::Best> OpenEnd::best(const Position& position, const Effort& effort) {
    if (!effort.line.empty()) {
        Position end = position;
        SlainValue past;
        for (const Move move : effort.line) apply(rules_, end, move, past);
        return Best{effort.line, score(rules_, end, past.value), end.status == Status::won,
                    effort.line_proved};
    }
    Solution solution =
        solve(rules_, position, Deck{}, 0, Question::score, limits_for(nodes_for_all, effort));
    if (solution.verdict == Verdict::unknown || solution.line.empty()) return std::nullopt;
    Best best{std::move(solution.line), *solution.score(), solution.verdict == Verdict::won,
              solution.best_score.has_value()};
    if (rules_.avoid == Avoid::always)
        if (auto line = fewest_avoids(rules_, position, best.score, effort); !line.empty())
            best.line = std::move(line);
    if (rules_.avoid == Avoid::always) return best;
    if (!best.won) best.line = most_slain(rules_, position, best.line, effort);
    if (rules_.cards_come_back()) best.line = soonest(rules_, position, best.line, effort);
    return best;
}

std::optional<Advice> OpenEnd::advise(const Position& position, const Effort& effort) {
    const auto best = this->best(position, effort);
    if (!best) return std::nullopt;
    Advice advice{{}, Sight::solved, 0};
    for (const Move move : legal_moves(rules_, position))
        if (move != best->line.front())
            advice.options.push_back(try_move(position, move, *best, effort));
    // A win that plays on comes before one that avoids a room.
    std::ranges::stable_sort(advice.options, [](const Option& a, const Option& b) {
        if (a.win != b.win) return a.win > b.win;
        if (a.score != b.score) return a.score > b.score;
        return is_avoid(b.move) && !is_avoid(a.move);
    });
    Option first{.move = best->line.front(),
                 .win = best->won ? 1.0 : 0.0,
                 .score = static_cast<double>(best->score),
                 .proved = best->proved,
                 .end = position,
                 .plan = best->line};
    Unrecorded past;
    apply(rules_, first.end, first.move, past);
    advice.options.insert(advice.options.begin(), std::move(first));
    return advice;
}

}  // namespace scoundrel
