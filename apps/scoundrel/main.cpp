// The program `scoundrel`: games played, kept, explained and looked back on.
#include "command/command_line.h"
#include "preferences/language.h"
#include "scoundrel/become_lab.h"
#include "scoundrel/commands.h"
#include "words/catalogue.h"

int main(int argc, char** argv) {
    using namespace scoundrel::cli;
    scoundrel::speak(scoundrel::language_for(argc, argv));
    CommandLine line{.about = "Scoundrel, the solitaire roguelike card game, and its variants.",
                     .commands = own_commands(),
                     .otherwise = play_on};
    for (Command& entry : lab_entries(argv)) line.commands.push_back(std::move(entry));
    return run_program(line, argc, argv);
}
