#include "words/doing.h"

#include "notation/cards.h"

namespace scoundrel {

namespace {

using enum Phrase;

Phrase doing(Verb verb) {
    switch (verb) {
        case Verb::fight: return doing_fight;
        case Verb::barehanded: return doing_barehanded;
        case Verb::equip: return doing_equip;
        case Verb::drink: return doing_drink;
        case Verb::discard: return doing_discard;
        case Verb::store: return doing_store;
        case Verb::put_down: return doing_put_down;
        case Verb::repair: return doing_repair;
        case Verb::avoid: return doing_avoid;
        case Verb::avoid_lr: return doing_avoid_lr;
        case Verb::avoid_rl: return doing_avoid_rl;
        case Verb::next: return doing_next;
        case Verb::roll: break;
    }
    return doing_roll;
}

Phrase step(Verb verb) {
    switch (verb) {
        case Verb::fight: return step_fight;
        case Verb::barehanded: return step_barehanded;
        case Verb::equip: return step_equip;
        case Verb::drink: return step_drink;
        case Verb::discard: return step_discard;
        case Verb::store: return step_store;
        case Verb::put_down: return step_put_down;
        case Verb::repair: return step_repair;
        case Verb::avoid: return step_avoid;
        case Verb::avoid_lr: return step_avoid_lr;
        case Verb::avoid_rl: return step_avoid_rl;
        case Verb::next: return step_next;
        case Verb::roll: break;
    }
    return step_roll;
}

std::string say_of(const Voice& voice, Phrase phrase, Move move) {
    return say(voice, phrase, {{"card", move.has_card() ? print_card(move.card()) : ""}});
}

}  // namespace

std::string say_doing(const Voice& voice, Move move) {
    return say_of(voice, doing(move.verb()), move);
}

std::string say_step(const Voice& voice, Move move) {
    return say_of(voice, step(move.verb()), move);
}

}  // namespace scoundrel
