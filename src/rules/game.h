// Position and account together, behind the checked door: nothing here accepts an illegal move or
// an impossible card, and a refused call changes nothing. Inner loops use apply() directly.
#pragma once

#include "rules/apply.h"
#include "rules/score.h"

namespace scoundrel {

// Why a card cannot be turned up, or a die not fall so.
enum class RevealError : std::uint8_t {
    none,                // it can
    nothing_owed,        // no card, or no roll, is waited for
    card_not_unseen,     // it is not in the dungeon, or its place is known
    not_a_monster_here,  // a die must name a monster of the room
};

// A game: its rules, its position and its past. A plain value: a copy is a game of its own, and
// taking back is keeping one.
struct Game {
    Rules rules;        // not to be changed once it has begun
    Position position;  // what decides the future
    Account account;    // what has happened

    friend constexpr bool operator==(const Game&, const Game&) = default;

    // Before anything is dealt: the first room is owed.
    static constexpr Game begin(const Rules& rules) {
        Game game{rules, {}, {}};
        game.position = start(rules, game.account);
        return game;
    }

    // Plays a move if it is legal; deals nothing.
    constexpr Refusal play(Move move) {
        const Refusal why = refusal(rules, position, move);
        if (why == Refusal::none) apply(rules, position, move, account);
        return why;
    }

    // Turns up one card that is owed.
    constexpr RevealError turn_up(Card card) {
        if (position.owed == 0) return RevealError::nothing_owed;
        if (!position.unseen.has(card)) return RevealError::card_not_unseen;
        reveal(position, card);
        return RevealError::none;
    }

    // Settles a roll that is owed.
    constexpr RevealError turn_up_die(Card monster) {
        if (!position.die_owed) return RevealError::nothing_owed;
        if (!monster || !monster.is_monster() || !position.room_cards().has(monster))
            return RevealError::not_a_monster_here;
        reveal_die(position, monster);
        return RevealError::none;
    }

    // Whether it is won or lost.
    constexpr bool over() const { return position.status != Status::playing; }
    // What the game scores; it means something once it is over (rules.md 10.17).
    constexpr int score() const {
        return scoundrel::score(rules, position, account.stats.slain_value);
    }
};

}  // namespace scoundrel
