// How often random play survives three rooms of classic: the rules alone, header-only, without any
// library to link.
#include <scoundrel/rules.h>

#include <cstdio>

int main() {
    using namespace scoundrel;
    const Rules rules = rule_sets[0].rules;
    int survived = 0;
    constexpr int games = 10'000;
    for (int seed = 0; seed < games; ++seed) {
        KnownDealer dealer = seeded_dealer(rules.deck, static_cast<std::uint64_t>(seed));
        SplitMix64 random(static_cast<std::uint64_t>(seed));
        Game game = Game::begin(rules);
        deal(game.position, dealer);
        while (!game.over() && game.account.room_number < 4) {
            game.play(random_move(rules, game.position, random));
            deal(game.position, dealer);
        }
        survived += game.over() ? 0 : 1;
    }
    std::printf("%d of %d\n", survived, games);
}
