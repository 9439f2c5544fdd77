#include "cli/players.h"

#include <functional>
#include <iostream>
#include <memory>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/move_talk.h"
#include "cli/program.h"
#include "cli/table_talk.h"
#include "notation/moves.h"
#include "rules/random_play.h"

namespace scoundrel::cli {

namespace {

using Player = std::function<Move(const Session&)>;

// Handed states without the game's id, so that it cannot know what is hidden.
Move choose(Program& bot, const Session& session) {
    const Json request{{"do", "choose"}, {"state", state_json(session.variant(), session.game())}};
    const std::string line = bot.ask(print_json(request));
    const Json answer = Json::parse(line, nullptr, false);
    const bool good = answer.is_object() && answer.contains("move") && answer["move"].is_string();
    const auto move = good ? parse_move(answer["move"].get<std::string>()) : std::nullopt;
    if (!move)
        throw Failure(bot.command() + " answered '" + line + "' instead of {\"move\":\"...\"}");
    return *move;
}

Player find_player(const std::string& name, std::chrono::seconds patience) {
    constexpr std::string_view program = "cmd:";
    if (name == "random") {
        auto random = std::make_shared<SplitMix64>(random_seed());
        return [random](const Session& session) {
            return random_move(session.game().rules, session.position(), *random);
        };
    }
    if (name.starts_with(program) && name.size() > program.size()) {
        auto bot = std::make_shared<Program>(name.substr(program.size()), patience);
        return [bot](const Session& session) { return choose(*bot, session); };
    }
    throw Failure("there is no player '" + name + "'; a player is random or cmd:PROGRAM",
                  exit_usage);
}

}  // namespace

void watch(const GameId& id, const std::string& name, std::chrono::seconds patience) {
    if (id.dealt_by == DealtBy::table)
        throw Failure("a program cannot turn up the cards of a real deck");
    const Player player = find_player(name, patience);
    const Look look = look_of(stdout);
    Session session(Beginning{id, {}, {}, {}, {}});
    const Voice voice = Voice::of(id.variant);
    std::cout << in_lines(say(voice, Phrase::talk_watched,
                              {{"title", std::string(id.variant.base->title)},
                               {"game", printable(print_game_id(id))},
                               {"player", printable(name)}}));
    int room = 0;
    while (!session.game().over()) {
        const Game before = session.game();
        if (before.account.room_number != room)
            std::cout << say(voice, Phrase::talk_room_cards,
                             {{"room", before.account.room_number},
                              {"cards", show_cards(std::span(before.position.room,
                                                             before.position.room_count),
                                                   look)}})
                      << "\n";
        room = before.account.room_number;
        const Move move = player(session);
        if (const auto done = session.play(move); !done)
            throw Failure(name + " played a move that is not legal: " + done.error().message);
        std::cout << "  " << print_move(move) << "  "
                  << tell_move(voice, before, session.game(), move, look) << "\n"
                  << std::flush;
        if (!std::cout) throw Failure("the output could not be written");
    }
    std::cout << tell_end(session);
}

}  // namespace scoundrel::cli
