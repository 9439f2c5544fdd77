// `scoundrel train score`: fits the score output of a net to games of search, and nothing else of
// it.
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "bots/players.h"
#include "command/failure.h"
#include "commands.h"
#include "lab/score_fit.h"
#include "lab/train.h"
#include "long_work.h"
#include "phrases/catalogue.h"
#include "system/files.h"
#include "text/named_game.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using namespace text;

// One game of five is kept apart, to tell how well the others foretell it.
constexpr std::uint64_t games_to_one_apart = 5;

struct ScoreOptions {
    std::string rules;
    std::string from;
    std::string out;
    std::uint64_t games = 0;
    std::uint64_t seed = 1;
    Thinking thinking{.samples = 50};
    int jobs = all_processors();
};

std::string command_of(const ScoreOptions& options, const Variant& variant) {
    return fmt::format("command scoundrel train score {} --from {} --games {} --seed {} --{} {}{}",
                       print_rules(variant),
                       std::filesystem::path(options.from).filename().string(), options.games,
                       options.seed, options.thinking.ms ? "ms" : "samples",
                       options.thinking.ms.value_or(options.thinking.samples),
                       options.thinking.aim == Aim::win ? "" : " --aim score");
}

void run_train_score(const ScoreOptions& options) {
    const Variant variant = or_no_such(read_rules(options.rules), options.rules);
    check_out(options.out);
    NetFile file = read_net_file(options.from);
    NetFile filled = file;
    fill_unmet(filled);
    ScoreSums fitted, apart;
    std::uint64_t games = 0;
    const std::uint64_t first = first_training_seed + (options.seed << 32);
    LongWork work({.all = options.games, .busy = Phrase::train_score_busy, .more = [&] {
                       return Arguments{{"rules", print_rules(variant)}};
                   }});
    const bool all = work.run<ScoreExamples>(
        score_worker(variant.rules, std::make_shared<const Net>(filled.net), options.thinking),
        options.jobs, MissingSeeds({first, first + options.games - 1}, {}),
        [&](const ScoreExamples& examples) -> Result<bool> {
            ScoreSums& sums = ++games % games_to_one_apart == 0 ? apart : fitted;
            for (const ScoreExample& example : examples) sums.add(example);
            return false;
        });
    const double seconds = work.seconds();
    if (!all || apart.examples() == 0)
        throw Failure(say({}, Phrase::match_stopped, {{"done", games}, {"all", options.games}}));
    const ScoreWeights before = score_weights_of(file.net), after = fitted.fit(before);
    set_score_weights(file.net, after);
    const auto show = [&](const ScoreWeights& weights) {
        return fmt::format("{:+.2f} ({:.2f})", apart.surplus(weights), apart.deviation(weights));
    };
    file.about.push_back(command_of(options, variant));
    file.about.push_back(fmt::format("seconds {:.0f}", seconds));
    file.about.push_back(say({}, Phrase::train_score_fit,
                             {{"before", show(before)},
                              {"after", show(score_weights_of(file.net))},
                              {"games", options.games / games_to_one_apart}}));
    or_fail(write_file(options.out, print_net(file)));
    message(say({}, Phrase::train_score_done,
                {{"file", options.out},
                 {"games", games},
                 {"seconds", fmt::format("{:.0f}", seconds)},
                 {"fit", file.about.back()}}));
}

}  // namespace

Command train_score_command() {
    auto options = std::make_shared<ScoreOptions>();
    Command command{
        .name = "score",
        .what = say({}, Phrase::cmd_train_score),
        .options =
            {Option("RULES", &options->rules, Phrase::cmd_rules_named).take(Takes::rules).require(),
             Option("--from", &options->from, Phrase::cmd_train_score_from)
                 .take(Takes::file)
                 .require(),
             Option("--games", &options->games, Phrase::cmd_train_games)
                 .require()
                 .within(std::uint64_t{games_to_one_apart}, std::uint64_t{1} << 32),
             Option("--out", &options->out, Phrase::cmd_train_out).take(Takes::file).require(),
             Option("--seed", &options->seed, Phrase::cmd_train_score_seed)
                 .within(std::uint64_t{0}, std::uint64_t{1} << 24),
             Option("--jobs", &options->jobs, Phrase::cmd_train_jobs).within(1, 256)},
        .examples = {{"scoundrel train score classic --from data/nets/classic.net --games 10000 "
                      "--out classic.net"}},
        .footer = say({}, Phrase::cmd_train_score_more),
        .run = [options] { run_train_score(*options); }};
    for (const Option& option : thinking_options(options->thinking))
        command.options.push_back(option);
    return command;
}

}  // namespace scoundrel::cli
