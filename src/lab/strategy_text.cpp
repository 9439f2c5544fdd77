#include "lab/strategy_text.h"

#include <charconv>

namespace scoundrel {

namespace {

constexpr std::string_view first_line = "scoundrel strategy 1";
constexpr std::string_view columns = "seed measure:count:right:gain:lost...";

// Rows name measures by their places, so the list must be the same.
std::uint64_t hash_of_measures() {
    Fnv1a hash;
    for (const StrategyMeasure& each : strategy_measures())
        for (const std::string_view text : {each.group, each.row, each.column}) {
            for (const char letter : text) hash.add(static_cast<std::uint8_t>(letter));
            hash.add(std::uint8_t{'\n'});
        }
    return hash.value();
}

template <class Number>
bool take_number(std::string_view& text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc()) return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}
bool take_mark(std::string_view& text, char mark) {
    if (!text.starts_with(mark)) return false;
    text.remove_prefix(1);
    return true;
}

bool take_counted(std::string_view& text, Counted& counted) {
    return take_number(text, counted.measure) && take_mark(text, ':') &&
           take_number(text, counted.count) && take_mark(text, ':') &&
           take_number(text, counted.right) && take_mark(text, ':') &&
           take_number(text, counted.gain) && take_mark(text, ':') &&
           take_number(text, counted.lost) && counted.measure < strategy_measures().size() &&
           counted.count > 0 && counted.right >= 0 && counted.right <= counted.count;
}

}  // namespace

std::string print_strategy_head(const StrategyPlan& plan) {
    std::string text(first_line);
    text += "\nrules " + print_rules(plan.variant);
    text += "\nnet " + print_hex(plan.net);
    text += "\nrooms " + std::to_string(plan.judge.choosing) + " " +
            std::to_string(plan.judge.judging) + " " + std::to_string(plan.worth);
    text += "\nmeasures " + print_hex(hash_of_measures());
    return text.append("\n").append(columns).append("\n");
}

std::string print_strategy_row(const StrategyRow& row) {
    std::string text = std::to_string(row.seed);
    for (const Counted& each : row.counts)
        text += " " + std::to_string(each.measure) + ":" + std::to_string(each.count) + ":" +
                std::to_string(each.right) + ":" + std::to_string(each.gain) + ":" +
                std::to_string(each.lost);
    return text;
}

std::optional<StrategyRow> parse_strategy_row(std::string_view line) {
    StrategyRow row;
    if (!take_number(line, row.seed)) return {};
    while (!line.empty()) {
        Counted counted;
        if (!take_mark(line, ' ') || !take_counted(line, counted)) return {};
        if (!row.counts.empty() && row.counts.back().measure >= counted.measure) return {};
        row.counts.push_back(counted);
    }
    return row;
}

Result<StrategyText> resume_strategy(std::string_view text, const StrategyPlan& plan) {
    constexpr ResumePhrases phrases{Phrase::error_no_strategy,
                                    {Phrase::error_other_strategy, Phrase::error_strategy_head},
                                    Phrase::row_of_strategy};
    auto read =
        resume_rows<StrategyRow>(text, print_strategy_head(plan), phrases, parse_strategy_row);
    if (!read) return std::unexpected(read.error());
    return StrategyText{plan, std::move(read->rows), read->used, std::move(read->checks)};
}

}  // namespace scoundrel
