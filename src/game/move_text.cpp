#include "game/move_text.h"

#include "game/preview.h"
#include "notation/moves.h"

namespace scoundrel {

namespace {

using enum Phrase;

constexpr std::string_view lr = "-lr";
constexpr std::string_view rl = "-rl";

// One after the other, with commas.
class Details {
  public:
    explicit Details(const Voice& voice, std::string text = "")
        : voice_(voice), text_(std::move(text)) {}
    Details& add(Phrase phrase, const Arguments& arguments = {}) {
        if (!text_.empty()) text_ += say(voice_, list_comma);
        text_ += say(voice_, phrase, arguments);
        return *this;
    }
    const std::string& text() const { return text_; }

  private:
    Voice voice_;
    std::string text_;
};

// What the weapon is good for after a fight with it.
void add_weapon_after(Details& details, const Rules& rules, const Held& before, const Held& after) {
    const int power = weapon_power(rules, after);
    if (rules.weapon == WeaponRule::lower) details.add(effect_below, {{"limit", after.limit}});
    if (rules.weapon == WeaponRule::equal) details.add(effect_up_to, {{"limit", after.limit}});
    if (rules.weapon != WeaponRule::wear || power == weapon_power(rules, before)) return;
    if (power > 0)
        details.add(effect_power, {{"power", power}});
    else
        details.add(after.card ? effect_worn_out : effect_breaks);
}

Arguments blow_arguments(const Preview& seen) {
    return {{"damage", seen.damage}, {"health", seen.health}};
}

std::string tell_drink(const Voice& voice, const Game& before, Move move, const Preview& seen) {
    const bool second = before.rules.potions == Potions::one && before.position.potion_used;
    const Arguments arguments{
        {"healed", seen.healed}, {"value", move.card().value()}, {"health", seen.health}};
    if (seen.healed > 0)
        return say(voice, seen.healing_lost > 0 ? effect_heals_part : effect_heals, arguments);
    return say(voice, second ? effect_heals_second : effect_heals_full, arguments);
}

struct Told {
    Phrase choice;
    Phrase done;
    Phrase done_by;  // by somebody else
};

Told equipping(const Game& before, Card card) {
    if (!before.position.weapon.card) return {choice_equip, did_equip, did_equip_by};
    return before.rules.swap == Swap::yes && card == before.position.slot.card
               ? Told{choice_equip_swap, did_equip_swap, did_equip_swap_by}
               : Told{choice_equip_discard, did_equip_discard, did_equip_discard_by};
}

Told words_for(const Game& before, Move move) {
    switch (move.verb()) {
        case Verb::fight: return {choice_fight, did_fight, did_fight_by};
        case Verb::barehanded: return {choice_barehanded, did_barehanded, did_barehanded_by};
        case Verb::equip: return equipping(before, move.card());
        case Verb::drink: return {choice_drink, did_drink, did_drink_by};
        case Verb::discard: return {choice_discard, did_discard, did_discard_by};
        case Verb::store:
            return before.position.slot.card ? Told{choice_exchange, did_exchange, did_exchange_by}
                                             : Told{choice_store, did_store, did_store_by};
        case Verb::put_down: return {choice_put_down, did_put_down, did_put_down_by};
        case Verb::repair: return {choice_repair, did_repair, did_repair_by};
        case Verb::avoid: return {choice_avoid, did_avoid, did_avoid_by};
        case Verb::avoid_lr: return {choice_avoid_lr, did_avoid, did_avoid_by};
        case Verb::avoid_rl: return {choice_avoid_rl, did_avoid, did_avoid_by};
        case Verb::next: return {choice_next, did_next, did_next_by};
        case Verb::roll: return {choice_roll, did_roll, did_roll_by};
    }
    return {choice_none, did_next, did_next_by};
}

Arguments arguments_of(const Voice& voice, const Game& before, Move move, const Preview& seen,
                       CardStyle look, std::string blow, std::string_view by = {}) {
    const Held& weapon = before.position.weapon;
    const Card slot = before.position.slot.card;
    const bool drinks = move.verb() == Verb::drink;
    return {{"player", std::string(by)},
            {"move", typed(voice, move)},
            {"card", move.has_card() ? show(move.card(), look) : ""},
            {"held", weapon.card ? show(weapon.card, look) : ""},
            {"slot", slot ? show(slot, look) : ""},
            {"power", weapon_power(before.rules, seen.weapon)},
            {"effect", drinks ? tell_drink(voice, before, move, seen) : std::move(blow)}};
}

}  // namespace

std::string lower_case(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

std::string typed(const Voice& voice, Move move) {
    if (!is_avoid(move)) return print_move(move);
    std::string text = say(voice, word_avoid);
    if (move.verb() == Verb::avoid_lr) text += lr;
    if (move.verb() == Verb::avoid_rl) text += rl;
    return text;
}

std::optional<Move> read_typed(const Voice& voice, std::string_view text) {
    if (const auto move = parse_move(text)) return move;
    const std::string word = lower_case(text);
    if (word == "a") return Move(Verb::avoid);
    for (const Verb verb : {Verb::avoid, Verb::avoid_lr, Verb::avoid_rl})
        if (word == typed(voice, Move(verb))) return Move(verb);
    return {};
}

std::string tell_choice(const Session& session, Move move, CardStyle look) {
    return tell_choice(Voice::of(session.variant()), session.game(), move, look);
}

std::string tell_choice(const Voice& voice, const Game& game, Move move, CardStyle look) {
    const Preview seen = preview(game, move);
    const Phrase blow = seen.fatal ? effect_kills : seen.damage == 0 ? effect_unhurt : effect_hurt;
    Details details(voice, say(voice, words_for(game, move).choice,
                               arguments_of(voice, game, move, seen, look,
                                            say(voice, blow, blow_arguments(seen)))));
    if (seen.wins)
        details.add(effect_wins);
    else if (move.verb() == Verb::fight && !seen.fatal)
        add_weapon_after(details, game.rules, game.position.weapon, seen.weapon);
    return details.text();
}

std::string tell_effect(const Voice& voice, const Game& game, Move move, CardStyle look) {
    const Preview seen = preview(game, move);
    const Held& weapon = game.position.weapon;
    Details details(voice);
    switch (move.verb()) {
        case Verb::fight:
        case Verb::barehanded:
            details.add(seen.fatal         ? effect_kills
                        : seen.damage == 0 ? effect_unhurt
                                           : effect_hurt,
                        blow_arguments(seen));
            break;
        case Verb::drink: details = Details(voice, tell_drink(voice, game, move, seen)); break;
        case Verb::equip:
            if (weapon.card)
                details.add(equipping(game, move.card()).choice == choice_equip_swap
                                ? effect_swaps
                                : effect_discards,
                            {{"held", show(weapon.card, look)}});
            break;
        case Verb::repair:
            details.add(effect_power, {{"power", weapon_power(game.rules, seen.weapon)}});
            break;
        case Verb::store:
            if (game.position.slot.card)
                details.add(effect_exchanges, {{"slot", show(game.position.slot.card, look)}});
            break;
        default: break;
    }
    if (seen.wins)
        details.add(effect_wins);
    else if (move.verb() == Verb::fight && !seen.fatal)
        add_weapon_after(details, game.rules, weapon, seen.weapon);
    return details.text();
}

std::string tell_move(const Voice& voice, const Game& before, const Game& after, Move move,
                      CardStyle look, std::string_view by) {
    const bool own = by.empty();
    const Card rolled = after.position.rolled;
    if (move.verb() == Verb::roll && rolled)
        return say(voice, own ? did_roll_picked : did_roll_picked_by,
                   {{"player", std::string(by)}, {"rolled", show(rolled, look)}});
    const Preview seen = preview(before, move);
    const Phrase blow = !seen.fatal ? did_hurt : own ? did_kill : did_kill_by;
    const Told told = words_for(before, move);
    const Arguments arguments =
        arguments_of(voice, before, move, seen, look, say(voice, blow, blow_arguments(seen)), by);
    std::string text = say(voice, own ? told.done : told.done_by, arguments);
    if (move.verb() == Verb::fight && !after.position.weapon.card)
        text += " " + say(voice, did_break, arguments);
    return text;
}

}  // namespace scoundrel
