#include "cli/watch.h"

#include <fmt/format.h>

#include <iostream>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/players.h"
#include "cli/table_talk.h"
#include "notation/moves.h"
#include "game/move_text.h"

namespace scoundrel::cli {

namespace {

// Where the deal has a seed, a player that thinks plays as it would in a match; chance is for
// `random` to take.
std::uint64_t seed_of_thoughts(const GameId& id, const std::string& player) {
    if (player == "random") return random_seed();
    return id.dealt_by == DealtBy::seed ? seed_number(id.seed) : 0;
}

void tell_room(const Voice& voice, const Game& game, CardStyle look) {
    std::cout << say(voice, Phrase::talk_room_cards,
                     {{"room", game.account.room_number},
                      {"cards",
                       show_cards(std::span(game.position.room, game.position.room_count), look)}})
              << "\n";
}

}  // namespace

void watch(const GameId& id, const std::string& name, const Thinking& thinking,
           std::chrono::seconds patience) {
    if (id.dealt_by == DealtBy::table)
        throw Failure("a program cannot turn up the cards of a real deck");
    check_player(name);
    const Contestant player = make_contestant(
        name, id.variant, uses_net(name) ? load_net(id.variant, "") : LoadedNet{}, patience);
    const CardStyle look = look_of(stdout);
    Session session(Beginning{id, {}, {}, {}, {}});
    const Voice voice = Voice::of(id.variant);
    std::cout << in_lines(say(voice, Phrase::talk_watched,
                              {{"title", std::string(id.variant.base->title)},
                               {"game", printable(print_game_id(id))},
                               {"player", printable(name)}}));
    if (uses_net(name)) std::cout << in_lines(say(voice, Phrase::talk_watched_chances));
    const std::uint64_t seed = seed_of_thoughts(id, name);
    int room = 0;
    for (int moves = 0; !session.game().over(); ++moves) {
        const Game before = session.game();
        if (before.account.room_number != room) tell_room(voice, before, look);
        room = before.account.room_number;
        const Chosen chosen = or_fail(player.choose(before, effort_for(thinking, seed, moves)));
        if (const auto done = session.play(chosen.move); !done)
            throw Failure(name + " played a move that is not legal: " + done.error().message);
        std::cout << (chosen.win ? fmt::format("  {:5}  {:5.1f}%  ", print_move(chosen.move),
                                               100 * *chosen.win)
                                 : "  " + print_move(chosen.move) + "  ")
                  << tell_move(voice, before, session.game(), chosen.move, look) << "\n"
                  << std::flush;
        if (!std::cout) throw Failure("the output could not be written");
    }
    std::cout << tell_end(session);
}

}  // namespace scoundrel::cli
