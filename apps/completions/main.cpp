// Writes the completions of three shells, and a man page for each language but English, into a
// folder: completions FOLDER. Run when the programs are built, with the commands of all of them.
#include <algorithm>
#include <cstdio>

#include "command/command_line.h"
#include "completions/shells.h"
#include "lab/commands.h"
#include "phrases/catalogue.h"
#include "scoundrel/commands.h"
#include "system/files.h"
#include "web/web_command.h"

namespace {

using namespace scoundrel;

// As they are called in the language that is spoken.
std::vector<cli::Command> all_commands() {
    std::vector<cli::Command> commands = cli::own_commands();
    std::erase_if(commands, [](const cli::Command& command) { return command.hidden; });
    commands.push_back(web::web_command());
    commands.push_back(cli::help_command({}));
    for (cli::Command& command : cli::all_lab_commands()) commands.push_back(std::move(command));
    cli::Option& helped = std::ranges::find(commands, "help", &cli::Command::name)->options.front();
    for (const cli::Command& command : commands) helped.choices.push_back(command.name);
    return commands;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) return std::fputs("usage: completions FOLDER\n", stderr), 2;
    const auto commands = all_commands();
    std::vector<std::pair<std::string, std::string>> files{
        {"scoundrel.bash", cli::bash_completion(commands)},
        {"_scoundrel", cli::zsh_completion(commands)},
        {"scoundrel.fish", cli::fish_completion(commands)}};
    for (const Catalogue* language : catalogues()) {
        if (language == &english()) continue;
        speak(*language);
        files.emplace_back("scoundrel." + std::string(language->language) + ".1",
                           cli::man_page(all_commands()));
    }
    for (const auto& [name, text] : files)
        if (const auto done = write_file(std::string(argv[1]) + "/" + name, text); !done)
            return std::fprintf(stderr, "%s\n", done.error().message.c_str()), 1;
}
