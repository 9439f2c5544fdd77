// `scoundrel hint`: what a player would do, knowing what the player at the table knows, and why.
#include <iostream>
#include <memory>

#include "cli/command.h"
#include "cli/files.h"
#include "cli/hint_talk.h"
#include "cli/named_game.h"
#include "cli/table_talk.h"

namespace scoundrel::cli {

namespace {

struct HintOptions {
    std::string game;
    std::optional<int> from;
    std::string player{default_player};
    std::optional<int> ms;
    std::optional<int> samples;
    std::string seed;
    bool json = false;
};

Session find_session(const HintOptions& options) {
    if (!is_file(options.game)) {
        if (options.from)
            throw Failure("--from goes with records: " + options.game + " is no file", exit_usage);
        return or_fail(begun(options.game));
    }
    const std::string text = or_fail(read_file(options.game));
    const auto all = split_records(text);
    if (all.empty()) throw Failure(say({}, Phrase::verify_empty, {{"file", options.game}}));
    if (all.size() > 1) throw Failure(say({}, Phrase::hint_many, {{"file", options.game}}));
    auto session = recorded(all.front(), options.from);
    if (!session) throw Failure(options.game + ": " + session.error().message);
    return std::move(*session);
}

Counsel asked_by(const HintOptions& options) {
    const auto kind = find_counsellor(options.player);
    if (!kind) throw Failure(kind.error().message, exit_usage);
    Counsel asked{.player = *kind, .ms = options.ms, .samples = options.samples};
    if (!options.seed.empty()) asked.seed = seed_number(options.seed);
    return asked;
}

std::string tell_room_cards(const Session& session, CardStyle look) {
    const Position& position = session.position();
    return say(Voice::of(session.variant()), Phrase::talk_room_cards,
               {{"room", session.game().account.room_number},
                {"cards", show_cards(std::span(position.room, position.room_count), look)}}) +
           "\n";
}

void run_hint(const HintOptions& options) {
    const Session session = find_session(options);
    const Voice voice = Voice::of(session.variant());
    const Counselled answer = or_fail(counsel(session.game(), asked_by(options), choose_net));
    if (options.json) {
        Json json{{"game", print_game_id(session.beginning().id)},
                  {"moves_played", session.moves_played()}};
        json.update(counselled_json(session.variant(), answer));
        std::cout << print_json(json) << "\n";
        return;
    }
    const CardStyle look = look_of(stdout);
    std::cout << tell_room_cards(session, look) << tell_table(session, look) << "\n"
              << tell_choices(voice, answer.hint) << "\n"
              << tell_hint(voice, answer);
}

}  // namespace

void add_hint_command(CLI::App& app) {
    auto options = std::make_shared<HintOptions>();
    CLI::App* command =
        app.add_subcommand("hint", "Tell the best move, as far as a player can know, and why");
    command->add_option("GAME", options->game, "A game id, or a file with a record")->required();
    command->add_option("--from", options->from, "Records: after so many moves (else at the end)")
        ->check(CLI::Range(0, longest_line));
    command->add_option("--player", options->player,
                        "Who is asked: one of scoundrel players (search)");
    auto* ms = command->add_option("--ms", options->ms, "Think for so many milliseconds")
                   ->check(CLI::Range(1, longest_thought));
    command
        ->add_option("--samples", options->samples,
                     "CardStyle at so many hidden orders for each way through the room")
        ->check(CLI::Range(1, most_samples))
        ->excludes(ms);
    command->add_option("--seed", options->seed, "Which ones (0); the same give the same answer")
        ->excludes(ms);
    command->add_flag("--json", options->json, "One line of JSON");
    command->footer(
        "Examples:\n"
        "  scoundrel hint classic#42\n"
        "  scoundrel hint game.record --from 12     what to do after 12 moves\n"
        "A hint never looks at the order of the unseen cards.");
    command->callback([options] { run_hint(*options); });
}

}  // namespace scoundrel::cli
