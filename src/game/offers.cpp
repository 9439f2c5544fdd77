#include "game/offers.h"

#include "game/move_text.h"
#include "notation/cards.h"
#include "notation/moves.h"
#include "words/doing.h"
#include "words/refusals.h"

namespace scoundrel {

namespace {

using enum Phrase;

constexpr Verb with_card[] = {Verb::fight,   Verb::barehanded, Verb::equip,    Verb::drink,
                              Verb::discard, Verb::store,      Verb::put_down, Verb::repair};
constexpr Verb without_card[] = {Verb::roll, Verb::next, Verb::avoid, Verb::avoid_lr,
                                 Verb::avoid_rl};

struct Said {
    Phrase label;
    char32_t key;
};

Said said_of(Verb verb) {
    switch (verb) {
        case Verb::fight: return {screen_fight, U'w'};
        case Verb::barehanded: return {screen_barehanded, U'b'};
        case Verb::equip: return {screen_equip, U'e'};
        case Verb::drink: return {screen_drink, U'd'};
        case Verb::discard: return {screen_discard_it, U'x'};
        case Verb::store: return {screen_store, U's'};
        case Verb::put_down: return {screen_put_down, U'p'};
        case Verb::repair: return {screen_repair, U'r'};
        case Verb::avoid: return {screen_avoid, U'a'};
        case Verb::avoid_lr: return {screen_avoid_lr, U'<'};
        case Verb::avoid_rl: return {screen_avoid_rl, U'>'};
        case Verb::next: return {screen_next, U' '};
        case Verb::roll: return {screen_roll, U'o'};
    }
    return {screen_next, U' '};
}

// Whether a move that is refused is one the player might have thought of here.
bool worth_telling(Refusal why) {
    switch (why) {
        case Refusal::wrong_kind:
        case Refusal::not_in_these_rules:
        case Refusal::card_not_here:
        case Refusal::needs_direction:
        case Refusal::has_no_direction:
        case Refusal::game_over:
        case Refusal::cards_owed:
        case Refusal::no_weapon:
        case Refusal::no_monster: return false;
        default: return true;
    }
}

// Where the order is the player's, only the two directed forms are spoken of.
bool exists(Verb verb, const Rules& rules) {
    if (verb == Verb::roll) return rules.monsters == Monsters::die;
    if (verb == Verb::next) return rules.fourth == Fourth::optional;
    return rules.avoid != Avoid::never && (verb != Verb::avoid) == (rules.order == Order::choice);
}

// Whether anybody would think of doing that with such a card under these rules, allowed or not now.
bool fits(Verb verb, Card card, const Game& game) {
    const Rules& rules = game.rules;
    const bool in_slot = card == game.position.slot.card;
    const bool item = !card.is_monster();
    switch (verb) {
        case Verb::fight: return card.is_monster() && game.position.weapon.card;
        case Verb::barehanded: return card.is_monster();
        case Verb::equip: return card.is_weapon();
        case Verb::repair: return card == Card(Suit::diamonds, 2) && rules.repair > 0;
        case Verb::drink: return card.is_potion();
        case Verb::discard: return item && (in_slot || rules.discard == Discard::items);
        case Verb::store: return item && !in_slot && rules.inventory != Inventory::none;
        case Verb::put_down: return in_slot;
        default: return true;
    }
}

Offer offer_of(const Voice& voice, const Game& game, Move move, Refusal why) {
    const bool legal = why == Refusal::none;
    return {.move = move,
            .label = said_of(move.verb()).label,
            .effect = legal ? tell_effect(voice, game, move, {})
                            : explain_refusal(voice, why, game.rules, game.position, move),
            .legal = legal,
            .seen = preview(game, move)};
}

}  // namespace

char32_t key_of(Verb verb) { return said_of(verb).key; }

Offer judge(const Voice& voice, const Game& game, Move move) {
    return offer_of(voice, game, move, refusal(game.rules, game.position, move));
}

std::vector<Offer> offers_for(const Voice& voice, const Game& game, Card card) {
    std::vector<Offer> offers;
    const auto add = [&](Move move) {
        const Refusal why = refusal(game.rules, game.position, move);
        if (why == Refusal::none || worth_telling(why))
            offers.push_back(offer_of(voice, game, move, why));
    };
    if (card)
        for (const Verb verb : with_card) {
            if (fits(verb, card, game)) add(Move(card, verb));
        }
    else
        for (const Verb verb : without_card)
            if (exists(verb, game.rules)) add(Move(verb));
    return offers;
}

}  // namespace scoundrel
