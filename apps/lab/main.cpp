// The program `scoundrel-lab`: long work on many deals. People start it as `scoundrel match` and
// the like, so that is what it calls itself.
#include "command/command_line.h"
#include "commands.h"
#include "preferences/language.h"
#include "words/catalogue.h"

int main(int argc, char** argv) {
    using namespace scoundrel::cli;
    scoundrel::speak(scoundrel::language_for(argc, argv));
    return run_program(
        {.about = "Scoundrel's lab: long work on many deals.", .commands = all_lab_commands()},
        argc, argv);
}
