#include "notation/moves.h"

#include "notation/cards.h"

namespace scoundrel {

namespace {

constexpr std::string_view verb_letters = "wbedxspr";
constexpr std::string_view cardless[] = {"avoid", "avoid-lr", "avoid-rl", "next", "roll"};

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_word(std::string_view text, std::string_view word) {
    if (text.size() != word.size()) return false;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (lower(text[i]) != word[i]) return false;
    return true;
}

std::string list_moves(const Rules& rules, const Position& position) {
    std::string text;
    for (const Move move : legal_moves(rules, position)) text += " " + print_move(move);
    return text;
}

}  // namespace

std::string print_move(Move move) {
    const auto verb = static_cast<std::size_t>(move.verb());
    if (!move.has_card()) return std::string(cardless[verb - card_verbs]);
    return print_card(move.card()) + verb_letters[verb];
}

std::optional<Move> parse_move(std::string_view text) {
    for (std::size_t i = 0; i < std::size(cardless); ++i)
        if (same_word(text, cardless[i])) return Move(static_cast<Verb>(card_verbs + i));
    const auto card = take_card(text);
    if (!card || text.size() != 1) return {};
    const auto verb = verb_letters.find(lower(text.front()));
    if (verb == verb_letters.npos) return {};
    return Move(*card, static_cast<Verb>(verb));
}

std::string explain_refusal(Refusal why, const Rules& rules, const Position& position, Move move) {
    const std::string card = move.has_card() ? print_card(move.card()) : "";
    const Held& weapon = position.weapon;
    const std::string weapon_name = weapon.card ? print_card(weapon.card) : "";
    switch (why) {
        case Refusal::none: return "";
        case Refusal::game_over: return "the game is over";
        case Refusal::cards_owed:
            return position.die_owed
                       ? "the die has yet to be rolled"
                       : "the room is not dealt yet: " + std::to_string(position.owed) +
                             " more to turn up";
        case Refusal::card_not_here: return card + " is neither in the room nor in the slot";
        case Refusal::wrong_kind: return "that cannot be done with " + card;
        case Refusal::not_in_these_rules: return "these rules have no such move";
        case Refusal::must_fight_rolled:
            return "the die picked " + print_card(position.rolled) + ": fight it first";
        case Refusal::must_roll_first: return "roll first: the die says which monster is fought";
        case Refusal::no_weapon: return "there is no weapon in hand";
        case Refusal::weapon_bound:
            return weapon_name + " last slew a " + std::to_string(weapon.limit) +
                   ": it can only be used on monsters " +
                   (rules.weapon == WeaponRule::equal ? "of at most " : "below ") +
                   std::to_string(weapon.limit);
        case Refusal::weapon_worn_out: return weapon_name + " is worn out";
        case Refusal::weapon_must_be_used:
            return weapon_name + " can be used on " + card + ", so it must be";
        case Refusal::slot_out_of_reach:
            return "the slot is out of reach while there are monsters in the room";
        case Refusal::slot_full: return "the slot already holds " + print_card(position.slot.card);
        case Refusal::room_full: return "the room is full: there is no place to put it down";
        case Refusal::weapon_used: return card + " has been used and cannot be put down";
        case Refusal::nothing_to_repair:
            return weapon.card ? weapon_name + " needs no repair" : "there is no weapon to repair";
        case Refusal::room_begun: return "a room can be avoided only before anything is done in it";
        case Refusal::room_not_full: return "only a full room of four can be avoided";
        case Refusal::avoided_last: return "two rooms in a row cannot be avoided";
        case Refusal::needs_direction: return "say in which order: avoid-lr or avoid-rl";
        case Refusal::has_no_direction: return "these rules keep the order: avoid";
        case Refusal::room_not_finished: return "deal with three cards of this room first";
        case Refusal::dungeon_empty: return "the dungeon is empty: this is the last room";
        case Refusal::no_monster: return "there is no monster to roll for";
    }
    return "not legal now; legal:" + list_moves(rules, position);
}

}  // namespace scoundrel
