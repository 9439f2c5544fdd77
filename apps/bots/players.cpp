#include "bots/players.h"

#include <fmt/format.h>

#include "bots/program.h"
#include "command/failure.h"
#include "nets/embedded_nets.h"
#include "nets/nets.h"
#include "notation/moves.h"
#include "player/players.h"
#include "protocol/state_json.h"
#include "rules/random.h"
#include "system/files.h"

namespace scoundrel::cli {

namespace {

constexpr std::string_view program_prefix = "cmd:";

bool is_program(std::string_view name) {
    return name.starts_with(program_prefix) && name.size() > program_prefix.size();
}

// Handed states without the game's id, so that it cannot know what is hidden.
Chosen ask(Program& bot, const Variant& variant, const Game& game) {
    const Json request{{"do", "choose"}, {"state", state_json(variant, game)}};
    const std::string line = bot.ask(print_json(request));
    const auto answer = parse_json(line);
    const Json* field = answer ? answer->find("move") : nullptr;
    const auto move = field != nullptr && field->is_string() ? parse_move(field->get<std::string>())
                                                             : std::nullopt;
    if (!move)
        throw Failure(bot.command() + " answered '" + line + "' instead of {\"move\":\"...\"}");
    return {*move};
}

// The library throws nothing and is thrown nothing.
Chooser program_chooser(const std::string& command, const Variant& variant,
                        std::chrono::seconds patience) {
    auto bot = std::make_shared<std::unique_ptr<Program>>();
    return [=](const Game& game, const Effort&) -> Result<Chosen> {
        try {
            if (!*bot) *bot = std::make_unique<Program>(command, patience);
            return ask(**bot, variant, game);
        } catch (const std::exception& failure) {
            return fail(ErrorCode::not_available, failure.what());
        }
    };
}

}  // namespace

std::string player_names() {
    std::string names;
    for (const PlayerKind& kind : player_kinds()) names += std::string(kind.name) + ", ";
    return names.substr(0, names.size() - 2) + " or cmd:PROGRAM";
}

void check_player(const std::string& name) {
    if (!is_program(name) && find_player_kind(name) == nullptr)
        throw Failure("there is no player '" + name + "'; a player is " + player_names(),
                      exit_usage);
}

bool uses_net(const std::string& name) {
    const PlayerKind* kind = find_player_kind(name);
    return kind != nullptr && kind->has_chances;
}

std::vector<Option> thinking_options(Thinking& thinking) {
    return {Option("--samples", &thinking.samples,
                   fmt::format("Hidden orders that search looks at for a move ({})",
                               Thinking{}.samples))
                .within(1, 1'000'000),
            Option("--ms", &thinking.ms,
                   "Milliseconds that search may think about a move, instead of --samples")
                .within(1, 86'400'000)
                .exclude({"--samples"})};
}

NetFile read_net_file(const std::string& path) {
    auto file = parse_net(or_fail(read_file(path, most_of_net)));
    if (!file) throw Failure(path + ": " + file.error().message);
    return std::move(*file);
}

LoadedNet load_net(const Variant& variant, const std::string& path) {
    const auto hash_of = [](std::string_view bytes) {
        Fnv1a hash;
        for (const char byte : bytes) hash.add(static_cast<unsigned char>(byte));
        return hash.value();
    };
    if (path.empty()) {
        const NetChoice choice = choose_net(variant.rules);
        const auto unowned = std::shared_ptr<const Net>(std::shared_ptr<void>(), choice.net);
        return {unowned, hash_of(embedded_net(choice.rule_set->id))};
    }
    NetFile file = read_net_file(path);
    const std::uint64_t hash = hash_of(print_net(file));
    fill_unmet(file);
    return {std::make_shared<const Net>(std::move(file.net)), hash};
}

Contestant make_contestant(const std::string& name, const Variant& variant, const LoadedNet& net,
                           std::chrono::seconds patience) {
    check_player(name);
    if (is_program(name))
        return {name, program_chooser(name.substr(program_prefix.size()), variant, patience)};
    const std::shared_ptr<Player> player = find_player_kind(name)->make(variant.rules, *net.net);
    return {name, [chooser = chooser_of(player), keep = net.net](
                      const Game& game, const Effort& effort) { return chooser(game, effort); }};
}

}  // namespace scoundrel::cli
