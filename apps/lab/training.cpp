#include "training.h"

#include <fmt/format.h>

#include <cmath>
#include <filesystem>

#include "checkpoint.h"
#include "command/failure.h"
#include "long_work.h"
#include "nets/embedded_nets.h"
#include "notation/numbers.h"
#include "phrases/catalogue.h"
#include "player/generalist.h"
#include "rules/random.h"
#include "system/files.h"

namespace scoundrel::cli {

namespace {

std::string name_of(const std::optional<Variant>& variant) {
    return variant ? print_rules(*variant) : std::string(any_rules);
}

// What makes the net what it is; the number of threads and its name do not.
std::string command_of(const Training& training) {
    const TrainingPlan& plan = training.plan;
    std::string text = fmt::format(
        "command scoundrel train {} --games {} --seed {} --rate {} --lambda {} --looks {}",
        name_of(training.variant), plan.games, plan.seed, plan.rate, plan.lambda, plan.looks);
    if (!training.from_name.empty()) text += " --from " + training.from_name;
    return text;
}

Checkpoint checkpoint_of(const Training& training) {
    std::string work = command_of(training);
    if (training.from) work += " " + print_hex(net_hash(print_net(*training.from)));
    return {training.out, std::move(work)};
}

// The share of wins among about the last ten thousand games.
class RecentWins {
  public:
    void add(const TrainingNews& news) {
        constexpr double memory = 10'000;
        const double fades = std::exp(-static_cast<double>(news.recent) / memory);
        games_ = games_ * fades + static_cast<double>(news.recent);
        wins_ = wins_ * fades + static_cast<double>(news.recent_wins);
    }
    std::string show() const { return fmt::format("{:.1f}%", 100 * wins_ / games_); }

  private:
    double games_ = 0, wins_ = 0;
};

LoadedNet loaded(NetFile file) {
    const std::uint64_t hash = net_hash(print_net(file));
    fill_unmet(file);
    return {std::make_shared<const Net>(std::move(file.net)), hash};
}

// Named by what makes it, so that other games and other rules have other files.
std::string kept_at(const std::string& beside, const Training& training) {
    Fnv1a hash(net_hash(embedded_net(any_rules)));
    hash.add_text(command_of(training));
    return std::filesystem::path(beside)
        .replace_filename(fmt::format("trained-{:016x}.net", hash.value()))
        .string();
}

}  // namespace

TrainingRun run_training(const Training& training) {
    const std::string rules = name_of(training.variant);
    const std::optional<Rules> fixed =
        training.variant ? std::optional(training.variant->rules) : std::nullopt;
    TrainingState state =
        begin_training(fixed, training.plan, training.from ? &*training.from : nullptr);
    Checkpoint checkpoint = checkpoint_of(training);
    const std::size_t inputs = state.learner.learned().met.size();
    if (auto kept = checkpoint.read(
            [&](std::string_view bytes) { return parse_training_state(bytes, inputs); }))
        state = std::move(*kept);
    const std::uint64_t there = games_played(state);
    RecentWins recent;
    LongWork work({.all = training.plan.games,
                   .busy = Phrase::train_busy,
                   .more = [&] { return Arguments{{"rules", rules}, {"won", recent.show()}}; },
                   .there = there});
    TrainedNet trained =
        train(fixed, training.plan, std::move(state), [&](const TrainingNews& news) {
            recent.add(news);
            const bool stop = work.stop_after(news.games - there);
            const auto bytes = [&] { return print_training_state(news.state); };
            if (!stop) checkpoint.keep_if_due(bytes);
            if (stop && news.games < training.plan.games) checkpoint.keep_for_later(bytes());
            return !stop;
        });
    TrainingRun run{.file = {.rules = rules,
                             .about = {},
                             .met = std::move(trained.met),
                             .net = std::move(trained.net)},
                    .games = work.done(),
                    .seconds = work.seconds(),
                    .all = work.done() >= work.all()};
    work.end();
    if (training.from) run.file.about = training.from->about;  // the whole way here
    run.file.about.push_back(command_of(training));
    return run;
}

void write_trained(const Training& training, const TrainingRun& run) {
    or_fail(write_file(training.out, print_net(run.file)));
    if (run.all) checkpoint_of(training).remove();
}

LoadedNet train_for(const Variant& variant, std::uint64_t games, int threads,
                    const std::string& beside) {
    constexpr float rate = 0.001f;  // it knows much already
    Training training{.plan = {.games = games, .threads = threads, .rate = rate},
                      .variant = variant,
                      .from = file_for(or_fail(parse_net(embedded_net(any_rules))), variant.rules),
                      .from_name = "any.net"};
    if (!beside.empty()) training.out = kept_at(beside, training);
    if (!training.out.empty() && is_there(training.out)) {
        NetFile kept = read_net_file(training.out);
        if (kept.rules == print_rules(variant)) return loaded(std::move(kept));
    }
    TrainingRun run = run_training(training);
    if (!run.all)
        throw Failure(say(
            {}, Phrase::train_for_stopped,
            {{"rules", print_rules(variant)}, {"done", run.games}, {"all", training.plan.games}}));
    if (!training.out.empty()) write_trained(training, run);
    return loaded(std::move(run.file));
}

}  // namespace scoundrel::cli
