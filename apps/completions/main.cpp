// Writes the completions of three shells into a folder: completions FOLDER. Run when the programs
// are built, with the commands of both of them.
#include <cstdio>

#include "completions/shells.h"
#include "lab/commands.h"
#include "scoundrel/commands.h"
#include "system/files.h"

int main(int argc, char** argv) {
    using namespace scoundrel;
    if (argc != 2) return std::fputs("usage: completions FOLDER\n", stderr), 2;
    std::vector<cli::Command> commands = cli::own_commands();
    for (cli::Command& command : cli::all_lab_commands()) commands.push_back(std::move(command));
    const std::pair<const char*, std::string> files[] = {
        {"scoundrel.bash", cli::bash_completion(commands)},
        {"_scoundrel", cli::zsh_completion(commands)},
        {"scoundrel.fish", cli::fish_completion(commands)}};
    for (const auto& [name, text] : files)
        if (const auto done = write_file(std::string(argv[1]) + "/" + name, text); !done)
            return std::fprintf(stderr, "%s\n", done.error().message.c_str()), 1;
}
