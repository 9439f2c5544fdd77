// `scoundrel baselines`: what the program's own players give away in a game, by the very reviews
// that the statistics go by, written as the table that src/game/progress.cpp compiles in.
#include <fmt/core.h>

#include <memory>

#include "bots/players.h"
#include "coach/quick_review.h"
#include "command/failure.h"
#include "commands.h"
#include "game/begin.h"
#include "game/progress.h"
#include "long_work.h"
#include "system/files.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

constexpr std::string_view compared[] = {"careful", "search"};

struct BaselineOptions {
    int games = 0;
    std::string out;
    int jobs = all_processors();
};

using Row = std::vector<Figures>;  // one for each player

Result<Session> play_through(const Variant& variant, const Contestant& player, std::uint64_t deal) {
    Session session(beginning_of({variant, DealtBy::seed, std::to_string(deal), {}}));
    for (int move = 0; !session.game().over(); ++move) {
        const auto chosen = player.choose(session.game(), effort_for(Thinking{}, deal, move));
        if (!chosen) return std::unexpected(chosen.error());
        if (const auto done = session.play(chosen->move); !done)
            return std::unexpected(done.error());
    }
    return session;
}

Result<Row> look_at(const Variant& variant, const std::vector<Contestant>& players,
                    std::uint64_t deal, const Stop& stop) {
    Row row;
    for (const Contestant& player : players) {
        const auto session = play_through(variant, player, deal);
        if (!session) return std::unexpected(session.error());
        row.push_back(review_quickly(*session, stop).value_or(Figures{}));
    }
    return row;
}

std::string print_level(const std::vector<Row>& rows, std::size_t player, Measure measure) {
    std::vector<double> values;
    for (const Row& row : rows) values.push_back(figure_of(measure, row[player]));
    const Level found = level_of(values);
    return fmt::format("{{{:.2f}, {:.2f}}}", found.value, found.error);
}

std::string measure_rules(const RuleSet& set, const BaselineOptions& options) {
    const Variant variant = *parse_rules(set.id);
    const LoadedNet net = load_net(variant, "");
    std::vector<Row> rows;
    const SeedRange range{0, static_cast<std::uint64_t>(options.games) - 1};
    LongWork work({.all = range.count(), .busy = baselines_busy, .more = [&] {
                       return Arguments{{"rules", std::string(set.id)}};
                   }});
    const bool all = work.run<Row>(
        [&](const Stop& stop) -> Worker<Row> {
            std::vector<Contestant> players;
            for (const std::string_view name : compared)
                players.push_back(make_contestant(std::string(name), variant, net, {}));
            return [&variant, players, stop](std::uint64_t deal) {
                return look_at(variant, players, deal, stop);
            };
        },
        options.jobs, MissingSeeds(range, {}),
        [&](const Row& row) -> Result<bool> {
            rows.push_back(row);
            return false;
        });
    if (!all) throw Failure(say({}, dailies_stopped));
    std::string text;
    for (std::size_t i = 0; i < std::size(compared); ++i) {
        text += fmt::format("{{\"{}\", \"{}\", {}", set.id, compared[i], options.games);
        for (const Measure measure : measures) text += ", " + print_level(rows, i, measure);
        text += "},\n";
    }
    return text;
}

void run_baselines(const BaselineOptions& options) {
    check_out(options.out);
    std::string text = fmt::format(
        "// Rules, player, games; then what is given away of the chance, the accuracy and what is "
        "given away of\n// the score, each with half of its 95% interval. Made by\n"
        "//   scoundrel baselines --games {} --out src/game/baselines.inc\n",
        options.games);
    for (const RuleSet& set : rule_sets) text += measure_rules(set, options);
    or_fail(write_file(options.out, text));
    text::message(say({}, reply_written, {{"file", options.out}}));
}

}  // namespace

Command baselines_command() {
    auto options = std::make_shared<BaselineOptions>();
    return {
        .name = "baselines",
        .options =
            {Option("--games", &options->games, cmd_baselines_games).within(2, 100'000).require(),
             Option("--out", &options->out, cmd_dailies_out).take(Takes::file).require(),
             Option("--jobs", &options->jobs, cmd_jobs).within(1, 256)},
        .examples = {{"scoundrel baselines --games 120 --out src/game/baselines.inc"}},
        .run = [options] { run_baselines(*options); }};
}

}  // namespace scoundrel::cli
