#include "lab/census.h"

#include <algorithm>

#include "notation/numbers.h"
#include "rules/dealer.h"
#include "solver/solution_text.h"

namespace scoundrel {

namespace {

constexpr std::string_view first_line = "scoundrel census 2";
constexpr std::string_view first_line_unchecked = "scoundrel census 1";
constexpr std::string_view rules_word = "rules ";
constexpr std::string_view question_word = "question ";
constexpr std::string_view columns = "seed verdict score avoids nodes limit";
constexpr std::string_view unproved = "-";
constexpr std::uint64_t most_avoids = 10'000;               // moves of a line
constexpr std::uint64_t most_work = 1'000'000'000'000'000;  // years of work

std::string_view question_text(Question question) {
    return question == Question::verdict ? "verdict" : "everything";
}

std::string print_score(const CensusRow& row) {
    if (row.best_score) return std::to_string(*row.best_score);
    if (row.at_least) return std::to_string(*row.at_least) + "+";
    return std::string(unproved);
}

std::optional<Verdict> parse_verdict(std::string_view text) {
    for (const Verdict verdict : {Verdict::won, Verdict::lost, Verdict::unknown})
        if (text == verdict_text(verdict)) return verdict;
    return {};
}

std::optional<Limit> parse_limit(std::string_view text) {
    for (const Limit limit : {Limit::memory, Limit::nodes, Limit::time, Limit::chance})
        if (text == limit_text(limit)) return limit;
    return {};
}

std::unexpected<Error> bad(Phrase why, const Arguments& arguments = {}) {
    return fail(ErrorCode::bad_record, say({}, why, arguments));
}

std::unexpected<Error> other_census(const Variant& there, const Variant& wanted) {
    return bad(Phrase::error_census_of,
               {{"there", print_rules(there)}, {"wanted", print_rules(wanted)}});
}

Result<CensusHead> parse_head(LineReader& lines) {
    const auto first = lines.next();
    const std::string_view wanted = lines.checks().there ? first_line : first_line_unchecked;
    if (!first || *first != wanted)
        return bad(Phrase::error_no_census, {{"line", std::string(first_line)}});
    const auto rules = lines.next();
    const auto question = lines.next();
    const auto names = lines.next();
    if (!names || !rules->starts_with(rules_word) || !question->starts_with(question_word) ||
        *names != columns)
        return bad(Phrase::error_census_head);
    const auto variant = parse_rules(rules->substr(rules_word.size()));
    if (!variant) return std::unexpected(variant.error());
    const auto asked = question->substr(question_word.size());
    for (const Question known : {Question::verdict, Question::everything})
        if (asked == question_text(known)) return CensusHead{*variant, known};
    return bad(Phrase::error_no_question, {{"question", std::string(asked)}});
}

// Whether a deal can come to this.
bool plausible(const CensusRow& row) {
    const bool stopped = row.limit != Limit::none;
    switch (row.verdict) {
        case Verdict::unknown: return stopped && !row.best_score && !row.avoids;
        case Verdict::lost: return !row.avoids;
        case Verdict::won: break;
    }
    const auto score = row.best_score ? row.best_score : row.at_least;
    return (!score || *score > 0) && (stopped || !row.best_score || row.avoids);
}

int proved(const CensusRow& row) {
    return (row.verdict != Verdict::unknown) + row.best_score.has_value() + row.avoids.has_value();
}

bool proves_more(const CensusRow& a, const CensusRow& b) {
    if (proved(a) != proved(b)) return proved(a) > proved(b);
    return !a.best_score && a.at_least > b.at_least;
}

}  // namespace

bool agree(const CensusRow& a, const CensusRow& b) {
    const auto same = [](const auto& x, const auto& y) { return !x || !y || *x == *y; };
    const auto within = [](const CensusRow& x, const CensusRow& y) {
        return !x.at_least || !y.best_score || *x.at_least <= *y.best_score;
    };
    const bool verdicts =
        a.verdict == b.verdict || a.verdict == Verdict::unknown || b.verdict == Verdict::unknown;
    return verdicts && same(a.best_score, b.best_score) && same(a.avoids, b.avoids) &&
           (a.verdict != b.verdict || (within(a, b) && within(b, a)));
}

std::string print_census_head(const CensusHead& head) {
    std::string text(first_line);
    text.append("\n").append(rules_word).append(print_rules(head.variant));
    text.append("\n").append(question_word).append(question_text(head.question));
    return text.append("\n").append(columns).append("\n");
}

std::string print_census_row(const CensusRow& row) {
    std::string text = std::to_string(row.seed) + " ";
    text.append(verdict_text(row.verdict)).append(" ").append(print_score(row)).append(" ");
    text += row.avoids ? std::to_string(*row.avoids) : std::string(unproved);
    text += " " + std::to_string(row.nodes);
    if (row.limit != Limit::none) text.append(" ").append(limit_text(row.limit));
    return text;
}

std::optional<CensusRow> parse_census_row(std::string_view line) {
    const auto fields = fields_of(line);
    if (fields.count != 5 && fields.count != 6) return {};
    const auto seed = parse_number(fields[0]);
    const auto verdict = parse_verdict(fields[1]);
    const auto nodes = parse_number(fields[4]);
    if (!seed || !verdict || !nodes || *nodes > most_work) return {};
    CensusRow row{.seed = *seed, .verdict = *verdict, .nodes = *nodes};
    if (auto score = fields[2]; score != unproved) {
        const bool more = score.ends_with('+');
        if (more) score.remove_suffix(1);
        const auto number = parse_score(score);
        if (!number) return {};
        (more ? row.at_least : row.best_score) = number;
    }
    if (fields[3] != unproved) {
        const auto number = parse_number(fields[3]);
        if (!number || *number > most_avoids) return {};
        row.avoids = static_cast<int>(*number);
    }
    if (fields.count == 6) {
        const auto limit = parse_limit(fields[5]);
        if (!limit) return {};
        row.limit = *limit;
    }
    if (!plausible(row)) return {};
    return row;
}

Result<Census> parse_census(std::string_view text) {
    std::string_view rest = text;
    LineReader lines(text, next_line(rest) != first_line_unchecked);
    const auto head = parse_head(lines);
    if (!head) return std::unexpected(head.error());
    auto rows = read_rows<CensusRow>(lines, Phrase::row_of_census, parse_census_row);
    if (!rows) return std::unexpected(rows.error());
    return Census{*head, std::move(*rows), lines.used(), lines.checks()};
}

Result<Census> resume_census(std::string_view text, const CensusHead& head) {
    Census empty{.head = head};
    const std::string head_text = print_census(empty);
    if (head_text.starts_with(text) && head_text != text) return empty;
    auto census = parse_census(text);
    if (!census) return census;
    if (!(census->head.variant == head.variant))
        return other_census(census->head.variant, head.variant);
    if (census->head.question != head.question)
        return bad(head.question == Question::verdict ? Phrase::error_census_scores
                                                      : Phrase::error_census_verdicts);
    if (const auto good = require_good(census->checks); !good) return std::unexpected(good.error());
    return census;
}

Result<void> sort_census(Census& census) {
    const auto not_before = [](const CensusRow& a, const CensusRow& b) { return a.seed >= b.seed; };
    if (std::ranges::adjacent_find(census.rows, not_before) == census.rows.end()) return {};
    std::ranges::stable_sort(census.rows, {}, &CensusRow::seed);
    std::vector<CensusRow> once;
    once.reserve(census.rows.size());
    for (const CensusRow& row : census.rows) {
        if (once.empty() || once.back().seed != row.seed) {
            once.push_back(row);
            continue;
        }
        if (!agree(once.back(), row))
            return bad(Phrase::error_two_results, {{"seed", row.seed},
                                                   {"one", print_census_row(once.back())},
                                                   {"other", print_census_row(row)}});
        if (proves_more(row, once.back())) once.back() = row;
    }
    census.rows = std::move(once);
    return {};
}

Result<void> merge_census(Census& into, const Census& other) {
    if (!(into.head.variant == other.head.variant))
        return other_census(other.head.variant, into.head.variant);
    if (into.head.question != other.head.question) return bad(Phrase::error_census_mixed);
    into.rows.insert(into.rows.end(), other.rows.begin(), other.rows.end());
    return sort_census(into);
}

std::string print_census(const Census& census) {
    std::string lines = print_census_head(census.head);
    for (const CensusRow& row : census.rows) lines += print_census_row(row) + "\n";
    std::uint64_t last = no_lines_yet;
    return with_checks(lines, last);
}

CensusRow solve_row(const CensusHead& head, std::uint64_t seed, const Limits& limits) {
    const Rules& rules = head.variant.rules;
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    Game game = Game::begin(rules);
    deal(game.position, dealer);
    Deck unseen;
    for (int i = dealer.deck.count - game.position.unseen.count(); i < dealer.deck.count; ++i)
        unseen.push(dealer.deck.cards[i]);
    const Solution solution = solve(rules, game.position, unseen, 0, head.question, limits);
    return {.seed = seed,
            .verdict = solution.verdict,
            .best_score = solution.best_score,
            .at_least = solution.at_least,
            .avoids = solution.avoids,
            .nodes = solution.nodes,
            .limit = solution.limit};
}

MakeWorker<CensusRow> census_worker(const CensusHead& head, std::size_t memory) {
    return [=](const Stop& stop) -> Worker<CensusRow> {
        Limits limits;
        limits.memory = memory;
        limits.stop = stop;
        return [=](std::uint64_t seed) { return solve_row(head, seed, limits); };
    };
}

}  // namespace scoundrel
