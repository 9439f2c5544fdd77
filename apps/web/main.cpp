// The program `scoundrel-web`: the page, served to this machine. People start it as
// `scoundrel web`, so that is what it calls itself.
#include <cerrno>
#include <iostream>

#include "command/command_line.h"
#include "command/failure.h"
#include "command/interruption.h"
#include "phrases/catalogue.h"
#include "phrases/system_error.h"
#include "web/http_server.h"
#include "web/listening.h"
#include "web/page_files.h"
#include "web/site.h"
#include "web/web_command.h"

namespace scoundrel::web {
namespace {

constexpr int usual_port = 8042;

// Where nobody named a port and the usual one is taken, any other will do.
int listen_as_wished(std::optional<int> port) {
    int listening = listen_at(port.value_or(usual_port));
    if (listening < 0 && errno == EADDRINUSE && !port) listening = listen_at(0);
    if (listening >= 0) return listening;
    const std::string where = "127.0.0.1:" + std::to_string(port.value_or(usual_port));
    throw cli::Failure(
        say({}, Phrase::named_part, {{"whole", where}, {"part", say_system_error(errno)}}));
}

void serve_page(const std::filesystem::path& page, const Wishes& wishes) {
    Site site(page, wishes.names);
    const int listening = listen_as_wished(wishes.port);
    const cli::Interruption interruption;
    const std::string address = "http://localhost:" + std::to_string(port_of(listening)) + "/";
    std::cout << say({}, Phrase::server_at, {{"address", address}}) << std::endl;
    const bool served = serve(
        listening, [&](const Request& request) { return site.answer(request); },
        [&] { return interruption.asked(); });
    if (!served)
        throw cli::Failure(
            say({}, Phrase::named_part, {{"whole", address}, {"part", say_system_error(errno)}}));
}

void run_web(const Wishes& wishes) {
    const auto page = find_page(wishes.page);
    if (wishes.build.empty()) return serve_page(page, wishes);
    copy_page(page, wishes.build);
    std::cout << say({}, Phrase::server_copied, {{"folder", wishes.build}}) << "\n";
}

}  // namespace
}  // namespace scoundrel::web

int main(int argc, char** argv) {
    using namespace scoundrel;
    const auto make = [] {
        return cli::CommandLine{.about = say({}, Phrase::cmd_about_web),
                                .commands = {web::web_command(web::run_web)}};
    };
    return cli::run_program(make, argc, argv);
}
