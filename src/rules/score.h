// The score of a finished game (rules.md chapter 10).
#pragma once

#include "rules/position.h"

namespace scoundrel {

// What the game scores; it means something once it is over (rules.md 10.17). `slain_value`: the
// values of all monsters defeated so far, as the Account counts them.
constexpr int score(const Rules& rules, const Position& position, int slain_value) {
    const bool won = position.status == Status::won;
    switch (rules.scoring) {
        case Scoring::health: return won ? position.health : 0;  // rules.md 10.11, 10.12
        case Scoring::slain:                                     // rules.md 10.13 to 10.16, 10.22
            return position.health + slain_value + position.killer.value();
        case Scoring::original: break;
    }
    if (won) return position.health + position.bonus;  // rules.md 10.1, 10.2, 10.18
    // rules.md 10.6 to 10.10, 10.19, 10.20
    const CardSet left = rules.loss == Loss::table ? position.cards_left()
                                                   : position.unseen | position.bottom_cards();
    return -position.overkill - total_value(left & CardSet::monsters());
}

}  // namespace scoundrel
