// Plays a game at random through the library and prints its record and result.
#include <scoundrel/game.h>

#include <iostream>

int main(int argc, char** argv) {
    const auto id = scoundrel::parse_game_id(argc > 1 ? argv[1] : "classic#42");
    if (!id) {
        std::cerr << id.error().message << "\n";
        return 1;
    }
    scoundrel::Session session({.id = *id});
    scoundrel::SplitMix64 random(1);
    while (!session.game().over())
        if (!session.play(random_move(session.game().rules, session.position(), random))) return 1;
    std::cout << print_record(session.record());
    std::cout << print_game_id(*id) << " " << print_outcome(session.outcome()) << "\n";
}
