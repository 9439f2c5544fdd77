// `scoundrel compare`: rules on the same deals, and what sets them apart.
#include <memory>

#include "command/failure.h"
#include "commands.h"
#include "phrases/catalogue.h"
#include "trials_run.h"

namespace scoundrel::cli {

namespace {

void compare_rules(TrialOptions& options) {
    if (options.until > 0 && options.rules.size() < 2)
        throw Failure(say({}, Phrase::compare_two), exit_usage);
    run_trials(options, [&](const RulesComparison& comparison) {
        tell_comparison_as_wanted(options.tell, comparison);
    });
}

}  // namespace

Command compare_command() {
    auto options = std::make_shared<TrialOptions>();
    Command command{
        .name = "compare",
        .options = {Option("RULES", &options->rules, Phrase::cmd_compare_rules)
                        .take(Takes::rules)
                        .require()},
        .examples = {{"scoundrel compare classic classic+potions=any"},
                     {"scoundrel compare rascal rascal+repair=0 --until 0.5 --svg repair.svg"}},
        .footer = say({}, Phrase::cmd_compare_more),
        .run = [options] { compare_rules(*options); },
        .parts = {compare_merge_command(), compare_report_command()}};
    for (const Option& option : trial_options(options)) command.options.push_back(option);
    command.options.push_back(Option("--until", &options->until, Phrase::cmd_compare_until)
                                  .within(0.01, 50.0)
                                  .exclude({"--games", "--part"}));
    return command;
}

}  // namespace scoundrel::cli
