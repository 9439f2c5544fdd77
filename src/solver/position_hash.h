// Positions as keys of hash tables.
#pragma once

#include <cstddef>

#include "rules/position.h"
#include "rules/random.h"

namespace scoundrel {

struct PositionHash {
    std::size_t operator()(const Position& p) const {
        Fnv1a hash;
        const auto add = [&](auto number) { hash.add(static_cast<unsigned char>(number)); };
        const auto add_card = [&](Card card) { add(card.face()); };
        for (const Card card : p.unseen) add_card(card);
        add(0xFF);
        for (int i = 0; i < p.bottom_count; ++i) add_card(p.bottom[i]);
        for (const Card card : p.room) add_card(card);
        for (const Held& held : {p.weapon, p.slot}) {
            add_card(held.card);
            add(held.uses);
            add(held.limit);
        }
        add_card(p.rolled);
        add(p.health);
        add(p.dealt_with);
        add(p.owed);
        add((p.die_owed ? 1 : 0) | (p.untouched ? 2 : 0) | (p.potion_used ? 4 : 0) |
            (p.avoided_last ? 8 : 0) | p.carried << 4);
        return static_cast<std::size_t>(hash.value());
    }
};

}  // namespace scoundrel
