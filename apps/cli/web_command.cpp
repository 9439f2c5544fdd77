// `scoundrel web`: the page is built from the source, so the launcher of the source tree does it.
// Here it is known by its help, and says where to turn.
#include <memory>

#include "cli/command.h"

namespace scoundrel::cli {

namespace {

struct Unused {
    std::string text;
    bool flag = false;
};

}  // namespace

void add_web_command(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "web", "Build the game for browsers and serve it");
    auto unused = std::make_shared<Unused>();
    command->add_option("--build", unused->text, "Write the page to this directory instead")
        ->type_name("DIR");
    command->add_option("--port", unused->text, "Serve it at this port")->type_name("PORT");
    command->add_flag("--bench", unused->flag, "Instead: its engine's speed beside this program's");
    command->callback([unused] {
        throw Failure("the page is built from the source: run ./scoundrel web in the source tree");
    });
}

}  // namespace scoundrel::cli
