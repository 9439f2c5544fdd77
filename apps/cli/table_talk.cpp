#include "cli/table_talk.h"

#include <fmt/format.h>

#include <span>
#include <vector>

#include "notation/moves.h"
#include "session/preview.h"

namespace scoundrel::cli {

namespace {

std::string_view weapon_word(const Variant& variant) {
    return variant.base->weapon_word == WeaponWord::shield ? "shield" : "weapon";
}

std::string_view kind_word(Card card, const Variant& variant) {
    switch (card.kind()) {
        case Kind::monster: return "monster";
        case Kind::weapon: return weapon_word(variant);
        case Kind::potion: return "potion";
    }
    return "";
}

std::string tell_health_after(const Preview& seen) {
    if (seen.fatal) return "kills you";
    return fmt::format("{} health left", seen.health);
}

std::string tell_drink(const Preview& seen) {
    if (seen.healed == 0) return "drink: heals nothing";
    std::string text = fmt::format("drink: +{}, {} health", seen.healed, seen.health);
    if (seen.healing_lost > 0) text += fmt::format(", {} lost", seen.healing_lost);
    return text;
}

// One choice, as "with the weapon: 4 damage, 9 health left".
std::string tell_choice(const Session& session, Move move) {
    const Preview seen = preview(session.game(), move);
    const auto word = weapon_word(session.variant());
    switch (move.verb()) {
        case Verb::fight:
            return fmt::format("with the {}: {} damage, {}", word, seen.damage,
                               tell_health_after(seen));
        case Verb::barehanded:
            return fmt::format("barehanded: {} damage, {}", seen.damage, tell_health_after(seen));
        case Verb::equip: return "equip";
        case Verb::drink: return tell_drink(seen);
        case Verb::discard: return "discard";
        case Verb::store: return "store";
        case Verb::put_down: return "put down";
        case Verb::repair: return fmt::format("repair the {}", word);
        case Verb::avoid: return "avoid the room";
        case Verb::avoid_lr: return "avoid the room, first card uppermost";
        case Verb::avoid_rl: return "avoid the room, last card uppermost";
        case Verb::next: return "go to the next room";
        case Verb::roll: return "roll the die";
    }
    return "";
}

std::string tell_choices(const Session& session, Card card) {
    std::string text;
    for (const Move move : legal_moves(session.game().rules, session.position()))
        if (move.card() == card)
            text += fmt::format("{}{} ({})", text.empty() ? "" : "; ", tell_choice(session, move),
                                print_move(move));
    return text.empty() ? "nothing can be done with it now" : text;
}

std::string tell_weapon(const Session& session, Look look) {
    const Game& game = session.game();
    const Held& weapon = game.position.weapon;
    const auto word = weapon_word(session.variant());
    if (!weapon.card) return fmt::format("No {}.", word);
    std::string text = fmt::format("Your {} is {}", word, show(weapon.card, look));
    if (game.rules.weapon == WeaponRule::wear)
        text += fmt::format(", power {}", weapon_power(game.rules, weapon));
    if (game.account.slain.count > 0)
        text += fmt::format("; slain with it: {}", show_cards(game.account.slain, look));
    if (weapon.limit > 0)
        text +=
            fmt::format("; it reaches monsters {} {}",
                        game.rules.weapon == WeaponRule::equal ? "up to" : "below", weapon.limit);
    return text + ".";
}

std::string tell_slot(const Session& session, Look look) {
    if (session.game().rules.inventory == Inventory::none) return "";
    const Card card = session.position().slot.card;
    return card ? fmt::format("In the slot: {}, {}.\n", show(card, look),
                              tell_choices(session, card))
                : "The slot is empty.\n";
}

std::string tell_dungeon(const Position& position, Look look) {
    std::string text = fmt::format("{} cards in the dungeon", position.dungeon());
    if (position.bottom_count > 0)
        text += fmt::format(", the last of them known: {}",
                            show_cards(std::span(position.bottom, position.bottom_count), look));
    return text + ".";
}

}  // namespace

std::string tell_table(const Session& session, Look look) {
    const Game& game = session.game();
    const Stats& stats = game.account.stats;
    std::string text = fmt::format(
        "Room {}. Health {} of {}. {} cleared, {} avoided, {} damage taken.\n{}\n{}{}\n",
        game.account.room_number, game.position.health, game.rules.health, stats.rooms_cleared,
        stats.rooms_avoided, stats.damage_taken, tell_weapon(session, look),
        tell_slot(session, look), tell_dungeon(game.position, look));
    if (game.position.rolled)
        text += fmt::format("The die picked {}.\n", show(game.position.rolled, look));
    return text;
}

std::string tell_room(const Session& session, Look look) {
    const Position& position = session.position();
    std::string text;
    for (int i = 0; i < position.room_count; ++i) {
        const Card card = position.room[i];
        text += fmt::format("{}. {}  {} {}: {}.\n", i + 1, show_in_column(card, look),
                            kind_word(card, session.variant()), card.value(),
                            tell_choices(session, card));
    }
    std::string others;
    for (const Move move : legal_moves(session.game().rules, position))
        if (!move.has_card())
            others += fmt::format("{}{} ({})", others.empty() ? "Or: " : "; ",
                                  tell_choice(session, move), print_move(move));
    return others.empty() ? text : text + others + ".\n";
}

std::string tell_end(const Session& session) {
    const Outcome outcome = session.outcome();
    if (outcome.status == Status::playing) return "";
    return fmt::format("{} Score {}.\n",
                       outcome.status == Status::won ? "You made it through the dungeon."
                                                     : "You died in the dungeon.",
                       outcome.score);
}

std::string tell_move(const Game& before, const Game& after, Move move, Look look) {
    const std::string card = move.has_card() ? show(move.card(), look) : "";
    const int damage = preview(before, move).damage;
    const int healed = after.account.stats.healed - before.account.stats.healed;
    switch (move.verb()) {
        case Verb::fight:
            return fmt::format("You fight {} with {}: {} damage, health {}.", card,
                               show(before.position.weapon.card, look), damage,
                               after.position.health);
        case Verb::barehanded:
            return fmt::format("You fight {} barehanded: {} damage, health {}.", card, damage,
                               after.position.health);
        case Verb::equip: return fmt::format("You equip {}.", card);
        case Verb::drink:
            return fmt::format("You drink {}: +{}, health {}.", card, healed,
                               after.position.health);
        case Verb::discard: return fmt::format("You discard {}.", card);
        case Verb::store: return fmt::format("You store {}.", card);
        case Verb::put_down: return fmt::format("You put {} down in the room.", card);
        case Verb::repair:
            return fmt::format("You repair {} with {}.", show(before.position.weapon.card, look),
                               card);
        case Verb::avoid:
        case Verb::avoid_lr:
        case Verb::avoid_rl: return "You avoid the room: its cards go under the dungeon.";
        case Verb::next: return "You go on to the next room.";
        case Verb::roll: return "You roll the die.";
    }
    return "";
}

std::string tell_unseen(const Position& position, Look look) {
    std::string text = fmt::format("{} cards unseen.\n", position.unseen.count());
    for (const Suit suit : {Suit::clubs, Suit::spades, Suit::diamonds, Suit::hearts}) {
        const CardSet cards = position.unseen & CardSet::run(suit, 2, 14);
        if (!cards.empty()) text += show_cards(cards, look) + "\n";
    }
    if (position.bottom_count > 0)
        text += fmt::format("Below them, in this order: {}\n",
                            show_cards(std::span(position.bottom, position.bottom_count), look));
    return text;
}

std::string tell_discard(const Account& account, Look look) {
    return account.discard.count == 0 ? "Nothing has been discarded.\n"
                                      : "Discarded: " + show_cards(account.discard, look) + "\n";
}

}  // namespace scoundrel::cli
