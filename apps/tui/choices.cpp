#include "tui/choices.h"

#include "cli/move_talk.h"
#include "tui/desk.h"
#include "words/refusals.h"

namespace scoundrel::tui {

namespace {

using enum Phrase;

constexpr Verb with_card[] = {Verb::fight,   Verb::barehanded, Verb::equip,    Verb::drink,
                              Verb::discard, Verb::store,      Verb::put_down, Verb::repair};
constexpr Verb without_card[] = {Verb::roll, Verb::next, Verb::avoid, Verb::avoid_lr,
                                 Verb::avoid_rl};

Phrase label_of(Verb verb) {
    switch (verb) {
        case Verb::fight: return screen_fight;
        case Verb::barehanded: return screen_barehanded;
        case Verb::equip: return screen_equip;
        case Verb::drink: return screen_drink;
        case Verb::discard: return screen_discard_it;
        case Verb::store: return screen_store;
        case Verb::put_down: return screen_put_down;
        case Verb::repair: return screen_repair;
        case Verb::avoid: return screen_avoid;
        case Verb::avoid_lr: return screen_avoid_lr;
        case Verb::avoid_rl: return screen_avoid_rl;
        case Verb::next: return screen_next;
        case Verb::roll: return screen_roll;
    }
    return screen_next;
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

bool exists(Verb verb, const Rules& rules) {
    if (verb == Verb::roll) return rules.monsters == Monsters::die;
    if (verb == Verb::next) return rules.fourth == Fourth::optional;
    return rules.avoid != Avoid::never;
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

}  // namespace

char32_t key_of(Verb verb) {
    switch (verb) {
        case Verb::fight: return U'w';
        case Verb::barehanded: return U'b';
        case Verb::equip: return U'e';
        case Verb::drink: return U'd';
        case Verb::discard: return U'x';
        case Verb::store: return U's';
        case Verb::put_down: return U'p';
        case Verb::repair: return U'r';
        case Verb::avoid: return U'a';
        case Verb::avoid_lr: return U'<';
        case Verb::avoid_rl: return U'>';
        case Verb::next: return U' ';
        case Verb::roll: return U'o';
    }
    return U' ';
}

std::vector<Choice> choices_with(const Voice& voice, const Game& game, Card card, cli::Look look) {
    std::vector<Choice> choices;
    const auto add = [&](Move move) {
        const Refusal why = refusal(game.rules, game.position, move);
        const bool legal = why == Refusal::none;
        if (!legal && !worth_telling(why)) return;
        const Card held = game.position.weapon.card;
        choices.push_back(
            {.move = move,
             .key = key_of(move.verb()),
             .label = say(voice, label_of(move.verb()),
                          {{"held", held ? cli::show(held, look) : say(voice, screen_no_weapon)}}),
             .effect =
                 legal ? cli::tell_effect(voice, game, move, look)
                       : with_symbols(explain_refusal(voice, why, game.rules, game.position, move),
                                      look),
             .legal = legal,
             .seen = preview(game, move)});
    };
    const bool directed = game.rules.order == Order::choice;
    if (card)
        for (const Verb verb : with_card) {
            if (fits(verb, card, game)) add(Move(card, verb));
        }
    else
        for (const Verb verb : without_card) {
            const bool with_direction = verb == Verb::avoid_lr || verb == Verb::avoid_rl;
            if (with_direction != directed && (with_direction || verb == Verb::avoid)) continue;
            if (exists(verb, game.rules)) add(Move(verb));
        }
    return choices;
}

std::string brief_effect(const Choice& choice) {
    const auto number = [](int n, int width) {
        std::string text = std::to_string(n);
        return std::string(
                   static_cast<std::size_t>(std::max(0, width - static_cast<int>(text.size()))),
                   ' ') +
               text;
    };
    const Verb verb = choice.move.verb();
    std::string text(1, static_cast<char>(choice.key));
    if (!choice.legal) return text + "   –";
    const bool blow = verb == Verb::fight || verb == Verb::barehanded;
    if (blow && choice.seen.fatal) return text + number(-choice.seen.damage, 3) + "  ✝";
    if (blow) return text + number(-choice.seen.damage, 3) + " →" + number(choice.seen.health, 2);
    if (verb == Verb::drink)
        return text +
               number(choice.seen.healed, 3).replace(choice.seen.healed > 9 ? 0 : 1, 1, "+") +
               " →" + number(choice.seen.health, 2);
    return text + " " + choice.label;
}

}  // namespace scoundrel::tui
