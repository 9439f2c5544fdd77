#include "player/open_end.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

#include "player/position_hash.h"
#include "rules/legal.h"
#include "rules/score.h"

namespace scoundrel {

namespace {

// Rooms played by the solver: for the whole question, and for each move besides. They are counted,
// not timed, so that the answer is the same on every machine.
constexpr std::uint64_t nodes_for_all = 1'000'000, nodes_for_a_move = 5'000;
constexpr std::size_t most_memory = std::size_t{256} << 20;

std::optional<int> score_of(const Solution& solution) {
    return solution.best_score ? solution.best_score : solution.at_least;
}

}  // namespace

Limits OpenEnd::limits(std::uint64_t nodes, const Effort& effort) const {
    Limits limits{.memory = most_memory, .nodes = nodes};
    if (effort.until || effort.stop) limits.stop = [&effort] { return effort.is_over(); };
    return limits;
}

Option OpenEnd::try_move(const Position& position, Move move, int enough, const Effort& effort) {
    Option option{.move = move, .end = position, .plan = {move}};
    SlainValue past;
    apply(rules_, option.end, move, past);
    const int slain = rules_.scoring == Scoring::slain ? past.value : 0;
    Limits narrow = limits(nodes_for_a_move, effort);
    narrow.enough = enough;
    const Solution solution = solve(rules_, option.end, Deck{}, slain, Question::score, narrow);
    const Worth guess = evaluator_.worth(option.end);
    if (solution.verdict == Verdict::unknown) {
        constexpr double never_certain = 0.99;
        option.win = std::min<double>(guess.win, never_certain);
        option.error = 1;
    } else {
        option.win = solution.verdict == Verdict::won ? 1 : 0;
    }
    if (const auto score = score_of(solution))
        option.score = *score;
    else
        option.score = std::round(guess.score + static_cast<float>(slain));
    option.plan.insert(option.plan.end(), solution.line.begin(), solution.line.end());
    return option;
}

// The line to follow, and what it reaches.
std::optional<OpenEnd::Best> OpenEnd::best(const Position& position, const Effort& effort) {
    if (!effort.line.empty()) {
        Position end = position;
        SlainValue past;
        for (const Move move : effort.line) apply(rules_, end, move, past);
        return Best{effort.line, score(rules_, end, past.value), end.status == Status::won};
    }
    Solution solution =
        solve(rules_, position, Deck{}, 0, Question::score, limits(nodes_for_all, effort));
    if (solution.verdict == Verdict::unknown || solution.line.empty()) return std::nullopt;
    Best best{std::move(solution.line), *score_of(solution), solution.verdict == Verdict::won};
    if (rules_.avoid == Avoid::always)
        if (auto line = fewest_avoids(position, best.score, effort); !line.empty())
            best.line = std::move(line);
    return best;
}

std::optional<Advice> OpenEnd::advise(const Position& position, const Effort& effort) {
    const auto best = this->best(position, effort);
    if (!best) return std::nullopt;
    Advice advice{{}, Sight::solved, 0};
    for (const Move move : legal_moves(rules_, position))
        if (move != best->line.front())
            advice.options.push_back(try_move(position, move, best->score, effort));
    // A win that plays on comes before one that avoids a room.
    std::ranges::stable_sort(advice.options, [](const Option& a, const Option& b) {
        if (a.win != b.win) return a.win > b.win;
        if (a.score != b.score) return a.score > b.score;
        return is_avoid(b.move) && !is_avoid(a.move);
    });
    Option first{.move = best->line.front(),
                 .win = best->won ? 1.0 : 0.0,
                 .score = static_cast<double>(best->score),
                 .end = position,
                 .plan = best->line};
    Unrecorded past;
    apply(rules_, first.end, first.move, past);
    advice.options.insert(advice.options.begin(), std::move(first));
    return advice;
}

// Breadth first. What is found for a room depends on the room alone, so one avoid later the rest of
// this way is found again, or a shorter one.
std::vector<Move> OpenEnd::fewest_avoids(const Position& position, int wanted,
                                         const Effort& effort) {
    constexpr std::size_t most_rooms = 4096;
    constexpr std::uint64_t nodes_for_a_room = 3'000, nodes_for_rooms = 400'000;
    struct Room {
        Position position;
        std::size_t from;
        Move avoided;  // in that one
    };
    std::vector<Room> rooms{{position, 0, {}}};
    std::unordered_set<Position, PositionHash> known{position};
    std::uint64_t nodes = 0;
    for (std::size_t i = 0; i < rooms.size() && nodes < nodes_for_rooms; ++i) {
        Position stays = rooms[i].position;
        stays.untouched = false;  // as if the room were begun, it cannot be avoided
        Limits narrow = limits(nodes_for_a_room, effort);
        narrow.enough = wanted;
        Solution solution = solve(rules_, stays, Deck{}, 0, Question::score, narrow);
        if (score_of(solution) == wanted) {
            std::vector<Move> line = std::move(solution.line);
            for (std::size_t room = i; room != 0; room = rooms[room].from)
                line.insert(line.begin(), rooms[room].avoided);
            return line;
        }
        nodes += solution.nodes;
        if (effort.is_over()) break;
        for (const Move move : legal_moves(rules_, rooms[i].position)) {
            if (!is_avoid(move) || rooms.size() == most_rooms) continue;
            Room next{rooms[i].position, i, move};
            Unrecorded past;
            apply(rules_, next.position, move, past);
            if (known.insert(next.position).second) rooms.push_back(next);
        }
    }
    return {};
}

}  // namespace scoundrel
