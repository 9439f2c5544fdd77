// How a command fails. Data goes to standard output, messages to standard error; the exit codes are
// these three.
#pragma once

#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include "notation/error.h"
#include "words/untrusted.h"

namespace scoundrel::cli {

enum ExitCode {
    exit_ok = 0,
    exit_failed = 1,     // what was asked cannot be done: a bad game, a record that does not verify
    exit_usage = 2,      // the command line itself is wrong
    exit_stopped = 130,  // somebody pressed Ctrl-C: what is told is what was known by then
};

// Ends a command; run_program() turns it into words on standard error and an exit code.
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

}  // namespace scoundrel::cli
