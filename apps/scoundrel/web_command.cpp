// `scoundrel web`: the page is built from the source, so the launcher of the source tree does it.
// Here it is known by its help, and says where to turn.
#include <memory>

#include "command/failure.h"
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
            .what = "Build the game for browsers and serve it",
            .options = {Option("--build", &unused->text, "Write the page to this directory instead")
                            .take(Takes::folder)
                            .show_as("DIR"),
                        Option("--port", &unused->text, "Serve it at this port").show_as("PORT"),
                        Option("--name", &unused->text, "Answer to this name too, beside localhost")
                            .show_as("NAME"),
                        Option("--bench", &unused->flag,
                               "Instead: its engine's speed beside this program's")},
            .run = [unused] {
                throw Failure(
                    "the page is built from the source: run ./scoundrel web in the source tree");
            }};
}

}  // namespace scoundrel::cli
