// The program `scoundrel-lab`: long work on many deals. People start it as `scoundrel match` and
// the like, so that is what it calls itself.
#include "command/command_line.h"
#include "commands.h"
#include "phrases/catalogue.h"

int main(int argc, char** argv) {
    using namespace scoundrel;
    using namespace scoundrel::cli;
    const auto make = [] {
        return CommandLine{.about = say({}, Phrase::cmd_about_lab), .commands = all_lab_commands()};
    };
    return run_program(make, argc, argv);
}
