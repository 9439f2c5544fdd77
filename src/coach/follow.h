// Plans followed, and what is counted in the positions they lead to.
#pragma once

#include "coach/hint_facts.h"
#include "player/player.h"
#include "rules/game.h"

namespace scoundrel {

// A potion that was drunk, or thrown away.
struct Drunk {
    Card card;
    int healed;
    fact::Waste::How how;  // if it did not heal all it could
    int lost() const { return card.value() - healed; }
};

// A fight on the way, with what was held in it.
struct Fight {
    Card monster;
    Card weapon;  // none: there was no weapon
    bool armed;   // it was used
    bool could;   // it could be used
};

// A plan followed to the end of the room, or as far as it goes.
struct Followed {
    std::vector<Move> moves;
    Position end;
    bool whole = false;  // it goes to the end of the room
    int lost = 0;
    int healed = 0;
    std::vector<Card> slain{};
    std::vector<Fight> fights{};
    std::vector<Drunk> drunk{};
    std::optional<int> score{};  // where nothing is hidden and the plan goes to the end of the game

    Until until() const;
    // Cards of the room that are carried into the next.
    std::vector<Card> left() const;
};
Followed follow(const Game& game, const Option& option);

// The unseen, the known ones, and those in the room.
CardSet monsters_to_come(const Position& position);
// What a monster costs if it is fought as well as can be.
int blow(const Rules& rules, const Position& position, Card monster);

fact::Reach reach_of(const Rules& rules, const Position& position);
// Unseen monsters that would kill, met next and fought as well as can be with the weapon in hand.
int deadly_unseen(const Rules& rules, const Position& position);
// Fewer would, with a weapon that lies ready in the room or the slot.
bool better_weapon_ready(const Rules& rules, const Position& position);
// After a room was avoided: the room in which a card of the dungeon with so many above it turns up
// at the earliest; 1 is the next.
int earliest_room(const Rules& rules, int above);

// Where the plan avoids the room: which of its cards come back, and when.
std::optional<fact::Returning> cards_back(const Game& game, const Followed& plan);

}  // namespace scoundrel
