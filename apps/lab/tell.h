// What long runs come to, in every form that may be asked for: text or JSON on the terminal, and
// files of CSV, SVG and HTML.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "command/command.h"
#include "json/json.h"
#include "report.h"

namespace scoundrel::cli {

struct TellOptions {
    bool json = false;
    std::string csv, svg, html;
};

// --json, --csv, --svg and --html. The picture is explained by those who draw it.
std::vector<Option> tell_options(TellOptions& options, Phrase svg);

// Ends the command where one of the files cannot be written: not after hours of work.
void check_told_files(const TellOptions& options);

// Each is made only if it is wanted.
struct Telling {
    std::string title;  // of the page
    std::function<Json()> json;
    std::function<Report()> report;
    std::function<std::string()> csv;
    std::function<std::string()> svg;
    std::vector<std::function<std::string()>> more_pictures{};  // for the page; one may be empty
    Report before{};                                            // told on the terminal already
};
void tell_as_wanted(const TellOptions& options, const Telling& telling);

}  // namespace scoundrel::cli
