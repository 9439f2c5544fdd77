// The screens there are, and how each is opened; what is behind a screen is its own file's affair.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "coach/game_review.h"
#include "game/session.h"
#include "tui/desk.h"
#include "tui/take_up.h"
#include "tui/view.h"

namespace scoundrel::tui {

std::unique_ptr<View> make_home(Desk& desk);
std::unique_ptr<View> make_table(Desk& desk, Play play);
// A new deal of the rules chosen last.
GameId usual_game(const Desk& desk);
// The game begun, at the table it belongs to.
std::unique_ptr<View> begin_game(Desk& desk, Beginning beginning);
std::unique_ptr<View> begin_game(Desk& desk, const GameId& id);
// The newest game in progress goes on, of that id if one is named; else one begins. The table says
// so where a player would expect another game than the one that lies on it.
std::unique_ptr<View> go_on_or_begin(Desk& desk, const std::optional<GameId>& id);
// `leaving` is told when another game is about to begin.
std::unique_ptr<View> make_chooser(Desk& desk, std::function<void()> leaving = {});
std::unique_ptr<View> make_knobs(const Variant& variant, std::function<void(const Variant&)> done);
std::unique_ptr<View> make_help(Desk& desk, const Session& session);
std::unique_ptr<View> make_rules(const Variant& variant);
std::unique_ptr<View> make_statistics(Desk& desk);
std::unique_ptr<View> make_history(Desk& desk);
std::unique_ptr<View> make_replay(Desk& desk, Session session, int moves = 0);
std::unique_ptr<View> make_review(Desk& desk, Session session);
// One that is there already.
std::unique_ptr<View> make_review(Desk& desk, Session session, GameReview review);
std::unique_ptr<View> make_companion(Desk& desk);
std::unique_ptr<View> make_tutorial(Desk& desk);
std::unique_ptr<View> make_puzzles(Desk& desk);
// Where the game is a puzzle's, its table; else nothing, and the game is left alone.
std::unique_ptr<View> make_puzzle_table(Desk& desk, Play& play);
std::unique_ptr<View> make_preferences(Desk& desk);

}  // namespace scoundrel::tui
