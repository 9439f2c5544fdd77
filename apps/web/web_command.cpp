#include "web/web_command.h"

#include <memory>

#include "phrases/catalogue.h"

namespace scoundrel::web {

cli::Command web_command(std::function<void(const Wishes&)> run) {
    using cli::Option, cli::Takes;
    auto wishes = std::make_shared<Wishes>();
    return {.name = "web",
            .what = say({}, Phrase::cmd_web),
            .options = {Option("--build", &wishes->build, Phrase::cmd_web_build)
                            .take(Takes::folder)
                            .show_as("DIR"),
                        Option("--port", &wishes->port, Phrase::cmd_web_port)
                            .within(0, 65535)
                            .show_as("PORT")
                            .exclude({"--build"}),
                        Option("--name", &wishes->names, Phrase::cmd_web_name)
                            .show_as("NAME")
                            .exclude({"--build"}),
                        Option("--dir", &wishes->page, Phrase::cmd_web_dir)
                            .take(Takes::folder)
                            .show_as("DIR")},
            .run = [wishes, run = std::move(run)] { run(*wishes); },
            .group = say({}, Phrase::cmd_group_programs)};
}

}  // namespace scoundrel::web
