#include "player/open_end.h"

#include <algorithm>
#include <cmath>

#include "player/crossroads.h"
#include "rules/legal.h"

namespace scoundrel {

namespace {

// Rooms played by the solver: for the whole question, and for each move besides. They are counted,
// not timed, so that the answer is the same on every machine.
constexpr std::uint64_t nodes_for_all = 1'000'000, nodes_for_a_move = 50'000;
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
    const bool forever = rules_.avoid == Avoid::always;
    std::ranges::stable_sort(advice.options, [&](const Option& a, const Option& b) {
        if (a.win != b.win) return a.win > b.win;
        if (a.score != b.score) return a.score > b.score;
        return is_avoid(b.move) && !is_avoid(a.move);
    });
    if (forever && is_avoid(advice.options.front().move)) {
        const std::vector<Move> plan = fewest_avoids(position, wanted, effort);
        const auto chosen = std::ranges::find_if(advice.options, [&](const Option& option) {
            return !plan.empty() && option.move == plan.front();
        });
        if (chosen != advice.options.end()) {
            chosen->score = wanted;
            chosen->win = advice.options.front().win;
            chosen->error = 0;
            chosen->plan = plan;
            std::rotate(advice.options.begin(), chosen, chosen + 1);
        }
    }
    return advice;
}

// Breadth first. What is found for a room depends on the room alone, so one avoid later the rest of
// this way is found again, or a shorter one.
std::vector<Move> OpenEnd::fewest_avoids(const Position& position, int wanted,
                                         const Effort& effort) {
    constexpr std::size_t most_rooms = 64;
    struct Room {
        Position position;
        std::vector<Move> way;
    };
    std::vector<Room> rooms{{position, {}}};
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        const Room room = rooms[i];
        for (const Move move : legal_moves(rules_, room.position)) {
            if (is_avoid(move)) {
                Room next = room;
                Unrecorded past;
                apply(rules_, next.position, move, past);
                next.way.push_back(move);
                const bool known =
                    std::ranges::find(rooms, next.position, &Room::position) != rooms.end();
                if (!known && rooms.size() < most_rooms) rooms.push_back(std::move(next));
            } else if (i > 0) {
                const Tried tried = try_move(room.position, move, wanted, effort);
                if (!tried.decided || tried.option.score < wanted) continue;
                std::vector<Move> way = room.way;
                way.insert(way.end(), tried.option.plan.begin(), tried.option.plan.end());
                return way;
            }
        }
        if (effort.is_over()) break;
    }
    return {};
}

}  // namespace scoundrel
