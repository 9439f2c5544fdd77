// Line mode: hints, the solver's word, a puzzle's answer; what sets a mark is asked about first.
#include <iostream>
#include <utility>

#include "coach/ask_hint.h"
#include "coach/puzzle_judge.h"
#include "game/move_text.h"
#include "game/puzzle_book.h"
#include "phrases/untrusted.h"
#include "preferences/preferences.h"
#include "scoundrel/line_game.h"
#include "system/files.h"
#include "text/game_text.h"
#include "text/hint_text.h"
#include "text/named_game.h"
#include "text/solve_text.h"
#include "words/doing.h"

namespace scoundrel::cli {

namespace {

using namespace text;
using enum Phrase;

}  // namespace

LineGame::Answer LineGame::ask_first(Phrase question, std::function<Answer()> then) {
    if (!mark_warning_) return then();
    asked_ = std::move(then);
    return tell(in_lines(say(voice(), question) + " " + say(voice(), ask_mark_typed)));
}

// What was asked is answered by the next line; any other line takes the question as declined.
std::optional<LineGame::Answer> LineGame::take_answer(const std::string& word) {
    const auto then = std::exchange(asked_, {});
    if (!then) return {};
    if (word == "always") {
        mark_warning_ = false;
        Preferences likes = load_preferences(preferences_path());
        likes.mark_warning = false;
        (void)save_preferences(preferences_path(), likes);
    }
    if (word == "yes" || word == "y" || word == "always") return then();
    if (word == "no" || word == "n") return Answer::done;
    return {};
}

void LineGame::tell_marked(bool marks) const {
    if (!marks) return;
    const auto reasons = list_marks(voice(), session().marks());
    tell(in_lines(say(voice(), end_marked, {{"marks", say_list(voice(), reasons)}})));
}

LineGame::Answer LineGame::hint(const std::string& rest) {
    if (game().over()) return refuse_over();
    const bool all = rest == "all";
    const auto move = rest.empty() || all ? std::nullopt : read_typed(voice(), rest);
    if (!rest.empty() && !all && !move) return refuse(reply_hint, {{"input", rest}});
    if (move && !game().position.awaiting())
        if (const Refusal why = refusal(game().rules, game().position, *move); why != Refusal::none)
            return refuse_move(*move, why);
    if (!play_->hint_marks() || game().position.awaiting()) return give_hint(all, move);
    return ask_first(ask_mark_hint, [this, all, move] { return give_hint(all, move); });
}

// Given by the default player and effort, which answer at once; the game is marked first.
LineGame::Answer LineGame::give_hint(bool all, std::optional<Move> why_not) {
    const auto answer =
        ask_hint(game(), {.aim = aim_, .order = open_order(session()), .told = told_}, choose_net);
    if (!answer) return refuse(answer.error().message);
    told_ = answer->told;
    const bool marks = play_->hint_marks();
    play_->note(Event::of(Event::Kind::hint));
    tell_saving();
    tell_marked(marks);
    if (all) tell(tell_choices(voice(), answer->hint) + "\n");
    return tell(why_not ? tell_why_not(voice(), answer->hint, *why_not, style_)
                        : tell_hint(voice(), *answer, style_));
}

// It knows the order of the deck, so whoever sits at a terminal is asked each first time.
LineGame::Answer LineGame::solve() {
    if (game().over()) return refuse_over();
    if (!session().hidden_order()) return refuse(screen_no_order);
    if (game().position.awaiting()) return refuse(hint_owed);
    if (!prompt_ || !play_->kept() || session().marks().solve) return give_solution();
    asked_ = [this] { return give_solution(); };
    return tell(in_lines(say(voice(), screen_confirm_solve) + " " + say(voice(), ask_typed)));
}

LineGame::Answer LineGame::give_solution() {
    const bool marks = play_->kept() && !session().marks().any();
    play_->note(Event::of(Event::Kind::solve));
    tell_saving();
    tell_marked(marks);
    return tell(in_lines(with_symbols(tell_from_here(session()), {.symbols = style_.symbols})));
}

// A puzzle is answered from where it began; seen before it is solved, it counts as help.
LineGame::Answer LineGame::answer() {
    if (puzzle_book().played_in(session().beginning()) == nullptr) return refuse(reply_no_puzzle);
    const auto found = answer_of(session(), choose_net);
    if (!found) return refuse(found.error().message);
    if (!game().over()) play_->note(Event::of(Event::Kind::solve));
    tell_saving();
    const std::string what = say_doing(voice(), found->best);
    return tell(
        in_lines(with_symbols(say(voice(), puzzle_answer, {{"what", what}}) + " " + found->reason,
                              {.symbols = style_.symbols})));
}

}  // namespace scoundrel::cli
