// Games of every kind in the middle of play, and players with a net that knows nothing: what is
// tested of advice must hold whatever the net says.
#pragma once

#include "nets/nets.h"
#include "player/players.h"
#include "rules/dealer.h"
#include "rules/game.h"
#include "rules/random_play.h"
#include "support/random_rules.h"

namespace scoundrel::test {

inline NetChoice blank_net(const Rules& rules) {
    static const auto net = std::make_shared<const Net>();
    return {net, rule_sets[0].id, rules == rule_sets[0].rules};
}

// The published rules, and any knobs; now and then with much health, so that games go far, and a
// small deck, so that they end. A die among rooms that can be avoided for ever is left out: every
// order of what is avoided would have to be looked at.
inline Rules any_rules(SplitMix64& random) {
    Rules rules = any_below(random, 2) == 0 ? rule_sets[any_below(random, rule_set_count)].rules
                                            : random_knobs(random);
    if (rules.avoid != Avoid::always && any_below(random, 8) == 0) rules.monsters = Monsters::die;
    if (any_below(random, 2) == 0) rules.health = 40;
    if (any_below(random, 2) == 0)
        rules.deck = some_cards(random, rules.deck, 8 + any_below(random, 12));
    return rules;
}

// Plays one game at random and shows every position in which the player is to choose.
template <class See>
void each_choice(const Rules& rules, std::uint64_t seed, See see) {
    constexpr int most_moves_shown = 40;
    SplitMix64 random(seed);
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    Game game = Game::begin(rules);
    deal(game.position, dealer);
    for (int i = 0; i < most_moves_shown && !game.over(); ++i) {
        see(game);
        game.play(random_move(rules, game.position, random));
        deal(game.position, dealer);
    }
}

}  // namespace scoundrel::test
