#include "lab/bound_text.h"

#include <charconv>
#include <cmath>

namespace scoundrel {

namespace {

// The shortest text that is read as the same number.
std::string print_share(double share) {
    char text[32];
    const auto end = std::to_chars(std::begin(text), std::end(text), share);
    return {text, end.ptr};
}

std::optional<double> parse_share(std::string_view text) {
    double share = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), share);
    if (error != std::errc() || end != text.data() + text.size()) return {};
    if (!std::isfinite(share) || share < 0) return {};
    return share;
}

}  // namespace

std::string print_bound_head(const BoundPlan& plan) {
    return "scoundrel bound 1\nrules " + print_rules(plan.variant) + "\norders " +
           std::to_string(plan.foresight.orders) + "\nseed " + std::to_string(plan.foresight.seed) +
           "\nrooms " + std::to_string(plan.foresight.rooms) +
           "\nseed won|lost given-away rooms whole|cut\n";
}

std::string print_bound_row(const BoundRow& row) {
    return std::to_string(row.seed) + (row.can_be_won ? " won " : " lost ") +
           print_share(row.foresight.given_away) + " " + std::to_string(row.foresight.rooms) +
           (row.foresight.limited ? " cut" : " whole");
}

std::optional<BoundRow> parse_bound_row(std::string_view line) {
    const Fields fields = fields_of(line);
    if (fields.count != 5) return {};
    const auto seed = parse_number(fields[0]), rooms = parse_number(fields[3]);
    const auto given_away = parse_share(fields[2]);
    const bool won = fields[1] == "won", cut = fields[4] == "cut";
    if (!seed || !rooms || !given_away || (!won && fields[1] != "lost") ||
        (!cut && fields[4] != "whole"))
        return {};
    return BoundRow{*seed, won, {*given_away, *rooms, cut}};
}

Result<BoundText> resume_bound(std::string_view text, const BoundPlan& plan) {
    constexpr ResumePhrases phrases{Phrase::error_no_bound,
                                    {Phrase::error_other_bound, Phrase::error_bound_head},
                                    Phrase::row_of_bound};
    auto read = resume_rows<BoundRow>(text, print_bound_head(plan), phrases, parse_bound_row);
    if (!read) return std::unexpected(read.error());
    return BoundText{plan, std::move(read->rows), read->used, std::move(read->checks)};
}

}  // namespace scoundrel
