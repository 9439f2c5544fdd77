#include "compare_report.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

#include "command/failure.h"
#include "comparison_text.h"
#include "lab/rows_file.h"
#include "long_work.h"
#include "phrases/catalogue.h"
#include "read_census.h"
#include "system/files.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using namespace text;

TrialText read_trials(const std::string& path) {
    TrialText trials = or_fail_in(path, parse_trials(or_fail(read_input(path, most_of_census))));
    or_fail_in(path, require_good(trials.checks));
    return trials;
}

// What is in the file that is written already stays in it.
void merge_parts(const std::string& out, std::vector<std::string> files) {
    std::error_code error;
    if (std::filesystem::exists(out, error)) files.insert(files.begin(), out);
    TrialText all = read_trials(files.front());
    for (const std::string& file : files) or_fail_in(file, merge_trials(all, read_trials(file)));
    if (growing_file_in_use(out)) throw Failure(say({}, Phrase::convert_in_use, {{"file", out}}));
    or_fail(write_file(out, print_trials(all)));
    const std::uint64_t deals = all.rows.size() / all.head.rules.size();
    message(say({}, Phrase::census_merged, {{"file", out}, {"deals", deals}}));
}

void report_file(const std::string& file, float margin, const TellOptions& options) {
    const TrialText trials = read_trials(file);
    if (trials.rows.empty()) throw Failure(say({}, Phrase::lab_no_rows, {{"file", file}}));
    const auto [least, most] = std::ranges::minmax(trials.rows, {}, &Trial::seed);
    RulesComparison comparison(trials.head, {least.seed, most.seed},
                               static_cast<double>(margin) / 100);
    for (const Trial& trial : trials.rows) comparison.add(trial);
    if (comparison.deals() == 0) throw Failure(say({}, Phrase::lab_no_rows, {{"file", file}}));
    tell_as_wanted(options, comparison);
}

}  // namespace

std::vector<Option> tell_options(TellOptions& options) {
    return {Option("--json", &options.json, Phrase::cmd_json),
            Option("--csv", &options.csv, Phrase::cmd_compare_csv).take(Takes::file),
            Option("--svg", &options.svg, Phrase::cmd_compare_svg).take(Takes::file)};
}

void tell_as_wanted(const TellOptions& options, const RulesComparison& comparison) {
    if (comparison.deals() == 0) return;
    std::cout << (options.json ? print_json(comparison_json(comparison)) + "\n"
                               : tell_comparison(comparison))
              << std::flush;
    if (!options.csv.empty()) or_fail(write_file(options.csv, comparison_csv(comparison)));
    if (!options.svg.empty()) or_fail(write_file(options.svg, draw_comparison(comparison)));
}

Command compare_merge_command() {
    auto files = std::make_shared<std::vector<std::string>>();
    auto out = std::make_shared<std::string>();
    return {
        .name = "merge",
        .what = say({}, Phrase::cmd_compare_merge),
        .options =
            {Option("OUT", out.get(), Phrase::cmd_compare_merge_out).take(Takes::file).require(),
             Option("FILE", files.get(), Phrase::cmd_census_merge_file)
                 .take(Takes::file)
                 .require()},
        .examples = {{"scoundrel compare merge all.txt part1.txt part2.txt"}},
        .run = [files, out] { merge_parts(*out, *files); }};
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
    for (const Option& option : tell_options(*options)) command.options.push_back(option);
    return command;
}

}  // namespace scoundrel::cli
