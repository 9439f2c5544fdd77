// A program at the other end of two pipes that answers a line with a line. It is given so long for
// each answer, and nothing it started outlives us.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>

namespace scoundrel::cli {

class Program {
  public:
    // A command line for /bin/sh. Ended by the thread that began it at the latest.
    Program(std::string command, std::chrono::seconds patience);
    // The end of its input tells it to end; after a second, it and all it started are ended.
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    // The answer without its line end; a Failure if the program ends, takes too long or talks
    // without end.
    std::string ask(const std::string& line);

    const std::string& command() const { return command_; }

    // What it has spent of a processor; without what it started.
    double processor_seconds() const;

  private:
    void await(bool to_write, std::chrono::steady_clock::time_point deadline);
    void write_some(std::string_view& rest);
    bool read_some();

    std::string command_;
    std::chrono::seconds patience_;
    pid_t child_ = -1;
    int to_ = -1;
    int from_ = -1;
    std::string heard_;  // and not yet answered with
};

}  // namespace scoundrel::cli
