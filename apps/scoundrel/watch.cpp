#include "scoundrel/watch.h"

#include <fmt/format.h>

#include <iostream>

#include "command/failure.h"
#include "game/begin.h"
#include "game/move_text.h"
#include "notation/moves.h"
#include "system/host.h"
#include "text/game_text.h"
#include "words/rule_names.h"
#include "words/untrusted.h"

namespace scoundrel::cli {

namespace {

using namespace text;

// Where the deal has a seed, a player that thinks plays as it would in a match; chance is for
// `random` to take.
std::uint64_t seed_of_thoughts(const GameId& id, const std::string& player) {
    if (player == "random") return system_host().random();
    return id.dealt_by == DealtBy::seed ? seed_number(id.seed) : 0;
}

}  // namespace

void watch(const GameId& id, const std::string& name, const Thinking& thinking,
           const ProgramOptions& options) {
    if (id.dealt_by == DealtBy::table)
        throw Failure("a program cannot turn up the cards of a real deck");
    check_player(name);
    const Contestant player = make_contestant(
        name, id.variant, uses_net(name) ? load_net(id.variant, "") : LoadedNet{}, options);
    const CardStyle style = style_of(stdout);
    Session session(beginning_of(id));
    const Voice voice = Voice::of(id.variant);
    std::cout << in_lines(say(voice, Phrase::talk_watched,
                              {{"title", name_of(id.variant)},
                               {"game", printable(print_game_id(id))},
                               {"player", printable(name)}}));
    if (uses_net(name)) std::cout << in_lines(say(voice, Phrase::talk_watched_chances));
    const std::uint64_t seed = seed_of_thoughts(id, name);
    int room = 0;
    for (int moves = 0; !session.game().over(); ++moves) {
        const Game before = session.game();
        if (before.account.room_number != room) std::cout << tell_room_cards(voice, before, style);
        room = before.account.room_number;
        const Chosen chosen = or_fail(player.choose(before, effort_for(thinking, seed, moves)));
        if (const auto done = session.play(chosen.move); !done)
            throw Failure(name + " played a move that is not legal: " + done.error().message);
        std::cout << (chosen.win ? fmt::format("  {:5}  {:5.1f}%  ", print_move(chosen.move),
                                               100 * *chosen.win)
                                 : "  " + print_move(chosen.move) + "  ")
                  << tell_move(voice, before, session.game(), chosen.move, style) << "\n"
                  << std::flush;
        if (!std::cout) throw Failure("the output could not be written");
    }
    std::cout << tell_end(session, style);
}

}  // namespace scoundrel::cli
