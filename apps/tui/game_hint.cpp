// What a game asks of the worker: hints, solutions, and once it is over what its deal could have
// given.
#include "coach/could_be_won.h"
#include "coach/hint_words.h"
#include "nets/nets.h"
#include "text/solve_text.h"
#include "tui/game_view.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

// What the solution does until something new comes up, in words.
std::string in_this_room(const Voice& voice, Session session, const std::vector<Move>& line) {
    const int room = session.game().account.room_number;
    std::vector<std::string> moves;
    for (const Move move : line) {
        moves.push_back(say_doing(voice, move));
        if (!session.play(move) || session.game().account.room_number != room) break;
    }
    return moves.empty() ? ""
                         : say(voice, screen_solution_moves, {{"moves", say_list(voice, moves)}});
}

std::string tell_solution_of(const Session& session, const std::function<bool()>& stop) {
    const Voice voice = Voice::of(session.variant());
    const auto solution = solve_from_here(session, stop);
    if (!solution) return say(voice, screen_no_order);
    return say_from_here(session, *solution) + " " + in_this_room(voice, session, solution->line);
}

}  // namespace

void GameView::stop_thinking() {
    thinking_ticket_.drop();
    thinking_.reset();
}

void GameView::start_hint() {
    thinking_ = screen_thinking;
    thinking_ticket_ = context_.worker.ask([this, game = play_.game()](const Unwanted& unwanted) {
        HintOptions options;
        options.stop = [unwanted] { return unwanted->load(); };
        auto answer = std::make_shared<Result<HintAnswer>>(ask_hint(game, options, choose_net));
        return [this, answer] {
            thinking_.reset();
            if (!*answer) return refuse(answer->error().message);
            show_hint(**answer);
        };
    });
}

void GameView::show_hint(const HintAnswer& answer) {
    play_.note(Event::of(Event::Kind::hint));  // before it is shown
    const Voice voice = play_.voice();
    const Move best = answer.hint.moves.front().move;
    const std::string title = say(voice, screen_hint, {{"what", say_doing(voice, best)}});
    std::string text = say_reason(voice, answer.hint.because);
    if (answer.net && !answer.net->own)
        text +=
            " " + say(voice, hint_nearest_net, {{"rules", std::string(answer.net->rule_set->id)}});
    hint_ = Notice{with_symbols(title, context_.style()), with_symbols(text, context_.style())};
    tell("");
    tell_save_error();
    const auto all = items();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].card == best.card()) focus_on(static_cast<int>(i));
    const auto list = choices();
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].move == best) chosen_ = static_cast<int>(i);
}

void GameView::start_solution() {
    play_.note(Event::of(Event::Kind::solve));
    hint_.reset();
    thinking_ = screen_solving;
    thinking_ticket_ =
        context_.worker.ask([this, session = play_.session()](const Unwanted& unwanted) {
            auto text = std::make_shared<std::string>(
                tell_solution_of(session, [unwanted] { return unwanted->load(); }));
            return [this, text] {
                thinking_.reset();
                hint_ = Notice{say(play_.voice(), screen_solution),
                               with_symbols(*text, context_.style())};
            };
        });
}

void GameView::start_could() {
    could_ticket_ =
        context_.worker.ask([this, session = play_.session()](const Unwanted& unwanted) {
            auto text = std::make_shared<std::string>(
                say_could(session, solve_deal(session, [unwanted] { return unwanted->load(); })));
            return [this, text] { could_ = *text; };
        });
}

}  // namespace scoundrel::tui
