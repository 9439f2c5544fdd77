// `scoundrel engine`: the protocol over standard input and output.
#include <iostream>
#include <memory>

#include "command/failure.h"
#include "phrases/catalogue.h"
#include "protocol/limits.h"
#include "protocol/protocol.h"
#include "scoundrel/commands.h"
#include "scoundrel/incoming.h"
#include "system/files.h"
#include "system/host.h"
#include "text/gate.h"

namespace scoundrel::cli {

namespace {

// Longer than any real request; what is longer is read past.
static_assert(largest_request == std::size_t{16} << 20);
constexpr std::string_view too_large_answer =
    R"({"ok":false,"error":{"code":"too_large","message":"the line is longer than 16 MiB"}})";

void run_engine(bool no_files) {
    Incoming incoming(largest_request, is_stop);
    Protocol protocol({.host = system_host(),
                       .read_rules_file = no_files ? ReadFile() : ReadFile(read_rules_file),
                       .stop = [&] { return incoming.stop_asked(); }},
                      {game_requests(), rules_requests(), daily_requests(), coach_requests()});
    while (const auto line = or_fail(incoming.next())) {
        const auto answer =
            line->too_long ? std::string(too_large_answer) : protocol.answer(line->text);
        if (!answer) return;
        incoming.answered();
        text::print_data(*answer + '\n');
        std::cout.flush();
        if (!std::cout) throw Failure(say({}, Phrase::engine_unwritten));
    }
}

}  // namespace

Command engine_command() {
    auto no_files = std::make_shared<bool>(false);
    return {.name = "engine",
            .what = say({}, Phrase::cmd_engine),
            .options = {Option("--no-files", no_files.get(), Phrase::cmd_engine_no_files)},
            .examples = {{"echo '{\"do\":\"new\",\"game\":\"classic#42\"}' | scoundrel engine"}},
            .footer = say({}, Phrase::cmd_engine_more),
            .run = [no_files] { run_engine(*no_files); },
            .for_programs = true};
}

}  // namespace scoundrel::cli
