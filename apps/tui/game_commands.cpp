// The command line within a game: everything line mode can be told, for those who like to type.
#include <algorithm>

#include "game/move_text.h"
#include "notation/cards.h"
#include "notation/numbers.h"
#include "phrases/layout.h"
#include "phrases/untrusted.h"
#include "system/files.h"
#include "text/named_game.h"
#include "tui/game_view.h"
#include "tui/screens.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

std::vector<Card> cards_in(std::string_view text) {
    std::vector<Card> cards;
    while (true) {
        const auto begin = text.find_first_not_of(" \t,");
        if (begin == text.npos) return cards;
        text.remove_prefix(begin);
        const auto card = take_card(text);
        if (!card) return {};
        cards.push_back(*card);
    }
}

std::string write_record(const Voice& voice, const Session& session, const std::string& path,
                         std::string& error) {
    if (path.empty()) return error = say(voice, screen_record_where), "";
    if (is_there(path)) return error = say(voice, reply_exists, {{"file", fit_to_show(path)}}), "";
    const auto done = write_file(path, print_record(session.record()));
    if (!done) return error = done.error().message, "";
    return say(voice, reply_written, {{"file", fit_to_show(path)}});
}

}  // namespace

Next GameView::ask_command() {
    return Next::open(std::make_unique<PromptBox>(
        say(play_.voice(), screen_command), [this](const std::string& line) -> PromptBox::Answer {
            PromptBox::Answer answer{Next::close()};
            Next next = command(line, answer.error);
            if (next.step == Next::Step::open)
                answer.next = Next::replace(std::move(next.view));
            else if (next.step == Next::Step::quit || next.step == Next::Step::begin)
                answer.next = std::move(next);
            return answer;
        }));
}

Next GameView::ask_restart() {
    if (play_.session().at_table())
        return refuse(say(play_.voice(), reply_no_restart)), Next::stay();
    return Next::open(std::make_unique<ConfirmBox>(say(play_.voice(), screen_restart), [this] {
        restart();
        return Next::close();
    }));
}

Next GameView::confirm_mark(Phrase question, std::function<void()> then, bool* wanted) {
    if (wanted != nullptr && !*wanted) return then(), Next::stay();
    std::function<void()> silence;
    if (wanted != nullptr)
        silence = [this, wanted] {
            *wanted = false;
            context_.keep_preferences();
        };
    return Next::open(std::make_unique<ConfirmBox>(
        say(play_.voice(), question),
        [then = std::move(then)] {
            then();
            return Next::close();
        },
        std::move(silence)));
}

Next GameView::confirm_hint() {
    if (!play_.hint_marks() || play_.position().awaiting()) return start_hint(), Next::stay();
    return confirm_mark(
        ask_mark_hint, [this] { start_hint(); }, &context_.preferences.mark_warning);
}

Next GameView::confirm_undo(int count) {
    const auto undo = [this, count] { step_through(false, count); };
    if (!play_.undo_marks(std::min(count, play_.session().steps_back())))
        return undo(), Next::stay();
    return confirm_mark(ask_mark_undo, undo, &context_.preferences.mark_warning);
}

Next GameView::confirm_solve(std::string& error) {
    const Voice voice = play_.voice();
    if (play_.game().over()) return error = say(voice, hint_over), Next::stay();
    if (!play_.session().hidden_order()) return error = say(voice, screen_no_order), Next::stay();
    if (play_.position().awaiting()) return error = say(voice, hint_owed), Next::stay();
    if (play_.session().marks().solve) return start_solution(), Next::stay();
    return confirm_mark(screen_confirm_solve, [this] { start_solution(); });
}

Next GameView::confirm_open(std::string& error) {
    const Voice voice = play_.voice();
    if (!play_.session().hidden_order()) return error = say(voice, screen_no_order), Next::stay();
    hint_.reset();
    if (open_ || play_.session().marks().open) return open_ = !open_, Next::stay();
    return confirm_mark(screen_confirm_open, [this] {
        play_.note(Event::of(Event::Kind::open));
        open_ = true;
        panel_.reset();
    });
}

// Without a game named, another of these rules: at a table with the same real deck.
Next GameView::another_game(const std::string& text, std::string& error) {
    const Variant& variant = play_.session().variant();
    const auto id = !text.empty()                ? text::read_wanted_game(text, context_.host)
                    : play_.session().at_table() ? table_game(variant)
                                                 : random_game(variant, context_.host);
    if (!id) return error = id.error().message, Next::stay();
    play_.abandon();
    return Next::begin(begin_game(context_, *id));
}

Next GameView::command(const std::string& line, std::string& error) {
    const auto words = words_of(line);
    if (words.empty()) return Next::stay();
    const Voice voice = play_.voice();
    const std::string word = lower_case(words[0]);
    const auto rest_at =
        words.size() > 1 ? static_cast<std::size_t>(words[1].data() - line.data()) : line.size();
    const std::string rest = line.substr(rest_at);
    tell("");

    if (word == "q" || word == "quit" || word == "exit") return leave(Next::quit());
    if (word == "help") return Next::open(make_help(play_.session()));
    if (word == "log") return open_log();
    if (word == "rules") return Next::open(make_rules(play_.session().variant()));
    if (word == "stats") return Next::open(make_statistics(context_));
    if (word == "history") return Next::open(make_history(context_));
    if (word == "preferences") return Next::open(make_preferences(context_));
    if (word == "hint")
        return play_.game().over() ? (error = say(voice, hint_over), Next::stay()) : confirm_hint();
    if (word == "solve") return confirm_solve(error);
    if (word == "open") return confirm_open(error);
    if (word == "undo" || word == "redo") {
        const auto count = rest.empty() ? 1 : parse_number(rest);
        if (!count || *count < 1 || *count > longest_line)
            return error = say(voice, reply_count), Next::stay();
        if (word == "undo") return confirm_undo(static_cast<int>(*count));
        return step_through(true, static_cast<int>(*count)), Next::stay();
    }
    if (word == "note") {
        if (const auto noted = play_.comment(rest); !noted)
            return error = noted.error().message, Next::stay();
        tell(say(voice, screen_noted));
        return tell_save_error(), Next::stay();
    }
    if (word == "record") {
        const std::string reply = write_record(voice, play_.session(), rest, error);
        return tell(reply), Next::stay();
    }
    if (word == "replace") {
        const auto cards = cards_in(rest);
        if (cards.size() != 2) return error = say(voice, reply_replace), Next::stay();
        const auto done = play_.replace({{.dealt = cards[0], .truly = cards[1]}});
        if (!done)
            return error = with_symbols(done.error().message, context_.style()), Next::stay();
        changed();
        return Next::stay();
    }
    if (word == "restart") {
        if (play_.session().at_table()) return error = say(voice, reply_no_restart), Next::stay();
        return restart(), Next::stay();
    }
    if (word == "new") return another_game(rest, error);
    if (const auto move = read_typed(voice, words[0]); move && rest.empty()) {
        const Choice choice = judged(*move);
        if (!choice.legal) error = choice.effect;
        return choose(choice);
    }
    if (const auto cards = cards_in(line); !cards.empty() && play_.position().awaiting())
        return turn_up(cards, error);
    error = say(voice, screen_unknown_command, {{"input", fit_to_show(line)}});
    return Next::stay();
}

}  // namespace scoundrel::tui
