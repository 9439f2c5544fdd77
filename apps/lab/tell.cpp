#include "tell.h"

#include <iostream>

#include "command/failure.h"
#include "long_work.h"
#include "system/files.h"

namespace scoundrel::cli {

std::vector<Option> tell_options(TellOptions& options, Phrase svg) {
    return {Option("--json", &options.json, Phrase::cmd_json),
            Option("--csv", &options.csv, Phrase::cmd_tell_csv).take(Takes::file),
            Option("--svg", &options.svg, svg).take(Takes::file),
            Option("--html", &options.html, Phrase::cmd_tell_html).take(Takes::file)};
}

void check_told_files(const TellOptions& options) {
    for (const std::string& made : {options.csv, options.svg, options.html})
        if (!made.empty()) check_out(made);
}

void tell_as_wanted(const TellOptions& options, const Telling& telling) {
    std::cout << (options.json ? print_json(telling.json()) + "\n" : telling.report().text())
              << std::flush;
    if (!options.csv.empty()) or_fail(write_file(options.csv, telling.csv()));
    if (!options.svg.empty()) or_fail(write_file(options.svg, telling.svg()));
    if (options.html.empty()) return;
    std::vector<std::string> pictures{telling.svg()};
    for (const auto& draw : telling.more_pictures) pictures.push_back(draw());
    std::erase(pictures, "");
    write_html(options.html, telling.title, telling.before + telling.report(), pictures);
}

}  // namespace scoundrel::cli
