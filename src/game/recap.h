// What a finished game was: its health from move to move, what is worth remembering of it, what
// killed the player and what was still to come. Counted from the session's line; recap_words.h
// says it.
#pragma once

#include <optional>
#include <vector>

#include "game/session.h"

namespace scoundrel {

struct Recap {
    // At the beginning, then after each move of the line.
    struct Step {
        int room;  // the move was made in
        int health;
    };
    // A fight, and how it went.
    struct Fight {
        Card monster;
        Card weapon;  // none: barehanded
        int damage;   // of the blow, even beyond the health that was left
        int health;   // before it
        int step;     // its place in the course
    };
    struct Spree {
        Card weapon;
        int monsters;
    };

    bool won = false;
    int health = 0;  // at the end
    int max_health = 0;
    int bonus = 0;     // of the last potion (rules.md 10.2, 10.18)
    int overkill = 0;  // where a loss counts it (rules.md 10.19)
    Scoring scoring = Scoring::original;
    Ending ending = Ending::cleared;
    Loss loss = Loss::dungeon;
    bool killer_counts = false;  // in the score of a loss (rules.md 10.22)
    std::vector<Step> course{};
    Step lowest{};                   // the least health that was lived through
    std::optional<Fight> killer{};   // of a lost game
    std::optional<Fight> largest{};  // blow that was lived through
    std::optional<Fight> finest{};   // fight with a weapon: the one that was spared most by it
    std::optional<Spree> spree{};    // the weapon that slew most
    int avoided = 0;
    int monsters = 0;  // in the whole deck
    CardSet left{};    // not dealt with: in the room and in the dungeon
    CardSet hidden{};  // of these, what is in the dungeon

    // Those that the game will be remembered by, the killer first; at most four.
    std::vector<Card> cards() const;
};

// Of a game that is over.
Recap recap_of(const Session& session);

}  // namespace scoundrel
