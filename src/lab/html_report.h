// What a long run has to say as one page that opens from disk: texts, tables and pictures, by day
// and by night, on a desk and on a phone. It has no script and asks nobody for anything; every text
// is escaped, and a policy in its head forbids the rest.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace scoundrel {

struct ReportPart {
    enum class Kind : unsigned char { paragraph, heading, table, lines, picture };

    Kind kind = Kind::paragraph;
    std::string text{};  // of a picture the SVG, which goes in as it is: one of ours
    std::vector<std::vector<std::string>> rows{};  // the first are the heads of the columns
};

struct HtmlReport {
    std::string_view language;  // "en"
    std::string_view title;
    std::string_view made_by;       // the program and its version
    std::string_view how, command;  // what leads up to the command, and that which remakes it
    std::vector<ReportPart> parts{};
};

std::string print_html(const HtmlReport& report);

}  // namespace scoundrel
