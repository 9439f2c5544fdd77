#include "tui/choices.h"

#include <algorithm>

#include "game/offers.h"
#include "phrases/layout.h"

namespace scoundrel::tui {

namespace {

Choice written(const Voice& voice, const Game& game, const Offer& offer, CardStyle style) {
    const Card held = game.position.weapon.card;
    const std::string name = held ? show(held, style) : say(voice, Phrase::screen_no_weapon);
    return {.move = offer.move,
            .key = key_of(offer.move.verb()),
            .label = say(voice, offer.label, {{"held", name}}),
            .effect = with_symbols(offer.effect, style),
            .legal = offer.legal,
            .seen = offer.seen};
}

}  // namespace

std::vector<Choice> choices_with(const Voice& voice, const Game& game, Card card, CardStyle style) {
    std::vector<Choice> choices;
    for (const Offer& offer : offers_for(voice, game, card))
        choices.push_back(written(voice, game, offer, style));
    return choices;
}

Choice choice_of(const Voice& voice, const Game& game, Move move, CardStyle style) {
    return written(voice, game, judge(voice, game, move), style);
}

Ink ink_of(const Choice& choice) {
    return !choice.legal ? Ink::dim : choice.seen.fatal ? Ink::bad : Ink::plain;
}

std::string brief_effect(const Choice& choice, int width) {
    const auto number = [](int n, int columns) {
        const std::string text = with_signs(std::to_string(n));
        return std::string(static_cast<std::size_t>(std::max(0, columns - text_width(text))), ' ') +
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
    const std::string whole = text + " " + choice.label;
    return text_width(whole) <= width ? whole : text;
}

}  // namespace scoundrel::tui
