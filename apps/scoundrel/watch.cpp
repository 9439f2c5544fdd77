#include "scoundrel/watch.h"

#include <fmt/format.h>

#include <chrono>
#include <iostream>
#include <memory>
#include <thread>

#include "coach/watch.h"
#include "command/failure.h"
#include "game/begin.h"
#include "game/move_text.h"
#include "notation/moves.h"
#include "phrases/untrusted.h"
#include "storage/file_storage.h"
#include "system/host.h"
#include "text/game_text.h"
#include "text/gate.h"
#include "tui/tui.h"
#include "words/rule_names.h"

namespace scoundrel::cli {

namespace {

using namespace text;

Watched watched_by(const GameId& id, const WatchOptions& options) {
    if (id.dealt_by == DealtBy::table) throw Failure(say({}, Phrase::watch_table));
    const std::string& name = options.player;
    check_player(name);
    const LoadedNet net = uses_net(name) ? load_net(id.variant, "") : LoadedNet{};
    return {make_contestant(name, id.variant, net, options.programs), options.thinking,
            seed_of_thoughts(id, name, system_host()),
            is_program(name) ? say(Voice::of(id.variant), Phrase::watch_program) : ""};
}

}  // namespace

Option speed_option(float& speed) {
    return Option("--speed", &speed, Phrase::cmd_play_speed).within(0.25, 8.0);
}

bool watch_on_screen(Storage* storage, const GameId& id, const WatchOptions& options) {
    tui::Opening opening{.id = id, .watched = watched_by(id, options)};
    if (options.speed > 0) opening.speed = options.speed;
    const ErrorsHeldBack held_back;  // what programs say meanwhile
    return tui::run(storage, opening);
}

bool watch_on_screen(const Session& played) {
    const auto directory = games_directory();
    const auto storage = directory ? std::make_unique<FileStorage>(*directory) : nullptr;
    return tui::run(storage.get(), {.played = played});
}

void watch_as_text(const GameId& id, const WatchOptions& options) {
    const Watched by = watched_by(id, options);
    WatchedPlayer player(by, id.variant.rules);
    const std::string& name = options.player;
    const CardStyle style = style_of(stdout);
    Session session(beginning_of(id));
    const Voice voice = Voice::of(id.variant);
    std::cout << in_lines(say(voice, Phrase::talk_watched,
                              {{"title", name_of(id.variant)},
                               {"game", printable(print_game_id(id))},
                               {"player", fit_to_show(name)}}));
    if (uses_net(name)) std::cout << in_lines(say(voice, Phrase::talk_watched_chances));
    int room = 0;
    while (!session.game().over()) {
        const Game before = session.game();
        if (before.account.room_number != room) std::cout << tell_room_cards(voice, before, style);
        room = before.account.room_number;
        const auto step = or_fail(player.next(session));
        if (const auto done = session.play(step.move); !done)
            throw Failure(say(voice, Phrase::watch_illegal,
                              {{"player", by.called()}, {"why", done.error().message}}));
        std::cout << (step.own ? fmt::format("  {:5}  {:5.1f}%  ", print_move(step.move),
                                             100 * step.promise.win)
                               : "  " + print_move(step.move) + "  ")
                  << tell_move(voice, before, session.game(), step.move, style, by.called()) << "\n"
                  << std::flush;
        require_output();
        if (options.speed > 0)
            std::this_thread::sleep_for(std::chrono::duration<float>(1 / options.speed));
    }
    std::cout << tell_end_by(session, by.called());
}

}  // namespace scoundrel::cli
