// `scoundrel hint`: what a player would do, knowing what the player at the table knows, and why.
#include <iostream>
#include <memory>

#include "bots/players.h"
#include "command/failure.h"
#include "command/interruption.h"
#include "game/move_text.h"
#include "phrases/catalogue.h"
#include "protocol/hint_json.h"
#include "scoundrel/commands.h"
#include "scoundrel/find_game.h"
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
    const Found found = find_game(options.game);
    if (found.played()) return single_game(found, options.from);
    if (options.from)
        throw Failure(say({}, Phrase::find_from, {{"game", options.game}}), exit_usage);
    return or_no_such(begun(found.id), found.id);
}

HintOptions asked_by(const HintArguments& arguments) {
    const auto kind = find_hint_player(arguments.player);
    if (!kind) throw NoSuchName(kind.error().message);
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
    if (!move)
        throw Failure(say({}, Phrase::hint_no_move, {{"move", arguments.why_not}}), exit_usage);
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
    const auto idle = [options](const std::string& option) {
        return [=] {
            return options->player == default_player
                       ? ""
                       : say({}, Phrase::cmd_thinking_idle, {{"option", option}});
        };
    };
    return {.name = "hint",
            .what = say({}, Phrase::cmd_hint),
            .options =
                {Option("GAME", &options->game, Phrase::cmd_hint_game).take(Takes::game).require(),
                 Option("--from", &options->from, Phrase::cmd_hint_from).within(0, longest_line),
                 Option("--player", &options->player, Phrase::cmd_hint_player).take(Takes::player),
                 Option("--ms", &options->ms, Phrase::cmd_hint_ms)
                     .unless(idle("--ms"))
                     .within(1, longest_thought),
                 Option("--samples", &options->samples, Phrase::cmd_hint_samples)
                     .unless(idle("--samples"))
                     .within(1, most_samples)
                     .exclude({"--ms"}),
                 Option("--seed", &options->seed, Phrase::cmd_hint_seed)
                     .unless(idle("--seed"))
                     .exclude({"--ms"}),
                 aim_option(options->aim),
                 Option("--why-not", &options->why_not, Phrase::cmd_hint_why_not).show_as("MOVE"),
                 Option("--json", &options->json, Phrase::cmd_json_line).exclude({"--why-not"})},
            .examples = {{"scoundrel hint last"},
                         {"scoundrel hint classic#42"},
                         {"scoundrel hint game.record --from 12", say({}, Phrase::cmd_hint_after)},
                         {"scoundrel hint classic#42 --why-not 7De",
                          say({}, Phrase::cmd_hint_against)}},
            .footer = say({}, Phrase::cmd_hint_more),
            .run = [options] { run_hint(*options); }};
}

}  // namespace scoundrel::cli
