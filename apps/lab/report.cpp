#include "report.h"

#include <algorithm>

#include "command/arguments.h"
#include "command/failure.h"
#include "phrases/catalogue.h"
#include "phrases/layout.h"
#include "phrases/untrusted.h"
#include "scoundrel_version.h"
#include "system/files.h"
#include "text/shell_word.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

namespace {

using PartKind = ReportPart::Kind;

// A heading needs no colon, nor the blank that some languages have before it.
ReportPart part_of(std::string line) {
    line.erase(0, line.find_first_not_of(' '));
    if (!line.ends_with(':')) return {PartKind::paragraph, std::move(line)};
    while (line.ends_with(':') || line.ends_with(' ')) line.pop_back();
    return {PartKind::heading, std::move(line)};
}

std::string typed_command() {
    std::string command = "scoundrel";
    for (const std::string& word : typed_arguments()) command += " " + text::shell_word(word);
    return printable(command);
}

// Where the first table or heading stands.
std::size_t end_of_lead(const std::vector<ReportPart>& parts) {
    const auto found = std::ranges::find_if(
        parts, [](const ReportPart& part) { return part.kind != PartKind::paragraph; });
    return static_cast<std::size_t>(found - parts.begin());
}

}  // namespace

Report::Report(const std::string& lines) : text_(lines) {
    for (std::string_view rest = lines; !rest.empty();) {
        const auto end = std::min(rest.find('\n'), rest.size());
        if (end > 0) parts_.push_back(part_of(std::string(rest.substr(0, end))));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
}

Report& Report::operator+=(const Report& more) {
    text_ += more.text_;
    parts_.insert(parts_.end(), more.parts_.begin(), more.parts_.end());
    return *this;
}

Report paragraph(const std::string& text) {
    std::string lines;
    for (const auto& line : wrap(text, text::page_width)) lines += line + "\n";
    return {lines, {PartKind::paragraph, text}};
}

Report table(const Rows& rows) {
    std::vector<int> widths(rows.front().size());
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], text_width(row[i]));
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(static_cast<std::size_t>(widths[i] - text_width(row[i])), ' ');
            line += (i == 0 ? "  " + row[i] + blanks : "  " + blanks + row[i]);
        }
        text += line + "\n";
    }
    return {text, {PartKind::table, "", rows}};
}

void write_html(const std::string& file, const std::string& title, const Report& report,
                const std::vector<std::string>& pictures) {
    const std::string command = typed_command(), how = say({}, Phrase::report_made_by);
    const std::string made_by = "Scoundrel " + std::string(version);
    HtmlReport page{.language = spoken().language,
                    .title = title,
                    .made_by = made_by,
                    .how = how,
                    .command = command,
                    .parts = report.parts()};
    if (!page.parts.empty() && page.parts.front().text == title)  // a heading says it already
        page.parts.erase(page.parts.begin());
    auto at = page.parts.begin() + static_cast<std::ptrdiff_t>(end_of_lead(page.parts));
    for (const std::string& picture : pictures)
        at = page.parts.insert(at, {PartKind::picture, picture}) + 1;
    or_fail(write_file(file, print_html(page)));
}

}  // namespace scoundrel::cli
