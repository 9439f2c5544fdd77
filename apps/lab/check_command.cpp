#include "check_command.h"

#include <iostream>

#include "command/failure.h"
#include "notation/numbers.h"
#include "phrases/catalogue.h"
#include "system/host.h"

namespace scoundrel::cli {

namespace {

constexpr std::size_t most_lines_told = 10;

std::string show_lines(const std::vector<std::size_t>& lines) {
    std::vector<std::string> numbers;
    for (const std::size_t line : lines) {
        if (numbers.size() == most_lines_told) break;
        numbers.push_back(std::to_string(line));
    }
    const std::uint64_t more = lines.size() - numbers.size();
    if (more == 0) return say_list({}, numbers);
    std::string text;
    for (const auto& number : numbers)
        text += (text.empty() ? "" : say({}, Phrase::list_comma)) + number;
    return say({}, Phrase::checks_more, {{"lines", text}, {"more", more}});
}

}  // namespace

std::string tell_checks(const Checks& checks) {
    if (!checks.there) return say({}, Phrase::checks_none);
    if (checks.failed.empty()) return say({}, Phrase::checks_good);
    return say(
        {}, Phrase::checks_failed,
        {{"count", std::uint64_t{checks.failed.size()}}, {"lines", show_lines(checks.failed)}});
}

std::vector<Option> check_options(CheckOptions& options) {
    return {Option("FILE", &options.file, Phrase::cmd_check_file).take(Takes::file).require(),
            Option("--sample", &options.sample, Phrase::cmd_check_sample)
                .within(std::uint64_t{0}, most_seeds),
            Option("--seed", &options.seed, Phrase::cmd_check_seed),
            Option("--jobs", &options.jobs, Phrase::cmd_jobs).within(1, 256)};
}

std::uint64_t sample_seed(const CheckOptions& options) {
    if (options.seed.empty()) return system_host().random() >> 32;
    const auto seed = parse_number(options.seed);
    if (!seed)
        throw Failure(say({}, Phrase::check_seed_number, {{"word", options.seed}}), exit_usage);
    return *seed;
}

void tell_difference(std::uint64_t seed, const std::string& row, const std::string& again) {
    std::cout << say({}, Phrase::check_other, {{"seed", seed}, {"row", row}, {"again", again}})
              << "\n";
}

void tell_tally(const CheckOptions& options, const Checks& checks, std::uint64_t seed,
                const Tally& tally) {
    if (tally.sample > 0)
        std::cout << say({}, tally.wrong == 0 ? Phrase::check_same : Phrase::check_differ,
                         {{"done", tally.done},
                          {"all", tally.rows},
                          {"seed", seed},
                          {"wrong", tally.wrong}})
                  << "\n";
    if (tally.wrong > 0 || !checks.failed.empty())
        throw Failure(say({}, Phrase::check_bad, {{"file", options.file}}));
    if (tally.done < tally.sample)
        throw Failure(
            say({}, Phrase::check_stopped, {{"done", tally.done}, {"all", tally.sample}}));
}

}  // namespace scoundrel::cli
