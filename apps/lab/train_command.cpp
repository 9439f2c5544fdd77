// `scoundrel train`: makes a value net by playing, and measures how well it plays.
#include <fmt/format.h>

#include <filesystem>
#include <iostream>
#include <memory>

#include "bots/players.h"
#include "command/failure.h"
#include "commands.h"
#include "figures.h"
#include "lab/match.h"
#include "long_work.h"
#include "phrases/catalogue.h"
#include "player/generalist.h"
#include "player/simple_players.h"
#include "system/files.h"
#include "text/named_game.h"
#include "text/terminal_text.h"
#include "training.h"

namespace scoundrel::cli {

namespace {

using namespace text;

struct TrainOptions {
    std::string rules;
    TrainingPlan plan{.games = 0, .threads = all_processors()};
    std::string from;
    std::string out;
    std::uint64_t check = 10'000;
};

// Deals that training never sees. Nothing if there are none, or it was stopped.
std::optional<Share> check_net(const TrainOptions& options, const Variant& variant, NetFile file) {
    if (options.check == 0) return {};
    fill_unmet(file);
    const auto net = std::make_shared<const Net>(std::move(file.net));
    const auto players = [&] {
        return std::vector<Contestant>{
            {"greedy", chooser_of(std::make_shared<GreedyPlayer>(variant.rules, net))}};
    };
    std::uint64_t won = 0;
    LongWork work({.all = options.check, .busy = Phrase::train_checking, .more = [&] {
                       return Arguments{{"rules", print_rules(variant)}};
                   }});
    const bool all = work.run<std::vector<MatchRow>>(
        match_worker(variant.rules, {}, players, RowsThere(1, {})), options.plan.threads,
        MissingSeeds({0, options.check - 1}, {}),
        [&](const std::vector<MatchRow>& rows) -> Result<bool> {
            won += rows.front().won() ? 1u : 0u;
            return false;
        });
    return all ? std::optional(wilson(won, work.done())) : std::nullopt;
}

// The net to go on from. One for any rules serves given ones too, and one for given rules is a
// beginning for any.
NetFile read_start(const std::string& path, const std::optional<Variant>& variant) {
    NetFile file = read_net_file(path);
    if (variant) return file_for(std::move(file), variant->rules);
    if (file.rules != any_rules) {
        const Variant of = or_fail(parse_rules(file.rules));
        return general_file(std::move(file), of.rules);
    }
    file.met.resize(general_inputs());
    file.net.rows.resize(general_inputs());
    return file;
}

void run_train(const TrainOptions& options) {
    std::optional<Variant> variant;
    if (options.rules != any_rules) variant = or_no_such(read_rules(options.rules), options.rules);
    check_out(options.out);
    std::optional<NetFile> from;
    if (!options.from.empty()) from = read_start(options.from, variant);
    const Training training{.plan = options.plan,
                            .variant = variant,
                            .from = std::move(from),
                            .from_name = std::filesystem::path(options.from).filename().string(),
                            .out = options.out};
    TrainingRun run = run_training(training);
    NetFile& file = run.file;
    file.about.push_back(fmt::format("games {}", run.games));
    std::string share = "?";
    // One for any rules has no rules to be checked by (docs/strength.md has how it was measured).
    if (const auto won = run.all && variant ? check_net(options, *variant, file) : std::nullopt) {
        share = show_share(*won);
        file.about.push_back(
            say({}, Phrase::train_strength,
                {{"share", share}, {"deals", options.check}, {"last", options.check - 1}}));
    }
    write_trained(training, run);
    if (!run.all)
        throw Failure(
            say({}, Phrase::train_stopped,
                {{"file", options.out}, {"done", run.games}, {"all", options.plan.games}}));
    message(say({}, Phrase::train_done,
                {{"file", options.out},
                 {"games", run.games},
                 {"seconds", fmt::format("{:.0f}", run.seconds)},
                 {"share", share}}));
}

}  // namespace

Command train_command() {
    auto options = std::make_shared<TrainOptions>();
    TrainingPlan& plan = options->plan;
    constexpr std::uint64_t most_games = std::uint64_t{1} << 32;
    return {
        .name = "train",
        .options =
            {Option("RULES", &options->rules, Phrase::cmd_train_rules).require().take(Takes::rules),
             Option("--games", &plan.games, Phrase::cmd_train_games)
                 .require()
                 .within(std::uint64_t{1}, most_games),
             Option("--out", &options->out, Phrase::cmd_train_out).require().take(Takes::file),
             Option("--from", &options->from, Phrase::cmd_train_from).take(Takes::file),
             Option("--seed", &plan.seed, Phrase::cmd_train_seed)
                 .within(std::uint64_t{0}, std::uint64_t{1} << 24),
             Option("--lambda", &plan.lambda, Phrase::cmd_train_lambda).within(0.0, 1.0),
             Option("--rate", &plan.rate, Phrase::cmd_train_rate).within(1e-7, 1.0),
             Option("--looks", &plan.looks, Phrase::cmd_train_looks).within(0, 1000),
             Option("--check", &options->check, Phrase::cmd_train_check)
                 .within(std::uint64_t{0}, most_games),
             Option("--jobs", &plan.threads, Phrase::cmd_train_jobs).within(1, 256)},
        .examples = {{"scoundrel train classic --games 1000000 --out classic.net"}},
        .footer = say({}, Phrase::cmd_train_more),
        .run = [options] { run_train(*options); },
        .parts = {train_score_command()}};
}

}  // namespace scoundrel::cli
