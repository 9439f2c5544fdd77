// The ways through a room, from what the player knows: every position in which the next card must
// be turned up, or the game is over, that can be reached without learning anything new. A decision
// of a thinking player is the choice among these.
#pragma once

#include <unordered_set>
#include <vector>

#include "rules/apply.h"
#include "solver/hands.h"
#include "solver/position_hash.h"

namespace scoundrel {

struct Way {
    Position end;   // cards are owed, or a known room has begun, or the game is over
    int slain = 0;  // values of the monsters defeated on the way
};

// A way ends where a card or a roll is owed, where a new room begins, or with the game: does it end
// with this move, which led from one to the other?
inline bool ends_way(const Position& before, Move move, const Position& after) {
    return after.awaiting() || after.status != Status::playing || begins_room(before, move, after);
}

// Adds up what is slain.
struct SlainValue : Unrecorded {
    int value = 0;
    void defeated(Card monster) { value += monster.value(); }
};

// Whether ways that end in death are looked for where there are others. They can lose less than
// going on does, and nothing but that.
enum class Deaths : std::uint8_t { left_out, looked_for };

// Finds them; keeps its memory from one use to the next.
class Ways {
  public:
    explicit Ways(const Rules& rules, Deaths deaths = Deaths::left_out)
        : rules_(rules),
          hand_rules_(rules),
          deaths_(deaths),
          every_health_(deaths == Deaths::looked_for && rules.overkill_counts()) {}

    // All that are worth having: of two that differ only in that one has less health, a weapon that
    // can do less, or less of a score when the game is over, the worse one is left out.
    const std::vector<Way>& from(const Position& position);

    // The first is the same as the second, or has less health or a weapon that can do less. Of
    // games that are over the score tells, not this.
    bool no_better(const Position& a, const Position& b) const;

  private:
    class Ends;
    struct Stage {
        Position position;
        int slain;
    };

    bool item_no_better(const Held& a, const Held& b) const;
    void by_rooms(const Position& position);
    void avoid(const Position& position);
    void use_slot_and_avoid(const Position& position);
    void by_moves(const Position& position);
    void go_on(const Stage& stage);
    void arrive(const Way& way);

    Rules rules_;
    HandRules hand_rules_;
    Deaths deaths_;
    bool every_health_;  // ways with less health are worth having, too: they may lose by less
    std::vector<Stage> stages_;
    std::unordered_set<Position, PositionHash> met_;  // stages and ends, where every health counts
    std::vector<Way> ways_;
};

}  // namespace scoundrel
