#include "cli/line_game.h"

#include <fmt/core.h>

#include <chrono>
#include <ctime>
#include <iostream>
#include <utility>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/table_talk.h"
#include "notation/cards.h"
#include "notation/moves.h"
#include "notation/numbers.h"

namespace scoundrel::cli {

namespace {

constexpr std::string_view help_text =
    "A move is a card and what is done with it, as shown in brackets: QSw fights the queen of\n"
    "spades with the weapon, QSb barehanded, TDe equips, 4Hd drinks. A card alone, or its number,\n"
    "will do where only one thing can be done with it. Otherwise:\n"
    "  avoid, next, roll    when the rules allow them\n"
    "  undo [N], redo [N]   take moves back; the game is then marked\n"
    "  look                 the table again\n"
    "  unseen, discard      what is still to come, what is gone\n"
    "  replace QS 7C        with a real deck: the known card QS turned out to be 7C\n"
    "  note TEXT            keep a remark in the record\n"
    "  record [FILE]        print the record of this game, or write it to a file\n"
    "  restart, new [GAME]  the same deal again; another game\n"
    "  quit                 leave; the game is kept and goes on next time\n";

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

}  // namespace

std::string time_now() {
    using namespace std::chrono;
    const auto now = floor<milliseconds>(system_clock::now());
    const std::time_t seconds = system_clock::to_time_t(now);
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &utc);
    return fmt::format("{}.{:03}Z", text, now.time_since_epoch().count() % 1000);
}

std::string new_play_name() {
    const std::string time = time_now();
    std::string name;
    for (const char c : time)
        if (c != ':' && c != '-' && c != '.') name += c;
    return name + "-" + print_hex(random_seed());
}

void LineGame::begin(const GameId& id) {
    if (std::exchange(unsaved_, false)) all_kept_ = false;
    session_.emplace(Beginning{id, {}, {}, new_play_name(), time_now()});
    journal_.reset();
    if (storage_ != nullptr) journal_ = Journal::begin(*storage_, *session_);
    std::cout << id.variant.base->title << ". Game " << print_game_id(id) << ".\n";
}

void LineGame::resume(Journal::Resumed resumed) {
    session_ = std::move(resumed.session);
    journal_ = std::move(resumed.journal);
    std::cout << "Going on with " << print_game_id(session_->beginning().id)
              << ". (new begins another game.)\n";
}

// Whatever is shown as done has been saved; if it cannot be, the player is told once and plays on.
void LineGame::save() {
    if (!journal_) return;
    const auto saved = journal_->save(*session_);
    if (!saved && !unsaved_)
        fmt::print(stderr,
                   "scoundrel: the game cannot be saved ({}); you can play on, but it will "
                   "be lost when you leave, unless record FILE writes it elsewhere\n",
                   fit_to_show(saved.error().message));
    if (saved && unsaved_) fmt::print(stderr, "scoundrel: the game is saved again\n");
    unsaved_ = !saved;
}

void LineGame::show_table() const {
    std::cout << tell_table(*session_, look_);
    if (session_->game().over())
        std::cout << tell_end(*session_);
    else
        std::cout << tell_room(*session_, look_);
}

void LineGame::ask() const {
    const Position& position = session_->position();
    if (session_->game().over()) {
        std::cout << "new, restart, undo or quit?\n";
    } else if (position.owed > 0) {
        std::cout << fmt::format("Turn up {} more card{} of your deck and type {}.\n",
                                 position.owed, position.owed == 1 ? "" : "s",
                                 position.owed == 1 ? "it" : "them");
    } else if (position.die_owed) {
        std::cout << "Roll a die for the monsters of the room and type the one it picks.\n";
    }
    if (prompt_) std::cout << "> ";
    std::cout.flush();
}

bool LineGame::run() {
    bool all_taken = true;
    show_table();
    ask();
    std::string line;
    bool too_long = false;
    bool more = true;
    while ((more = read_line(std::cin, longest_input, line, too_long))) {
        const Answer answer = too_long ? refuse("the line is too long") : handle(line);
        if (answer == Answer::quit) break;
        all_taken &= answer == Answer::done;
        ask();
        if (!std::cout) throw Failure("the output could not be written");
    }
    if (prompt_ && !more) std::cout << "\n";
    if (unsaved_) save();  // perhaps there is room again
    if (unsaved_) all_kept_ = false;
    return all_taken;
}

LineGame::Answer LineGame::refuse(const std::string& message) const {
    std::cout.flush();
    fmt::print(stderr, "{}\n", fit_to_show(message));
    return Answer::refused;
}

LineGame::Answer LineGame::finish(const Result<void>& done) {
    if (!done) return refuse(done.error().message);
    save();
    show_table();
    return Answer::done;
}

LineGame::Answer LineGame::handle(const std::string& line) {
    std::string rest = line;
    const std::string word = first_word(rest);
    if (word.empty()) return Answer::done;
    if (rest.empty() || word == "note" || word == "record" || word == "new" || word == "replace" ||
        word == "undo" || word == "redo")
        if (const Answer answer = handle_word(word, rest);
            answer != Answer::refused || !rest.empty())
            return answer;
    return session_->position().awaiting() ? turn_up(line) : play_card(line);
}

LineGame::Answer LineGame::handle_word(const std::string& word, const std::string& rest) {
    if (word == "quit" || word == "exit") return Answer::quit;
    if (word == "help" || word == "?") return std::cout << help_text, Answer::done;
    if (word == "look") return show_table(), Answer::done;
    if (word == "unseen")
        return std::cout << tell_unseen(session_->position(), look_), Answer::done;
    if (word == "discard")
        return std::cout << tell_discard(session_->game().account, look_), Answer::done;
    if (word == "undo" || word == "redo") return take_back(rest, word == "redo");
    if (word == "record") return write_record(rest);
    if (word == "restart") return start_over(print_game_id(session_->beginning().id));
    if (word == "new") return start_over(rest);
    if (word == "note") {
        session_->note({Event::Kind::comment, Move(Verb::next), {}, 0, "; " + rest});
        return save(), Answer::done;
    }
    if (word == "replace") {
        const auto cards = parse_cards(rest);
        if (!cards || cards->size() != 2) return refuse("say two cards: replace QS 7C");
        return finish(session_->replace({{(*cards)[0], (*cards)[1]}}));
    }
    if (const auto move = parse_move(word)) return play(*move);
    return Answer::refused;  // perhaps a card or a number
}

LineGame::Answer LineGame::play(Move move) {
    const Game before = session_->game();
    const auto done = session_->play(move);
    if (!done) return refuse(done.error().message);
    save();
    std::cout << tell_move(before, session_->game(), move, look_) << "\n";
    show_table();
    return Answer::done;
}

// A card or the number of a room card, where only one thing can be done with it.
LineGame::Answer LineGame::play_card(const std::string& line) {
    std::string rest = line;
    const std::string word = first_word(rest);
    const Position& position = session_->position();
    std::optional<Card> card = parse_card(word);
    if (const auto number = parse_number(word);
        !card && number && *number >= 1 && *number <= position.room_count)
        card = position.room[*number - 1];
    if (session_->game().over()) return refuse("the game is over: new, restart, undo or quit");
    if (!card || !rest.empty())
        return refuse("'" + line + "' is not understood; help lists what is");
    std::string choices;
    std::optional<Move> only;
    for (const Move move : legal_moves(session_->game().rules, position)) {
        if (move.card() != *card) continue;
        only = choices.empty() ? std::optional(move) : std::nullopt;
        choices += " " + print_move(move);
    }
    if (only) return play(*only);
    return refuse(choices.empty() ? "nothing can be done with " + print_card(*card) + " now"
                                  : "say which:" + choices);
}

LineGame::Answer LineGame::turn_up(const std::string& line) {
    const auto cards = parse_cards(line);
    if (!cards) return refuse("'" + line + "' is not cards; type them as 7C QS TD");
    if (session_->position().die_owed)
        return cards->size() == 1 ? finish(session_->turn_up_die(cards->front()))
                                  : refuse("type the one monster the die picked");
    return finish(session_->turn_up(*cards));
}

LineGame::Answer LineGame::take_back(const std::string& rest, bool redo) {
    const auto count = rest.empty() ? 1 : parse_number(rest);
    if (!count || *count < 1 || *count > longest_line)
        return refuse("say how many: undo, or undo 3");
    const int number = static_cast<int>(*count);
    return finish(redo ? session_->redo(number) : session_->undo(number));
}

LineGame::Answer LineGame::write_record(const std::string& path) {
    const std::string text = print_record(session_->record());
    if (path.empty()) return std::cout << text, Answer::done;
    if (const auto done = write_file(path, text); !done) return refuse(done.error().message);
    std::cout << "Written to " << path << ".\n";
    return Answer::done;
}

// The game left behind is given up, unless it is over or nothing was done in it.
LineGame::Answer LineGame::start_over(const std::string& rest) {
    const std::string rules = print_rules(session_->variant());
    const std::string text = rest.empty() ? rules : rest;
    const bool is_id = text.find_first_of("#:@") != text.npos;
    const auto id = read_game_id(is_id ? text : text + "#" + std::to_string(random_seed()));
    if (!id) return refuse(id.error().message);
    if (!session_->game().over() && session_->moves_played() > 0) {
        session_->note(Event::of(Event::Kind::abandon));
        save();
    }
    begin(*id);
    show_table();
    return Answer::done;
}

}  // namespace scoundrel::cli
