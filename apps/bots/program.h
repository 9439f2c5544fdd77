// A program at the other end of its standard streams that answers a line with a line. It is given
// so long for each answer, and nothing it started outlives it or us.
#pragma once

#include <chrono>
#include <string>

#include "bots/error_gate.h"
#include "bots/supervisor.h"

namespace scoundrel::cli {

class Program {
  public:
    // A command line for /bin/sh.
    Program(std::string command, std::chrono::seconds patience, const Confinement& confinement);
    // The end of its input tells it to end; after a second, it and all it started are ended.
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    // The answer without its line end, at most 64 KiB; a Failure if the program ends, takes too
    // long or talks without end.
    std::string ask(const std::string& line);

    const std::string& command() const { return command_; }
    const Guards& guards() const { return running_.guards(); }

    // What it has spent of a processor, without what it started. Not for one that is confined.
    double processor_seconds() const;

  private:
    void await(bool to_write, std::chrono::steady_clock::time_point deadline);
    void write_some(std::string_view& rest);
    bool read_some();
    void read_errors();

    std::string command_;
    std::chrono::seconds patience_;
    Supervised running_;
    ErrorGate errors_;
    std::string heard_;  // and not yet answered with
};

}  // namespace scoundrel::cli
