// Position and account together, behind the checked door: nothing here accepts an illegal move or
// an impossible card, and a refused call changes nothing. Inner loops use apply() directly.
#pragma once

#include "rules/apply.h"
#include "rules/score.h"

namespace scoundrel {

enum class RevealError : std::uint8_t {
    none,
    nothing_owed,
    card_not_unseen,
    not_a_monster_here,  // a die must name a monster of the room
};

struct Game {
    Rules rules;
    Position position;
    Account account;

    friend constexpr bool operator==(const Game&, const Game&) = default;

    static constexpr Game begin(const Rules& rules) {
        Game game{rules, {}, {}};
        game.position = start(rules, game.account);
        return game;
    }

    constexpr Refusal play(Move move) {
        const Refusal why = refusal(rules, position, move);
        if (why == Refusal::none) apply(rules, position, move, account);
        return why;
    }

    constexpr RevealError turn_up(Card card) {
        if (position.owed == 0) return RevealError::nothing_owed;
        if (!position.unseen.has(card)) return RevealError::card_not_unseen;
        reveal(position, card);
        return RevealError::none;
    }

    constexpr RevealError turn_up_die(Card monster) {
        if (!position.die_owed) return RevealError::nothing_owed;
        if (!monster || !monster.is_monster() || !position.room_cards().has(monster))
            return RevealError::not_a_monster_here;
        reveal_die(position, monster);
        return RevealError::none;
    }

    constexpr bool over() const { return position.status != Status::playing; }
    constexpr int score() const {
        return scoundrel::score(rules, position, account.stats.slain_value);
    }
};

}  // namespace scoundrel
