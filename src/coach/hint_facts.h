// What speaks for a move: facts with numbers that anyone can count from the position. None depends
// on the hidden order, which a position does not have. Most compare the best way with another, its
// rival. hint_choice.h chooses them, hint_words.h says them, hint_json.h prints them (notation.md,
// "Facts").
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "player/aim.h"
#include "rules/move.h"
#include "rules/rules.h"

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
    bool open = false;         // because the deck lies open
    bool proved = true;        // else more may be possible
};

// Rooms can be avoided for nothing, so all cards can be looked at first.
struct Looking {
    int unseen;
};

// Every way through this room kills, or no order of the unseen cards lets the player win.
struct Hopeless {};

// Moves that lose, where the best one does not.
struct Deadly {
    std::vector<Move> at_once;
    std::vector<Move> in_room;  // whatever is done in the rest of this room
    std::vector<Move> certain;  // later, however the cards lie
    int others;                 // moves beside the best one
    int damage;                 // of the blow, where one move alone kills at once; else 0
    int health;
};

// What another way gives away.
struct SecondBest {
    Move move;
    double best;  // the chance to win with the best move, and with this one
    double win;
    double lead;   // by which the best wins more
    double error;  // half a 95% interval of the lead, or more; 1 where it was not worked out
    // By which the best scores more, and the final scores of both; nothing where all is solved and
    // the line of either does not go to the end.
    std::optional<double> score_lead{};
    double best_score = 0, score = 0;
    Aim aim = Aim::win;
    bool proved = false;  // the scores are reached, not means
    bool bound = false;   // the rival's is what the best line found reaches: more may be possible

    bool is_guess() const { return error >= 1; }
};

// The rival of a player who knows no chances.
struct Later {
    Move move;
};

// What a weapon can do against the monsters to come: the unseen, the known, those in the room.
struct Reach {
    Card card;         // none: there is no weapon
    int monsters = 0;  // on which it can be used
    int to_come = 0;   // of so many
    int saved = 0;     // damage it would take off them, each of them met next
    int power = 0;     // taken off the next blow
    friend bool operator==(const Reach&, const Reach&) = default;
};

// The weapon after either plan. `against`, here and below: this speaks for the rival.
struct Weapon {
    Move move;  // the rival
    Reach best, rival;
    bool wears;      // power is what changes
    Card strongest;  // on which only the best way's weapon can be used; none: no monster
    bool against;
    // The strongest monsters to come, two at most, on which only the better weapon can be used.
    std::vector<Card> only{};
    bool and_others = false;  // there are more of them
};

// The best way strikes at these two one after the other; the rival strikes at the lower one first
// or alone, and so cannot use the weapon on the higher.
struct InTurn {
    Move move;  // the rival
    Card weapon, higher, lower;
};

// The best way fights this one barehanded though the weapon could be used, which this would bind.
struct Spared {
    Card monster, weapon;
    WeaponRule rule;
};

// The best way uses this weapon once more before another takes its place, and the rival does not.
struct LastUse {
    Card monster, weapon, next;
};

// What the plan costs and gives.
struct Health {
    struct Rival {
        Move move;
        int after;
    };
    int before;
    int lost;
    int healed;
    int after;
    Until until;
    std::optional<Rival> rival{};
    bool against = false;
};

// A potion that the rival wastes, wholly or in part, and the best way does not.
struct Waste {
    enum class How : std::uint8_t { full, second, discarded };
    Move move;  // the rival
    Card card;
    int healed;
    How how;
};

// What is left of the room for the next one.
struct Left {
    Move move;  // the rival
    std::vector<Card> best, rival;
    bool against;
};

// Monsters that one way deals with and the other, which avoids the room, does not.
struct Faced {
    Move move;  // the rival
    std::vector<Card> monsters;
    int lost;  // health, in all
    bool against = false;
};

// Potions and weapons of the room that one way uses up and the other, which avoids the room, keeps.
struct Used {
    Move move;  // the rival
    std::vector<Card> cards;
    bool against = false;
};

// Unseen cards that would kill, each met next and fought as well as can be.
struct Risk {
    Move move;  // the rival
    int cards;  // unseen
    int best, rival;
    bool against;
};

// What lies in the slot.
struct InStore {
    Move move;  // the rival
    Card best, rival;
    bool against;
};

// After one of the two the next room can be avoided, after the other not.
struct Escape {
    Move move;  // the rival
    bool against = false;
};

// Cards of an avoided room, which come back.
struct Returning {
    std::vector<Card> cards;
    int after;  // so many cards of the dungeon
    int rooms;  // at the earliest; 1 is the next
};

// Both avoid the room: the card of it that comes back first.
struct FirstBack {
    Move move;  // the rival
    Card best, rival;
};

// Moves that lead elsewhere and are worth the same.
struct Tied {
    std::vector<Move> moves;
    bool all;           // there are no others
    bool won;           // the game can still be won
    bool certain;       // else it only looks so: the chances are estimates
    bool over = false;  // all is lost, and a loss is a loss: nothing counts any more
};

// Other first moves to the same end.
struct Equal {
    std::vector<Move> moves;
    bool reordered = true;     // by the same deeds
    std::vector<Move> then{};  // else: what must follow the one move
};

// More than this no game from here can score.
struct Most {
    int score;
};

// Nothing that could be counted speaks for the best way, or less than speaks for the rival; the
// games played out from here do.
struct Beyond {
    bool outweighed = false;
};

// Every order of the unseen cards was looked at.
struct Exact {
    std::int64_t orders;
};

}  // namespace fact

using Fact =
    std::variant<fact::Forced, fact::Solved, fact::Looking, fact::Hopeless, fact::Deadly,
                 fact::SecondBest, fact::Later, fact::Weapon, fact::InTurn, fact::Spared,
                 fact::LastUse, fact::Health, fact::Waste, fact::Left, fact::Faced, fact::Used,
                 fact::Risk, fact::InStore, fact::Escape, fact::Returning, fact::FirstBack,
                 fact::Tied, fact::Equal, fact::Most, fact::Beyond, fact::Exact>;

}  // namespace scoundrel
