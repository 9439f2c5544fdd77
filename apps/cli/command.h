// What the commands share: how each is added to the program, and how a command fails.
// Data goes to standard output, messages to standard error; the exit codes are these three.
#pragma once

#include <CLI/CLI.hpp>

#include <stdexcept>
#include <string>

#include "cli/look.h"
#include "notation/error.h"

namespace scoundrel::cli {

enum ExitCode {
    exit_ok = 0,
    exit_failed = 1,  // what was asked cannot be done: a bad game, a record that does not verify
    exit_usage = 2,   // the command line itself is wrong
};

// Ends a command; main() turns it into words on standard error and an exit code.
class Failure : public std::runtime_error {
  public:
    explicit Failure(const std::string& message, ExitCode code = exit_failed)
        : std::runtime_error(fit_to_show(message)), code_(code) {}
    ExitCode code() const { return code_; }

  private:
    ExitCode code_;
};

// The value, or the command's end.
template <class T>
T or_fail(Result<T> result) {
    if (!result) throw Failure(result.error().message);
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

// Each adds its subcommand, with its help and examples, to the program.
void add_bench_command(CLI::App& app);
void add_bound_command(CLI::App& app);
void add_census_command(CLI::App& app);
void add_deal_command(CLI::App& app);
void add_engine_command(CLI::App& app);
void add_hint_command(CLI::App& app);
void add_match_command(CLI::App& app);
void add_perft_command(CLI::App& app);
void add_play_command(CLI::App& app);
void add_players_command(CLI::App& app);
void add_replay_command(CLI::App& app);
void add_review_command(CLI::App& app);
void add_rules_command(CLI::App& app);
void add_solve_command(CLI::App& app);
void add_train_command(CLI::App& app);
void add_verify_command(CLI::App& app);
void add_stats_command(CLI::App& app);
void add_history_command(CLI::App& app);
void add_export_command(CLI::App& app);
void add_import_command(CLI::App& app);
void add_web_command(CLI::App& app);

// What the program does when no command is given: goes on with the last game, or begins one.
void play_on();

}  // namespace scoundrel::cli
