// What other processes can read of this one. The command line names the game, and a program that
// plays it must not know that.
#pragma once

#include <string>
#include <vector>

namespace scoundrel::cli {

// Where the system shows our arguments from; to be called once, when the program begins.
void hold_arguments(int count, char** arguments);

// As they were typed, after the name of the program; also when others see nothing of them.
const std::vector<std::string>& typed_arguments();

// From now on other processes of the same user see neither the arguments nor the memory, the
// environment and the open files of this one; and there will be no core dump. Whatever is still
// needed of the arguments must have been copied.
void hide_from_others();

}  // namespace scoundrel::cli
