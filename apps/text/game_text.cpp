#include "text/game_text.h"

#include <optional>
#include <span>
#include <vector>

#include "game/due.h"
#include "game/move_text.h"
#include "game/recap_words.h"
#include "phrases/untrusted.h"
#include "text/shell_word.h"

namespace scoundrel::text {

namespace {

using enum Phrase;

std::string show_bottom(const Position& position, CardStyle style) {
    return show_cards(std::span(position.bottom, position.bottom_count), style);
}

std::string joined(const Voice& voice, const std::vector<std::string>& parts, Phrase between) {
    std::string text;
    for (const auto& part : parts) text += (text.empty() ? "" : say(voice, between)) + part;
    return text;
}

// Everything that can be done with a card; with no card, what needs none. Empty if nothing can.
std::string tell_choices(const Session& session, Card card, CardStyle style) {
    std::vector<std::string> choices;
    for (const Move move : legal_moves(session.game().rules, session.position()))
        if (move.card() == card) choices.push_back(tell_choice(session, move, style));
    return joined(Voice::of(session.variant()), choices, list_semicolon);
}

// Why nothing can be done with a card that lies there.
std::string tell_waiting(const Session& session, Card card, CardStyle style) {
    const Position& position = session.position();
    const Rules& rules = session.game().rules;
    const Voice voice = Voice::of(session.variant());
    if (position.rolled)
        return say(voice, choice_fight_first, {{"rolled", show(position.rolled, style)}});
    if (card == position.slot.card) return say(voice, choice_out_of_reach);
    return say(voice, rules.monsters == Monsters::die ? choice_roll_first : choice_none);
}

// "7D, power 5, slain with it: JC 6S"
std::string tell_held(const Voice& voice, const Rules& rules, const Held& held,
                      const SlainStack& slain, std::string name, CardStyle style) {
    std::vector<std::string> parts{std::move(name)};
    const int power = weapon_power(rules, held);
    if (held.card.is_weapon() && rules.weapon == WeaponRule::wear)
        parts.push_back(say(voice, power > 0 ? talk_power : talk_worn_out, {{"power", power}}));
    if (held.limit > 0)
        parts.push_back(say(voice, rules.weapon == WeaponRule::equal ? talk_up_to : talk_below,
                            {{"limit", held.limit}}));
    if (slain.count > 0)
        parts.push_back(say(voice, talk_slain, {{"slain", show_cards(slain, style)}}));
    return joined(voice, parts, list_comma);
}

std::string tell_weapon(const Session& session, CardStyle style) {
    const Game& game = session.game();
    const Voice voice = Voice::of(session.variant());
    const Held& weapon = game.position.weapon;
    if (!weapon.card) return say(voice, talk_unarmed);
    return tell_held(voice, game.rules, weapon, game.account.slain,
                     say(voice, talk_armed, {{"held", show(weapon.card, style)}}), style) +
           ".";
}

std::string tell_slot(const Session& session, CardStyle style) {
    const Game& game = session.game();
    const Voice voice = Voice::of(session.variant());
    const Held& slot = game.position.slot;
    if (game.rules.inventory == Inventory::none) return "";
    if (!slot.card) return say(voice, talk_slot_empty) + "\n";
    const std::string item =
        tell_held(voice, game.rules, slot, game.account.slot_slain, show(slot.card, style), style);
    const std::string choices = tell_choices(session, slot.card, style);
    if (game.position.awaiting()) return say(voice, talk_slot, {{"item", item}}) + "\n";
    return say(voice, talk_slot_choices,
               {{"item", item},
                {"choices", choices.empty() ? tell_waiting(session, slot.card, style) : choices}}) +
           "\n";
}

// The first of them; `unseen` lists them all.
std::string show_bottom_briefly(const Voice& voice, const Position& position, CardStyle style) {
    constexpr int most = 8;
    if (position.bottom_count <= most) return show_bottom(position, style);
    return say(voice, talk_more,
               {{"cards", show_cards(std::span(position.bottom, room_size), style)},
                {"more", position.bottom_count - room_size}});
}

std::string tell_dungeon(const Session& session, CardStyle style) {
    const Position& position = session.position();
    const Voice voice = Voice::of(session.variant());
    if (position.dungeon_empty()) return say(voice, talk_dungeon_empty);
    const std::string text = say(voice, talk_dungeon, {{"cards", position.dungeon()}});
    if (position.bottom_count == 0) return text;
    const auto rooms = rooms_until_known(session.game().rules, position);
    const Phrase known = position.unseen.empty() ? talk_bottom_all
                         : rooms                 ? talk_bottom_due
                                                 : talk_bottom;
    return text + " " +
           say(voice, known,
               {{"known", position.bottom_count},
                {"bottom", show_bottom_briefly(voice, position, style)},
                {"rooms", rooms.value_or(0)}});
}

std::string tell_progress(const Session& session) {
    const Game& game = session.game();
    const Voice voice = Voice::of(session.variant());
    const Arguments arguments{{"room", game.account.room_number},
                              {"dealt", game.position.dealt_with},
                              {"health", game.position.health},
                              {"most", game.rules.health},
                              {"cleared", game.account.stats.rooms_cleared},
                              {"gone", game.account.stats.rooms_avoided}};
    std::string text =
        say(voice, game.position.dealt_with > 0 ? talk_room_begun : talk_room, arguments) + " " +
        say(voice, talk_health, arguments);
    if (game.account.room_number == 1) return text;
    const bool avoids = game.rules.avoid != Avoid::never;
    return text + " " + say(voice, avoids ? talk_cleared_avoided : talk_cleared, arguments);
}

// For a shell anywhere else. An id too long for a line is cut into quoted pieces that the shell
// joins again; one that would steer the terminal is not shown at all.
std::string tell_share(const Voice& voice, const std::string& id) {
    constexpr std::string_view play = "scoundrel play ";
    if (!is_printable(id)) return say(voice, end_again) + "\n";
    const std::string line =
        say(voice, end_share, {{"command", std::string(play) + shell_word(id)}});
    if (shown_width(line) <= line_width()) return line + "\n";
    std::string command(play);
    std::string piece;
    for (const auto& c : id) {
        const bool begins_character = (static_cast<unsigned char>(c) & 0xc0) != 0x80;
        if (begins_character &&
            shown_width(piece) >= page_width - 2 - static_cast<int>(play.size())) {
            command += shell_word(piece) + "\\\n";
            piece.clear();
        }
        piece += c;
    }
    return say(voice, end_share_below) + "\n" + command + shell_word(piece) + "\n";
}

}  // namespace

std::string tell_kind(const Voice& voice, Card card) {
    const Phrase kind = card.is_monster()  ? talk_monster
                        : card.is_weapon() ? talk_weapon
                                           : talk_potion;
    return say(voice, kind, {{"value", card.value()}});
}

std::string tell_state(const Session& session, CardStyle style) {
    const Position& position = session.position();
    std::string text = tell_progress(session) + "\n" + tell_weapon(session, style) + "\n" +
                       tell_slot(session, style) + tell_dungeon(session, style) + "\n";
    if (position.rolled)
        text += say(Voice::of(session.variant()), talk_rolled,
                    {{"card", show(position.rolled, style)}}) +
                "\n";
    return in_lines(text);
}

std::string tell_room(const Session& session, CardStyle style) {
    const Position& position = session.position();
    const Voice voice = Voice::of(session.variant());
    std::string text;
    for (int place = 1; place <= room_size; ++place) {
        const Card card = session.places().at(place);
        if (!card) continue;
        text += std::to_string(place) + ". " + show_in_column(card, style) + "  " +
                tell_kind(voice, card);
        const std::string choices = tell_choices(session, card, style);
        if (!position.awaiting())
            text += ": " + (choices.empty() ? tell_waiting(session, card, style) : choices);
        text += ".\n";
    }
    const std::string others = tell_choices(session, Card(), style);
    if (!others.empty()) text += say(voice, talk_or, {{"choices", others}}) + "\n";
    return in_lines(text);
}

std::string tell_room_cards(const Voice& voice, const Game& game, CardStyle style) {
    return say(voice, talk_room_cards,
               {{"room", game.account.room_number},
                {"cards",
                 show_cards(std::span(game.position.room, game.position.room_count), style)}}) +
           "\n";
}

std::string tell_all(const Session& session, CardStyle style) {
    return session.game().over() ? tell_end(session, style)
                                 : tell_state(session, style) + tell_room(session, style);
}

std::string tell_account(const Session& session) {
    const Stats& stats = session.game().account.stats;
    return say(Voice::of(session.variant()), end_account,
               {{"cleared", stats.rooms_cleared},
                {"gone", stats.rooms_avoided},
                {"slain", stats.monsters_slain},
                {"damage", stats.damage_taken},
                {"healed", stats.healed},
                {"moves", session.moves_played()}});
}

std::string tell_moments(const Voice& voice, const Recap& recap, CardStyle style) {
    std::string text;
    for (const std::string& moment : say_moments(voice, recap))
        text += (text.empty() ? "" : " ") + moment;
    return with_symbols(text, style);
}

std::string tell_end(const Session& session, CardStyle style) {
    const Outcome outcome = session.outcome();
    if (outcome.status == Status::playing) return "";
    const Voice voice = Voice::of(session.variant());
    const Recap recap = recap_of(session);
    std::string text = say(voice, recap.won ? end_won : end_lost, {{"score", outcome.score}});
    text += "\n" + say_recap(voice, recap);
    if (const auto close = say_close(voice, recap); !close.empty())
        text += "\n" + with_symbols(close, style);
    if (const auto moments = tell_moments(voice, recap, style); !moments.empty())
        text += "\n" + moments;
    return in_lines(text + "\n" + tell_account(session));
}

std::string tell_end_by(const Session& session, std::string_view player) {
    return in_lines(say_end_by(Voice::of(session.variant()), session.outcome(), player) + "\n" +
                    tell_account(session));
}

std::string tell_afterwards(const Session& session) {
    const Voice voice = Voice::of(session.variant());
    const Marks marks = session.marks();
    std::string text;
    if (marks.any())
        text += in_lines(
            say(voice, end_marked, {{"marks", say_list(voice, list_marks(voice, marks))}}));
    if (session.at_table()) return text + say(voice, end_table) + "\n";
    if (session.beginning().position) return text + say(voice, end_again) + "\n";
    return text + tell_share(voice, print_game_id(session.beginning().id));
}

std::string tell_unseen(const Session& session, CardStyle style) {
    const Position& position = session.position();
    const Voice voice = Voice::of(session.variant());
    std::string text = say(voice, unseen_count, {{"cards", position.unseen.count()}}) + "\n";
    for (const Suit suit : {Suit::clubs, Suit::spades, Suit::diamonds, Suit::hearts}) {
        const CardSet cards = position.unseen & CardSet::whole_suit(suit);
        if (!cards.empty()) text += show_cards(cards, style) + "\n";
    }
    if (position.bottom_count > 0)
        text += say(voice, unseen_below, {{"bottom", show_bottom(position, style)}}) + "\n";
    return in_lines(text);
}

std::string tell_discard(const Session& session, CardStyle style) {
    const Voice voice = Voice::of(session.variant());
    const auto& pile = session.game().account.discard;
    return in_lines(say(voice, pile.count == 0 ? pile_empty : pile_cards,
                        {{"cards", show_cards(pile, style)}}));
}

}  // namespace scoundrel::text
