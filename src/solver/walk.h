// From one doorway to all that can be reached from it: by facing its room, by avoiding it, or,
// where two rooms in a row may not be avoided, by avoiding it and facing the next. Where using the
// slot leaves a room untouched, that may come before.
#pragma once

#include "solver/doorway.h"

namespace scoundrel {

// Told what a walk leads to.
class Walker {
  public:
    virtual void arrived(const Doorway& door, const Hands& hands) = 0;
    // `door` is the one whose room it happened in.
    virtual void won(const Doorway& door, unsigned left, Card last, int health) = 0;
    virtual void died(const Doorway& door, unsigned left, Card killer) = 0;

  protected:
    ~Walker() = default;
};

// Returns the number of rooms that were played.
int walk(const HandRules& rules, const Doorway& door, const Hands& hands, const RoomWishes& wishes,
         bool avoid_too, Walker& walker);

}  // namespace scoundrel
