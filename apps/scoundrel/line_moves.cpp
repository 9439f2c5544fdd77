// Line mode: moves, cards that are turned up, and what is taken back.
#include "coach/puzzle_judge.h"
#include "game/move_text.h"
#include "game/puzzle_book.h"
#include "notation/cards.h"
#include "notation/numbers.h"
#include "scoundrel/line_game.h"
#include "text/terminal_text.h"
#include "words/refusals.h"

namespace scoundrel::cli {

namespace {

using namespace text;
using enum Phrase;

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
    const std::string text =
        say(voice(), named_part,
            {{"whole", typed(voice(), move)},
             {"part", explain_refusal(voice(), why, game().rules, game().position, move)}});
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
LineGame::Answer LineGame::play_card(const std::string& line, const std::string& word,
                                     bool single) {
    if (game().over()) return refuse_over();
    if (!single && (read_typed(voice(), word) || parse_card(word)))
        return refuse(reply_single, {{"input", line}});
    if (const auto card = parse_card(word); card && single) return play_with(*card);
    if (const auto number = parse_number(word); number && single) {
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

}  // namespace scoundrel::cli
