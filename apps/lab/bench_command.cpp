// `scoundrel bench`: the signature, and how fast random play goes through each door; or this
// engine against another.
#include <fmt/core.h>

#include <ctime>
#include <iostream>
#include <memory>

#include "bench/signature.h"
#include "bench_against.h"
#include "bench_players.h"
#include "command/failure.h"
#include "commands.h"
#include "json/json.h"
#include "notation/numbers.h"
#include "phrases/catalogue.h"
#include "text/named_game.h"

namespace scoundrel::cli {

namespace {

// Long games: the figure that weighs moves rather than deals.
constexpr std::string_view long_games = "classic+health=99";

struct BenchOptions {
    std::string rules;
    std::string door = "both";
    std::string against;
    int games = 200'000;
    bool json = false;
};

struct Measured {
    std::string rules;
    std::string door;
    long games = 0;
    long moves = 0;
    double seconds = 0;

    double moves_per_second() const { return static_cast<double>(moves) / seconds; }
    double games_per_second() const { return static_cast<double>(games) / seconds; }
};

RandomResult play(bool checked, const Rules& rules, std::uint64_t seed) {
    return checked ? play_random_checked(rules, seed) : play_random_unchecked(rules, seed);
}

Measured measure(const Variant& variant, const std::string& door, int games) {
    const bool checked = door == "checked";
    Measured result{print_rules(variant), door, games, 0, 0};
    const std::clock_t begin = std::clock();  // processor time: other programs do not count
    for (int seed = 0; seed < games; ++seed)
        result.moves += play(checked, variant.rules, static_cast<std::uint64_t>(seed)).moves;
    result.seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    return result;
}

std::vector<Variant> wanted_rules(const BenchOptions& options) {
    if (!options.rules.empty()) return {or_no_such(text::read_rules(options.rules), options.rules)};
    std::vector<Variant> all{or_fail(parse_rules(long_games))};
    for (const RuleSet& set : rule_sets) all.push_back({&set, set.rules});
    return all;
}

std::vector<std::string> wanted_doors(const BenchOptions& options) {
    if (options.door == "both") return {"unchecked", "checked"};
    return {options.door};
}

std::uint64_t both_signatures() {
    const auto unchecked = signature(play_random_unchecked);
    if (unchecked != signature(play_random_checked)) throw Failure(say({}, Phrase::bench_differs));
    return unchecked;
}

Json result_json(const Measured& m) {
    return {{"rules", m.rules}, {"door", m.door},       {"games", m.games},
            {"moves", m.moves}, {"seconds", m.seconds}, {"moves_per_second", m.moves_per_second()}};
}

void run_against(const BenchOptions& options) {
    Json results = bench_against(options.against, !options.json);
    if (options.json) std::cout << print_json({{"results", std::move(results)}}) << "\n";
}

void run_bench(const BenchOptions& options) {
    const auto all = wanted_rules(options);  // before anything is printed
    const std::string hash = print_hex(both_signatures());
    Json results = Json::array();
    if (!options.json) {
        std::cout << "signature " << hash << "\n"
                  << fmt::format("{:<20} {:<10} {:>9} {:>13} {:>13}\n", "rules", "door", "games",
                                 "games/s", "moves/s");
    }
    for (const Variant& variant : all) {
        for (const std::string& door : wanted_doors(options)) {
            const Measured m = measure(variant, door, options.games);
            if (options.json)
                results.push_back(result_json(m));
            else
                std::cout << fmt::format("{:<20} {:<10} {:>9} {:>13.0f} {:>13.0f}\n", m.rules,
                                         m.door, m.games, m.games_per_second(),
                                         m.moves_per_second())
                          << std::flush;
        }
    }
    if (options.json)
        std::cout << print_json({{"signature", hash}, {"results", std::move(results)}}) << "\n";
}

}  // namespace

Command bench_command() {
    auto options = std::make_shared<BenchOptions>();
    return {
        .name = "bench",
        .options =
            {Option("--rules", &options->rules, Phrase::cmd_bench_rules).take(Takes::rules),
             Option("--door", &options->door, Phrase::cmd_bench_door)
                 .one_of({"unchecked", "checked", "both"}),
             Option("--games", &options->games, Phrase::cmd_bench_games).within(1, 1'000'000'000),
             Option("--against", &options->against, Phrase::cmd_bench_against)
                 .take(Takes::program)
                 .show_as("COMMAND")
                 .exclude({"--rules", "--door", "--games"}),
             Option("--json", &options->json, Phrase::cmd_json)},
        .examples = {{"scoundrel bench --rules classic --door unchecked --games 1000000"},
                     {"scoundrel bench --against 'scoundrel-1.0 engine'"}},
        .run =
            [options] { options->against.empty() ? run_bench(*options) : run_against(*options); },
        .parts = {bench_players_command()}};
}

}  // namespace scoundrel::cli
