// The program `scoundrel`: games played, kept, explained and looked back on.
#include "command/command_line.h"
#include "phrases/catalogue.h"
#include "scoundrel/become_program.h"
#include "scoundrel/commands.h"

int main(int argc, char** argv) {
    using namespace scoundrel;
    using namespace scoundrel::cli;
    const auto make = [argv] {
        CommandLine line{.about = say({}, Phrase::cmd_about),
                         .commands = own_commands(),
                         .examples = first_examples(),
                         .otherwise = play_on};
        for (Command& other : passed_on_commands(argv)) line.commands.push_back(std::move(other));
        return line;
    };
    return run_program(make, argc, argv);
}
