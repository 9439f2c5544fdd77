// `scoundrel match compare`: the same deals in two files, as if both had been played in one match:
// a player before and after a change, or playing for another aim.
#include <algorithm>
#include <iostream>
#include <memory>

#include "command/failure.h"
#include "commands.h"
#include "phrases/catalogue.h"
#include "read_census.h"
#include "read_match.h"
#include "standings_text.h"

namespace scoundrel::cli {

namespace {

struct CompareOptions {
    std::string first, second;
    std::string census;
    bool json = false;
};

MatchText read_played(const std::string& path) {
    MatchText match = read_match(path);
    if (match.rows.empty()) throw Failure(say({}, Phrase::lab_no_rows, {{"file", path}}));
    return match;
}

SeedRange seeds_of(const MatchText& match) {
    const auto [least, most] = std::ranges::minmax(match.rows, {}, &MatchRow::seed);
    return {least.seed, most.seed};
}

struct PlayerPlaces {
    std::size_t first, second;
};

// Those of the same name; or the only ones, whatever they are called.
std::vector<PlayerPlaces> players_to_compare(const MatchHead& first, const MatchHead& second) {
    if (first.players.size() == 1 && second.players.size() == 1) return {{0, 0}};
    std::vector<PlayerPlaces> places;
    for (std::size_t i = 0; i < first.players.size(); ++i) {
        const auto same = std::ranges::find(second.players, first.players[i]);
        if (same != second.players.end())
            places.push_back({i, static_cast<std::size_t>(same - second.players.begin())});
    }
    if (places.empty()) throw Failure(say({}, Phrase::compare_no_player));
    return places;
}

void run_compare(const CompareOptions& options) {
    const MatchText first = read_played(options.first), second = read_played(options.second);
    if (first.head.variant.rules != second.head.variant.rules ||
        first.head.sealed != second.head.sealed)
        throw Failure(say({}, Phrase::compare_other_deals));
    if (!options.census.empty() && !first.head.sealed.empty())
        throw Failure(say({}, Phrase::compare_sealed), exit_usage);
    const BestScores best = read_best_scores(options.census, first.head.variant.rules);
    const SeedRange a = seeds_of(first), b = seeds_of(second);
    const SeedRange both{std::max(a.first, b.first), std::min(a.last, b.last)};
    if (both.first > both.last) throw Failure(say({}, Phrase::compare_no_deal));
    for (const auto& [place, other] : players_to_compare(first.head, second.head)) {
        MatchHead head{.variant = first.head.variant, .thinking = {}};
        head.players = {first.head.players[place] + " in " + options.first,
                        second.head.players[other] + " in " + options.second};
        Standings standings(head, both, best);
        const auto add = [&](const MatchText& match, std::size_t player, std::size_t as) {
            for (MatchRow row : match.rows)
                if (row.player == player) row.player = as, standings.add(row);
        };
        add(first, place, 0);
        add(second, other, 1);
        if (standings.deals() == 0) throw Failure(say({}, Phrase::compare_no_deal));
        std::cout << (options.json ? print_json(comparison_json(standings)) + "\n"
                                   : tell_comparison(standings).text());
    }
}

}  // namespace

Command match_compare_command() {
    auto options = std::make_shared<CompareOptions>();
    return {
        .name = "compare",
        .what = say({}, Phrase::cmd_match_compare),
        .options =
            {Option("FIRST", &options->first, Phrase::cmd_match_compare_first)
                 .take(Takes::file)
                 .require(),
             Option("SECOND", &options->second, Phrase::cmd_match_compare_second)
                 .take(Takes::file)
                 .require(),
             Option("--census", &options->census, Phrase::cmd_match_census).take(Takes::file),
             Option("--json", &options->json, Phrase::cmd_match_compare_json)},
        .examples = {{"scoundrel match compare new.txt old.txt --census data/census/classic.txt"}},
        .footer = say({}, Phrase::cmd_match_compare_more),
        .run = [options] { run_compare(*options); }};
}

}  // namespace scoundrel::cli
