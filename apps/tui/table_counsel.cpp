// What the table asks of the worker: hints, solutions, and after the game what its deal could have
// given.
#include "cli/solve_talk.h"
#include "coach/hint_words.h"
#include "nets/nets.h"
#include "tui/table_view.h"

namespace scoundrel::tui {

namespace {

using enum Phrase;

// What the solution does until something new comes up, in words.
std::string in_this_room(const Voice& voice, Session session, const std::vector<Move>& line) {
    const int room = session.game().account.room_number;
    std::vector<std::string> deeds;
    for (const Move move : line) {
        deeds.push_back(say_doing(voice, move));
        if (!session.play(move) || session.game().account.room_number != room) break;
    }
    return deeds.empty() ? ""
                         : say(voice, screen_solution_moves, {{"moves", say_list(voice, deeds)}});
}

std::string solution_of(const Session& session, const std::function<bool()>& stop) {
    const Voice voice = Voice::of(session.variant());
    const cli::Asked asked{.ms = 60'000};
    Limits limits = asked.limits();
    limits.stop = [timed = limits.stop, stop] { return stop() || timed(); };
    const Solution solution =
        solve(session.game().rules, session.position(), *session.hidden_order(),
              session.game().account.stats.slain_value, Question::everything, limits);
    std::string text = cli::tell_solution(say(voice, screen_from_here), session, solution, asked);
    while (text.ends_with('\n')) text.pop_back();
    for (char& c : text) c = c == '\n' ? ' ' : c;
    text += ". ";
    return text + in_this_room(voice, session, solution.line);
}

}  // namespace

void TableView::forget_counsel() {
    counsel_ticket_.drop();
    thinking_.reset();
}

void TableView::ask_hint() {
    thinking_ = screen_thinking;
    counsel_ticket_ = desk_.worker.ask([this, game = play_.game()](const Unwanted& unwanted) {
        Counsel asked;
        asked.stop = [unwanted] { return unwanted->load(); };
        auto answer = std::make_shared<Result<Counselled>>(counsel(game, asked, choose_net));
        return [this, answer] {
            thinking_.reset();
            if (!*answer) return refuse(answer->error().message);
            show_hint(**answer);
        };
    });
}

void TableView::show_hint(const Counselled& told) {
    play_.note(Event::of(Event::Kind::hint));  // before it is shown
    const Voice voice = play_.voice();
    const Move best = told.hint.moves.front().move;
    const std::string title = say(voice, screen_hint, {{"what", say_doing(voice, best)}});
    std::string text = say_reason(voice, told.hint.because);
    if (told.net && !told.net->own)
        text +=
            " " + say(voice, hint_nearest_net, {{"rules", std::string(told.net->rule_set->id)}});
    hint_ = Notice{with_symbols(title, desk_.look()), with_symbols(text, desk_.look())};
    tell("");
    tell_trouble();
    // The mind goes to what is advised.
    const auto all = items();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].card == best.card()) mind(static_cast<int>(i));
    const auto list = choices();
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].move == best) chosen_ = static_cast<int>(i);
}

void TableView::ask_solution() {
    play_.note(Event::of(Event::Kind::solve));
    hint_.reset();
    thinking_ = screen_solving;
    counsel_ticket_ = desk_.worker.ask([this, session = play_.session()](const Unwanted& unwanted) {
        auto text = std::make_shared<std::string>(
            solution_of(session, [unwanted] { return unwanted->load(); }));
        return [this, text] {
            thinking_.reset();
            hint_ = Notice{say(play_.voice(), screen_solution), with_symbols(*text, desk_.look())};
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
