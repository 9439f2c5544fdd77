// A game as a front-end shows it, as JSON: the state, what can be done and what each would do, and
// everything that would have to be worked out else.
#pragma once

#include "session/history.h"
#include "table/play.h"

namespace scoundrel {

// Of the game itself: state, offers, what is known of the dungeon.
Json scene_json(const Session& session);

// With what was done in it, and what can be taken back.
Json scene_json(const Play& play);

// The marks that set a game apart, as keys of the catalogue.
Json marks_json(const Marks& marks);

Json summary_json(const Summary& summary);

}  // namespace scoundrel
