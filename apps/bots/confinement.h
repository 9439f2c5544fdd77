// A process apart from the rest of the system: namespaces of its own, where Linux grants them, and
// no rights in them. What is built here is for the supervisor (supervisor.h), which is the first
// process of those namespaces.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

#include "bots/guards.h"

namespace scoundrel::cli {

struct Confinement {
    bool wanted = true;
    std::vector<std::string> hidden{};  // files that the program is not to read
};

// Everything about a confinement that takes memory, made before the process is: in it, beside other
// threads' locks, only system calls are safe.
class Walls {
  public:
    explicit Walls(const Confinement& confinement);

    struct Fork {
        pid_t process = -1;  // as of fork(); -1 where the system grants no namespaces
        bool own_user = false;
    };
    static Fork fork_apart();

    // In that process: what of it holds. Nothing where not even its user could be kept.
    std::optional<Guards> build(bool own_user) const;

    // For the program, where its files are guarded: temporary ones have a place of their own.
    char** environment() const { return const_cast<char**>(environment_.data()); }

  private:
    std::string user_map_, group_map_;
    std::vector<std::string> hidden_;
    std::vector<std::string> variables_;
    std::vector<char*> environment_;
};

// In the program's process, just before it is begun, wherever it runs: it and all it starts never
// get more rights than we have, so that we can always end them; in a confinement, none at all.
void renounce_rights(bool confined);

}  // namespace scoundrel::cli
