// What the table asks of the worker: hints, and after the game what its deal could have given.
#include "cli/solve_talk.h"
#include "player/hint_request.h"
#include "player/hint_words.h"
#include "player/nets.h"
#include "tui/table_view.h"

namespace scoundrel::tui {

namespace {

using enum Phrase;

}  // namespace

void TableView::ask_hint() {
    tell(say(play_.voice(), screen_thinking), Ink::hint);
    hint_ticket_ = desk_.worker.ask([this, game = play_.game()](const Unwanted&) {
        auto answer = std::make_shared<Result<Counselled>>(counsel(game, {}, choose_net));
        return [this, answer] {
            if (!*answer) return refuse((*answer).error().message);
            const Counselled& told = **answer;
            play_.note(Event::of(Event::Kind::hint));  // before it is shown
            const Voice voice = play_.voice();
            const Move best = told.hint.moves.front().move;
            std::string title = say(voice, screen_hint, {{"what", say_doing(voice, best)}});
            std::string text = say_reason(voice, told.hint.because);
            if (told.net && !told.net->own)
                text += " " + say(voice, hint_nearest_net,
                                  {{"rules", std::string(told.net->rule_set->id)}});
            hint_ = Notice{with_symbols(title, desk_.look()), with_symbols(text, desk_.look())};
            tell("");
            // The mind goes to what is advised.
            const auto all = items();
            for (std::size_t i = 0; i < all.size(); ++i)
                if (all[i].card == best.card()) mind(static_cast<int>(i));
            const auto list = choices();
            for (std::size_t i = 0; i < list.size(); ++i)
                if (list[i].move == best) chosen_ = static_cast<int>(i);
        };
    });
}

void TableView::ask_could() {
    const Session anew(play_.session().beginning());
    const auto order = anew.hidden_order();
    if (play_.session().at_table() || !order) return;
    could_ticket_ = desk_.worker.ask([this, session = play_.session()](const Unwanted& unwanted) {
        auto text = std::make_shared<std::string>(
            cli::tell_could(session, [unwanted] { return unwanted->load(); }));
        return [this, text] { could_ = *text; };
    });
}

}  // namespace scoundrel::tui
