#include "lab/times_text.h"

#include <map>

#include "notation/numbers.h"

namespace scoundrel {

TimesHead times_head(const MatchHead& match) {
    TimesHead head{no_lines_yet};
    with_checks(print_match_head(match), head.match);
    return head;
}

std::string print_times_head(const TimesHead& head) {
    return "scoundrel times 1\nmatch " + print_hex(head.match) + "\nseed player us\n";
}

std::string print_times_row(const TimesRow& row) {
    return std::to_string(row.seed) + " " + std::to_string(row.player + 1) + " " +
           std::to_string(row.microseconds);
}

std::optional<TimesRow> parse_times_row(std::string_view line) {
    const auto fields = fields_of(line);
    if (fields.count != 3) return {};
    const auto seed = parse_number(fields[0]);
    const auto player = parse_number(fields[1]);
    const auto microseconds = parse_number(fields[2]);
    if (!seed || !player || *player < 1 || !microseconds || *microseconds > most_microseconds)
        return {};
    return TimesRow{*seed, static_cast<std::size_t>(*player - 1), *microseconds};
}

Result<TimesText> resume_times(std::string_view text, const TimesHead& head) {
    TimesText times{.head = head};
    const std::string head_text = print_times(times);
    if (head_text.starts_with(text) && head_text != text) return times;
    if (!text.starts_with(head_text))
        return fail(ErrorCode::bad_record, say({}, Phrase::error_no_times));
    LineReader lines(text, true);
    for (std::string_view rest = head_text; next_line(rest);) lines.next();
    auto rows = read_rows<TimesRow>(lines, Phrase::row_of_times, parse_times_row);
    if (!rows) return std::unexpected(rows.error());
    times = {head, std::move(*rows), lines.used(), lines.checks()};
    if (const auto good = require_good(times.checks); !good) return std::unexpected(good.error());
    return times;
}

std::string print_times(const TimesText& times) {
    std::string lines = print_times_head(times.head);
    for (const TimesRow& row : times.rows) lines += print_times_row(row) + "\n";
    std::uint64_t last = no_lines_yet;
    return with_checks(lines, last);
}

std::vector<TimesRow> times_of(std::span<const MatchRow> rows) {
    std::vector<TimesRow> times;
    for (const MatchRow& row : rows)
        if (row.microseconds) times.push_back({row.seed, row.player, *row.microseconds});
    return times;
}

void add_times(std::vector<MatchRow>& rows, const std::vector<TimesRow>& times) {
    std::map<std::pair<std::uint64_t, std::size_t>, std::uint64_t> known;
    for (const TimesRow& row : times) known[{row.seed, row.player}] = row.microseconds;
    for (MatchRow& row : rows)
        if (const auto found = known.find({row.seed, row.player}); found != known.end())
            row.microseconds = found->second;
}

}  // namespace scoundrel
