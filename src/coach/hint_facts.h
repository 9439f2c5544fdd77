// What speaks for a move: facts with numbers that anyone can count from the position. None depends
// on the hidden order, which a position does not have. hint_words.h says them, hint_json.h prints
// them (notation.md, "Facts").
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "player/player.h"
#include "rules/game.h"

namespace scoundrel {

// How far a plan could be followed without learning anything new.
enum class Until : std::uint8_t { move, roll, room, end };

namespace fact {

// There is only one legal move.
struct Forced {};

// Nothing is hidden: the game can be won, or only be lost.
struct Solved {
    bool won;
    std::optional<int> score;  // that the plan reaches, if it goes to the end
};

// Rooms can be avoided for nothing, so all cards can be looked at first.
struct Looking {
    int unseen;
};

// No order of the unseen cards lets the player win.
struct Hopeless {};

// Moves that lose, where the best one does not.
struct Deadly {
    std::vector<Move> at_once;
    std::vector<Move> certain;  // later, however the cards lie
};

// The best move that leads elsewhere, and what it gives away.
struct SecondBest {
    Move move;
    double best;  // the chance to win with the best move, and with this one
    double win;
    double lead;   // by which the best wins more
    double error;  // half a 95% interval of the lead, or more
    // By which the best scores more; where all is solved only the best score of all is proved.
    std::optional<double> score_lead;
};

// What a weapon can do against the monsters to come: the unseen, the known, those in the room.
struct Reach {
    Card card;         // none: there is no weapon
    int monsters = 0;  // on which it can be used
    int saved = 0;     // damage it would take off them, each of them met next
    friend bool operator==(const Reach&, const Reach&) = default;
};

// The weapon after the plan, and after the second best move's.
struct Weapon {
    struct Rival {
        Move move;
        Reach reach;
    };
    Reach reach;
    int to_come;  // monsters
    std::optional<Rival> rival;
};

// What the plan costs and gives.
struct Health {
    int before;
    int lost;
    int healed;
    int after;
    Until until;
};

// Known cards that come back.
struct Returning {
    std::vector<Card> cards;
    int after;  // so many cards of the dungeon
    int rooms;  // at the earliest; 1 is the next
};

// Other first moves to the same end: the order does not matter.
struct Equal {
    std::vector<Move> moves;
};

// What is still unseen after the plan.
struct Unseen {
    int cards = 0;
    int monsters = 0, monster_value = 0;
    int weapons = 0, weapon_value = 0;
    int potions = 0, potion_value = 0;
    int deadly = 0;  // monsters that would kill, met next and fought as well as can be
    int beyond = 0;  // monsters that the weapon in hand cannot be used on
};

// Every order of the unseen cards was looked at.
struct Exact {
    std::int64_t orders;
};

}  // namespace fact

using Fact = std::variant<fact::Forced, fact::Solved, fact::Looking, fact::Hopeless, fact::Deadly,
                          fact::SecondBest, fact::Weapon, fact::Health, fact::Returning,
                          fact::Equal, fact::Unseen, fact::Exact>;

// A plan followed to the end of the room, or as far as it goes.
struct Followed {
    std::vector<Move> moves;
    Position end;
    int lost = 0;
    int healed = 0;
    std::optional<int> score{};  // where nothing is hidden and the plan goes to the end of the game

    Until until() const;
};
Followed follow(const Game& game, const Option& option);

// The unseen, the known ones, and those in the room.
CardSet monsters_to_come(const Position& position);
// What a monster costs if it is fought as well as can be.
int blow(const Rules& rules, const Position& position, Card monster);

fact::Reach reach_of(const Rules& rules, const Position& position);
fact::Unseen unseen_in(const Rules& rules, const Position& position);
// The room, counted from the one that begins here, in which a card of the dungeon with so many
// above it turns up at the earliest; 0: it lies in the present one.
int earliest_room(const Rules& rules, const Position& beginning, int above);

}  // namespace scoundrel
