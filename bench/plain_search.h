// A plain search of a known deal, for comparison: every position that can be reached, each visited
// once, and nothing clever. It is what the solver's answers are tested against, and what its speed
// is a multiple of.
#pragma once

#include <array>
#include <cstring>
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>

#include "rules/dealer.h"
#include "rules/score.h"

namespace scoundrel {

struct PlainAnswer {
    std::optional<int> best_win;
    std::optional<int> best_loss;
    std::optional<int> fewest_avoids;  // in any winning line
    std::size_t positions = 0;
    bool complete = true;
};

// With `first_win`, only until a win is found.
inline PlainAnswer search_plainly(const Rules& rules, const Position& start, const Deck& unseen,
                                  int slain, bool first_win = false,
                                  std::size_t most_positions = std::size_t(-1)) {
    struct Here {
        Position position;
        int slain;
        int avoids;
    };
    struct Slain : Unrecorded {
        int value = 0;
        void defeated(Card monster) { value += monster.value(); }
    };
    const auto key = [](const Position& p) {
        std::string bytes;
        for (const Card card : p.room) bytes += static_cast<char>(card.face());
        for (int i = 0; i < p.bottom_count; ++i) bytes += static_cast<char>(p.bottom[i].face());
        for (const int part :
             {int{p.carried}, int{p.health}, p.weapon.card.face(), int{p.weapon.uses},
              int{p.weapon.limit}, p.slot.card.face(), int{p.slot.uses}, int{p.slot.limit},
              int{p.dealt_with}, int{p.untouched}, int{p.potion_used}, int{p.avoided_last},
              p.unseen.count()})
            bytes += static_cast<char>(part);
        return bytes;
    };

    PlainAnswer answer;
    KnownDealer dealer{unseen, SplitMix64(0)};
    std::unordered_map<std::string, int> fewest;  // avoids on the way to a position
    std::deque<Here> todo{{start, slain, 0}};
    fewest[key(start)] = 0;
    while (!todo.empty()) {
        // What needs no further avoid comes first, so the first win has the fewest.
        const Here here = todo.front();
        todo.pop_front();
        if (fewest[key(here.position)] < here.avoids) continue;
        ++answer.positions;
        if (answer.positions > most_positions) {
            answer.complete = false;
            return answer;
        }
        for (const Move move : legal_moves(rules, here.position)) {
            Here next = here;
            Slain past;
            apply(rules, next.position, move, past);
            deal(next.position, dealer);
            next.slain += past.value;
            const bool avoids = move.verb() == Verb::avoid || move.verb() == Verb::avoid_lr ||
                                move.verb() == Verb::avoid_rl;
            next.avoids += avoids ? 1 : 0;
            if (next.position.status != Status::playing) {
                const bool won = next.position.status == Status::won;
                auto& best = won ? answer.best_win : answer.best_loss;
                const int reached = score(rules, next.position, next.slain);
                if (!best || reached > *best) best = reached;
                if (won && (!answer.fewest_avoids || next.avoids < *answer.fewest_avoids))
                    answer.fewest_avoids = next.avoids;
                if (won && first_win) return answer;
                continue;
            }
            const auto [entry, is_new] = fewest.try_emplace(key(next.position), next.avoids);
            if (!is_new && entry->second <= next.avoids) continue;
            entry->second = next.avoids;
            avoids ? todo.push_back(next) : todo.push_front(next);
        }
    }
    return answer;
}

}  // namespace scoundrel
