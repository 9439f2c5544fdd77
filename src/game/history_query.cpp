#include "game/history_query.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

#include "game/daily.h"
#include "game/days.h"
#include "words/rule_names.h"

namespace scoundrel {

namespace {

using Condition = std::function<bool(const Summary&)>;

constexpr QueryWord words_there_are[] = {
    {"won", Phrase::find_won, [](const Summary& g) { return g.outcome.status == Status::won; }},
    {"lost", Phrase::find_lost, [](const Summary& g) { return g.outcome.status == Status::lost; }},
    {"unfinished", Phrase::find_unfinished,
     [](const Summary& g) { return g.outcome.status == Status::playing && !g.abandoned; }},
    {"abandoned", Phrase::find_abandoned, [](const Summary& g) { return g.abandoned; }},
    {"clean", Phrase::find_clean, is_clean},
    {"helped", Phrase::find_helped, [](const Summary& g) { return g.marks.any(); }},
    {"repeated", Phrase::find_repeated, [](const Summary& g) { return g.repeated; }},
    {"practice", Phrase::find_practice, is_practice},
    {"daily", Phrase::find_daily, [](const Summary& g) { return day_of_deal(g.game).has_value(); }},
    {"puzzle", Phrase::find_puzzle, [](const Summary& g) { return !g.puzzle.empty(); }},
};

// ASCII alone: the other letters must be typed as they are.
std::string lowered(std::string_view text) {
    std::string low(text);
    for (char& c : low)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return low;
}

// A minus may be the one that screens show.
std::optional<int> whole(std::string_view text) {
    constexpr std::string_view shown_minus = "\u2212";
    if (text.starts_with(shown_minus))
        return whole("-" + std::string(text.substr(shown_minus.size())));
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size()) return {};
    return number;
}

// 2026-11 or 2026-11-15.
bool is_date(std::string_view text) {
    constexpr std::size_t of_month = 7;
    return parse_day(text) ||
           (text.size() == of_month && parse_day(std::string(text) + "-01").has_value());
}

struct Bounds {
    std::string_view from, to;
};
std::optional<Bounds> bounds_of(std::string_view word) {
    const auto dots = word.find("..");
    if (dots == std::string_view::npos) return {};
    return Bounds{word.substr(0, dots), word.substr(dots + 2)};
}

Condition of_days(std::string_view from, std::string_view to) {
    return [from = std::string(from), to = std::string(to)](const Summary& game) {
        return !game.started.empty() && game.started >= from &&
               (to.empty() || game.started.substr(0, to.size()) <= to);
    };
}

Condition of_scores(int from, int to) {
    return [from, to](const Summary& game) {
        return game.outcome.status != Status::playing && game.outcome.score >= from &&
               game.outcome.score <= to;
    };
}

constexpr int least = std::numeric_limits<int>::min(), most = std::numeric_limits<int>::max();

// `-20..0`, `2026-11-01..`; nothing if it is neither.
Condition of_bounds(const Bounds& bounds) {
    const auto [from, to] = bounds;
    const auto good = [](std::string_view end, auto is) { return end.empty() || is(end); };
    if (from.empty() && to.empty()) return {};
    if (good(from, is_date) && good(to, is_date)) return of_days(from, to);
    const auto is_whole = [](std::string_view end) { return whole(end).has_value(); };
    if (good(from, is_whole) && good(to, is_whole))
        return of_scores(whole(from).value_or(least), whole(to).value_or(most));
    return {};
}

// `>=10`, `<0`; nothing if it is none.
Condition of_comparison(std::string_view word) {
    const char sign = word.empty() ? ' ' : word.front();
    if (sign != '<' && sign != '>') return {};
    word.remove_prefix(1);
    const bool equal = word.starts_with('=');
    if (equal) word.remove_prefix(1);
    const auto number = whole(word);
    if (!number || *number == least || *number == most) return {};
    return sign == '<' ? of_scores(least, equal ? *number : *number - 1)
                       : of_scores(equal ? *number : *number + 1, most);
}

Condition of_text(std::string word) {
    return [word = std::move(word)](const Summary& game) {
        const auto variant = parse_rules(game.rules);
        const std::string title = variant ? name_of(*variant) : "";
        return std::ranges::any_of(
            std::initializer_list<const std::string*>{&game.game, &title, &game.puzzle,
                                                      &game.comments, &game.play},
            [&](const std::string* text) {
                return lowered(*text).find(word) != std::string::npos;
            });
    };
}

Condition condition_of(std::string_view word) {
    const std::string low = lowered(word);
    for (const QueryWord& one : words_there_are)
        if (low == one.english || low == say({}, one.phrase)) return one.fits;
    if (const auto bounds = bounds_of(word))
        if (auto within = of_bounds(*bounds)) return within;
    if (is_date(word)) return of_days(word, word);
    if (auto compared = of_comparison(word)) return compared;
    if (const auto variant = parse_rules(low))
        return [rules = print_rules(*variant)](const Summary& game) { return game.rules == rules; };
    return of_text(low);
}

}  // namespace

std::span<const QueryWord> query_words() { return words_there_are; }

HistoryQuery::HistoryQuery(std::string_view words) {
    constexpr std::string_view blanks = " \t\n\r";
    while (true) {
        words.remove_prefix(std::min(words.size(), words.find_first_not_of(blanks)));
        if (words.empty()) return;
        const std::string_view word = words.substr(0, words.find_first_of(blanks));
        conditions_.push_back(condition_of(word));
        words.remove_prefix(word.size());
    }
}

bool HistoryQuery::fits(const Summary& game) const {
    return std::ranges::all_of(conditions_, [&](const auto& holds) { return holds(game); });
}

std::vector<Summary> HistoryQuery::among(const std::vector<Summary>& games) const {
    std::vector<Summary> fitting;
    std::ranges::copy_if(games, std::back_inserter(fitting),
                         [&](const Summary& game) { return fits(game); });
    return fitting;
}

}  // namespace scoundrel
