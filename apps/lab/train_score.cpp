// `scoundrel train score`: fits the score output of a net to games of search, and nothing else of
// it.
#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <numeric>

#include "bots/players.h"
#include "checkpoint.h"
#include "command/failure.h"
#include "commands.h"
#include "lab/score_fit.h"
#include "lab/train.h"
#include "long_work.h"
#include "notation/bytes.h"
#include "notation/numbers.h"
#include "phrases/catalogue.h"
#include "player/generalist.h"
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

// None: the net is one for any rules, and so are the games.
std::optional<Variant> variant_of(const ScoreOptions& options) {
    if (options.rules == any_rules) return {};
    return or_no_such(read_rules(options.rules), options.rules);
}

std::string command_of(const ScoreOptions& options, const std::string& rules) {
    return fmt::format("command scoundrel train score {} --from {} --games {} --seed {} --{} {}{}",
                       rules, std::filesystem::path(options.from).filename().string(),
                       options.games, options.seed, options.thinking.ms ? "ms" : "samples",
                       options.thinking.ms.value_or(options.thinking.samples),
                       options.thinking.aim == Aim::win ? "" : " --aim score");
}

// What was learnt of the games so far, in their order.
struct Fit {
    std::uint64_t games = 0;
    ScoreSums fitted, apart;

    void add(const ScoreExamples& examples) {
        ScoreSums& sums = ++games % games_to_one_apart == 0 ? apart : fitted;
        for (const ScoreExample& example : examples) sums.add(example);
    }
    std::string print() const {
        std::string bytes;
        put_bytes(bytes, games);
        fitted.put(bytes);
        apart.put(bytes);
        return bytes;
    }
    static std::optional<Fit> parse(std::string_view bytes) {
        Fit fit;
        if (bytes.size() < sizeof fit.games) return {};
        fit.games = take_bytes<std::uint64_t>(bytes);
        const bool whole = fit.fitted.take(bytes) && fit.apart.take(bytes) && bytes.empty();
        return whole ? std::optional(fit) : std::nullopt;
    }
};

// Plays what is missing; false if it was stopped.
bool play_for(const ScoreOptions& options, const std::optional<Variant>& variant,
              const NetFile& file, Checkpoint& checkpoint, Fit& fit) {
    const std::uint64_t first = first_training_seed + (options.seed << 32);
    LongWork work({.all = options.games,
                   .busy = Phrase::train_score_busy,
                   .more = [&] { return Arguments{{"rules", options.rules}}; },
                   .sync =
                       [&] {
                           checkpoint.keep_if_due([&] { return fit.print(); });
                           return Result<void>();
                       }});
    std::vector<std::uint64_t> there(fit.games);
    std::iota(there.begin(), there.end(), first);
    return work.run<ScoreExamples>(
        score_worker(variant ? std::optional(variant->rules) : std::nullopt, file,
                     options.thinking),
        options.jobs, MissingSeeds({first, first + options.games - 1}, there),
        [&](const ScoreExamples& examples) -> Result<bool> {
            fit.add(examples);
            return false;
        });
}

void run_train_score(const ScoreOptions& options) {
    const auto variant = variant_of(options);
    const std::string rules = variant ? print_rules(*variant) : std::string(any_rules);
    check_out(options.out);
    NetFile file = read_net_file(options.from);
    if (!variant && file.rules != any_rules)
        throw Failure(say({}, Phrase::train_score_not_any, {{"file", options.from}}));
    const std::string command = command_of(options, rules);
    Checkpoint checkpoint(options.out, command + " " + print_hex(net_hash(print_net(file))));
    Fit fit = checkpoint.read(Fit::parse).value_or(Fit());
    if (!play_for(options, variant, file, checkpoint, fit)) {
        checkpoint.keep_for_later(fit.print());
        throw Failure(
            say({}, Phrase::match_stopped, {{"done", fit.games}, {"all", options.games}}));
    }
    const ScoreWeights before = score_weights_of(file.net), after = fit.fitted.fit(before);
    set_score_weights(file.net, after);
    const auto show = [&](const ScoreWeights& weights) {
        return fmt::format("{:+.2f} ({:.2f})", fit.apart.surplus(weights),
                           fit.apart.deviation(weights));
    };
    file.about.push_back(command);
    file.about.push_back(say({}, Phrase::train_score_fit,
                             {{"before", show(before)},
                              {"after", show(score_weights_of(file.net))},
                              {"games", options.games / games_to_one_apart}}));
    or_fail(write_file(options.out, print_net(file)));
    checkpoint.remove();
    message(say({}, Phrase::train_score_done,
                {{"file", options.out}, {"games", fit.games}, {"fit", file.about.back()}}));
}

}  // namespace

Command train_score_command() {
    auto options = std::make_shared<ScoreOptions>();
    Command command{
        .name = "score",
        .what = say({}, Phrase::cmd_train_score),
        .options =
            {Option("RULES", &options->rules, Phrase::cmd_train_score_rules)
                 .take(Takes::rules)
                 .require(),
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
