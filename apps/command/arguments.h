// What other processes can read of this one. The command line names the game, and a program that
// plays it must not know that.
#pragma once

namespace scoundrel::cli {

// Where the system shows our arguments from; to be called once, when the program begins.
void hold_arguments(int count, char** arguments);

// From now on other processes of the same user see neither the arguments nor the memory, the
// environment and the open files of this one; and there will be no core dump. Whatever is still
// needed of the arguments must have been copied.
void hide_from_others();

}  // namespace scoundrel::cli
