#include "command/command_line.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <memory>

#include "command/arguments.h"
#include "command/failure.h"
#include "command/help_text.h"
#include "command/read_arguments.h"
#include "phrases/catalogue.h"
#include "preferences/language.h"
#include "scoundrel_version.h"
#include "text/gate.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using text::message;

// A closed standard stream gets a stand-in that fails when used. Otherwise the next file opened,
// such as a saved game, would take its number and be written to as if it were that stream.
void hold_standard_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0)
            (void)::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

// Neither a closed pipe nor a limit on the size of files is a sudden end: games are still kept.
void outlive_failed_writes() {
    ::signal(SIGPIPE, SIG_IGN);
    ::signal(SIGXFSZ, SIG_IGN);
}

int fail(std::string_view why, ExitCode code) {
    std::cout.flush();
    message("scoundrel: " + std::string(why));
    return code;
}

// The command line is wrong: the command's own help tells what is right.
int fail_usage(const std::vector<const Command*>& path, std::string_view why) {
    fail(why, exit_usage);
    message(say({}, Phrase::cli_see, {{"command", command_name(path)}}));
    return exit_usage;
}

// A full disk must not pass for success. Whoever reads a pipe may leave when enough is read.
int finish(int code) {
    std::cout.flush();
    if (std::cout) return code;
    if (text::reader_left()) return exit_unread;
    return fail(say({}, Phrase::cli_unwritten), exit_failed);
}

// What was asked about: a command, or one of its parts.
void explain(const CommandLine& line, const std::vector<std::string>& names) {
    std::vector<const Command*> path;
    const std::vector<Command>* known = &line.commands;
    for (const std::string& name : names) {
        path.push_back(&find_command(*known, name));
        if (path.back()->passes_on) return path.back()->run();  // it is asked the same
        known = &path.back()->parts;
    }
    std::cout << (path.empty() ? tell_program(line) : tell_command(path));
}

// They read the same wherever they run; one that wants another language asks for it.
void speak_to_programs() {
    speak(english());
    spell_in_ascii(false);
}

bool asks_for_json(const Command& command) {
    for (const Option& option : command.options) {
        if (option.name != "--json") continue;
        if (const auto* asked = std::get_if<bool*>(&option.target)) return **asked;
        const auto* file = std::get_if<std::string*>(&option.target);  // `study` takes one
        return file != nullptr && !(*file)->empty();
    }
    return false;
}

void run_asked(const CommandLine& line, const WantedCommand& wanted) {
    if (wanted.version)
        std::cout << "scoundrel " << version << "\n";
    else if (wanted.help)
        std::cout << (wanted.path.empty() ? tell_program(line) : tell_command(wanted.path));
    else if (!wanted.path.empty())
        run_command(*wanted.path.back());
    else if (line.otherwise)
        line.otherwise();
    else
        throw Failure(say({}, Phrase::cli_which), exit_usage);
}

}  // namespace

void run_command(const Command& command) {
    if (command.for_programs || asks_for_json(command)) speak_to_programs();
    command.run();
}

Command help_command(std::function<void(const std::vector<std::string>&)> explain) {
    auto names = std::make_shared<std::vector<std::string>>();
    return {.name = "help",
            .what = say({}, Phrase::cli_help_command),
            .options = {Option("COMMAND", names.get(), say({}, Phrase::cli_help_names))},
            .examples = {{"scoundrel help play"}, {"scoundrel help census report"}},
            .run = [names, explain] { explain(*names); },
            .hidden = true};
}

int run_program(const std::function<CommandLine()>& make, int argc, char** argv) {
    hold_arguments(argc, argv);
    hold_standard_streams();
    outlive_failed_writes();
    std::ios::sync_with_stdio(
        false);  // before the gates: it puts buffers of its own in their place
    const text::Gate out(std::cout, stdout), err(std::cerr, stderr);
    const bool utf8 = text::style_of(stdout).symbols;
    use_signs(isatty(STDOUT_FILENO) != 0 && utf8);  // what is piped in English is ASCII
    spell_in_ascii(!utf8);
    speak(language_for(argc, argv));
    CommandLine line = make();
    line.commands.push_back(
        help_command([&](const std::vector<std::string>& names) { explain(line, names); }));
    WantedCommand wanted;
    try {
        read_arguments(line.commands, {argv + 1, argv + argc}, wanted);
        run_asked(line, wanted);
        return finish(exit_ok);
    } catch (const NoSuchName& none) {
        fail(none.what(), exit_usage);
        for (const std::string& name : none.fitting) message("  " + name);
        return exit_usage;
    } catch (const Failure& failure) {
        if (failure.code() == exit_usage) return fail_usage(wanted.path, failure.what());
        if (text::reader_left()) return exit_unread;
        return fail(failure.what(), failure.code());
    } catch (const std::bad_alloc&) {
        return fail(say({}, Phrase::cli_no_memory), exit_failed);
    } catch (const std::exception& error) {
        return fail(error.what(), exit_failed);
    }
}

}  // namespace scoundrel::cli
