// The program: one command line over the library. Each command lives in a file of its own.
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <fmt/core.h>

#include <cstdio>
#include <iostream>

#include "cli/command.h"
#include "cli/look.h"
#include "version.h"

namespace {

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

int fail(std::string_view why, scoundrel::cli::ExitCode code) {
    std::cout.flush();
    scoundrel::cli::message(fmt::format("scoundrel: {}", why));
    return code;
}

// The command line is wrong: the command's own help tells what is right.
int fail_usage(const CLI::App& app, std::string message) {
    if (message.starts_with("The ")) message[0] = 't';  // as it follows a colon here
    const auto commands = app.get_subcommands();
    fail(message, scoundrel::cli::exit_usage);
    scoundrel::cli::message(fmt::format(
        "See scoundrel {}--help.", commands.empty() ? "" : commands.front()->get_name() + " "));
    return scoundrel::cli::exit_usage;
}

// A full disk or a closed pipe must not pass for success.
int finish(int code) {
    std::cout.flush();
    if (std::cout && std::fflush(stdout) == 0) return code;
    std::fputs("scoundrel: the output could not be written\n", stderr);
    return scoundrel::cli::exit_failed;
}

}  // namespace

int main(int argc, char** argv) {
    using namespace scoundrel::cli;
    hold_standard_streams();
    outlive_failed_writes();
    std::ios::sync_with_stdio(true);
    CLI::App app("Scoundrel, the solitaire roguelike card game, and its variants.", "scoundrel");
    app.set_version_flag("--version", "scoundrel " + std::string(scoundrel::version));
    app.require_subcommand(0, 1);
    app.footer("Exit codes: 0 done; 1 it could not be done; 2 the command line is wrong.");
    add_play_command(app);
    add_rules_command(app);
    add_deal_command(app);
    add_replay_command(app);
    add_verify_command(app);
    add_stats_command(app);
    add_history_command(app);
    add_export_command(app);
    add_import_command(app);
    add_hint_command(app);
    add_review_command(app);
    add_solve_command(app);
    add_census_command(app);
    add_players_command(app);
    add_match_command(app);
    add_train_command(app);
    add_bound_command(app);
    add_perft_command(app);
    add_bench_command(app);
    add_engine_command(app);
    add_web_command(app);
    try {
        app.parse(argc, argv);
        if (app.get_subcommands().empty()) play_on();
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
