// `scoundrel match`: players on the same deals, and who of them is better.
#include <algorithm>
#include <iostream>
#include <memory>

#include "bots/players.h"
#include "calibration_text.h"
#include "check_command.h"
#include "command/failure.h"
#include "commands.h"
#include "figures.h"
#include "lab/rows_file.h"
#include "long_work.h"
#include "match_key.h"
#include "parts.h"
#include "phrases/catalogue.h"
#include "rating_text.h"
#include "read_census.h"
#include "standings_text.h"
#include "system/files.h"
#include "tell.h"
#include "text/named_game.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using namespace text;

struct MatchOptions {
    std::string rules;
    std::vector<std::string> players;
    std::string seeds;
    Thinking thinking;
    int jobs = all_processors();
    ProgramOptions programs;
    bool sealed = false;
    std::string out;
    std::string part;
    std::string net;
    std::string calibration;
    std::string census;
    bool until_decided = false;
    bool forfeit = false;
    TellOptions tell;
};

// Names apart by commas; a program's command line may have some itself, and goes to the end.
std::vector<std::string> split_players(const std::vector<std::string>& lists) {
    std::vector<std::string> names;
    for (std::string_view rest : lists)
        while (true) {
            const auto comma = rest.starts_with("cmd:") ? rest.npos : rest.find(',');
            names.emplace_back(rest.substr(0, comma));
            check_player(names.back());
            if (!is_printable(names.back()))
                throw Failure(say({}, Phrase::players_control), exit_usage);
            if (std::ranges::count(names, names.back()) > 1)
                throw Failure(say({}, Phrase::players_twice, {{"player", names.back()}}),
                              exit_usage);
            if (comma == rest.npos) break;
            rest.remove_prefix(comma + 1);
        }
    return names;
}

// True if there is nothing left to do.
bool play_match(const MatchOptions& options, const LoadedNet& net, const SeedOf& seed_of,
                MatchFile* file, Standings& standings) {
    const MatchHead& head = standings.head();
    if (standings.ended_early()) return true;
    const auto players = [&] {
        std::vector<Contestant> made;
        for (const std::string& name : head.players)
            made.push_back(make_contestant(name, head.variant, net, options.programs));
        return made;
    };
    const auto keep = [&](const std::vector<MatchRow>& rows) -> Result<bool> {
        if (file != nullptr)
            if (const auto kept = file->append(rows); !kept) return std::unexpected(kept.error());
        for (const MatchRow& row : rows) standings.add(row);
        return standings.ended_early();
    };
    LongWork work({.all = standings.range().count(),
                   .busy = Phrase::match_busy,
                   .more =
                       [&] {
                           return Arguments{{"rules", print_rules(head.variant)},
                                            {"standings", tell_shares(standings)}};
                       },
                   .sync = [&] { return file != nullptr ? file->sync() : Result<void>(); }});
    const RowsThere there(head.players.size(),
                          file != nullptr ? file->rows() : std::vector<MatchRow>{});
    const MissingSeeds missing(standings.range(), there.whole_deals());
    if (file != nullptr && missing.count() > 0) or_fail(file->may_grow());
    const bool all = work.run<std::vector<MatchRow>>(
        match_worker(head.variant.rules, options.thinking, players, there, seed_of,
                     options.forfeit ? OnFailure::forfeit : OnFailure::stop),
        options.jobs, missing, keep);
    return all || standings.ended_early();
}

// `checks`: of the file, where there is one.
void tell_standings(const MatchOptions& options, const Standings& standings,
                    const std::optional<Checks>& checks, const Json& fairness) {
    if (standings.deals() == 0) return;
    const auto as_json = [&] {
        Json json = standings_json(standings);
        json.update(fairness);
        if (checks) json["check"] = checks_text(*checks);
        return json;
    };
    const auto report = [&] {
        const bool old = checks && !checks->there;
        return tell_match(standings) + (old ? "\n" + paragraph(tell_checks(*checks)) : "");
    };
    if (!options.calibration.empty())
        or_fail(write_file(options.calibration, draw_match_calibration(standings)));
    const bool one = standings.players().size() < 2;
    tell_as_wanted(options.tell,
                   {.title = match_page_title(standings),
                    .json = as_json,
                    .report = report,
                    .csv = [&] { return match_csv(standings); },
                    .svg = [&] { return one ? "" : draw_match_ratings(standings); },
                    .more_pictures = {[&] { return draw_match_calibration(standings); }},
                    .before = tell_fairness(standings.head())});
}

MatchHead read_head(const MatchOptions& options) {
    MatchHead head{.variant = or_no_such(read_rules(options.rules), options.rules),
                   .thinking = options.thinking,
                   .players = split_players(options.players)};
    if (options.until_decided && head.players.size() < 2)
        throw Failure(say({}, Phrase::match_two_players, {{"option", "--until-decided"}}),
                      exit_usage);
    if (!options.tell.svg.empty() && head.players.size() < 2)
        throw Failure(say({}, Phrase::match_two_players, {{"option", "--svg"}}), exit_usage);
    if (!options.calibration.empty() && std::ranges::none_of(head.players, uses_net))
        throw Failure(say({}, Phrase::match_no_chances), exit_usage);
    return head;
}

// Before the first deal: what the deals and the programs are held by.
void tell_beforehand(const MatchOptions& options, const MatchHead& head) {
    const std::string text = tell_fairness(head).text();
    if (!options.tell.json)
        std::cout << text << std::flush;
    else if (!head.sealed.empty())
        message(text);
}

void run_match_command(MatchOptions& options) {
    MatchHead head = read_head(options);
    check_told_files(options.tell);
    const SeedRange range = seeds_of_part(read_seeds(options.seeds), options.part);
    const BestScores best = read_best_scores(options.census, head.variant.rules);
    LoadedNet net;
    if (std::ranges::any_of(head.players, uses_net)) {
        net = load_net(head.variant, options.net);
        head.net = net.hash;
    }
    if (std::ranges::any_of(head.players, is_program)) {
        options.programs.promised = guards_of_programs(options.programs);
        head.guard = print_guards(*options.programs.promised);
    }
    std::optional<MatchKey> key;
    if (options.sealed) {
        key = MatchKey::of_match(options.out);
        head.sealed = seal_of(key->key());
    }
    std::optional<MatchFile> file;
    if (!options.out.empty()) {
        file.emplace(or_fail(MatchFile::open(options.out, head)));
        options.programs.hidden.push_back(options.out);
        if (key) options.programs.hidden.push_back(key->path());
    }
    Standings standings(head, range, best,
                        options.until_decided ? DealsCounted::until_decided : DealsCounted::all);
    if (file)
        for (const MatchRow& row : file->rows()) standings.add(row);
    if (key && key->is_told() && standings.deals() < range.count())
        throw Failure(say({}, Phrase::match_told, {{"key", key->path()}}));
    tell_beforehand(options, head);
    const SeedOf seed_of = [&](std::uint64_t number) {
        return key ? sealed_seed(key->key(), number) : number;
    };
    const bool done = play_match(options, net, seed_of, file ? &*file : nullptr, standings);
    if (key && (done || !file)) key->tell();
    const std::string told = key && key->is_told() ? print_seal_key(key->key()) : "";
    tell_standings(options, standings, file ? std::optional(file->checks()) : std::nullopt,
                   fairness_json(head, told));
    if (!told.empty() && !options.tell.json) std::cout << tell_key(told);
    if (!options.out.empty() && !done)
        message(say({}, Phrase::match_kept, {{"file", options.out}}));
    if (!done)
        throw Failure(
            say({}, Phrase::match_stopped, {{"done", standings.deals()}, {"all", range.count()}}));
}

}  // namespace

Command match_command() {
    auto options = std::make_shared<MatchOptions>();
    Command command{
        .name = "match",
        .options =
            {Option("RULES", &options->rules, Phrase::cmd_rules_named).take(Takes::rules).require(),
             Option("--players", &options->players, Phrase::cmd_match_players)
                 .take(Takes::players)
                 .require(),
             seeds_option(options->seeds, Phrase::cmd_seeds).require()},
        .examples =
            {{"scoundrel match classic --players search,greedy --seeds 0..999 --out match.txt"},
             {"scoundrel match equal --players 'careful,cmd:./bot' --seeds 0..9999 "
              "--until-decided"}},
        .footer = say({}, Phrase::cmd_match_more),
        .run = [options] { run_match_command(*options); },
        .parts = {match_merge_command(), match_check_command(), match_compare_command()}};
    const Named named = [options] {
        std::string all;
        for (const std::string& player : options->players) all += player + ",";
        return all;
    };
    const std::vector<Option> more{
        Option("--net", &options->net, Phrase::cmd_match_net).take(Takes::file),
        Option("--jobs", &options->jobs, Phrase::cmd_jobs).within(1, 256),
        Option("--until-decided", &options->until_decided, Phrase::cmd_match_until_decided)
            .exclude({"--part"}),
        Option("--forfeit", &options->forfeit, Phrase::cmd_match_forfeit),
        Option("--sealed", &options->sealed, Phrase::cmd_match_sealed).exclude({"--part"}),
        Option("--out", &options->out, Phrase::cmd_match_out).take(Takes::file),
        part_option(options->part),
        Option("--calibration", &options->calibration, Phrase::cmd_match_calibration)
            .take(Takes::file),
        Option("--census", &options->census, Phrase::cmd_match_census)
            .take(Takes::file)
            .exclude({"--sealed"})};
    for (const auto& options_of : {thinking_options(options->thinking, named), more,
                                   tell_options(options->tell, Phrase::cmd_match_svg),
                                   program_options(options->programs, named)})
        command.options.insert(command.options.end(), options_of.begin(), options_of.end());
    return command;
}

}  // namespace scoundrel::cli
