// All that a process has started, and their ends. For the supervisor (supervisor.h), beside which
// locks may be held for ever: system calls only, and no memory is taken.
#pragma once

#include <sys/types.h>

namespace scoundrel::cli {

// Whether the system tells who is whose child, and gives us those who lose their parents.
bool adopt_orphans();

// Until no process is left below us. Where the system does not tell children, only the group of
// this one.
void end_all_below(pid_t program);

}  // namespace scoundrel::cli
