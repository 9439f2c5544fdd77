// A game as a front-end shows it, as JSON: the state, what can be done and what each would do, and
// everything that would have to be worked out else.
#pragma once

#include "game/lessons.h"
#include "game/play.h"
#include "json/json.h"

namespace scoundrel {

// Of a game of this session's line, after so many moves: state, offers, what is known of the
// dungeon.
Json view_json(const Session& session, const Game& game, int moves);

// Of the game there is, with what was done in it, what can be undone, and the exercise that it is.
Json view_json(const Play& play, const std::optional<LessonWalk>& lesson = {});

}  // namespace scoundrel
