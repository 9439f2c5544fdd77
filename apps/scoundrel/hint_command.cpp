// `scoundrel hint`: what a player would do, knowing what the player at the table knows, and why.
#include <iostream>
#include <memory>

#include "bots/players.h"
#include "command/failure.h"
#include "command/interruption.h"
#include "game/move_text.h"
#include "protocol/hint_json.h"
#include "scoundrel/commands.h"
#include "system/files.h"
#include "text/game_text.h"
#include "text/hint_text.h"
#include "text/named_game.h"
#include "words/refusals.h"

namespace scoundrel::cli {

namespace {

using namespace text;

struct HintArguments {
    std::string game;
    std::optional<int> from;
    std::string player{default_player};
    std::optional<int> ms;
    std::optional<int> samples;
    std::string seed;
    Aim aim = Aim::win;
    std::string why_not;
    bool json = false;
};

Session find_session(const HintArguments& options) {
    if (!is_there(options.game)) {
        if (options.from)
            throw Failure("--from goes with records: " + options.game + " is no file", exit_usage);
        return or_fail(begun(options.game));
    }
    const std::string text = or_fail(read_file(options.game, most_of_records));
    const auto all = split_records(text);
    if (all.empty()) throw Failure(say({}, Phrase::verify_empty, {{"file", options.game}}));
    if (all.size() > 1) throw Failure(say({}, Phrase::hint_many, {{"file", options.game}}));
    auto session = recorded(all.front(), options.from);
    if (!session) throw Failure(options.game + ": " + session.error().message);
    return std::move(*session);
}

HintOptions asked_by(const HintArguments& arguments) {
    const auto kind = find_hint_player(arguments.player);
    if (!kind) throw Failure(kind.error().message, exit_usage);
    HintOptions asked{.player = *kind, .ms = arguments.ms, .samples = arguments.samples};
    if (!arguments.seed.empty()) asked.seed = seed_number(arguments.seed);
    asked.aim = arguments.aim;
    return asked;
}

// The move asked about by --why-not.
std::optional<Move> rival_of(const HintArguments& arguments, const Session& session) {
    if (arguments.why_not.empty()) return {};
    const Voice voice = Voice::of(session.variant());
    const auto move = read_typed(voice, arguments.why_not);
    if (!move) throw Failure("--why-not: '" + arguments.why_not + "' is no move", exit_usage);
    const Game& game = session.game();
    if (const Refusal why = refusal(game.rules, game.position, *move); why != Refusal::none)
        throw Failure(with_symbols(explain_refusal(voice, why, game.rules, game.position, *move),
                                   {.symbols = style_of(stderr).symbols}));
    return move;
}

void run_hint(const HintArguments& options) {
    const Session session = find_session(options);
    const Voice voice = Voice::of(session.variant());
    const Interruption interruption;
    HintOptions asked = asked_by(options);
    asked.stop = [&] { return interruption.asked(); };
    asked.order = open_order(session);
    const auto rival = rival_of(options, session);
    const HintAnswer answer = or_fail(ask_hint(session.game(), asked, choose_net));
    if (options.json) {
        Json json{{"game", print_game_id(session.beginning().id)},
                  {"moves_played", session.moves_played()}};
        json.update(hint_answer_json(session.variant(), answer));
        if (answer.cut_short) json["stopped"] = true;
        std::cout << print_json(json) << "\n";
    } else if (const CardStyle style = style_of(stdout); rival) {
        std::cout << tell_hint(voice, answer, style)
                  << tell_why_not(voice, answer.hint, *rival, style);
    } else {
        std::cout << tell_room_cards(voice, session.game(), style) << tell_state(session, style)
                  << "\n"
                  << tell_choices(voice, answer.hint) << "\n"
                  << tell_hint(voice, answer, style);
    }
    std::cout.flush();
    interruption.end_if_asked();
}

}  // namespace

Command hint_command() {
    auto options = std::make_shared<HintArguments>();
    return {
        .name = "hint",
        .what = "Tell the best move, as far as a player can know, and why",
        .options =
            {Option("GAME", &options->game, "A game id, or a file with a record")
                 .take(Takes::game)
                 .require(),
             Option("--from", &options->from, "Records: after so many moves (else at the end)")
                 .within(0, longest_line),
             Option("--player", &options->player, "Who is asked: one of scoundrel players (search)")
                 .take(Takes::player),
             Option("--ms", &options->ms, "Think for so many milliseconds")
                 .within(1, longest_thought),
             Option("--samples", &options->samples,
                    "Look at so many hidden orders for each way through the room")
                 .within(1, most_samples)
                 .exclude({"--ms"}),
             Option("--seed", &options->seed, "Which ones (0); the same give the same answer")
                 .exclude({"--ms"}),
             aim_option(options->aim),
             Option("--why-not", &options->why_not, "Tell only why this move is not better")
                 .show_as("MOVE"),
             Option("--json", &options->json, "One line of JSON").exclude({"--why-not"})},
        .footer =
            "Examples:\n"
            "  scoundrel hint classic#42\n"
            "  scoundrel hint game.record --from 12     what to do after 12 moves\n"
            "  scoundrel hint classic#42 --why-not 7De  what speaks against equipping 7D\n"
            "A hint never looks at the order of the unseen cards, unless the deck of the game was "
            "opened.",
        .run = [options] { run_hint(*options); }};
}

}  // namespace scoundrel::cli
