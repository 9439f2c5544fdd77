// A game dealt from exactly the cards named, played by moves as text, through the checked door:
//     Dealt game(rules, "5D QC 6C 2C");  game.play("5De QCw");  game.room("6C 2C")
// Constant, so that a test may be a static_assert.
#pragma once

#include <stdexcept>
#include <string>

#include "rules/dealer.h"
#include "rules/game.h"
#include "rules/rule_sets.h"
#include "support/words.h"

namespace scoundrel::test {

constexpr Rules rules_of(std::string_view id) {
    for (const RuleSet& set : rule_sets)
        if (set.id == id) return set.rules;
    return {};
}

inline constexpr Rules classic = rules_of("classic");
inline constexpr Rules equal = rules_of("equal");
inline constexpr Rules browser = rules_of("browser");
inline constexpr Rules rascal = rules_of("rascal");
inline constexpr Rules forty_two = rules_of("forty-two");

// The rules with some knobs turned: with(classic, [](Rules& r) { r.health = 5; }).
template <class Turn>
constexpr Rules with(Rules rules, Turn turn) {
    turn(rules);
    return rules;
}

struct Dealt {
    Game game;
    KnownDealer dealer;

    constexpr Dealt(Rules rules, std::string_view cards) : dealer(literal_dealer(deck_of(cards))) {
        rules.deck = set_of(cards);
        game = Game::begin(rules);
        deal(game.position, dealer);
    }

    constexpr Position* operator->() { return &game.position; }
    constexpr const Position* operator->() const { return &game.position; }

    // Plays the moves, all of which must be legal.
    constexpr void play(std::string_view moves) {
        for (auto word = take_word(moves); !word.empty(); word = take_word(moves)) {
            if (game.play(move_of(word)) != Refusal::none)
                throw std::logic_error(std::string(word));
            deal(game.position, dealer);
        }
    }
    constexpr Dealt after(std::string_view moves) const {
        Dealt next = *this;
        next.play(moves);
        return next;
    }

    constexpr Refusal why_not(std::string_view move) const {
        return refusal(game.rules, game.position, move_of(move));
    }
    // Exactly these are legal, and listed in canonical order.
    constexpr bool legal(std::string_view moves) const {
        const MoveList list = legal_moves(game.rules, game.position);
        int count = 0;
        for (auto word = take_word(moves); !word.empty(); word = take_word(moves), ++count)
            if (count == list.count || list[count] != move_of(word)) return false;
        return count == list.count;
    }

    constexpr bool room(std::string_view cards) const {
        return same(game.position.room, game.position.room_count, cards);
    }
    constexpr bool bottom(std::string_view cards) const {
        return same(game.position.bottom, game.position.bottom_count, cards);
    }
    constexpr bool discard(std::string_view cards) const {
        return same(game.account.discard.cards, game.account.discard.count, cards);
    }
    constexpr bool slain(std::string_view cards) const {
        return same(game.account.slain.cards, game.account.slain.count, cards);
    }
    constexpr bool slot_slain(std::string_view cards) const {
        return same(game.account.slot_slain.cards, game.account.slot_slain.count, cards);
    }
    constexpr const Stats& stats() const { return game.account.stats; }

  private:
    static constexpr bool same(const Card* cards, int count, std::string_view text) {
        const Deck wanted = deck_of(text);
        if (wanted.count != count) return false;
        for (int i = 0; i < count; ++i)
            if (wanted.cards[i] != cards[i]) return false;
        return true;
    }
};

}  // namespace scoundrel::test
