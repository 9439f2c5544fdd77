// How a command fails. Data goes to standard output, messages to standard error; the exit codes are
// these, here, in the help and in the man page.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "notation/error.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"

namespace scoundrel::cli {

enum ExitCode {
    exit_ok = 0,
    exit_failed = 1,     // it could not be done: a file is missing, a record does not verify
    exit_usage = 2,      // the command line is wrong: its form, or a name on it that nothing has
    exit_stopped = 130,  // somebody pressed Ctrl-C: what is told is what was known by then
    exit_unread = 141,   // whoever read the output has left, as `head` does; nothing is said
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

// A name on the command line that nothing has. The message says what there is, so that the help,
// which tells the form of the line, need not be pointed to.
struct NoSuchName : Failure {
    explicit NoSuchName(const std::string& message, std::vector<std::string> names = {})
        : Failure(message, exit_usage), fitting(std::move(names)) {}
    std::vector<std::string> fitting;  // what it may have meant, a line each
};

// Ends a command whose output goes nowhere: a full disk, a reader that has left.
void require_output();

// The value, or the command's end.
template <class T>
T or_fail(Result<T> result) {
    if (!result) throw Failure(result.error().message);
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

// The same for what is in a file: the message names it.
template <class T>
T or_fail_in(const std::string& file, Result<T> result) {
    if (!result)
        throw Failure(
            say({}, Phrase::named_part, {{"whole", file}, {"part", result.error().message}}));
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

// The same for what a word of the command line is read as. What is wrong with a file of rules is
// not the command line's fault.
template <class T>
T or_no_such(Result<T> result, std::string_view word) {
    if (!result && word.contains(".rules")) throw Failure(result.error().message);
    if (!result) throw NoSuchName(result.error().message);
    return std::move(*result);
}

}  // namespace scoundrel::cli
