// The command line within a game: everything line mode can be told, for those who like to type.
#include <filesystem>
#include <span>

#include "cli/files.h"
#include "notation/cards.h"
#include "notation/numbers.h"
#include "game/move_text.h"
#include "tui/screens.h"
#include "tui/table_view.h"
#include "words/layout.h"

namespace scoundrel::tui {

namespace {

using enum Phrase;

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
    std::error_code ignored;
    if (path.empty()) return error = say(voice, screen_record_where), "";
    if (std::filesystem::exists(path, ignored))
        return error = say(voice, reply_exists, {{"file", cli::fit_to_show(path)}}), "";
    const auto done = cli::write_file(path, print_record(session.record()));
    if (!done) return error = done.error().message, "";
    return say(voice, reply_written, {{"file", cli::fit_to_show(path)}});
}

}  // namespace

Next TableView::ask_command() {
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

Next TableView::ask_restart() {
    if (play_.session().at_table()) return restart();
    return Next::open(std::make_unique<ConfirmBox>(say(play_.voice(), screen_restart), [this] {
        (void)run_restart();
        return Next::close();
    }));
}

Next TableView::confirm_solve(std::string& error) {
    const Voice voice = play_.voice();
    if (play_.game().over()) return error = say(voice, hint_over), Next::stay();
    if (!play_.session().hidden_order()) return error = say(voice, screen_no_order), Next::stay();
    if (play_.session().marks().solve) return ask_solution(), Next::stay();
    return Next::open(std::make_unique<ConfirmBox>(say(voice, screen_confirm_solve), [this] {
        ask_solution();
        return Next::close();
    }));
}

Next TableView::confirm_open(std::string& error) {
    const Voice voice = play_.voice();
    if (!play_.session().hidden_order()) return error = say(voice, screen_no_order), Next::stay();
    hint_.reset();
    if (open_ || play_.session().marks().open) return open_ = !open_, Next::stay();
    return Next::open(std::make_unique<ConfirmBox>(say(voice, screen_confirm_open), [this] {
        play_.note(Event::of(Event::Kind::open));
        open_ = true;
        return Next::close();
    }));
}

// Without a game named, another of these rules: at a table with the same real deck.
Next TableView::another_game(const std::string& text, std::string& error) {
    const Variant& variant = play_.session().variant();
    const GameId at_table{.variant = variant, .dealt_by = DealtBy::table, .seed = {}, .deck = {}};
    const auto id = !text.empty()                ? cli::read_wanted_game(text)
                    : play_.session().at_table() ? Result<GameId>(at_table)
                                                 : cli::random_game(variant);
    if (!id) return error = id.error().message, Next::stay();
    play_.give_up();
    return Next::begin(begin_game(desk_, *id));
}

Next TableView::run_restart() {
    Beginning again = play_.session().beginning();
    play_.give_up();
    // A lesson is not kept, nor is it when it is laid out anew.
    lay_out(std::move(again), play_.kept() ? desk_.storage : nullptr);
    return Next::stay();
}

void TableView::lay_out(Beginning beginning, Storage* storage) {
    play_ = begin_play(storage, std::move(beginning), desk_.look());
    face_up_ = face_up_for(play_.position().health, scoundrel::life_cards);
    could_.clear();
    open_ = false;
    focus_ = 0;
    changed();
    begun();
}

Next TableView::command(const std::string& line, std::string& error) {
    const auto words = words_of(line);
    if (words.empty()) return Next::stay();
    const Voice voice = play_.voice();
    const std::string word = lower_case(words[0]);
    const auto rest_at =
        words.size() > 1 ? static_cast<std::size_t>(words[1].data() - line.data()) : line.size();
    const std::string rest = line.substr(rest_at);
    tell("");

    if (word == "q" || word == "quit" || word == "exit") return leave(Next::quit());
    if (word == "help") return Next::open(make_help(desk_, play_.session()));
    if (word == "rules") return Next::open(make_rules(play_.session().variant()));
    if (word == "stats") return Next::open(make_statistics(desk_));
    if (word == "history") return Next::open(make_history(desk_));
    if (word == "preferences") return Next::open(make_preferences(desk_));
    if (word == "hint")
        return play_.game().over() ? (error = say(voice, hint_over), Next::stay())
                                   : (ask_hint(), Next::stay());
    if (word == "solve") return confirm_solve(error);
    if (word == "open") return confirm_open(error);
    if (word == "undo" || word == "redo") {
        const auto count = rest.empty() ? 1 : parse_number(rest);
        if (!count || *count < 1 || *count > longest_line)
            return error = say(voice, reply_count), Next::stay();
        for (std::uint64_t i = 0; i < *count; ++i) take_back(word == "redo");
        return Next::stay();
    }
    if (word == "note") {
        play_.note({Event::Kind::comment, Move(Verb::next), {}, 0, "; " + rest});
        tell(say(voice, screen_noted));
        return tell_trouble(), Next::stay();
    }
    if (word == "record") {
        const std::string told = write_record(voice, play_.session(), rest, error);
        return tell(told), Next::stay();
    }
    if (word == "replace") {
        const auto cards = cards_in(rest);
        if (cards.size() != 2) return error = say(voice, reply_replace), Next::stay();
        const auto done = play_.replace(cards[0], cards[1]);
        if (!done) return error = with_symbols(done.error().message, desk_.look()), Next::stay();
        changed();
        return Next::stay();
    }
    if (word == "restart") {
        if (play_.session().at_table()) return error = say(voice, reply_no_restart), Next::stay();
        return run_restart();
    }
    if (word == "new") return another_game(rest, error);
    if (const auto move = read_typed(voice, words[0]); move && rest.empty()) {
        const Refusal why = refusal(play_.game().rules, play_.position(), *move);
        if (why != Refusal::none) return try_move(*move), error = message_, Next::stay();
        return try_move(*move);
    }
    if (const auto cards = cards_in(line); !cards.empty() && play_.position().awaiting()) {
        const auto done =
            play_.position().die_owed ? play_.turn_up_die(cards[0]) : play_.turn_up(cards);
        if (!done) return error = with_symbols(done.error().message, desk_.look()), Next::stay();
        changed();
        return Next::stay();
    }
    error = say(voice, screen_unknown_command, {{"input", cli::fit_to_show(line)}});
    return Next::stay();
}

}  // namespace scoundrel::tui
