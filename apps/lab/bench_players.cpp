#include "bench_players.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <iostream>
#include <memory>
#include <thread>

#include "bots/players.h"
#include "command/failure.h"
#include "json/json.h"
#include "lab/match.h"
#include "long_work.h"
#include "player/players.h"
#include "rules/dealer.h"
#include "text/named_game.h"

namespace scoundrel::cli {

namespace {

struct BenchPlayersOptions {
    std::vector<std::string> rules;
    std::string player;  // empty: all
    float seconds = 1;   // a measurement
    int rounds = 3;
    int jobs = all_processors();
    bool json = false;
};

struct Benched {
    std::string_view player;
    int samples;
};
constexpr Benched benched[] = {{"random", 0}, {"texts", 0}, {"careful", 0},
                               {"greedy", 0}, {"quick", 0}, {"search", 8}};

std::vector<std::string> benched_names() {
    std::vector<std::string> names;
    for (const Benched& each : benched) names.emplace_back(each.player);
    return names;
}

// Processor time, of all threads together, and that of the clock: other programs slow down only
// the second.
class Stopwatch {
  public:
    double processor() const {
        return static_cast<double>(std::clock() - processor_) / CLOCKS_PER_SEC;
    }
    double clock() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - clock_).count();
    }

  private:
    std::clock_t processor_ = std::clock();
    std::chrono::steady_clock::time_point clock_ = std::chrono::steady_clock::now();
};

// Games for each second of a processor, and how many processors were at work.
struct Speed {
    double games = 0, processors = 0;
};
Speed speed_of(const Stopwatch& watch, std::uint64_t games) {
    const double seconds = watch.processor();
    return {static_cast<double>(games) / seconds, seconds / watch.clock()};
}
void take_better(Speed& best, Speed other) {
    best.games = std::max(best.games, other.games);
    best.processors = std::max(best.processors, other.processors);
}

// Deal, choose, apply, and nothing else: what no run of the player can do without.
void play_bare(const Rules& rules, Player& player, const Thinking& thinking, std::uint64_t seed) {
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    Unrecorded past;
    Position position = start(rules, past);
    deal(position, dealer);
    for (int moves = 0; moves < longest_match_game && position.status == Status::playing;) {
        const Advice advice = player.advise(position, effort_for(thinking, seed, moves));
        for (const Move move : advice.options.front().plan) {
            apply(rules, position, move, past);
            ++moves;
            deal(position, dealer);
            if (position.status != Status::playing) break;
        }
    }
}

// The same seeds for all; side by side on as many threads as the lab has, each with a share of
// them, since what shares a processor's caches and memory is slower in any loop.
Speed bare(const Variant& variant, const Benched& who, const LoadedNet& net, std::uint64_t games,
           int jobs) {
    const auto play_share = [&](int job) {
        const auto player = find_player_kind(who.player)->make(variant.rules, net.net);
        for (auto seed = static_cast<std::uint64_t>(job); seed < games;
             seed += static_cast<std::uint64_t>(jobs))
            play_bare(variant.rules, *player, {.samples = who.samples}, seed);
    };
    const Stopwatch watch;
    std::vector<std::thread> threads;
    for (int job = 0; job < jobs; ++job) threads.emplace_back(play_share, job);
    for (std::thread& thread : threads) thread.join();
    return speed_of(watch, games);
}

// As `match` plays, without a file.
Speed in_lab(const Variant& variant, const Benched& who, const LoadedNet& net, std::uint64_t games,
             int jobs) {
    const auto players = [&] {
        return std::vector{make_contestant(std::string(who.player), variant, net, {})};
    };
    const Work<std::vector<MatchRow>> work{
        .worker = match_worker(variant.rules, {.samples = who.samples}, players, RowsThere(1, {})),
        .jobs = jobs,
        .keep = [](const auto&) { return Result<bool>(false); }};
    const Stopwatch watch;
    or_fail(run_work(work, MissingSeeds({0, games - 1}, {})));
    return speed_of(watch, games);
}

// By the bare loop and by the lab's, on as many threads.
struct Speeds {
    Speed bare, lab;
    double ratio() const { return lab.games / bare.games; }
};
struct Throughput {
    Speeds one, all;
};

// So many games that the bare loop takes as long as wanted.
std::uint64_t games_for(const Variant& variant, const Benched& who, const LoadedNet& net,
                        double seconds) {
    for (std::uint64_t games = 4;; games *= 4) {
        const double rate = bare(variant, who, net, games, 1).games;
        if (static_cast<double>(games) / rate > seconds / 8)
            return std::max<std::uint64_t>(4, static_cast<std::uint64_t>(rate * seconds));
    }
}

// The best of some rounds, taking turns: what disturbs a machine only ever slows it down.
Throughput measure_player(const BenchPlayersOptions& options, const Variant& variant,
                          const Benched& who) {
    LoadedNet net;
    if (uses_net(std::string(who.player))) net = load_net(variant, "");
    const std::uint64_t games = games_for(variant, who, net, static_cast<double>(options.seconds));
    const auto measure = [&](Speeds& best, int jobs) {
        const std::uint64_t all = games * static_cast<std::uint64_t>(jobs);
        take_better(best.bare, bare(variant, who, net, all, jobs));
        take_better(best.lab, in_lab(variant, who, net, all, jobs));
    };
    Throughput best;
    for (int round = 0; round < options.rounds; ++round) {
        measure(best.one, 1);
        measure(best.all, options.jobs);
    }
    return best;
}

Json json_of(const Variant& variant, const Benched& who, int jobs, const Throughput& measured) {
    const auto& [one, all] = measured;
    return {{"rules", print_rules(variant)}, {"player", who.player},     {"bare", one.bare.games},
            {"lab_one", one.lab.games},      {"ratio_one", one.ratio()}, {"jobs", jobs},
            {"bare_all", all.bare.games},    {"lab_all", all.lab.games}, {"ratio_all", all.ratio()},
            {"cores", all.lab.processors}};
}

constexpr std::string_view row_format =
    "{:<16} {:<8} {:>10} {:>10} {:>6} {:>10} {:>10} {:>6} {:>6}\n";

std::string row_of(const Variant& variant, const Benched& who, const Throughput& measured) {
    const auto whole = [](double number) { return fmt::format("{:.0f}", number); };
    const auto part = [](double number) { return fmt::format("{:.2f}", number); };
    const auto& [one, all] = measured;
    return fmt::format(row_format, print_rules(variant), who.player, whole(one.bare.games),
                       whole(one.lab.games), part(one.ratio()), whole(all.bare.games),
                       whole(all.lab.games), part(all.ratio()), part(all.lab.processors));
}

void bench_players(const BenchPlayersOptions& options) {
    std::vector<Variant> all;
    for (const std::string& text :
         options.rules.empty() ? std::vector<std::string>{"classic"} : options.rules)
        all.push_back(or_no_such(text::read_rules(text), text));
    Json results = Json::array();
    if (!options.json)
        std::cout << fmt::format(row_format, "rules", "player", "bare, 1", "lab, 1", "ratio",
                                 fmt::format("bare, {}", options.jobs),
                                 fmt::format("lab, {}", options.jobs), "ratio", "cores");
    for (const Variant& variant : all)
        for (const Benched& who : benched) {
            if (!options.player.empty() && options.player != who.player) continue;
            const Throughput measured = measure_player(options, variant, who);
            if (options.json)
                results.push_back(json_of(variant, who, options.jobs, measured));
            else
                std::cout << row_of(variant, who, measured) << std::flush;
        }
    if (options.json) std::cout << print_json({{"results", std::move(results)}}) << "\n";
}

}  // namespace

Command bench_players_command() {
    auto options = std::make_shared<BenchPlayersOptions>();
    return {
        .name = "players",
        .what = say({}, Phrase::cmd_bench_players),
        .options =
            {Option("RULES", &options->rules, Phrase::cmd_bench_players_rules).take(Takes::rules),
             Option("--player", &options->player, Phrase::cmd_bench_players_player)
                 .one_of(benched_names()),
             Option("--seconds", &options->seconds, Phrase::cmd_bench_players_seconds)
                 .within(0.01, 600.0),
             Option("--rounds", &options->rounds, Phrase::cmd_bench_players_rounds).within(1, 1000),
             Option("--jobs", &options->jobs, Phrase::cmd_jobs).within(1, 256),
             Option("--json", &options->json, Phrase::cmd_json)},
        .examples = {{"scoundrel bench players classic rascal"}},
        .footer = say({}, Phrase::cmd_bench_players_more),
        .run = [options] { bench_players(*options); }};
}

}  // namespace scoundrel::cli
