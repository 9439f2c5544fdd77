// The chance to win with the deck hidden, and the mean score of whoever plays for that chance first
// and the score next, in the plainest way: every legal move, every card and roll that can come,
// positions met before remembered, nothing else. It shares only src/rules with what it is compared
// to. Play must come to an end by itself, but for cards that are stored, put down and exchanged: no
// unlimited avoids.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <vector>

#include "rules/apply.h"
#include "rules/dealer.h"
#include "rules/legal.h"
#include "rules/score.h"

namespace scoundrel::test {

class PlainExpectimax {
  public:
    struct Prospect {
        double win = 0;
        double score = 0;  // to be gained: the final score without what was slain before
    };

    explicit PlainExpectimax(const Rules& rules) : rules_(rules) {}

    // Cards or a roll may be owed.
    Prospect of(const Position& position) {
        if (position.status != Status::playing)
            return {position.status == Status::won ? 1.0 : 0.0,
                    static_cast<double>(score(rules_, position, 0))};
        // The bytes as they are: where unused ones differ a position is only worked out again.
        const std::string key(reinterpret_cast<const char*>(&position), sizeof position);
        if (const auto at = known_.find(key); at != known_.end()) return at->second;
        const Prospect prospect = position.owed > 0   ? over_cards(position)
                                  : position.die_owed ? over_rolls(position)
                                                      : best(position);
        known_.emplace(key, prospect);
        return prospect;
    }
    double win(const Position& position) { return of(position).win; }

    Prospect prospect_after(Position position, Move move) {
        Slain past;
        apply(rules_, position, move, past);
        Prospect prospect = of(position);
        if (rules_.scoring == Scoring::slain) prospect.score += past.value;
        return prospect;
    }
    double after(const Position& position, Move move) { return prospect_after(position, move).win; }

  private:
    struct Slain : Unrecorded {
        int value = 0;
        void defeated(Card monster) { value += monster.value(); }
    };

    Prospect over_cards(const Position& position) {
        Prospect sum;
        for (const Card card : position.unseen) {
            Position next = position;
            reveal(next, card);
            add(sum, of(next));
        }
        return mean(sum, position.unseen.count());
    }

    Prospect over_rolls(const Position& position) {
        Prospect sum;
        for (const Card monster : position.room_cards() & CardSet::monsters()) {
            Position next = position;
            reveal_die(next, monster);
            add(sum, of(next));
        }
        return mean(sum, position.monsters_in_room());
    }

    // What cards can be rearranged to without learning anything, and without any being used up.
    // Every other move leads nearer to the end.
    std::vector<Position> rearranged(const Position& position) const {
        std::vector<Position> all{position};
        for (std::size_t i = 0; i < all.size() && rules_.cards_come_back(); ++i)
            for (const Move move : legal_moves(rules_, all[i]))
                if (Position next = all[i];
                    rearranges(next, move) && std::find(all.begin(), all.end(), next) == all.end())
                    all.push_back(next);
        return all;
    }
    // Makes the move, and tells whether it was such a one.
    bool rearranges(Position& position, Move move) const {
        const Position before = position;
        Unrecorded past;
        apply(rules_, position, move, past);
        const auto held = [](const Position& p) {
            return p.cards_left() |
                   CardSet::of_four(std::array{p.weapon.card, p.slot.card, Card(), Card()}.data());
        };
        return position.status == Status::playing && !position.awaiting() &&
               !begins_room(before, move, position) && held(position) == held(before) &&
               (move.verb() == Verb::store || move.verb() == Verb::put_down ||
                (move.verb() == Verb::equip && move.card() == before.slot.card));
    }

    Prospect best(const Position& position) {
        constexpr double rounding = 1e-9;
        Prospect most{-1, 0};
        for (const Position& here : rearranged(position))
            for (const Move move : legal_moves(rules_, here)) {
                if (Position next = here; rules_.cards_come_back() && rearranges(next, move))
                    continue;
                const Prospect now = prospect_after(here, move);
                if (now.win > most.win + rounding ||
                    (now.win > most.win - rounding && now.score > most.score))
                    most = now;
            }
        return most;
    }

    static void add(Prospect& sum, const Prospect& one) {
        sum.win += one.win;
        sum.score += one.score;
    }
    static Prospect mean(const Prospect& sum, int count) {
        return {sum.win / count, sum.score / count};
    }

    Rules rules_;
    std::unordered_map<std::string, Prospect> known_;
};

}  // namespace scoundrel::test
