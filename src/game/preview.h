// What a legal move would do, told before it is made.
#pragma once

#include "rules/game.h"

namespace scoundrel {

struct Preview {
    int damage = 0;        // of the blow, even beyond the health that is left
    int healed = 0;        // health gained
    int healing_lost = 0;  // to the cap, or to an earlier potion of this room
    int health = 0;        // afterwards
    Held weapon;           // in hand afterwards
    bool fatal = false;
    bool wins = false;
};

inline Preview preview(const Game& game, Move move) {
    Game after = game;
    if (after.play(move) != Refusal::none)
        return {.health = game.position.health, .weapon = game.position.weapon};
    Preview seen;
    seen.health = after.position.health;
    seen.weapon = after.position.weapon;
    seen.fatal = after.position.status == Status::lost;
    seen.wins = after.position.status == Status::won;
    if (move.verb() == Verb::fight || move.verb() == Verb::barehanded) {
        const bool armed = move.verb() == Verb::fight;
        const int power = armed ? weapon_power(game.rules, game.position.weapon) : 0;
        seen.damage = detail::max(0, move.card().value() - power);
    }
    if (move.verb() == Verb::drink) {
        seen.healed = after.account.stats.healed - game.account.stats.healed;
        seen.healing_lost = move.card().value() - seen.healed;
    }
    return seen;
}

}  // namespace scoundrel
