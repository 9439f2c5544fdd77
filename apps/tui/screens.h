// The screens there are, and how each is opened; what is behind a screen is its own file's affair.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>

#include "coach/game_review.h"
#include "coach/watch.h"
#include "game/play.h"
#include "game/puzzle_book.h"
#include "game/result_strip.h"
#include "tui/context.h"
#include "tui/hint_notice.h"
#include "tui/view.h"

namespace scoundrel::tui {

std::unique_ptr<View> make_home(Context& context);
std::unique_ptr<View> make_game(Context& context, Play play);
// A new deal of the rules chosen last.
GameId usual_game(const Context& context);
std::unique_ptr<View> begin_game(Context& context, Beginning beginning);
std::unique_ptr<View> begin_game(Context& context, const GameId& id);
// The newest game in progress goes on, of that id if one is named; else one begins. The screen says
// so where a player would expect another game than the one it shows.
std::unique_ptr<View> resume_or_begin_game(Context& context, const std::optional<GameId>& id);
// `leaving` is told when another game is about to begin.
std::unique_ptr<View> make_chooser(Context& context, std::function<void()> leaving = {});
// `open` says what becomes of the deal that is chosen, in place of a game to play.
std::unique_ptr<View> make_chooser(Context& context, std::function<Next(const GameId&)> open);
std::unique_ptr<View> make_knobs(const Variant& variant, std::function<void(const Variant&)> done);
std::unique_ptr<View> make_known_rules(std::function<void(const Variant&)> done);
// A hint with all its moves, as it stands there now; `take` is told the move that is chosen.
std::unique_ptr<View> make_hint(const Voice& voice, const std::optional<Notice>& hint,
                                std::function<void(Move)> take);
std::unique_ptr<View> make_help(const Session& session);
// All that happened, room by room.
std::unique_ptr<View> make_log(const Voice& voice, std::span<const Play::LogLine> log);
std::unique_ptr<View> make_rules(const Variant& variant);
std::unique_ptr<View> make_statistics(Context& context);
std::unique_ptr<View> make_history(Context& context);
// A game that was played, after so many moves; or one that a player plays now, so many a second.
std::unique_ptr<View> make_watch(Context& context, Session played, int moves = 0);
std::unique_ptr<View> make_watch(Context& context, const GameId& id, Watched by, double speed = 1);
// Who is to be watched, and at which deal.
std::unique_ptr<View> make_watch_choice(Context& context);
std::unique_ptr<View> make_review(Context& context, Session session);
// One that is there already.
std::unique_ptr<View> make_review(Context& context, Session session, GameReview review);
std::unique_ptr<View> make_real_deck(Context& context);
std::unique_ptr<View> make_tutorial(Context& context);
std::unique_ptr<View> make_puzzles(Context& context);
std::unique_ptr<View> make_puzzle_set(Context& context, const PuzzleSet& set);
std::unique_ptr<View> begin_puzzle(Context& context, const PuzzleEntry& entry);
// Where the game is a puzzle's, its screen; else nothing, and the game is left alone.
std::unique_ptr<View> make_puzzle_game(Context& context, Play& play);
std::unique_ptr<View> make_preferences(Context& context);
std::unique_ptr<View> make_calendar(Context& context);
// The result of a day's deal, which goes to the clipboard too.
std::unique_ptr<View> make_strip(const Context& context, const ResultStrip& strip);

}  // namespace scoundrel::tui
