// Whatever is listed by hand drifts: the commands and options of the program's own help are
// compared with the man page and the completions of three shells.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <map>
#include <regex>
#include <set>

#include "rules/rule_sets.h"
#include "support/files.h"

namespace scoundrel::test {
namespace {

using Options = std::set<std::string>;
using Commands = std::map<std::string, Options>;  // the program itself has the empty name

std::string output_of(const std::string& arguments) {
    const std::string command = std::string(SCOUNDREL_PROGRAM) + " " + arguments;
    std::FILE* pipe = popen(command.c_str(), "r");
    std::string text;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) text += static_cast<char>(c);
    EXPECT_EQ(pclose(pipe), 0) << command;
    return text;
}

// All first groups of a pattern in a text.
std::vector<std::string> all(const std::string& text, const std::string& pattern) {
    const std::regex regex(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), regex), end; at != end; ++at)
        found.push_back((*at)[1]);
    return found;
}

Options options_in_help(const std::string& help) {
    Options options;
    for (const std::string& line : lines_of(help))
        for (const auto& option : all(line, "^  (?:-\\w,)?--([a-z-]+)")) options.insert(option);
    return options;
}

std::vector<std::string> commands_in_help(const std::string& help) {
    std::vector<std::string> names;
    bool listing = false;
    for (const std::string& line : lines_of(help)) {
        if (line.empty()) listing = false;
        for (const auto& name : all(line, "^  ([a-z]+) "))
            if (listing) names.push_back(name);
        listing |= line == "Subcommands:" || line == "The lab:";
    }
    return names;
}

// What stands under a command counts as the command's own.
Commands from_help() {
    const std::string help = output_of("--help");
    Commands commands{{"", options_in_help(help)}};
    for (const auto& name : commands_in_help(help)) {
        const std::string own = output_of(name + " --help");
        commands[name] = options_in_help(own);
        for (const auto& part : commands_in_help(own))
            commands[name].merge(options_in_help(output_of(name + " " + part + " --help")));
    }
    return commands;
}

Commands from_man_page() {
    Commands commands;
    std::string command;
    for (const std::string& line : lines_of(read_file(in_tree("docs/scoundrel.1")))) {
        for (const auto& name : all(line, "^\\.Ss ([a-z]+)"))
            commands[command = name].insert("help");
        for (const auto& option : all(line, "^\\.It (?:Fl \\w , )?Fl Fl ([a-z-]+)"))
            commands[command].insert(option);
    }
    return commands;
}

Commands from_bash() {
    Commands commands;
    const std::regex row("^ +([a-z]+|'')\\) +options='([^']*)'.*");
    for (const std::string& line :
         lines_of(read_file(in_tree("apps/completions/scoundrel.bash")))) {
        std::smatch match;
        if (!std::regex_match(line, match, row)) continue;
        Options& options = commands[match[1] == "''" ? "" : match[1].str()];
        for (const auto& option : all(match[2], "--([a-z-]+)")) options.insert(option);
    }
    return commands;
}

Commands from_zsh() {
    Commands commands;
    std::string command;
    for (const std::string& line : lines_of(read_file(in_tree("apps/completions/_scoundrel")))) {
        for (const auto& name : all(line, "^ +([a-z]+)\\)$"))
            if (name != "command" && name != "argument") command = name;
        if (line.contains("_arguments") && line.contains("$help")) commands[command] = {"help"};
        for (const auto& option : all(line, "'--([a-z-]+)\\[")) commands[command].insert(option);
    }
    return commands;
}

Commands from_fish() {
    Commands commands;
    const std::string text = read_file(in_tree("apps/completions/scoundrel.fish"));
    for (const auto& name : all(text, "__fish_use_subcommand -a ([a-z]+)"))
        commands[name] = {"help"};
    for (const std::string& line : lines_of(text)) {
        const auto names = all(line, "__fish_seen_subcommand_from ([a-z]+)'");
        for (const auto& option : all(line, "^complete .* -l ([a-z-]+)"))
            commands[names.empty() ? "" : names.front()].insert(option);
    }
    return commands;
}

TEST(Documents, TheManPageKnowsEveryCommandAndOption) { EXPECT_EQ(from_man_page(), from_help()); }
TEST(Documents, BashCompletesEveryCommandAndOption) { EXPECT_EQ(from_bash(), from_help()); }
TEST(Documents, ZshCompletesEveryCommandAndOption) { EXPECT_EQ(from_zsh(), from_help()); }
TEST(Documents, FishCompletesEveryCommandAndOption) { EXPECT_EQ(from_fish(), from_help()); }

TEST(Documents, HelpFitsTheScreen) {
    for (const auto& [command, options] : from_help())
        for (const std::string& line : lines_of(output_of(command + " --help")))
            EXPECT_LE(line.size(), 100u) << line;
}

TEST(Documents, EveryCommandIsOfferedByItsName) {
    for (const auto& [command, options] : from_help()) {
        if (command.empty()) continue;
        const auto offers = [&](const char* file, const std::string& pattern) {
            return !all(read_file(in_tree(file)), pattern).empty();
        };
        EXPECT_TRUE(
            offers("apps/completions/scoundrel.bash", "commands='[^']*\\b(" + command + ")\\b"))
            << command;
        EXPECT_TRUE(offers("apps/completions/_scoundrel", "'(" + command + "):")) << command;
    }
}

}  // namespace
}  // namespace scoundrel::test
