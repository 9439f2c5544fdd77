#include "command/help_text.h"

#include <algorithm>

#include "phrases/catalogue.h"
#include "phrases/layout.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using text::page_width;
using enum Phrase;

struct Row {
    std::string label;
    std::string what;
};

// Labels in a column of their own; one that is too long for it has a line to itself.
std::string tell_rows(const std::string& heading, const std::vector<Row>& rows) {
    constexpr int widest = 26;
    if (rows.empty()) return "";
    int width = 0;
    for (const Row& row : rows)
        if (const int own = text_width(row.label) + 4; own <= widest) width = std::max(width, own);
    std::string text = "\n" + heading + "\n";
    for (const Row& row : rows) {
        const std::string label = "  " + row.label;
        const bool fits = text_width(label) + 2 <= width;
        if (!fits) text += label + "\n";
        if (!fits && row.what.empty()) continue;
        text += hang(padded(fits ? label : "", width), row.what, page_width);
    }
    return text;
}

std::string tell_examples(const std::vector<Example>& examples) {
    std::size_t width = 0;
    for (const Example& example : examples)
        if (!example.what.empty()) width = std::max(width, example.command.size() + 3);
    std::string text;
    for (const Example& example : examples)
        text += "  " +
                (example.what.empty()
                     ? example.command
                     : padded(example.command, static_cast<int>(width)) + example.what) +
                "\n";
    return text.empty() ? "" : "\n" + say({}, cli_examples) + "\n" + text;
}

bool takes_many(const Option& option) {
    return std::holds_alternative<std::vector<std::string>*>(option.target);
}

std::string usage_of(const std::vector<const Command*>& path) {
    const Command& command = *path.back();
    std::string text = command_name(path);
    for (const Option& option : command.options) {
        if (option.is_named()) continue;
        const std::string name = option.name + (takes_many(option) ? "..." : "");
        text += option.required ? " " + name : " [" + name + "]";
    }
    if (std::ranges::any_of(command.options, &Option::is_named)) text += " " + say({}, cli_options);
    return text;
}

std::string label_of(const Option& option) {
    return option.is_flag() ? option.name : option.name + " " + value_name(option);
}

// Those that need another stand below it.
std::string tell_options(const Command& command) {
    std::vector<Row> values, own{};
    std::vector<std::string> needed;
    for (const Option& option : command.options) {
        if (!option.is_named()) values.push_back({option.name, option.help});
        if (option.is_named() && option.needs.empty())
            own.push_back({label_of(option), option.help});
        if (!option.needs.empty() && std::ranges::find(needed, option.needs) == needed.end())
            needed.push_back(option.needs);
    }
    own.push_back({"-h, --help", say({}, cli_help_what)});
    std::string text =
        tell_rows(say({}, cli_arguments), values) + tell_rows(say({}, cli_options_head), own);
    for (const std::string& other : needed) {
        std::vector<Row> rows;
        for (const Option& option : command.options)
            if (option.needs == other) rows.push_back({label_of(option), option.help});
        text += tell_rows(say({}, cli_with, {{"option", other}}), rows);
    }
    return text;
}

// In the order in which the groups come up.
std::string tell_commands(const std::vector<Command>& commands) {
    std::vector<std::string> groups;
    for (const Command& command : commands)
        if (!command.hidden && std::ranges::find(groups, command.group) == groups.end())
            groups.push_back(command.group);
    std::string text;
    for (const std::string& group : groups) {
        std::vector<Row> rows;
        for (const Command& command : commands)
            if (!command.hidden && command.group == group)
                rows.push_back({padded(command.name, 8), command.what});
        text += tell_rows(group.empty() ? say({}, cli_commands) : group + ":", rows);
    }
    return text;
}

}  // namespace

std::string command_name(const std::vector<const Command*>& path) {
    std::string name = "scoundrel";
    for (const Command* command : path) name += " " + command->name;
    return name;
}

std::string value_name(const Option& option) {
    if (!option.shown_as.empty()) return option.shown_as;
    if (!option.type_name.empty()) return option.type_name;
    if (!option.is_named()) return option.name;
    if (!std::holds_alternative<std::string*>(option.target)) return "N";
    switch (option.takes) {
        case Takes::text: break;
        case Takes::rules: return "RULES";
        case Takes::game: return "GAME";
        case Takes::record: return "RECORD";
        case Takes::kept: return "PLAY";
        case Takes::puzzle: return "PUZZLE";
        case Takes::file: return "FILE";
        case Takes::folder: return "DIR";
        case Takes::player: return "PLAYER";
        case Takes::players: return "PLAYERS";
        case Takes::program: return "PROGRAM";
    }
    return "TEXT";
}

std::string tell_program(const CommandLine& line) {
    std::vector<Row> codes;
    for (const ExitRow& row : exit_rows)
        codes.push_back({std::to_string(row.code), say({}, row.what)});
    return line.about + "\n" + tell_examples(line.examples) + tell_commands(line.commands) +
           tell_rows(say({}, cli_help_head), {{"help COMMAND", say({}, cli_help_command)},
                                              {"-h, --help", say({}, cli_help_option)},
                                              {"-V, --version", say({}, cli_version_what)},
                                              {"--language CODE", say({}, cli_language)}}) +
           tell_rows(say({}, cli_codes), codes);
}

std::string tell_command(const std::vector<const Command*>& path) {
    const Command& command = *path.back();
    std::string text =
        command.what + ".\n\n" + hang(say({}, cli_usage) + " ", usage_of(path), page_width);
    text += tell_examples(command.examples) + tell_options(command) + tell_commands(command.parts);
    if (!command.footer.empty()) text += "\n" + hang("", command.footer, page_width);
    return text;
}

}  // namespace scoundrel::cli
