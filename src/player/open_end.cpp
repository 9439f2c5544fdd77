#include "player/open_end.h"

#include <algorithm>
#include <cmath>

#include "player/crossroads.h"
#include "rules/legal.h"

namespace scoundrel {

namespace {

// Rooms played by the solver: for the whole question, and for each move besides. They are counted,
// not timed, so that the answer is the same on every machine.
constexpr std::uint64_t nodes_for_all = 1'000'000, nodes_for_a_move = 20'000;
constexpr std::size_t most_memory = std::size_t{256} << 20;

bool better(const Option& a, const Option& b) {
    if (a.win != b.win) return a.win > b.win;
    if (a.score != b.score) return a.score > b.score;
    return is_avoid(b.move) && !is_avoid(a.move);
}

std::optional<int> score_of(const Solution& solution) {
    return solution.best_score ? solution.best_score : solution.at_least;
}

}  // namespace

Limits OpenEnd::limits(std::uint64_t nodes, const Effort& effort) const {
    Limits limits{.memory = most_memory, .nodes = nodes};
    if (effort.until || effort.stop) limits.stop = [&effort] { return effort.is_over(); };
    return limits;
}

OpenEnd::Tried OpenEnd::try_move(const Position& position, Move move, int enough,
                                 const Effort& effort) {
    Tried tried{{.move = move, .end = position, .plan = {move}}};
    Option& option = tried.option;
    SlainValue past;
    apply(rules_, option.end, move, past);
    const int slain = rules_.scoring == Scoring::slain ? past.value : 0;
    Limits narrow = limits(nodes_for_a_move, effort);
    narrow.enough = enough;
    const Solution solution = solve(rules_, option.end, Deck{}, slain, Question::score, narrow);
    tried.decided = solution.verdict != Verdict::unknown;
    if (tried.decided) {
        option.win = solution.verdict == Verdict::won ? 1 : 0;
    } else {
        constexpr double never_certain = 0.99;
        option.win = std::min<double>(evaluator_.worth(option.end).win, never_certain);
        option.error = 1;
    }
    if (const auto score = score_of(solution))
        option.score = *score;
    else
        option.score = std::round(evaluator_.worth(option.end).score + static_cast<float>(slain));
    option.plan.insert(option.plan.end(), solution.line.begin(), solution.line.end());
    return tried;
}

std::optional<Advice> OpenEnd::advise(const Position& position, const Effort& effort) {
    const Solution best =
        solve(rules_, position, Deck{}, 0, Question::score, limits(nodes_for_all, effort));
    if (best.verdict == Verdict::unknown || best.line.empty()) return std::nullopt;
    const int wanted = *score_of(best);
    Advice advice{{}, Sight::solved, 0};
    for (const Move move : legal_moves(rules_, position)) {
        Option option = try_move(position, move, wanted, effort).option;
        if (move == best.line.front()) {
            option.win = best.verdict == Verdict::won ? 1 : 0;
            option.error = 0;
            option.score = wanted;
            option.plan = best.line;
        }
        advice.options.push_back(std::move(option));
    }
    if (rules_.avoid == Avoid::always) {
        const std::vector<Move> plan = fewest_avoids(position, wanted, effort);
        for (Option& option : advice.options)
            if (!plan.empty() && option.move == plan.front()) {
                option.win = best.verdict == Verdict::won ? 1 : 0;
                option.error = 0;
                option.score = wanted;
                option.plan = plan;
                std::swap(option, advice.options.front());
            }
        if (!plan.empty()) {
            std::stable_sort(advice.options.begin() + 1, advice.options.end(), better);
            return advice;
        }
    }
    std::ranges::stable_sort(advice.options, better);
    return advice;
}

// Breadth first. What is found for a room depends on the room alone, so one avoid later the rest of
// this way is found again, or a shorter one; where little search finds nothing, more of it is as
// sure to come to an end.
std::vector<Move> OpenEnd::fewest_avoids(const Position& position, int wanted,
                                         const Effort& effort) {
    constexpr struct {
        std::size_t rooms;
        std::uint64_t nodes;
    } tries[] = {{64, 3'000}, {16, 30'000}};
    struct Room {
        Position position;
        std::vector<Move> way{};
    };
    for (const auto& most : tries) {
        std::vector<Room> rooms{{position}};
        for (std::size_t i = 0; i < rooms.size() && !effort.is_over(); ++i) {
            const Room room = rooms[i];
            Position stays = room.position;
            stays.untouched = false;  // as if the room were begun, it cannot be avoided
            Limits narrow = limits(most.nodes, effort);
            narrow.enough = wanted;
            const Solution solution = solve(rules_, stays, Deck{}, 0, Question::score, narrow);
            if (score_of(solution) == wanted) {
                std::vector<Move> way = room.way;
                way.insert(way.end(), solution.line.begin(), solution.line.end());
                return way;
            }
            for (const Move move : legal_moves(rules_, room.position)) {
                if (!is_avoid(move) || rooms.size() == most.rooms) continue;
                Room next = room;
                Unrecorded past;
                apply(rules_, next.position, move, past);
                next.way.push_back(move);
                if (std::ranges::find(rooms, next.position, &Room::position) == rooms.end())
                    rooms.push_back(std::move(next));
            }
        }
    }
    return {};
}

}  // namespace scoundrel
