// Two ways through a room compared: what the first does that the second does not, feature by
// feature, all on one scale.
#pragma once

#include "coach/follow.h"

namespace scoundrel {

struct Distinction {
    Fact fact;
    // About how many points of health it is worth; below 0 it speaks for the rival. It ranks the
    // differences and is never told.
    double worth;
};

// `rival` is what the second way begins with.
std::vector<Distinction> contrast(const Game& game, const Followed& best, const Followed& other,
                                  Move rival);

}  // namespace scoundrel
