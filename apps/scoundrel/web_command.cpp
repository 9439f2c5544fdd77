// `scoundrel web`: the page is built from the source, so the launcher of the source tree does it.
// Here it is known by its help, and says where to turn.
#include <memory>

#include "command/failure.h"
#include "phrases/catalogue.h"
#include "scoundrel/commands.h"

namespace scoundrel::cli {

namespace {

struct Unused {
    std::string text;
    bool flag = false;
};

}  // namespace

Command web_command() {
    auto unused = std::make_shared<Unused>();
    return {.name = "web",
            .what = say({}, Phrase::cmd_web),
            .options = {Option("--build", &unused->text, Phrase::cmd_web_build)
                            .take(Takes::folder)
                            .show_as("DIR"),
                        Option("--port", &unused->text, Phrase::cmd_web_port).show_as("PORT"),
                        Option("--name", &unused->text, Phrase::cmd_web_name).show_as("NAME"),
                        Option("--bench", &unused->flag, Phrase::cmd_web_bench)},
            .run = [unused] { throw Failure(say({}, Phrase::page_from_source)); }};
}

}  // namespace scoundrel::cli
