// Perft: how many sequences of legal moves of a given length a known deal allows. Two programs
// that agree on these counts agree on the rules. Counts through the unchecked door.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/apply.h"
#include "rules/dealer.h"

namespace scoundrel {

// A position with the rest of its future: the order of the cards and the rolls to come. Copied
// for every branch, so that a roll in one does not disturb the next.
struct Branch {
    Position position;
    KnownDealer dealer;

    static Branch start_of(const Rules& rules, const KnownDealer& dealer) {
        Unrecorded past;
        Branch branch{start(rules, past), dealer};
        deal(branch.position, branch.dealer);
        return branch;
    }

    Branch after(const Rules& rules, Move move) const {
        Branch next = *this;
        Unrecorded past;
        apply(rules, next.position, move, past);
        deal(next.position, next.dealer);
        return next;
    }
};

// Sequences of exactly `depth` moves; a finished game has no continuation.
inline std::uint64_t perft(const Rules& rules, const Branch& branch, int depth) {
    if (depth == 0) return 1;
    const MoveList moves = legal_moves(rules, branch.position);
    if (depth == 1) return static_cast<std::uint64_t>(moves.count);
    std::uint64_t total = 0;
    for (const Move move : moves) total += perft(rules, branch.after(rules, move), depth - 1);
    return total;
}

struct Divided {
    Move move;
    std::uint64_t sequences;
};

// The same, told apart by the first move; `depth` is at least 1. `progress` is called with each
// part as it is counted and the number of parts.
template <class Progress>
std::vector<Divided> divide(const Rules& rules, const Branch& branch, int depth,
                            Progress progress) {
    const MoveList moves = legal_moves(rules, branch.position);
    std::vector<Divided> parts;
    for (const Move move : moves) {
        parts.push_back({move, perft(rules, branch.after(rules, move), depth - 1)});
        progress(parts, moves.count);
    }
    return parts;
}

}  // namespace scoundrel
