#include "player/equal_lines.h"

#include <unordered_set>

#include "player/ways.h"
#include "rules/legal.h"
#include "rules/score.h"
#include "solver/position_hash.h"
#include "solver/solver.h"
#include "solver/straighten.h"

namespace scoundrel {

namespace {

// As if the room were begun, it cannot be avoided.
Position begun(Position position) {
    position.untouched = false;
    return position;
}

bool wins(const Rules& rules, Position position, const std::vector<Move>& line) {
    Unrecorded past;
    for (const Move move : line) apply(rules, position, move, past);
    return position.status == Status::won;
}

int score_at_end(const Rules& rules, Position position, const std::vector<Move>& line) {
    SlainValue past;
    for (const Move move : line) apply(rules, position, move, past);
    return score(rules, position, past.value);
}

}  // namespace

Limits limits_for(std::uint64_t nodes, const Effort& effort) {
    constexpr std::size_t most_memory = std::size_t{256} << 20;
    Limits limits{.memory = most_memory, .nodes = nodes};
    if (effort.until || effort.stop) limits.stop = [&effort] { return effort.is_over(); };
    return limits;
}

// Breadth first. What is found for a room depends on the room alone, so one avoid later the rest of
// this way is found again, or a shorter one.
std::vector<Move> fewest_avoids(const Rules& rules, const Position& position, int wanted,
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
        Limits narrow = limits_for(nodes_for_a_room, effort);
        narrow.enough = wanted;
        Solution solution =
            solve(rules, begun(rooms[i].position), Deck{}, 0, Question::score, narrow);
        if (solution.score() == wanted) {
            std::vector<Move> line = std::move(solution.line);
            for (std::size_t room = i; room != 0; room = rooms[room].from)
                line.insert(line.begin(), rooms[room].avoided);
            return line;
        }
        nodes += solution.nodes;
        if (effort.is_over()) break;
        for (const Move move : legal_moves(rules, rooms[i].position)) {
            if (!is_avoid(move) || rooms.size() == most_rooms) continue;
            Room next{rooms[i].position, i, move};
            Unrecorded past;
            apply(rules, next.position, move, past);
            if (known.insert(next.position).second) rooms.push_back(next);
        }
    }
    return {};
}

// Breadth first, over all that the cards can be laid out to. `goal` says by its scoring what is
// wanted: as much as the line has, and the line's own score.
static std::vector<Move> soonest_by(const Rules& goal, const Rules& rules, const Position& position,
                                    const std::vector<Move>& line, const Effort& effort) {
    constexpr std::uint64_t nodes_for_a_move = 5'000;
    struct Layout {
        Position position;
        std::vector<Move> moves;
    };
    const int wanted = score_at_end(goal, position, line);
    const int score = score_at_end(rules, position, line);
    std::vector<Layout> layouts{{position, {}}};
    std::unordered_set<Position, PositionHash> known{position};
    for (std::size_t i = 0; i < layouts.size() && !effort.is_over(); ++i)
        for (const Move move : legal_moves(rules, layouts[i].position)) {
            Layout next = layouts[i];
            next.moves.push_back(move);
            SlainValue past;
            apply(rules, next.position, move, past);
            if (rearranges(layouts[i].position, move, next.position)) {
                if (known.insert(next.position).second) layouts.push_back(std::move(next));
                continue;
            }
            const int slain = goal.scoring == Scoring::slain ? past.value : 0;
            Limits narrow = limits_for(nodes_for_a_move, effort);
            narrow.enough = wanted;
            const Solution rest =
                solve(goal, next.position, Deck{}, slain, Question::score, narrow);
            if (rest.score().value_or(wanted - 1) < wanted) continue;
            next.moves.insert(next.moves.end(), rest.line.begin(), rest.line.end());
            if (score_at_end(rules, position, next.moves) >= score)
                return straightened(rules, position, Deck{}, next.moves);
        }
    return {};
}

std::vector<Move> soonest(const Rules& rules, const Position& position,
                          const std::vector<Move>& line, const Effort& effort) {
    // A loss slays as much on the way as this one does, if that can be.
    Rules slaying = rules;
    slaying.scoring = Scoring::slain;
    if (!wins(rules, position, line))
        if (auto found = soonest_by(slaying, rules, position, line, effort); !found.empty())
            return found;
    auto found = soonest_by(rules, rules, position, line, effort);
    return found.empty() ? line : found;
}

// Room by room along the line, until slaying all that can be from there on costs nothing.
std::vector<Move> most_slain(const Rules& rules, const Position& position,
                             const std::vector<Move>& line, const Effort& effort) {
    constexpr std::uint64_t nodes_for_a_room = 50'000, nodes_for_rooms = 100'000;
    if (rules.scoring == Scoring::slain) return line;  // it does
    Rules slaying = rules;
    slaying.scoring = Scoring::slain;
    const int wanted = score_at_end(rules, position, line);
    Position room = position;
    std::uint64_t nodes = 0;
    for (auto move = line.begin(); move != line.end() && nodes < nodes_for_rooms; ++move) {
        if (move == line.begin() || room.untouched) {
            const Position here = is_avoid(*move) ? room : begun(room);
            const Solution found = solve(slaying, here, Deck{}, 0, Question::score,
                                         limits_for(nodes_for_a_room, effort));
            if (!found.line.empty() && score_at_end(rules, here, found.line) == wanted) {
                std::vector<Move> better(line.begin(), move);
                better.insert(better.end(), found.line.begin(), found.line.end());
                return better;
            }
            nodes += found.nodes;
            if (effort.is_over()) break;
        }
        Unrecorded past;
        apply(rules, room, *move, past);
    }
    return line;
}

std::vector<Move> way_round(const Rules& rules, const Position& position, Move avoid) {
    constexpr std::size_t longest = 1000;
    if (rules.avoid != Avoid::always || !is_avoid(avoid) || !position.unseen.empty()) return {};
    // It has been avoided, and its cards are no longer carried ones; neither matters there.
    Position before = position;
    before.avoided_last = true;
    before.carried = 0;
    Position now = position;
    Unrecorded past;
    for (std::vector<Move> line{avoid}; line.size() <= longest; line.push_back(avoid)) {
        apply(rules, now, avoid, past);
        now.carried = 0;
        if (now == before) return line;
    }
    return {};
}

}  // namespace scoundrel
