// Every move that can be written down, legal or not, in canonical order.
#pragma once

#include <vector>

#include "rules/move.h"

namespace scoundrel::test {

inline std::vector<Move> every_move() {
    std::vector<Move> moves;
    for (int index = 0; index < cards_in_pack; ++index)
        for (int verb = 0; verb < card_verbs; ++verb)
            moves.emplace_back(Card(index), static_cast<Verb>(verb));
    for (const Verb verb : {Verb::avoid, Verb::avoid_lr, Verb::avoid_rl, Verb::next, Verb::roll})
        moves.emplace_back(verb);
    return moves;
}

}  // namespace scoundrel::test
