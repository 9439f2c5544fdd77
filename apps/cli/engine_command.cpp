// `scoundrel engine`: the protocol over standard input and output.
#include <unistd.h>

#include <fstream>
#include <iostream>
#include <random>
#include <sstream>

#include "cli/command.h"
#include "cli/files.h"
#include "engine/engine.h"

namespace scoundrel::cli {

namespace {

// Longer than any real request; what is longer is read past and answered as a bad request.
constexpr std::size_t longest_line_read = std::size_t{16} << 20;

// The next line without its end; `too_long` when it was cut. False at the end of the input.
bool read_line(std::istream& in, std::string& line, bool& too_long) {
    line.clear();
    too_long = false;
    int c = 0;
    auto& buffer = *in.rdbuf();
    bool any = false;
    while ((c = buffer.sbumpc()) != std::char_traits<char>::eof()) {
        any = true;
        if (c == '\n') return true;
        if (line.size() < longest_line_read)
            line.push_back(static_cast<char>(c));
        else
            too_long = true;
    }
    return any;
}

void run_engine() {
    EngineParts parts;
    parts.random_seed = random_seed;
    parts.read_rules_file = read_file;
    Engine engine(std::move(parts));
    std::ios::sync_with_stdio(false);
    std::string line;
    bool too_long = false;
    while (read_line(std::cin, line, too_long)) {
        const auto answer = engine.answer(too_long ? "" : line);
        if (!answer) return;
        std::cout << *answer << '\n' << std::flush;
        if (!std::cout) throw Failure("the answer could not be written");
    }
}

}  // namespace

void add_engine_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "engine", "Speak the engine protocol: one JSON request a line in, one answer a line out");
    command->footer(
        "Example:\n"
        "  echo '{\"do\":\"new\",\"game\":\"classic#42\"}' | scoundrel engine\n"
        "The protocol is described in docs/notation.md.");
    command->callback(run_engine);
}

}  // namespace scoundrel::cli
