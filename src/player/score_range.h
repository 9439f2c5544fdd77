// What a win and a loss can score at least and at most, from a position on. A net's two outputs
// know nothing of each other, nor of such bounds.
#pragma once

#include <algorithm>

#include "rules/position.h"

namespace scoundrel {

class ScoreRange {
  public:
    ScoreRange(const Rules& rules, const Position& position) {
        const CardSet to_come = position.unseen | position.bottom_cards() | position.room_cards();
        const int monsters = total_value(to_come & CardSet::monsters());
        int potion = 0;
        for (const Card card : to_come& CardSet::whole_suit(Suit::hearts))
            potion = std::max(potion, card.value());
        // One in the slot can be the last card, too, if it can be put down.
        if (position.slot.card.is_potion() && rules.cards_come_back())
            potion = std::max(potion, position.slot.card.value());
        if (rules.scoring == Scoring::original)
            win_ = {1, rules.health + potion}, loss_ = {-monsters, 0};
        if (rules.scoring == Scoring::health) win_ = {1, rules.health};
        if (rules.scoring == Scoring::slain)
            win_ = {1, rules.health + monsters}, loss_ = {0, monsters};
    }

    // A mean score that goes with this chance to win.
    double held(double score, double win) const {
        return std::clamp(score, win * win_.least + (1 - win) * loss_.least,
                          win * win_.most + (1 - win) * loss_.most);
    }

  private:
    struct Bounds {
        int least = 0, most = 0;
    };
    Bounds win_, loss_;
};

}  // namespace scoundrel
