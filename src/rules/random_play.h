// Random play (notation.md, "Random play"): of the legal moves in canonical order, one is drawn
// from a generator of its own; to the end, or to the 1,000th move. The signature, the benchmarks
// and every platform's self-check run it, through either door.
#pragma once

#include "rules/dealer.h"
#include "rules/game.h"

namespace scoundrel {

// A random game ends here at the latest.
inline constexpr int most_random_moves = 1000;

// The generator that draws the moves of the game with this seed; not the one that shuffles.
constexpr SplitMix64 random_player(std::uint64_t seed) {
    return SplitMix64(seed ^ 0xA11CE5EEDF00D5EDu);
}

// Any legal move, each as likely. There must be one: the game goes on, and nothing is owed.
constexpr Move random_move(const Rules& rules, const Position& position, SplitMix64& random) {
    const MoveList list = legal_moves(rules, position);
    return list[static_cast<int>(random.below(static_cast<std::uint64_t>(list.count)))];
}

// How a random game went.
struct RandomResult {
    Status status = Status::playing;  // still playing where the limit ended it
    int score = 0;                    // as the rules have it
    int moves = 0;                    // played, at most `most_random_moves`
};

// Plays RULES#SEED through the unchecked door: positions alone, and of the past only what the score
// asks for.
constexpr RandomResult play_random_unchecked(const Rules& rules, std::uint64_t seed) {
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    SplitMix64 random = random_player(seed);
    struct SlainOnly : Unrecorded {
        int value = 0;
        constexpr void defeated(Card monster) { value += monster.value(); }
    } past;
    Position position = start(rules, past);
    deal(position, dealer);
    int moves = 0;
    for (; moves < most_random_moves && position.status == Status::playing; ++moves) {
        apply(rules, position, random_move(rules, position, random), past);
        deal(position, dealer);
    }
    return {position.status, score(rules, position, past.value), moves};
}

// Plays it through the checked door: a whole game with its account, every move and card checked.
// The same result.
constexpr RandomResult play_random_checked(const Rules& rules, std::uint64_t seed) {
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    SplitMix64 random = random_player(seed);
    Game game = Game::begin(rules);
    int moves = 0;
    while (true) {
        while (game.position.owed > 0)
            if (game.turn_up(dealer.card(game.position)) != RevealError::none) return {};
        if (game.position.die_owed)
            if (game.turn_up_die(dealer.die(game.position)) != RevealError::none) return {};
        if (game.over() || moves == most_random_moves) break;
        if (game.play(random_move(rules, game.position, random)) != Refusal::none) return {};
        ++moves;
    }
    return {game.position.status, game.score(), moves};
}

}  // namespace scoundrel
