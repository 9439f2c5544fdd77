// What the system says of a call that failed, in the language spoken: the errors that people meet,
// and of all others what the system says itself.
#pragma once

#include <string>

namespace scoundrel {

std::string say_system_error(int number);  // as errno has it

}  // namespace scoundrel
