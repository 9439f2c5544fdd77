#include "scoundrel/line_game.h"

#include <iostream>
#include <utility>

#include "coach/ask_hint.h"
#include "coach/could_be_won.h"
#include "coach/puzzle_judge.h"
#include "command/failure.h"
#include "game/move_text.h"
#include "game/puzzle_book.h"
#include "game/recap_words.h"
#include "notation/cards.h"
#include "notation/numbers.h"
#include "preferences/preferences.h"
#include "scoundrel/commands.h"
#include "scoundrel/line_help.h"
#include "scoundrel/rules_page.h"
#include "system/files.h"
#include "system/line_input.h"
#include "text/game_text.h"
#include "text/gate.h"
#include "text/hint_text.h"
#include "text/named_game.h"
#include "text/solve_text.h"
#include "words/refusals.h"
#include "words/rule_names.h"
#include "words/untrusted.h"

namespace scoundrel::cli {

namespace {

using namespace text;
using enum Phrase;

constexpr std::size_t longest_input = std::size_t{1} << 16;  // of a line, notes included

std::string first_word(std::string& line) {
    const auto begin = line.find_first_not_of(" \t\r");
    if (begin == line.npos) return line.clear(), "";
    const auto end = std::min(line.find_first_of(" \t\r", begin), line.size());
    const std::string word = line.substr(begin, end - begin);
    const auto rest = line.find_first_not_of(" \t\r", end);
    line = rest == line.npos ? "" : line.substr(rest, line.find_last_not_of(" \t\r") + 1 - rest);
    return word;
}

// Cards with anything or nothing between them: "7C QS", "7c,qs", "7CQS".
std::optional<std::vector<Card>> parse_cards(std::string_view text) {
    std::vector<Card> cards;
    while (true) {
        const auto begin = text.find_first_not_of(" \t\r,");
        if (begin == text.npos) return cards;
        text.remove_prefix(begin);
        const auto card = take_card(text);
        if (!card) return {};
        cards.push_back(*card);
    }
}

std::optional<int> read_count(const std::string& text) {
    const auto count = text.empty() ? 1 : parse_number(text);
    if (!count || *count < 1 || *count > longest_line) return {};
    return static_cast<int>(*count);
}

}  // namespace

LineGame::LineGame(Storage* storage, Host host, CardStyle style, bool prompt)
    : storage_(storage), host_(std::move(host)), style_(style), prompt_(prompt) {
    const Preferences likes = load_preferences(preferences_path());
    mark_warning_ = prompt && likes.mark_warning;
    aim_ = likes.aim;
}

void LineGame::begin(Beginning beginning) {
    if (std::exchange(unsaved_, false)) all_kept_ = false;
    play_.emplace(begin_play(storage_, std::move(beginning), host_, style_));
    std::cout << in_lines(say(voice(), talk_game,
                              {{"title", name_of(session().variant())},
                               {"game", print_game_id(session().beginning().id)}}))
              << say(voice(), session().at_table() ? talk_begin_table : talk_begin) << "\n";
    if (const PuzzleEntry* puzzle = puzzle_book().played_in(session().beginning()))
        std::cout << say_goal(voice(), puzzle->puzzle) << "\n";
}

void LineGame::resume(Journal::Resumed resumed) {
    play_.emplace(std::move(resumed), style_);
    std::cout << in_lines(
        say(voice(), talk_resumed, {{"game", print_game_id(session().beginning().id)}}));
}

void LineGame::take_up(Play play, bool resumed) {
    play_.emplace(std::move(play));
    std::cout << in_lines(say(
        voice(), resumed ? talk_resumed : talk_taken_up,
        {{"game", print_game_id(session().beginning().id)}, {"moves", session().moves_played()}}));
}

// Whatever is shown as done has been saved; if it cannot be, the player is told once and plays on.
void LineGame::tell_saving() {
    const std::string& why = play_->save_error();
    if (!why.empty() && !unsaved_)
        message("scoundrel: " + say(voice(), save_failed, {{"why", why}}));
    if (why.empty() && unsaved_) message("scoundrel: " + say(voice(), save_again));
    unsaved_ = !why.empty();
}

void LineGame::show_game(const std::string& done) const {
    std::cout << "\n" << done << tell_all(session(), style_);
    if (!game().over()) return;
    if (play_->kept())
        if (const auto standing = read_standing(*storage_, session()))
            if (const auto said = say_standing(voice(), *standing); !said.empty())
                std::cout << said << "\n";
    if (const auto could = say_could(session(), solve_deal(session())); !could.empty())
        std::cout << could << "\n";
    if (play_->kept()) std::cout << say(voice(), end_review) << "\n";  // it finds only what is kept
    std::cout << tell_afterwards(session());
}

void LineGame::ask() const {
    const Position& position = game().position;
    const Arguments arguments{{"owed", position.owed}};
    if (game().over())
        std::cout << say(voice(), session().at_table() ? ask_over_table : ask_over) << "\n";
    else if (position.owed > 0)
        std::cout << say(voice(), position.room_count > 0 ? ask_cards_more : ask_cards, arguments)
                  << "\n";
    else if (position.die_owed)
        std::cout << say(voice(), ask_die) << "\n";
    if (prompt_) std::cout << "> ";
    std::cout.flush();
}

bool LineGame::run() {
    bool all_taken = true;
    show_game();
    ask();
    std::optional<InputLine> line;
    while ((line = or_fail(read_line(std::cin, longest_input)))) {
        const Answer answer = line->too_long ? refuse(reply_too_long) : handle(line->text);
        if (answer == Answer::quit) break;
        all_taken &= answer == Answer::done;
        ask();
        require_output();
    }
    if (prompt_ && !line) std::cout << "\n";
    play_->save_again();  // perhaps there is room again
    tell_saving();
    if (unsaved_) all_kept_ = false;
    if (prompt_ && storage_ != nullptr && !unsaved_ && !game().over() &&
        session().moves_played() > 0)
        std::cout << say(voice(), reply_kept) << "\n";
    return all_taken;
}

LineGame::Answer LineGame::refuse(const std::string& why) const {
    std::cout.flush();
    message(why);
    return Answer::refused;
}

LineGame::Answer LineGame::refuse_cards(const std::string& why) const {
    return refuse(with_symbols(why, {.symbols = style_.symbols}));
}

LineGame::Answer LineGame::refuse(Phrase phrase, const Arguments& arguments) const {
    return refuse(say(voice(), phrase, arguments));
}

LineGame::Answer LineGame::refuse_over() const {
    return refuse(session().at_table() ? reply_over_table : reply_over);
}

LineGame::Answer LineGame::tell(const std::string& text) const {
    std::cout << text;
    return Answer::done;
}

LineGame::Answer LineGame::help() const { return tell(line_help(session(), play_->kept())); }

LineGame::Answer LineGame::finish(const Result<void>& done) {
    if (!done) return refuse_cards(done.error().message);
    tell_saving();
    show_game();
    return Answer::done;
}

// What can be typed beside moves and cards; line_help.cpp tells of these.
struct LineGame::Word {
    std::string_view word;
    bool takes_rest;
    Answer (*answer)(LineGame& game, const std::string& rest);
};

constexpr LineGame::Word LineGame::words[] = {
    {"quit", false, [](LineGame&, const std::string&) { return Answer::quit; }},
    {"q", false, [](LineGame&, const std::string&) { return Answer::quit; }},
    {"exit", false, [](LineGame&, const std::string&) { return Answer::quit; }},
    {"help", false, [](LineGame& g, const std::string&) { return g.help(); }},
    {"?", false, [](LineGame& g, const std::string&) { return g.help(); }},
    {"rules", false,
     [](LineGame& g, const std::string&) { return g.tell(rules_page(g.session().variant())); }},
    {"look", false, [](LineGame& g, const std::string&) { return g.show_game(), Answer::done; }},
    {"unseen", false,
     [](LineGame& g, const std::string&) { return g.tell(tell_unseen(g.session(), g.style_)); }},
    {"discard", false,
     [](LineGame& g, const std::string&) { return g.tell(tell_discard(g.session(), g.style_)); }},
    {"hint", true, [](LineGame& g, const std::string& rest) { return g.hint(rest); }},
    {"solve", false, [](LineGame& g, const std::string&) { return g.solve(); }},
    {"stats", false, [](LineGame& g, const std::string&) { return g.statistics(); }},
    {"undo", true, [](LineGame& g, const std::string& rest) { return g.undo(rest); }},
    {"redo", true, [](LineGame& g, const std::string& rest) { return g.redo(rest); }},
    {"replace", true, [](LineGame& g, const std::string& rest) { return g.replace(rest); }},
    {"note", true, [](LineGame& g, const std::string& rest) { return g.note(rest); }},
    {"record", true, [](LineGame& g, const std::string& rest) { return g.write_record(rest); }},
    {"restart", false, [](LineGame& g, const std::string&) { return g.restart(); }},
    {"new", true, [](LineGame& g, const std::string& rest) { return g.start_another(rest); }},
};

LineGame::Answer LineGame::handle(const std::string& line) {
    std::string rest = line;
    const std::string typed_word = first_word(rest);
    const std::string word = lower_case(typed_word);
    if (const auto answer = take_answer(word)) return *answer;
    if (word.empty()) return Answer::done;
    for (const Word& known : words)
        if (word == known.word && (rest.empty() || known.takes_rest))
            return known.answer(*this, rest);
    const auto move = rest.empty() ? read_typed(voice(), typed_word) : std::nullopt;
    if (move) return play(*move);
    return game().position.awaiting() ? turn_up(line) : play_card(line);
}

// The legal moves with the card, or without one all of them, as they are typed.
std::string LineGame::moves_with(std::optional<Card> card) const {
    std::string text;
    for (const Move move : legal_moves(game().rules, game().position))
        if (!card || move.card() == *card) text += (text.empty() ? "" : " ") + typed(voice(), move);
    return text;
}

LineGame::Answer LineGame::play(Move move) {
    const Game& before = game();
    const Refusal why = refusal(before.rules, before.position, move);
    if (why != Refusal::none) return refuse_move(move, why);
    if (const auto done = play_->play(move); !done) return refuse(done.error().message);
    if (puzzle_book().played_in(session().beginning()) != nullptr) {
        const auto judgement = judge(session());
        if (judgement && !judgement->right) {
            (void)play_->undo();
            tell_saving();
            return refuse(say_judgement(voice(), *judgement));
        }
    }
    tell_saving();
    show_game(play_->log().back().text + "\n");
    return Answer::done;
}

LineGame::Answer LineGame::refuse_move(Move move, Refusal why) const {
    if (why == Refusal::game_over) return refuse_over();
    if (why == Refusal::needs_direction)
        return refuse(refuse_direction, {{"lr", typed(voice(), Move(Verb::avoid_lr))},
                                         {"rl", typed(voice(), Move(Verb::avoid_rl))}});
    const std::string text = typed(voice(), move) + ": " +
                             explain_refusal(voice(), why, game().rules, game().position, move);
    const std::string possible = move.has_card() ? moves_with(move.card()) : "";
    if (possible.empty()) return refuse_cards(text);
    return refuse_cards(
        say(voice(), reply_possible,
            {{"why", text}, {"card", print_card(move.card())}, {"moves", possible}}));
}

// A card, where only one thing can be done with it.
LineGame::Answer LineGame::play_with(Card card) {
    std::optional<Move> only;
    for (const Move move : legal_moves(game().rules, game().position)) {
        if (move.card() != card) continue;
        if (only) return refuse(reply_which, {{"moves", moves_with(card)}});
        only = move;
    }
    // If there is nothing, the likeliest move tells why.
    const Verb likeliest = card.is_monster()  ? Verb::barehanded
                           : card.is_weapon() ? Verb::equip
                                              : Verb::drink;
    return play(only.value_or(Move(card, likeliest)));
}

// A card or the number of a room card, or what was meant to be a move.
LineGame::Answer LineGame::play_card(const std::string& line) {
    std::string rest = line;
    const std::string word = first_word(rest);
    if (game().over()) return refuse_over();
    if (!rest.empty() && (read_typed(voice(), word) || parse_card(word)))
        return refuse(reply_single, {{"input", line}});
    if (const auto card = parse_card(word); card && rest.empty()) return play_with(*card);
    if (const auto number = parse_number(word); number && rest.empty()) {
        const Card card =
            *number <= room_size ? session().places().at(static_cast<int>(*number)) : Card();
        return card ? play_with(card) : refuse(reply_number, {{"number", word}});
    }
    return refuse(reply_unknown, {{"input", line}, {"moves", moves_with({})}});
}

LineGame::Answer LineGame::turn_up(const std::string& line) {
    const auto cards = parse_cards(line);
    if (!cards) return refuse(reply_cards, {{"input", line}});
    if (game().position.die_owed)
        return cards->size() == 1 ? finish(play_->turn_up_die(cards->front()))
                                  : refuse(reply_monster);
    return finish(play_->turn_up(*cards));
}

LineGame::Answer LineGame::replace(const std::string& rest) {
    const auto cards = parse_cards(rest);
    if (!cards || cards->size() != 2) return refuse(reply_replace);
    return finish(play_->replace({{(*cards)[0], (*cards)[1]}}));
}

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

LineGame::Answer LineGame::statistics() const {
    if (storage_ == nullptr) return refuse(reply_no_stats);
    tell_statistics(or_fail(read_history(*storage_)));
    return Answer::done;
}

LineGame::Answer LineGame::undo(const std::string& rest) {
    const auto count = read_count(rest);
    if (!count) return refuse(reply_count);
    if (!play_->undo_marks(*count)) return finish(play_->undo(*count));
    return ask_first(ask_mark_undo, [this, count] { return take_back(*count); });
}

LineGame::Answer LineGame::take_back(int count) {
    const auto done = play_->undo(count);
    if (done) tell_marked(true);
    return finish(done);
}

LineGame::Answer LineGame::redo(const std::string& rest) {
    const auto count = read_count(rest);
    return count ? finish(play_->redo(*count)) : refuse(reply_count);
}

LineGame::Answer LineGame::note(const std::string& rest) {
    if (const auto noted = play_->comment(rest); !noted) return refuse(noted.error().message);
    tell_saving();
    return Answer::done;
}

LineGame::Answer LineGame::write_record(const std::string& path) {
    const std::string text = print_record(session().record());
    if (path.empty()) return print_data(text), Answer::done;
    if (is_file(path)) return refuse(say(voice(), reply_exists, {{"file", fit_to_show(path)}}));
    if (const auto done = write_file(path, text); !done) return refuse(done.error().message);
    return tell(say(voice(), reply_written, {{"file", fit_to_show(path)}}) + "\n");
}

// The deck on the table cannot be laid again as it was, so there it is refused.
LineGame::Answer LineGame::restart() {
    if (session().at_table()) return refuse(reply_no_restart);
    return leave_for(session().beginning());
}

// Without a game named, another of these rules: at a table with the same real deck.
LineGame::Answer LineGame::start_another(const std::string& rest) {
    const Variant& variant = session().variant();
    if (rest.empty() && session().at_table()) return leave_for(beginning_of(table_game(variant)));
    const auto id = rest.empty() ? random_game(variant, host_) : read_wanted_game(rest, host_);
    return id ? leave_for(beginning_of(*id)) : refuse(id.error().message);
}

LineGame::Answer LineGame::leave_for(Beginning wanted) {
    play_->abandon();
    tell_saving();
    std::cout << "\n";
    begin(std::move(wanted));
    show_game();
    return Answer::done;
}

}  // namespace scoundrel::cli
