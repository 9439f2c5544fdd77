// What would the strongest player do, and what could be done with the deck known? Library and
// protocol side by side.
#include <scoundrel/engine.h>
#include <scoundrel/game.h>
#include <scoundrel/player.h>
#include <scoundrel/solver.h>

#include <iostream>

int main() {
    using namespace scoundrel;
    Session session({.id = *parse_game_id("classic#42")});
    const Game& game = session.game();
    const Advice advice =
        make_player("search", game.rules)->advise(game.position, {.samples = 50, .seed = 1});
    for (const Option& option : advice.options)
        std::cout << print_move(option.move) << " wins " << option.win << "\n";
    const Solution solution = solve(game.rules, game.position, *session.hidden_order());
    std::cout << "with the deck known, at best " << solution.best_score.value_or(0) << "\n";

    Engine engine;
    (void)engine.ask(R"({"do":"new","game":"classic#42"})");
    std::cout << engine.ask(R"({"do":"hint","samples":50,"seed":1})").value_or("") << "\n";
}
