#include "compare_report.h"

#include <algorithm>
#include <memory>

#include "command/failure.h"
#include "comparison_pictures.h"
#include "comparison_text.h"
#include "lab/trial_text.h"
#include "parts.h"
#include "phrases/catalogue.h"
#include "read_census.h"
#include "system/files.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

TrialText read_trials(const std::string& path) {
    TrialText trials = or_fail_in(path, parse_trials(or_fail(read_input(path, most_of_census))));
    or_fail_in(path, require_good(trials.checks));
    return trials;
}

// Under all of the rules; the rows may come in any order.
std::vector<std::uint64_t> whole_deals(const TrialText& trials) {
    const std::size_t rules = trials.head.rules.size();
    std::vector<std::uint64_t> numbers;
    for (const Trial& trial : trials.rows) numbers.push_back(number_of(trial, rules));
    std::ranges::sort(numbers);
    const auto twice = std::ranges::unique(numbers);
    numbers.erase(twice.begin(), twice.end());
    std::vector<std::uint64_t> deals;
    std::size_t in_a_row = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::uint64_t deal = numbers[i] / rules;
        in_a_row = i > 0 && numbers[i - 1] / rules == deal ? in_a_row + 1 : 1;
        if (in_a_row == rules) deals.push_back(deal);
    }
    return deals;
}

Merged comparison_of_parts(const std::string& out, const std::vector<std::string>& files) {
    auto all = merge_files<TrialText>(files, read_trials, merge_trials);
    auto deals = whole_deals(all);
    return {std::move(deals),
            [=, all = std::move(all)] { or_fail(write_file(out, print_trials(all))); }};
}

// What counts is one range of seeds, from the first deal on: the tests go along it.
void tell_deals_behind_gap(const std::string& file, const RulesComparison& comparison,
                           std::uint64_t whole) {
    if (whole == comparison.deals()) return;
    text::message(say({}, Phrase::compare_behind_gap,
                      {{"file", file},
                       {"last", comparison.seeds().first + comparison.deals() - 1},
                       {"deals", whole - comparison.deals()}}));
}

void report_file(const std::string& file, float margin, const TellOptions& options) {
    const TrialText trials = read_trials(file);
    const auto deals = whole_deals(trials);
    if (deals.empty()) throw Failure(say({}, Phrase::lab_no_rows, {{"file", file}}));
    RulesComparison comparison(trials.head, {deals.front(), deals.back()},
                               static_cast<double>(margin) / 100);
    for (const Trial& trial : trials.rows) comparison.add(trial);
    tell_comparison_as_wanted(options, comparison);
    tell_deals_behind_gap(file, comparison, deals.size());
}

}  // namespace

void tell_comparison_as_wanted(const TellOptions& options, const RulesComparison& comparison) {
    if (comparison.deals() == 0) return;
    tell_as_wanted(options, {.title = comparison_page_title(comparison),
                             .json = [&] { return comparison_json(comparison); },
                             .report = [&] { return tell_comparison(comparison); },
                             .csv = [&] { return comparison_csv(comparison); },
                             .svg = [&] { return draw_comparison(comparison); },
                             .more_pictures = {[&] { return draw_losses(comparison); }}});
}

Command compare_merge_command() {
    return merge_command({.what = Phrase::cmd_compare_merge,
                          .out = Phrase::cmd_compare_merge_out,
                          .example = "scoundrel compare merge all.txt part1.txt part2.txt",
                          .footer = say({}, Phrase::cmd_compare_merge_more)},
                         comparison_of_parts);
}

Command compare_report_command() {
    auto file = std::make_shared<std::string>();
    auto margin = std::make_shared<float>(usual_margin);
    auto options = std::make_shared<TellOptions>();
    Command command{.name = "report",
                    .what = say({}, Phrase::cmd_compare_report),
                    .options = {Option("FILE", file.get(), Phrase::cmd_compare_report_file)
                                    .take(Takes::file)
                                    .require(),
                                Option("--margin", margin.get(), Phrase::cmd_compare_margin)
                                    .within(0.01, 50.0)},
                    .examples = {{"scoundrel compare report all.txt --csv all.csv"}},
                    .run = [=] { report_file(*file, *margin, *options); }};
    for (const Option& option : tell_options(*options, Phrase::cmd_compare_svg))
        command.options.push_back(option);
    return command;
}

}  // namespace scoundrel::cli
