// `scoundrel daily`: the day's deal, played, or how it went; its result to share; the calendar.
#include <iostream>
#include <memory>

#include "coach/strip_svg.h"
#include "command/failure.h"
#include "game/daily.h"
#include "game/daily_words.h"
#include "game/result_strip.h"
#include "protocol/daily_json.h"
#include "scoundrel/commands.h"
#include "storage/file_storage.h"
#include "system/files.h"
#include "system/host.h"
#include "text/daily_text.h"
#include "text/shell_word.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using namespace text;
using enum Phrase;

struct DailyOptions {
    std::string day;
    std::string svg;
    bool share = false;
    bool calendar = false;
    bool ascii = false;
    bool json = false;
    bool plain = false;
};

// Of the calendar, and not to come.
std::string wanted_day(const DailyOptions& options, const std::string& today) {
    if (options.day.empty()) return today;
    if (!parse_day(options.day))
        throw Failure(say({}, daily_no_day, {{"day", options.day}}), exit_usage);
    if (options.day < first_daily)
        throw Failure(say({}, daily_before, {{"day", std::string(first_daily)}}), exit_usage);
    if (options.day > today && !options.calendar)
        throw Failure(say({}, daily_not_yet, {{"day", options.day}}), exit_usage);
    return options.day;
}

// Of the first try, or else of the last practice that came to an end.
std::optional<ResultStrip> find_strip(Storage& storage, const Days& days, const DailyDay& day) {
    const Summary* shown = day.has_result() ? day.first : nullptr;
    for (const Summary* game : day.practice)
        if (!day.has_result() && game->outcome.status != Status::playing) shown = game;
    if (shown == nullptr) return {};
    return strip_of(or_fail(read_game(storage, shown->name)), days);
}

void share(Storage& storage, const Days& days, const DailyDay& day, const DailyOptions& options) {
    const auto strip = find_strip(storage, days, day);
    if (!strip) throw Failure(say({}, daily_nothing, {{"day", day.day}}));
    const std::string link = daily_command_line(day.day);
    if (!options.svg.empty()) or_fail(write_file(options.svg, draw_strip(*strip, link)));
    if (options.json)
        std::cout << print_json(strip_json(*strip, link)) << "\n";
    else
        std::cout << print_strip(*strip, link, options.ascii || !style_of(stdout).symbols);
}

void show_calendar(const Days& days, const std::string& month, bool json) {
    if (json) {
        std::cout << print_json(calendar_json(days, month)) << "\n";
        return;
    }
    std::cout << tell_month(days, month) << "\n";
    if (const auto signs = tell_signs(days.month(month)); !signs.empty())
        std::cout << in_lines(signs);
    std::cout << in_lines(say_streaks(days.streaks()));
}

void show_day(Storage& storage, const Days& days, const DailyDay& day,
              const DailyOptions& options) {
    std::cout << say({}, named_part, {{"whole", day.day}, {"part", say_day(day)}}) << "\n";
    if (const auto strip = find_strip(storage, days, day))
        std::cout << "\n"
                  << print_strip(*strip, daily_command_line(day.day),
                                 options.ascii || !style_of(stdout).symbols)
                  << "\n";
    std::cout << in_lines(say_streaks(days.streaks()))
              << say({}, daily_again,
                     {{"command", "scoundrel play " + shell_word(day.game) + " --new"}})
              << "\n";
}

void run_daily(const DailyOptions& options) {
    FileStorage storage(or_fail(games_directory()));
    const std::string today = system_host().today();
    const Days days(or_fail(read_history(storage)).games, today);
    const DailyDay day = days.at(wanted_day(options, today));
    if (options.calendar)
        return show_calendar(days, month_beside(month_of(day.day), 0, today), options.json);
    if (options.share || !options.svg.empty()) return share(storage, days, day, options);
    if (options.json) {
        Json json = daily_day_json(day);
        json["streaks"] = streaks_json(days.streaks());
        std::cout << print_json(json) << "\n";
        return;
    }
    // To play it again is practice, and meant only if it is said.
    if (day.is_done()) return show_day(storage, days, day, options);
    play_named(day.game, options.plain);
}

}  // namespace

Command daily_command() {
    auto options = std::make_shared<DailyOptions>();
    return {.name = "daily",
            .what = say({}, cmd_daily),
            .options =
                {Option("DATE", &options->day, cmd_daily_day),
                 Option("--share", &options->share, cmd_daily_share),
                 Option("--calendar", &options->calendar, cmd_daily_calendar).exclude({"--share"}),
                 Option("--svg", &options->svg, cmd_daily_svg)
                     .take(Takes::file)
                     .exclude({"--calendar"}),
                 Option("--ascii", &options->ascii, cmd_daily_ascii),
                 Option("--json", &options->json, cmd_daily_json),
                 Option("--plain", &options->plain, cmd_play_plain)},
            .examples = {{"scoundrel daily", say({}, cmd_daily_play)},
                         {"scoundrel daily --share", say({}, cmd_daily_paste)},
                         {"scoundrel daily 2026-11-02", say({}, cmd_daily_missed)},
                         {"scoundrel daily --calendar"}},
            .footer = say({}, cmd_daily_more),
            .run = [options] { run_daily(*options); }};
}

}  // namespace scoundrel::cli
