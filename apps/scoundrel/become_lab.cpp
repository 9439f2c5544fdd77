#include "scoundrel/become_lab.h"

#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "command/failure.h"
#include "command/lab.h"
#include "phrases/catalogue.h"
#include "phrases/system_error.h"

namespace scoundrel::cli {

namespace {

// Only if it cannot be started does this come back, as a Failure.
void become_lab(const std::string& command, char** argv) {
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::string beside = (self.parent_path() / lab_program).string();
    if (!error) ::execv(beside.c_str(), argv);
    if (error || errno == ENOENT) ::execvp(std::string(lab_program).c_str(), argv);
    if (errno != ENOENT)
        throw Failure(
            say({}, Phrase::named_part,
                {{"whole", std::string(lab_program)}, {"part", say_system_error(errno)}}));
    throw Failure(say({}, Phrase::lab_not_built,
                      {{"command", command}, {"program", std::string(lab_program)}}));
}

}  // namespace

std::vector<Command> lab_entries(char** argv) {
    std::vector<Command> entries;
    for (const auto& [name, what] : lab_commands)
        entries.push_back({.name = std::string(name),
                           .what = say({}, what),
                           .run = [name = std::string(name), argv] { become_lab(name, argv); },
                           .group = say({}, Phrase::cmd_group_lab),
                           .passes_on = true});
    return entries;
}

}  // namespace scoundrel::cli
