// Players that can be named on the command line: those of the library, and `cmd:PROGRAM` for any
// program that answers {"do":"choose","state":{...}} with {"move":"TDe"}, a line each
// (notation.md).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "bots/confinement.h"
#include "command/command.h"
#include "notation/rules_text.h"
#include "player/contestant.h"
#include "player/net_file.h"

namespace scoundrel::cli {

// "random, texts, ... or cmd:PROGRAM"
std::string player_names();

// Ends the command, with the names there are, if this is none.
void check_player(const std::string& name);
// Whether it is `cmd:PROGRAM`.
bool is_program(std::string_view name);
// Whether it goes by a value net.
bool uses_net(const std::string& name);

// --aim: what is played for.
Option aim_option(Aim& aim);
// The players named on the command line, so that an option which none of them heeds is refused.
using Named = std::function<std::string()>;
// --aim, and --samples or --ms, not both. Without names it is search that plays.
std::vector<Option> thinking_options(Thinking& thinking, const Named& named = {});

struct LoadedNet {
    SharedNet net = std::make_shared<const Net>();  // one that knows nothing
    std::uint64_t hash = 0;                         // of its file
};
// The net of a file, or without one that which comes with the program and fits the rules best.
LoadedNet load_net(const Variant& variant, const std::string& path);
// The net for any rules, also where these have one of their own.
LoadedNet load_general_net(const Variant& variant);
// The file as it is.
NetFile read_net_file(const std::string& path);

// How programs from outside are started.
struct ProgramOptions {
    int seconds = 60;                   // the longest it may take for a move
    bool unguarded = false;             // as any program of the user's
    std::vector<std::string> hidden{};  // files that it is not to read
    std::optional<Guards> promised{};   // it fails to start with less than these
};
// --player-seconds and --unguarded.
std::vector<Option> program_options(ProgramOptions& options, const Named& named);

// What holds programs back that are started like this.
Guards guards_of_programs(const ProgramOptions& options);

// A program is started at its first move. Players of the same name share nothing.
Contestant make_contestant(const std::string& name, const Variant& variant, const LoadedNet& net,
                           const ProgramOptions& options);

}  // namespace scoundrel::cli
