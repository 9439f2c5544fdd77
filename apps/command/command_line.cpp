#include "command/command_line.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <CLI/CLI.hpp>

#include <cstdio>
#include <iostream>

#include "command/arguments.h"
#include "command/failure.h"
#include "notation/numbers.h"
#include "preferences/language.h"
#include "scoundrel_version.h"
#include "text/gate.h"
#include "text/terminal_text.h"
#include "words/catalogue.h"

namespace scoundrel {

// CLI11 finds it here. Which words there are is checked before (`one_of`).
static bool lexical_cast(const std::string& text, Aim& aim) {
    const auto found = find_aim(text);
    if (found) aim = *found;
    return found.has_value();
}

}  // namespace scoundrel

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

// A closed pipe or a limit on the size of files is an error to be told, not a sudden end.
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
int fail_usage(const CLI::App& app, std::string why) {
    if (why.starts_with("The ")) why[0] = 't';  // as it follows a colon here
    const auto commands = app.get_subcommands();
    fail(why, exit_usage);
    message("See scoundrel " + (commands.empty() ? "" : commands.front()->get_name() + " ") +
            "--help.");
    return exit_usage;
}

// A full disk or a closed pipe must not pass for success.
int finish(int code) {
    std::cout.flush();
    if (std::cout) return code;
    message("scoundrel: the output could not be written");
    return exit_failed;
}

// For numbers of 64 bits: the library's own check would take -1 for the largest.
std::string check_whole(const std::string& text, std::uint64_t least) {
    const auto number = parse_number(text);
    if (number && *number >= least) return "";
    return "Value " + text + " is not a whole number" +
           (least > 0 ? " of at least " + std::to_string(least) : "");
}

void add_option(CLI::App& app, const Option& option) {
    CLI::Option* added = std::visit(
        [&](auto* target) {
            if constexpr (std::is_same_v<decltype(target), bool*>)
                return app.add_flag(option.name, *target, option.help);
            else
                return app.add_option(option.name, *target, option.help);
        },
        option.target);
    if (option.required) added->required();
    std::visit(
        [&](const auto& range) {
            if constexpr (!std::is_same_v<std::decay_t<decltype(range)>, std::monostate>)
                added->check(CLI::Range(range.first, range.second));
        },
        option.range);
    if (option.at_least)
        added->check([least = *option.at_least](const std::string& text) {
            return check_whole(text, least);
        });
    if (!option.choices.empty()) added->check(CLI::IsMember(option.choices));
    if (!option.type_name.empty()) added->type_name(option.type_name);
    if (option.count > 0) added->expected(option.count)->option_text(option.shown_as);
    for (const std::string& other : option.excludes) added->excludes(app.get_option(other));
}

bool is_given(const CLI::App& app, const std::string& flag) {
    const CLI::Option* option = app.get_option_no_throw(flag);
    return option != nullptr && option->count() > 0;
}

// They read the same wherever they run; one that wants another language asks for it.
void speak_to_programs() {
    speak(english());
    spell_in_ascii(false);
}

CLI::Option* add_language(CLI::App& app) {
    static std::string language;  // spoken already: language_for() has looked for it
    return app.add_option(std::string(language_option), language, say({}, Phrase::cli_language))
        ->check(CLI::IsMember(language_codes()))
        ->take_last()
        ->option_text("CODE");
}

void add_command(CLI::App& parent, const Command& command) {
    CLI::App* app = parent.add_subcommand(command.name, command.what);
    for (const Option& option : command.options) add_option(*app, option);
    if (!command.footer.empty()) app->footer(command.footer);  // else the program's
    if (command.passes_on) app->prefix_command()->set_help_flag();
    if (!command.group.empty()) app->group(command.group);
    for (const Command& part : command.parts) add_command(*app, part);
    if (!command.parts.empty()) app->require_subcommand(0, 1);
    // Whatever else a part is given too much of must not be taken for its command's.
    if (parent.get_parent() != nullptr)
        add_language(*app)->group("");  // the program's help tells of it
    else
        app->fallthrough(!command.passes_on);  // to --language
    app->callback([app, &command] {
        if (!app->get_subcommands().empty()) return;
        if (command.for_programs || is_given(*app, "--json")) speak_to_programs();
        command.run();
    });
}

}  // namespace

int run_program(const CommandLine& line, int argc, char** argv) {
    hold_arguments(argc, argv);
    hold_standard_streams();
    outlive_failed_writes();
    std::ios::sync_with_stdio(
        false);  // before the gates: it puts buffers of its own in their place
    const text::Gate out(std::cout, stdout), err(std::cerr, stderr);
    const bool utf8 = text::style_of(stdout).symbols;
    use_signs(isatty(STDOUT_FILENO) != 0 && utf8);  // what is piped in English is ASCII
    spell_in_ascii(!utf8);
    CLI::App app(line.about, "scoundrel");
    app.set_version_flag("--version", "scoundrel " + std::string(version));
    add_language(app);
    app.require_subcommand(line.otherwise ? 0 : 1, 1);
    app.footer("Exit codes: 0 done; 1 it could not be done; 2 the command line is wrong.");
    for (const Command& command : line.commands) add_command(app, command);
    try {
        app.parse(argc, argv);
        if (app.get_subcommands().empty()) line.otherwise();
        return finish(exit_ok);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0) return fail_usage(app, error.what());
        app.exit(error);  // --help, --version
        return finish(exit_ok);
    } catch (const Failure& failure) {
        if (failure.code() == exit_usage) return fail_usage(app, failure.what());
        return fail(failure.what(), failure.code());
    } catch (const std::bad_alloc&) {
        return fail("there is not enough memory for this", exit_failed);
    } catch (const std::exception& error) {
        return fail(error.what(), exit_failed);
    }
}

}  // namespace scoundrel::cli
