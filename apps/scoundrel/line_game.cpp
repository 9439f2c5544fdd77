#include "scoundrel/line_game.h"

#include <iostream>
#include <utility>

#include "coach/could_be_won.h"
#include "command/failure.h"
#include "game/daily_words.h"
#include "game/move_text.h"
#include "game/puzzle_book.h"
#include "game/recap_words.h"
#include "game/result_strip.h"
#include "phrases/untrusted.h"
#include "preferences/preferences.h"
#include "scoundrel/commands.h"
#include "scoundrel/line_help.h"
#include "scoundrel/rules_page.h"
#include "system/files.h"
#include "system/line_input.h"
#include "text/daily_text.h"
#include "text/game_text.h"
#include "text/gate.h"
#include "text/named_game.h"
#include "words/rule_names.h"

namespace scoundrel::cli {

namespace {

using namespace text;
using enum Phrase;

constexpr std::size_t longest_input = std::size_t{1} << 16;  // of a line, notes included

// Takes it off the line.
std::string take_word(std::string& line) {
    const auto begin = line.find_first_not_of(" \t\r");
    if (begin == line.npos) return line.clear(), "";
    const auto end = std::min(line.find_first_of(" \t\r", begin), line.size());
    const std::string word = line.substr(begin, end - begin);
    const auto rest = line.find_first_not_of(" \t\r", end);
    line = rest == line.npos ? "" : line.substr(rest, line.find_last_not_of(" \t\r") + 1 - rest);
    return word;
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
            for (const std::string& said :
                 {say_standing(voice(), *standing), say_reached(voice(), *standing)})
                if (!said.empty()) std::cout << said << "\n";
    if (const auto could = say_could(session(), solve_deal(session())); !could.empty())
        std::cout << could << "\n";
    tell_day();
    if (play_->kept()) std::cout << say(voice(), end_review) << "\n";  // it finds only what is kept
    std::cout << tell_afterwards(session());
}

// The result to share, where it was the deal of a day.
void LineGame::tell_day() const {
    const auto day = day_of_deal(print_game_id(session().beginning().id));
    if (!day || !play_->kept()) return;
    const Days days(or_fail(read_history(*storage_)).games, host_.today());
    if (const auto strip = strip_of(session(), days))
        std::cout << "\n"
                  << print_strip(*strip, daily_command_line(strip->day), !style_.symbols) << "\n"
                  << in_lines(say_streaks(days.streaks()));
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
    {"answer", false, [](LineGame& g, const std::string&) { return g.answer(); }},
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
    const std::string typed_word = take_word(rest);
    const std::string word = lower_case(typed_word);
    if (const auto answer = take_answer(word)) return *answer;
    if (word.empty()) return Answer::done;
    for (const Word& known : words)
        if (word == known.word && (rest.empty() || known.takes_rest))
            return known.answer(*this, rest);
    const auto move = rest.empty() ? read_typed(voice(), typed_word) : std::nullopt;
    if (move) return play(*move);
    return game().position.awaiting() ? turn_up(line) : play_card(line, typed_word, rest.empty());
}

LineGame::Answer LineGame::statistics() const {
    if (storage_ == nullptr) return refuse(reply_no_stats);
    tell_statistics(or_fail(read_history(*storage_)));
    return Answer::done;
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
