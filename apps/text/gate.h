// The programs' way out: everything written to std::cout and std::cerr is taken for a stranger's
// text and goes through the gate (phrases/untrusted.h), whoever wrote it and wherever it goes. What
// is ours and would not pass, this file alone writes. The screen of the terminal game is another
// way: there each cell of the canvas holds what passes (tui/canvas.h).
#pragma once

#include <cstdio>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

#include "phrases/untrusted.h"

namespace scoundrel::text {

// Between a stream and its file, line by line; a line that has not ended waits for its end or for a
// flush.
class Gate : public std::streambuf {
  public:
    // As long as it lives.
    Gate(std::ostream& stream, std::FILE* file);
    ~Gate() override;
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;

  protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

  private:
    bool pass(std::string_view lines);

    std::ostream& stream_;
    std::FILE* file_;
    std::streambuf* before_;
    Passes passes_;
    std::string line_;
};

// Whether standard output was a pipe that nobody reads any more.
bool reader_left();

// What programs read, to standard output: records, and answers with a stranger's `id` in them. Byte
// for byte into a file or a pipe; on a terminal as everything else.
void print_data(std::string_view data);

// One text to standard error, whole, from any thread. With `wipe` it takes the place of the line
// that a terminal's cursor is on, such as progress.
void print_error(std::string_view text, bool wipe = false);

// As long as it lives, what print_error() is given waits: it would be written across a screen.
class ErrorsHeldBack {
  public:
    ErrorsHeldBack();
    ~ErrorsHeldBack();
    ErrorsHeldBack(const ErrorsHeldBack&) = delete;
    ErrorsHeldBack& operator=(const ErrorsHeldBack&) = delete;
};

// As long as it lives, print_error() says nothing from the thread that made it.
class ErrorsDropped {
  public:
    ErrorsDropped();
    ~ErrorsDropped();
    ErrorsDropped(const ErrorsDropped&) = delete;
    ErrorsDropped& operator=(const ErrorsDropped&) = delete;
};

}  // namespace scoundrel::text
