// What a game asks of the worker: hints, solutions, and once it is over what its deal could have
// given.
#include "coach/could_be_won.h"
#include "nets/nets.h"
#include "text/solve_text.h"
#include "tui/game_view.h"
#include "tui/screens.h"

namespace scoundrel::tui {

using enum Phrase;

void GameView::stop_thinking() {
    thinking_ticket_.drop();
    thinking_.reset();
}

// Whoever is kept waiting sees what the net alone says; it is replaced by the hint proper.
void GameView::start_hint() {
    thinking_ = screen_thinking;
    const HintOptions options{
        .aim = context_.preferences.aim, .order = open_order(play_.session()), .told = told_};
    const auto patient_until = std::chrono::steady_clock::now() + context_.patience;
    // The view may be gone while this is at work; the worker is not.
    thinking_ticket_ = context_.worker.ask([this, options, patient_until, &worker = context_.worker,
                                            game = play_.game()](const Unwanted& unwanted) {
        const auto told = [this](Look look, const HintOptions& asked, const Game& about) {
            auto answer = std::make_shared<Result<HintAnswer>>(ask_hint(about, asked, choose_net));
            return [this, look, answer] {
                if (look == Look::proper) thinking_.reset();
                if (!*answer) return refuse(answer->error().message);
                show_hint(**answer, look);
            };
        };
        HintOptions net_alone = options, proper = options;
        net_alone.player = find_player_kind("greedy");
        bool looked = false;
        proper.stop = [&] {
            if (!looked && std::chrono::steady_clock::now() >= patient_until) {
                looked = true;
                worker.deliver(told(Look::first, net_alone, game), unwanted);
            }
            return unwanted->load();
        };
        return told(Look::proper, proper, game);
    });
}

void GameView::show_hint(const HintAnswer& answer, Look look) {
    play_.note(Event::of(Event::Kind::hint));  // before it is shown
    if (look == Look::proper) told_ = answer.told;
    const Move best = answer.hint.moves.front().move;
    const bool same = hint_ && hint_->has_moves() && hint_->moves.front().move == best;
    hint_ = notice_of(play_.voice(), answer, look, context_.style());
    tell("");
    tell_save_error();
    if (same) return;  // whoever looks around meanwhile is left alone
    panel_.reset();
    point_at(best);
}

void GameView::point_at(Move move) {
    const auto all = items();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].card == move.card()) focus_on(static_cast<int>(i));
    const auto list = choices();
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].move == move) chosen_ = static_cast<int>(i);
}

Next GameView::open_hint() {
    return Next::open(make_hint(play_.voice(), hint_, [this](Move move) { point_at(move); }));
}

void GameView::start_solution() {
    play_.note(Event::of(Event::Kind::solve));
    hint_.reset();
    thinking_ = screen_solving;
    thinking_ticket_ =
        context_.worker.ask([this, session = play_.session()](const Unwanted& unwanted) {
            auto text = std::make_shared<std::string>(
                text::tell_from_here(session, [unwanted] { return unwanted->load(); }));
            return [this, text] {
                thinking_.reset();
                panel_.reset();
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
