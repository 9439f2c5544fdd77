// `scoundrel perft`: counts the sequences of legal moves of a known deal, to compare with other
// programs that claim to play by the same rules.
#include <fmt/core.h>

#include <iostream>
#include <memory>

#include "bench/perft.h"
#include "command/failure.h"
#include "command/progress.h"
#include "commands.h"
#include "json/json.h"
#include "notation/moves.h"
#include "phrases/catalogue.h"
#include "text/named_game.h"

namespace scoundrel::cli {

namespace {

constexpr int deepest = 99;  // far beyond what can be counted; keeps the recursion bounded

struct PerftOptions {
    std::string game;
    int depth = 0;
    bool divide = false;
    bool json = false;
};

std::vector<Divided> counted(const Rules& rules, const Branch& start, int depth) {
    Progress progress;
    return divide(rules, start, depth, [&](const std::vector<Divided>& parts, int all) {
        if (progress.due())
            progress.show(
                fmt::format("depth {}: {} of {} first moves counted", depth, parts.size(), all));
    });
}

std::uint64_t total(const std::vector<Divided>& parts) {
    std::uint64_t sum = 0;
    for (const Divided& part : parts) sum += part.sequences;
    return sum;
}

void run_divided(const PerftOptions& options, const GameId& id, const Branch& start) {
    const auto parts = counted(id.variant.rules, start, options.depth);
    if (options.json) {
        Json moves = Json::object();
        for (const Divided& part : parts) moves[print_move(part.move)] = part.sequences;
        std::cout << print_json({{"game", print_game_id(id)},
                                 {"depth", options.depth},
                                 {"sequences", total(parts)},
                                 {"moves", std::move(moves)}})
                  << "\n";
        return;
    }
    for (const Divided& part : parts)
        std::cout << fmt::format("{:<8} {:>20}\n", print_move(part.move), part.sequences);
    std::cout << fmt::format("{:<8} {:>20}\n", "total", total(parts));
}

void run_depths(const PerftOptions& options, const GameId& id, const Branch& start) {
    Json depths = Json::array();
    if (!options.json) std::cout << fmt::format("{:<8} {:>20}\n", "depth", "sequences");
    for (int depth = 1; depth <= options.depth; ++depth) {
        const std::uint64_t sequences = total(counted(id.variant.rules, start, depth));
        if (options.json)
            depths.push_back({{"depth", depth}, {"sequences", sequences}});
        else
            std::cout << fmt::format("{:<8} {:>20}\n", depth, sequences) << std::flush;
    }
    if (options.json)
        std::cout << print_json({{"game", print_game_id(id)}, {"depths", std::move(depths)}})
                  << "\n";
}

void run_perft(const PerftOptions& options) {
    const GameId id = or_no_such(text::read_game_id(options.game), options.game);
    const Branch start = Branch::start_of(id.variant.rules, or_fail(text::known_dealer(id)));
    options.divide ? run_divided(options, id, start) : run_depths(options, id, start);
}

}  // namespace

Command perft_command() {
    auto options = std::make_shared<PerftOptions>();
    return {
        .name = "perft",
        .options =
            {Option("GAME", &options->game, Phrase::cmd_perft_game).take(Takes::rules).require(),
             Option("DEPTH", &options->depth, Phrase::cmd_perft_depth).require().within(1, deepest),
             Option("--divide", &options->divide, Phrase::cmd_perft_divide),
             Option("--json", &options->json, Phrase::cmd_json)},
        .examples = {{"scoundrel perft classic#42 6"}, {"scoundrel perft rascal#42 4 --divide"}},
        .run = [options] { run_perft(*options); }};
}

}  // namespace scoundrel::cli
