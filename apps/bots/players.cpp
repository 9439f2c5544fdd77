#include "bots/players.h"

#include "bots/program.h"
#include "command/failure.h"
#include "nets/embedded_nets.h"
#include "nets/nets.h"
#include "notation/moves.h"
#include "notation/nearest.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"
#include "player/generalist.h"
#include "player/players.h"
#include "protocol/outline.h"
#include "protocol/state_json.h"
#include "system/files.h"
#include "text/terminal_text.h"
#include "words/refusals.h"

namespace scoundrel::cli {

namespace {

constexpr std::string_view program_prefix = "cmd:";

Confinement confinement_of(const ProgramOptions& options) {
    return {.wanted = !options.unguarded, .hidden = options.hidden};
}

// Small, flat and short enough that reading it takes no time worth counting.
Move read_answer(const std::string& command, const std::string& line) {
    constexpr int deepest_answer = 32;
    const auto answer = outline_of(line).depth <= deepest_answer ? parse_json(line) : std::nullopt;
    const Json* field = answer ? answer->find("move") : nullptr;
    if (field == nullptr || !field->is_string() || field->text().empty())
        throw Failure(
            say({}, Phrase::player_no_answer,
                {{"player", command}, {"answer", line}, {"example", R"({"move":"..."})"}}));
    const auto move = parse_move(field->text());
    if (!move)
        throw Failure(say({}, Phrase::player_no_move,
                          {{"player", command}, {"move", fit_to_show(field->text())}}));
    return *move;
}

// Handed states without the game's id, so that it cannot know what is hidden.
Chosen ask(Program& bot, const Variant& variant, const Game& game) {
    const Json request{{"do", "choose"}, {"state", state_json(variant, game)}};
    const Move move = read_answer(bot.command(), bot.ask(print_json(request)));
    const Refusal why = refusal(game.rules, game.position, move);
    if (why != Refusal::none)
        throw Failure(say(
            {}, Phrase::player_refused,
            {{"player", bot.command()},
             {"move", print_move(move)},
             {"why", explain_refusal(Voice::of(variant), why, game.rules, game.position, move)}}));
    return {move};
}

std::unique_ptr<Program> start(const std::string& command, const ProgramOptions& options) {
    auto bot = std::make_unique<Program>(command, std::chrono::seconds(options.seconds),
                                         confinement_of(options));
    if (options.promised && bot->guards() != *options.promised)
        throw Failure(say({}, Phrase::player_less_guarded,
                          {{"player", command},
                           {"guards", print_guards(bot->guards())},
                           {"promised", print_guards(*options.promised)}}));
    return bot;
}

// The library throws nothing and is thrown nothing. A program that failed is begun anew, should it
// be asked again: it may be gone, or late with an answer. One that cannot be begun as it should is
// no failure of its own.
Chooser program_chooser(const std::string& command, const Variant& variant,
                        const ProgramOptions& options) {
    auto bot = std::make_shared<std::unique_ptr<Program>>();
    return [=](const Game& game, const Effort&) -> Result<Chosen> {
        try {
            if (!*bot) *bot = start(command, options);
        } catch (const std::exception& failure) {
            return fail(ErrorCode::not_available, failure.what());
        }
        try {
            return ask(**bot, variant, game);
        } catch (const std::exception& failure) {
            bot->reset();
            return fail(ErrorCode::illegal_move, fit_to_show(failure.what()));
        }
    };
}

}  // namespace

std::string player_names() {
    std::string names;
    for (const PlayerKind& kind : player_kinds()) names += std::string(kind.name) + ", ";
    return names.substr(0, names.size() - 2) + " or cmd:PROGRAM";
}

bool is_program(std::string_view name) {
    return name.starts_with(program_prefix) && name.size() > program_prefix.size();
}

void check_player(const std::string& name) {
    if (is_program(name) || find_player_kind(name) != nullptr) return;
    std::vector<std::string_view> names;
    for (const PlayerKind& kind : player_kinds()) names.push_back(kind.name);
    const auto meant = nearest(name, names);
    const Arguments arguments{
        {"player", name}, {"guess", std::string(meant.value_or(""))}, {"players", player_names()}};
    throw NoSuchName(say({}, meant ? Phrase::player_none_but : Phrase::player_none, arguments));
}

bool uses_net(const std::string& name) {
    const PlayerKind* kind = find_player_kind(name);
    return kind != nullptr && kind->has_chances;
}

Option aim_option(Aim& aim) {
    return Option("--aim", &aim, Phrase::cmd_aim)
        .one_of({aim_names.begin(), aim_names.end()})
        .show_as("AIM");
}

std::vector<Option> thinking_options(Thinking& thinking, const Named& named) {
    const auto idle = [named](const std::string& option) {
        return [=] {
            return named && !named().contains("search")
                       ? say({}, Phrase::cmd_thinking_idle, {{"option", option}})
                       : "";
        };
    };
    return {aim_option(thinking.aim),
            Option("--samples", &thinking.samples,
                   say({}, Phrase::cmd_thinking_samples, {{"samples", Thinking{}.samples}}))
                .within(1, 1'000'000)
                .unless(idle("--samples")),
            Option("--ms", &thinking.ms, Phrase::cmd_thinking_ms)
                .within(1, 86'400'000)
                .exclude({"--samples"})
                .unless(idle("--ms"))};
}

NetFile read_net_file(const std::string& path) {
    NetFile file = or_fail_in(path, parse_net(or_fail(read_file(path, most_of_net))));
    if (!file.checked) text::message(say({}, Phrase::net_unchecked, {{"file", path}}));
    return file;
}

LoadedNet load_net(const Variant& variant, const std::string& path) {
    if (path.empty()) {
        const NetChoice choice = choose_net(variant.rules);
        return {choice.net, net_hash(embedded_net(choice.id))};
    }
    NetFile file = read_net_file(path);
    const std::uint64_t hash = net_hash(print_net(file));
    file = file_for(std::move(file), variant.rules);
    fill_unmet(file);
    return {std::make_shared<const Net>(std::move(file.net)), hash};
}

LoadedNet load_general_net(const Variant& variant) {
    const NetChoice choice = general_net(variant.rules);
    return {choice.net, net_hash(embedded_net(choice.id))};
}

std::vector<Option> program_options(ProgramOptions& options, const Named& named) {
    const auto idle = [named](const std::string& option) {
        return [=] {
            return named().contains(program_prefix)
                       ? ""
                       : say({}, Phrase::cmd_program_idle, {{"option", option}});
        };
    };
    return {Option("--player-seconds", &options.seconds, Phrase::cmd_player_seconds)
                .within(1, 86'400)
                .unless(idle("--player-seconds")),
            Option("--unguarded", &options.unguarded, Phrase::cmd_unguarded)
                .unless(idle("--unguarded"))};
}

Guards guards_of_programs(const ProgramOptions& options) {
    return Supervised("exit", confinement_of(options)).guards();
}

Contestant make_contestant(const std::string& name, const Variant& variant, const LoadedNet& net,
                           const ProgramOptions& options) {
    check_player(name);
    if (is_program(name))
        return {name, program_chooser(name.substr(program_prefix.size()), variant, options)};
    const std::shared_ptr<Player> player = find_player_kind(name)->make(variant.rules, net.net);
    return {name, chooser_of(player)};
}

}  // namespace scoundrel::cli
