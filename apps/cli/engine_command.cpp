// `scoundrel engine`: the protocol over standard input and output.
#include <iostream>

#include "protocol/advice.h"
#include "cli/command.h"
#include "cli/files.h"

namespace scoundrel::cli {

namespace {

// Longer than any real request; what is longer is read past and answered as a bad request.
constexpr std::size_t longest_request = std::size_t{16} << 20;
constexpr std::string_view too_long_answer =
    R"({"ok":false,"error":{"code":"bad_request","message":"the line is longer than 16 MiB"}})";

void run_engine() {
    EngineParts parts;
    parts.random_seed = random_deal_seed;
    parts.read_rules_file = read_file;
    Engine engine(with_advice(std::move(parts)));
    std::ios::sync_with_stdio(false);
    std::string line;
    bool too_long = false;
    while (read_line(std::cin, longest_request, line, too_long)) {
        const auto answer = too_long ? std::string(too_long_answer) : engine.answer(line);
        if (!answer) return;
        std::cout << *answer << '\n' << std::flush;
        if (!std::cout) throw Failure("the answer could not be written");
    }
}

}  // namespace

void add_engine_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "engine", "Speak the engine protocol: JSON requests in, answers out, a line each");
    command->footer(
        "Example:\n"
        "  echo '{\"do\":\"new\",\"game\":\"classic#42\"}' | scoundrel engine\n"
        "The protocol is described in docs/notation.md.");
    command->callback(run_engine);
}

}  // namespace scoundrel::cli
