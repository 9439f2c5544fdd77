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

}  // namespace

std::string say_doing(const Voice& voice, Move move) {
    return say(voice, doing(move.verb()),
               {{"card", move.has_card() ? print_card(move.card()) : ""}});
}

}  // namespace scoundrel
