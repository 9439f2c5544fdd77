// `scoundrel train`: makes a value net by playing, and measures how well it plays.
#include <unistd.h>

#include <fmt/format.h>

#include <cmath>
#include <filesystem>
#include <iostream>
#include <memory>

#include "command/failure.h"
#include "command/players.h"
#include "command/progress.h"
#include "commands.h"
#include "figures.h"
#include "lab/match_run.h"
#include "lab/train.h"
#include "long_work.h"
#include "player/simple_players.h"
#include "system/files.h"
#include "text/named_game.h"
#include "text/terminal_text.h"
#include "words/catalogue.h"

namespace scoundrel::cli {

namespace {

using namespace text;

struct TrainOptions {
    std::string rules;
    TrainingPlan plan{.threads = all_processors()};
    std::string from;
    std::string out;
    std::uint64_t check = 10'000;
};

// Not after hours of work.
void check_out(const std::string& out) {
    std::error_code error;
    const auto folder = std::filesystem::path(out).parent_path();
    if (std::filesystem::is_directory(out, error)) throw Failure(out + ": it is a folder");
    if (::access(folder.empty() ? "." : folder.c_str(), W_OK) != 0)
        throw Failure(out + ": there can be no file there");
}

// What makes the net what it is; the number of threads and its name do not.
std::string command_of(const TrainOptions& options, const Variant& variant) {
    const TrainingPlan& plan = options.plan;
    std::string text = fmt::format(
        "command scoundrel train {} --games {} --seed {} --rate {} --lambda {} --looks {}",
        print_rules(variant), plan.games, plan.seed, plan.rate, plan.lambda, plan.looks);
    if (!options.from.empty())
        text += " --from " + std::filesystem::path(options.from).filename().string();
    return text;
}

class TrainProgram {
  public:
    TrainProgram(const TrainOptions& options, Variant variant)
        : options_(options), variant_(variant), rules_(print_rules(variant)) {}

    void run() {
        check_out(options_.out);
        std::optional<NetFile> from;
        if (!options_.from.empty()) from = read_net_file(options_.from);
        catch_stopping_signals();
        TrainedNet trained = train(variant_.rules, options_.plan, from ? &*from : nullptr,
                                   [this](const TrainingNews& news) { return hear(news); });
        const bool all = games_ >= options_.plan.games;
        const double seconds = progress_.elapsed().count();
        NetFile file{.rules = rules_, .about = {}, .met = trained.met, .net = trained.net};
        if (from) file.about = from->about;  // the whole way here
        file.about.push_back(command_of(options_, variant_));
        file.about.push_back(fmt::format("games {}", games_));
        file.about.push_back(fmt::format("seconds {:.0f}", seconds));
        std::string share = "?";
        if (const auto won = all ? check(file) : std::nullopt) {
            share = show_share(*won);
            file.about.push_back(
                say({}, Phrase::train_strength,
                    {{"share", share}, {"deals", options_.check}, {"last", options_.check - 1}}));
        }
        or_fail(write_file(options_.out, print_net(file)));
        progress_.wipe();
        if (!all)
            throw Failure(
                say({}, Phrase::train_stopped,
                    {{"file", options_.out}, {"done", games_}, {"all", options_.plan.games}}));
        message(say({}, Phrase::train_done,
                    {{"file", options_.out},
                     {"games", games_},
                     {"seconds", fmt::format("{:.0f}", seconds)},
                     {"share", share}}));
    }

  private:
    // The wins of about the last ten thousand games.
    bool hear(const TrainingNews& news) {
        constexpr double memory = 10'000;
        games_ = news.games;
        const double fades = std::exp(-static_cast<double>(news.recent) / memory);
        recent_ = recent_ * fades + static_cast<double>(news.recent);
        recent_wins_ = recent_wins_ * fades + static_cast<double>(news.recent_wins);
        if (progress_.due()) show();
        return !stopped();
    }

    void show() {
        const double seconds = progress_.elapsed().count();
        const std::uint64_t all = std::max(options_.plan.games, games_);
        progress_.show(say({}, Phrase::train_busy,
                           {{"rules", rules_},
                            {"done", games_},
                            {"all", all},
                            {"rate", show_rate(games_, seconds)},
                            {"left", show_time(seconds * static_cast<double>(all - games_) /
                                               static_cast<double>(games_))},
                            {"won", fmt::format("{:.1f}%", 100 * recent_wins_ / recent_)}}));
    }

    // Deals that training never sees. Nothing if there are none, or it was stopped.
    std::optional<Share> check(NetFile file) {
        if (options_.check == 0) return {};
        fill_unmet(file);
        const Net& net = file.net;
        std::uint64_t played = 0, won = 0;
        const bool all = or_fail(run_match(
            {.rules = variant_.rules,
             .thinking = {},
             .jobs = useful_jobs(options_.plan.threads, options_.check),
             .players =
                 [&] {
                     return std::vector<Contestant>{
                         {"greedy",
                          chooser_of(std::make_shared<GreedyPlayer>(variant_.rules, net))}};
                 },
             .keep = [&](const std::vector<MatchRow>& rows) -> Result<bool> {
                 ++played;
                 won += rows.front().won() ? 1u : 0u;
                 return false;
             },
             .pulse = [&] { return pulse(played); }},
            {0, options_.check - 1}, RowsThere(1, {})));
        return all ? std::optional(wilson(won, played)) : std::nullopt;
    }

    Result<bool> pulse(std::uint64_t played) {
        if (progress_.due())
            progress_.show(say({}, Phrase::train_checking,
                               {{"rules", rules_}, {"done", played}, {"all", options_.check}}));
        return stopped();
    }

    const TrainOptions& options_;
    Variant variant_;
    std::string rules_;
    Progress progress_;
    std::uint64_t games_ = 0;
    double recent_ = 0, recent_wins_ = 0;
};

}  // namespace

Command train_command() {
    auto options = std::make_shared<TrainOptions>();
    TrainingPlan& plan = options->plan;
    constexpr std::uint64_t most_games = std::uint64_t{1} << 32;
    return {
        .name = "train",
        .options =
            {Option("RULES", &options->rules, "The rules, or a .rules file")
                 .take(Takes::rules)
                 .require(),
             Option("--games", &plan.games, "Games to learn from")
                 .require()
                 .within(std::uint64_t{1}, most_games),
             Option("--out", &options->out, "The file the net is written to")
                 .take(Takes::file)
                 .require(),
             Option("--from", &options->from, "Go on from this net, not from random weights")
                 .take(Takes::file),
             Option("--seed", &plan.seed, "Which games and which random weights (1)")
                 .within(std::uint64_t{0}, std::uint64_t{1} << 24),
             Option("--lambda", &plan.lambda, "How far later rooms reach back, 0 to 1 (0.7)")
                 .within(0.0, 1.0),
             Option("--rate", &plan.rate, "How fast it learns at first (0.002)").within(1e-7, 1.0),
             Option("--looks", &plan.looks, "Next rooms imagined after each choice (0)")
                 .within(0, 1000),
             Option("--check", &options->check,
                    "Deals, from seed 0 on, on which the net is measured at the end (10000)")
                 .within(std::uint64_t{0}, most_games),
             Option("--jobs", &plan.threads, "Games at work at the same time (one a processor)")
                 .within(1, 256)},
        .footer =
            "Example:\n"
            "  scoundrel train classic --games 1000000 --out classic.net\n"
            "The same command makes the same net, on any number of threads. It learns from deals "
            "of\n"
            "seeds from 2^40 on; players are measured on seeds below 2^39.",
        .run = [options] { TrainProgram(*options, or_fail(read_rules(options->rules))).run(); }};
}

}  // namespace scoundrel::cli
