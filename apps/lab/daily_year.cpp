#include "daily_year.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "bots/players.h"
#include "command/failure.h"
#include "lab/census.h"
#include "lab/checked_lines.h"
#include "lab/histograms_svg.h"
#include "lab/match.h"
#include "long_work.h"
#include "notation/cards.h"
#include "notation/numbers.h"

namespace scoundrel::cli {

namespace {

constexpr DealLevel levels[] = {DealLevel::gentle, DealLevel::fair, DealLevel::harsh};

std::string_view print_level(DealLevel level) {
    return level == DealLevel::gentle ? "gentle" : level == DealLevel::harsh ? "harsh" : "fair";
}

DealLevel level_of(const Solution& solution) {
    for (const DealLevel level : {DealLevel::gentle, DealLevel::harsh})
        if (is_level(level, Rules{}, solution)) return level;
    return DealLevel::fair;
}

Result<YearDay> look_at(DayNumber number, const std::vector<Contestant>& players,
                        const Stop& stop) {
    YearDay day{.day = print_day(number), .id = {}, .deck = {}, .solution = {}, .scores = {}};
    day.id = daily_game(Variant{}, day.day);
    const std::uint64_t seed = seed_number(day.id.seed);
    day.deck = print_deck(shuffled(Rules{}.deck, seed));
    Limits limits;
    limits.stop = stop;
    const CensusRow row = solve_row({Variant{}, Question::everything}, seed, limits);
    day.solution.verdict = row.verdict;
    day.solution.best_score = row.best_score;
    day.solution.avoids = row.avoids;
    day.level = level_of(day.solution);
    for (const Contestant& player : players) {
        const auto played = play_deal(Rules{}, seed, player, Thinking{}, stop);
        if (!played) return std::unexpected(played.error());
        day.scores.push_back(played->score);
    }
    return day;
}

void check(const DailyYear& year) {
    std::map<std::string, std::string> by_deck;
    for (const YearDay& day : year.days) {
        if (day.solution.verdict != Verdict::won)
            throw Failure(say({}, Phrase::error_not_proved, {{"game", print_game_id(day.id)}}));
        const auto [at, is_new] = by_deck.emplace(day.deck, day.day);
        if (!is_new)
            throw Failure(
                say({}, Phrase::error_same_deal, {{"day", day.day}, {"other", at->second}}));
    }
}

std::size_t count_level(const DailyYear& year, DealLevel level) {
    return static_cast<std::size_t>(
        std::ranges::count(year.days, level, [](const YearDay& day) { return day.level; }));
}

std::size_t count_wins(const DailyYear& year, std::size_t player) {
    return static_cast<std::size_t>(std::ranges::count_if(
        year.days, [&](const YearDay& day) { return day.scores[player] > 0; }));
}

std::size_t count_winners(const DailyYear& year, std::ptrdiff_t winners) {
    return static_cast<std::size_t>(std::ranges::count_if(year.days, [&](const YearDay& day) {
        return std::ranges::count_if(day.scores, [](int score) { return score > 0; }) == winners;
    }));
}

}  // namespace

DailyYear play_year(int year, int jobs) {
    const auto number = [](int of) {
        return static_cast<std::uint64_t>(
            parse_day(std::to_string(of) + "-01-01")->time_since_epoch().count());
    };
    const SeedRange range{number(year), number(year + 1) - 1};
    const LoadedNet net = load_net(Variant{}, "");
    DailyYear all{.year = year, .days = {}};
    LongWork work(
        {.all = range.count(), .busy = Phrase::dailies_busy, .more = [] { return Arguments{}; }});
    const bool done = work.run<YearDay>(
        [&](const Stop& stop) -> Worker<YearDay> {
            std::vector<Contestant> players;
            for (const std::string_view name : year_players)
                players.push_back(make_contestant(std::string(name), Variant{}, net, {}));
            return [players, stop](std::uint64_t day) {
                return look_at(DayNumber{std::chrono::days(day)}, players, stop);
            };
        },
        jobs, MissingSeeds(range, {}),
        [&](const YearDay& day) -> Result<bool> {
            all.days.push_back(day);
            return false;
        });
    if (!done) throw Failure(say({}, Phrase::dailies_stopped));
    check(all);
    return all;
}

std::string print_year(const DailyYear& year) {
    std::string lines =
        fmt::format("scoundrel dailies 1\nyear {}\nday game best avoids level", year.year);
    for (const std::string_view player : year_players) lines += fmt::format(" {}", player);
    lines += "\n";
    for (const YearDay& day : year.days) {
        lines +=
            fmt::format("{} {} {} {} {}", day.day, print_game_id(day.id), *day.solution.best_score,
                        *day.solution.avoids, print_level(day.level));
        for (const int score : day.scores) lines += fmt::format(" {}", score);
        lines += "\n";
    }
    std::uint64_t last = no_lines_yet;
    return with_checks(lines, last);
}

std::string tell_year(const DailyYear& year) {
    const auto share = [&](std::size_t count) {
        return fmt::format(
            "{:>4}  {:5.1f}%\n", count,
            100.0 * static_cast<double>(count) / static_cast<double>(year.days.size()));
    };
    const auto second = std::ranges::count_if(year.days, [](const YearDay& day) {
        return day.id.seed != daily_candidate(Variant{}, day.day, 1).seed;
    });
    std::string text = fmt::format(
        "{}: {} deals, each can be won, no two alike; {} days have another than their first.\n",
        year.year, year.days.size(), second);
    for (const DealLevel level : levels)
        text += fmt::format("  {:<16}", print_level(level)) + share(count_level(year, level));
    for (std::size_t i = 0; i < std::size(year_players); ++i)
        text += fmt::format("  {:<16}", fmt::format("{} wins", year_players[i])) +
                share(count_wins(year, i));
    for (std::ptrdiff_t i = 0; i <= std::ssize(year_players); ++i)
        text +=
            fmt::format("  {:<16}", fmt::format("won by {} of {}", i, std::size(year_players))) +
            share(count_winners(year, i));
    return text;
}

std::string draw_year(const DailyYear& year) {
    const double all = static_cast<double>(year.days.size());
    const auto bar = [&](std::string label, std::size_t count) {
        return Bar{std::move(label), static_cast<double>(count) / all};
    };
    std::map<int, std::size_t> best;
    for (const YearDay& day : year.days) ++best[*day.solution.best_score];
    std::vector<Bar> scores, hard, winners;
    for (int score = best.begin()->first; score <= best.rbegin()->first; ++score)
        scores.push_back(bar(std::to_string(score), best[score]));
    for (const DealLevel level : levels)
        hard.push_back(bar(std::string(print_level(level)), count_level(year, level)));
    for (std::size_t i = 0; i < std::size(year_players); ++i)
        winners.push_back(bar(std::string(year_players[i]), count_wins(year, i)));
    return draw_histograms(
        fmt::format("The deals of {}", year.year),
        fmt::format("{} days, each can be won, no two alike", year.days.size()),
        {{"How hard", "as gentle, fair and harsh deals are told apart",
          "judged with the deck known", hard},
         {"The best score", "with the deck known", "best score", scores},
         {"Who wins", "each plays every deal once, with the deck hidden", "player", winners}});
}

}  // namespace scoundrel::cli
