#include "table/offers.h"

#include "notation/cards.h"
#include "notation/moves.h"
#include "table/move_talk.h"
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
    char key;
};

Said said_of(Verb verb) {
    switch (verb) {
        case Verb::fight: return {screen_fight, 'w'};
        case Verb::barehanded: return {screen_barehanded, 'b'};
        case Verb::equip: return {screen_equip, 'e'};
        case Verb::drink: return {screen_drink, 'd'};
        case Verb::discard: return {screen_discard_it, 'x'};
        case Verb::store: return {screen_store, 's'};
        case Verb::put_down: return {screen_put_down, 'p'};
        case Verb::repair: return {screen_repair, 'r'};
        case Verb::avoid: return {screen_avoid, 'a'};
        case Verb::avoid_lr: return {screen_avoid_lr, '<'};
        case Verb::avoid_rl: return {screen_avoid_rl, '>'};
        case Verb::next: return {screen_next, ' '};
        case Verb::roll: return {screen_roll, 'o'};
    }
    return {screen_next, ' '};
}

// Whether a deed that is refused is one the player might have thought of here.
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
bool belongs(Verb verb, const Rules& rules) {
    const bool directed = verb == Verb::avoid_lr || verb == Verb::avoid_rl;
    return (directed || verb == Verb::avoid) ? directed == (rules.order == Order::choice) : true;
}

}  // namespace

char key_of(Verb verb) { return said_of(verb).key; }

std::vector<Offer> offers_for(const Voice& voice, const Game& game, Card card) {
    std::vector<Offer> offers;
    const auto add = [&](Move move) {
        const Refusal why = refusal(game.rules, game.position, move);
        const bool legal = why == Refusal::none;
        if (!legal && !worth_telling(why)) return;
        offers.push_back(
            {.move = move,
             .label = said_of(move.verb()).label,
             .effect = legal ? tell_effect(voice, game, move, {})
                             : explain_refusal(voice, why, game.rules, game.position, move),
             .legal = legal,
             .seen = preview(game, move)});
    };
    if (card)
        for (const Verb verb : with_card) add(Move(card, verb));
    else
        for (const Verb verb : without_card)
            if (belongs(verb, game.rules)) add(Move(verb));
    return offers;
}

Json offer_json(const Voice& voice, const Game& game, const Offer& offer) {
    const Card held = game.position.weapon.card;
    const Preview& seen = offer.seen;
    return {{"move", print_move(offer.move)},
            {"key", std::string(1, key_of(offer.move.verb()))},
            {"label", say(voice, offer.label,
                          {{"held", held ? print_card(held) : say(voice, screen_no_weapon)}})},
            {"effect", offer.effect},
            {"legal", offer.legal},
            {"damage", seen.damage},
            {"healed", seen.healed},
            {"healing_lost", seen.healing_lost},
            {"health", seen.health},
            {"fatal", seen.fatal},
            {"wins", seen.wins}};
}

}  // namespace scoundrel
