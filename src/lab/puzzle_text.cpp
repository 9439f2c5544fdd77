#include "lab/puzzle_search.h"

namespace scoundrel {

namespace {

constexpr std::string_view first_puzzle_line = "scoundrel puzzles 1";
constexpr std::string_view puzzle_rules_word = "rules ";

}  // namespace

std::string print_puzzles_head(const Variant& variant) {
    std::string text(first_puzzle_line);
    text.append("\n").append(puzzle_rules_word).append(print_rules(variant));
    return text.append("\n").append(puzzle_columns).append("\n");
}

Result<Puzzles> parse_puzzles(std::string_view text) {
    const auto bad = [](Phrase why, const Arguments& arguments = {}) {
        return fail(ErrorCode::bad_record, say({}, why, arguments));
    };
    LineReader lines(text, true);
    if (const auto first = lines.next(); !first || *first != first_puzzle_line)
        return bad(Phrase::error_no_puzzles, {{"line", std::string(first_puzzle_line)}});
    const auto rules = lines.next();
    const auto names = lines.next();
    if (!names || !rules->starts_with(puzzle_rules_word) || *names != puzzle_columns)
        return bad(Phrase::error_puzzles_head);
    const auto variant = parse_rules(rules->substr(puzzle_rules_word.size()));
    if (!variant) return std::unexpected(variant.error());
    auto rows = read_rows<Puzzle>(lines, Phrase::row_of_puzzles, parse_puzzle);
    if (!rows) return std::unexpected(rows.error());
    for (const Puzzle& row : *rows)
        if (!(row.position.variant == *variant)) return bad(Phrase::error_puzzle_rules);
    return Puzzles{*variant, std::move(*rows), lines.used(), lines.checks()};
}

Result<Puzzles> resume_puzzles(std::string_view text, const Variant& variant) {
    std::uint64_t last = no_lines_yet;
    const std::string head = with_checks(print_puzzles_head(variant), last);
    if (head.starts_with(text) && head != text) return Puzzles{.variant = variant};
    auto puzzles = parse_puzzles(text);
    if (!puzzles) return puzzles;
    if (!(puzzles->variant == variant))
        return fail(ErrorCode::bad_record, say({}, Phrase::error_puzzles_of,
                                               {{"there", print_rules(puzzles->variant)},
                                                {"wanted", print_rules(variant)}}));
    if (const auto good = require_good(puzzles->checks); !good)
        return std::unexpected(good.error());
    return puzzles;
}

}  // namespace scoundrel
