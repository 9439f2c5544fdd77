#include "scoundrel/become_program.h"

#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "command/failure.h"
#include "command/lab.h"
#include "phrases/catalogue.h"
#include "phrases/system_error.h"

namespace scoundrel::cli {

namespace {

struct OtherProgram {
    std::string name;
    Phrase missing;  // what to do where it is not there
};

// Only if it cannot be started does this come back, as a Failure.
void become(const OtherProgram& program, const std::string& command, char** argv) {
    std::error_code error;
    const auto self = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::string beside = (self.parent_path() / program.name).string();
    if (!error) ::execv(beside.c_str(), argv);
    if (error || errno == ENOENT) ::execvp(program.name.c_str(), argv);
    if (errno != ENOENT)
        throw Failure(say({}, Phrase::named_part,
                          {{"whole", program.name}, {"part", say_system_error(errno)}}));
    throw Failure(say({}, program.missing, {{"command", command}, {"program", program.name}}));
}

Command passed_on(const OtherProgram& program, std::string_view name, Phrase what, Phrase group,
                  char** argv) {
    return {.name = std::string(name),
            .what = say({}, what),
            .run = [=, name = std::string(name)] { become(program, name, argv); },
            .group = say({}, group),
            .passes_on = true};
}

}  // namespace

std::vector<Command> passed_on_commands(char** argv) {
    using enum Phrase;
    const OtherProgram web{"scoundrel-web", server_missing};
    const OtherProgram lab{std::string(lab_program), lab_not_built};
    std::vector<Command> commands{passed_on(web, "web", cmd_web, cmd_group_programs, argv)};
    for (const auto& [name, what] : lab_commands)
        commands.push_back(passed_on(lab, name, what, cmd_group_lab, argv));
    return commands;
}

}  // namespace scoundrel::cli
