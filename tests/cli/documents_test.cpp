// The commands and options of the program's own help are compared with the man page, the launcher's
// list of the lab's commands and the completions of three shells, which are written from the same
// commands.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "rules/rule_sets.h"
#include "support/files.h"

namespace scoundrel::test {
namespace {

using Options = std::set<std::string>;
using Commands = std::map<std::string, Options>;  // the program itself has the empty name

std::string output_of_shell(const std::string& command) {
    std::FILE* pipe = popen(command.c_str(), "r");
    std::string text;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) text += static_cast<char>(c);
    EXPECT_EQ(pclose(pipe), 0) << command;
    return text;
}

std::string output_of(const std::string& arguments) {
    return output_of_shell("LC_ALL=C XDG_CONFIG_HOME=/nowhere " SCOUNDREL_PROGRAM " " + arguments);
}

std::string completions_for(const char* shell_file) {
    return read_file(std::filesystem::path(SCOUNDREL_COMPLETIONS) / shell_file);
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
        for (const auto& option : all(line, "^  (?:-\\w, )?--([a-z-]+)")) options.insert(option);
    return options;
}

const std::set<std::string> command_headings{
    "Play:", "Look back:", "For programs and browsers:", "The lab:", "Help:", "Commands:"};

std::vector<std::string> commands_in_help(
    const std::string& help, const std::set<std::string>& headings = command_headings) {
    std::vector<std::string> names;
    bool listing = false;
    for (const std::string& line : lines_of(help)) {
        if (line.empty()) listing = false;
        for (const auto& name : all(line, "^  ([a-z]+) "))
            if (listing) names.push_back(name);
        listing |= headings.contains(line);
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
    for (const std::string& line : lines_of(completions_for("scoundrel.bash"))) {
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
    for (const std::string& line : lines_of(completions_for("_scoundrel"))) {
        for (const auto& name : all(line, "^ +([a-z]+)\\)$"))
            if (name != "command" && name != "argument") command = name;
        if (line.contains("_arguments") && line.contains("$help")) commands[command].insert("help");
        for (const auto& option : all(line, "'--([a-z-]+)\\[")) commands[command].insert(option);
    }
    return commands;
}

Commands from_fish() {
    Commands commands;
    const std::string text = completions_for("scoundrel.fish");
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
            return !all(completions_for(file), pattern).empty();
        };
        EXPECT_TRUE(offers("scoundrel.bash", "commands='[^']*\\b(" + command + ")\\b")) << command;
        EXPECT_TRUE(offers("_scoundrel", "'(" + command + "):")) << command;
    }
}

// What bash offers after these words.
std::set<std::string> offered(const std::string& words) {
    const std::string folder = std::filesystem::path(SCOUNDREL_PROGRAM).parent_path().string();
    const std::string text =
        output_of_shell("cd " SCOUNDREL_COMPLETIONS " && PATH=" + folder +
                        ":$PATH bash -c '. ./scoundrel.bash; COMP_WORDS=(" + words +
                        "); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 )); _scoundrel 2>/dev/null; "
                        "printf \"%s\\n\" \"${COMPREPLY[@]}\"'");
    const auto lines = lines_of(text);
    return {lines.begin(), lines.end()};
}

TEST(Documents, BashOffersWhatFits) {
    const std::set<std::string> players{"random", "texts", "careful", "greedy", "quick", "search"};
    std::set<std::string> and_programs = players;
    and_programs.insert("cmd:");
    EXPECT_EQ(offered("scoundrel hint --player \"\""), players);
    EXPECT_EQ(offered("scoundrel match --players \"\""), and_programs);
    EXPECT_EQ(offered("scoundrel deal cla"), std::set<std::string>{"classic"});
    EXPECT_EQ(offered("scoundrel deal classic+he"), std::set<std::string>{"classic+health="});
    EXPECT_EQ(offered("scoundrel rules classic+weapon="),
              (std::set<std::string>{"classic+weapon=lower", "classic+weapon=equal",
                                     "classic+weapon=wear"}));
    EXPECT_EQ(offered("scoundrel match --players search,ca"),
              std::set<std::string>{"search,careful"});
    EXPECT_EQ(offered("scoundrel review la"), std::set<std::string>{"last"});
    EXPECT_EQ(offered("scoundrel help hist"), std::set<std::string>{"history"});
    EXPECT_EQ(offered("scoundrel --language f"), std::set<std::string>{"fr"});
    EXPECT_EQ(offered("scoundrel bench --rules eq"), std::set<std::string>{"equal"});
    EXPECT_EQ(offered("scoundrel per"), std::set<std::string>{"perft"});
    EXPECT_EQ(offered("scoundrel play --no"), std::set<std::string>{"--no-save"});
    EXPECT_EQ(offered("scoundrel census me"), std::set<std::string>{"merge"});
    EXPECT_EQ(offered("scoundrel bench --door \"\""),
              (std::set<std::string>{"both", "checked", "unchecked"}));
}

TEST(Documents, TheLauncherKnowsTheLabsCommands) {
    std::string list;
    for (const auto& name : commands_in_help(output_of("--help"), {"The lab:"}))
        list += (list.empty() ? "" : " | ") + name;
    EXPECT_THAT(read_file(in_tree("scoundrel")), testing::HasSubstr("  " + list + ") "));
}

}  // namespace
}  // namespace scoundrel::test
