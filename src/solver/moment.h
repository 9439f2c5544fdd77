// A position on the way along a line, and the monsters defeated up to there.
#pragma once

#include "rules/apply.h"
#include "rules/dealer.h"

namespace scoundrel {

struct Moment {
    Position position;
    int slain = 0;

    // Without the cards that are owed then.
    void play(const Rules& rules, Move move) {
        struct Slain : Unrecorded {
            explicit Slain(int& value) : value_(value) {}
            void defeated(Card monster) { value_ += monster.value(); }
            int& value_;
        } past(slain);
        apply(rules, position, move, past);
    }
    void play(const Rules& rules, Move move, KnownDealer& dealer) {
        play(rules, move);
        deal(position, dealer);
    }
};

}  // namespace scoundrel
