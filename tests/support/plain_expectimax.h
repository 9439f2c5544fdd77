// The chance to win with the deck hidden, in the plainest way: every legal move, every card and
// roll that can come, positions met before remembered, nothing else. It shares only src/rules with
// what it is compared to. Play must come to an end by itself: no unlimited avoids, no swapping with
// the slot, nothing put down.
#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>

#include "rules/apply.h"
#include "rules/dealer.h"
#include "rules/legal.h"

namespace scoundrel::test {

class PlainExpectimax {
  public:
    explicit PlainExpectimax(const Rules& rules) : rules_(rules) {}

    // Cards or a roll may be owed.
    double win(const Position& position) {
        if (position.status != Status::playing) return position.status == Status::won ? 1 : 0;
        // The bytes as they are: where unused ones differ a position is only worked out again.
        const std::string key(reinterpret_cast<const char*>(&position), sizeof position);
        if (const auto at = known_.find(key); at != known_.end()) return at->second;
        const double win = position.owed > 0   ? over_cards(position)
                           : position.die_owed ? over_rolls(position)
                                               : best(position);
        known_.emplace(key, win);
        return win;
    }

    double after(Position position, Move move) {
        Unrecorded past;
        apply(rules_, position, move, past);
        return win(position);
    }

  private:
    double over_cards(const Position& position) {
        double sum = 0;
        for (const Card card : position.unseen) {
            Position next = position;
            reveal(next, card);
            sum += win(next);
        }
        return sum / position.unseen.count();
    }

    double over_rolls(const Position& position) {
        double sum = 0;
        for (const Card monster : position.room_cards() & CardSet::monsters()) {
            Position next = position;
            reveal_die(next, monster);
            sum += win(next);
        }
        return sum / position.monsters_in_room();
    }

    double best(const Position& position) {
        double most = 0;
        for (const Move move : legal_moves(rules_, position))
            most = std::max(most, after(position, move));
        return most;
    }

    Rules rules_;
    std::unordered_map<std::string, double> known_;
};

}  // namespace scoundrel::test
