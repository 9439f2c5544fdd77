#include "completions/offers.h"

#include <algorithm>

namespace scoundrel::cli {

namespace {

void add_options(std::vector<Option>& options, const Command& command, bool named) {
    for (const Option& option : command.options)
        if (option.is_named() == named &&
            std::ranges::find(options, option.name, &Option::name) == options.end())
            options.push_back(option);
    for (const Command& part : command.parts) add_options(options, part, named);
}

}  // namespace

std::vector<Option> named_options(const Command& command) {
    std::vector<Option> options;
    add_options(options, command, true);
    return options;
}

std::vector<Option> values_of(const Command& command) {
    std::vector<Option> options;
    add_options(options, command, false);
    return options;
}

Takes all_values(const Command& command) {
    Takes all = Takes::text;
    for (const Option& value : values_of(command))
        if (all == Takes::text || value.takes == all)
            all = value.takes;
        else if (value.takes != Takes::text)
            all = Takes::game;
    return all;
}

}  // namespace scoundrel::cli
