// What a command tells, piece by piece: on a terminal the text of all of them, on a page each as
// what it is. Pieces are put together with +, as texts are.
#pragma once

#include <string>
#include <vector>

#include "lab/html_report.h"

namespace scoundrel::cli {

using Rows = std::vector<std::vector<std::string>>;

class Report {
  public:
    Report() = default;
    // Whole lines as they are. Blank ones are for terminals alone; one with a colon at its end
    // leads up to what follows.
    Report(const std::string& lines);  // NOLINT: texts are added to reports
    Report(const char* lines) : Report(std::string(lines)) {}

    // What is shown differently: on a terminal this text.
    Report(std::string text, ReportPart part) : text_(std::move(text)), parts_{std::move(part)} {}

    Report& operator+=(const Report& more);
    friend Report operator+(Report report, const Report& more) { return report += more; }

    bool empty() const { return text_.empty(); }
    const std::string& text() const { return text_; }
    const std::vector<ReportPart>& parts() const { return parts_; }

  private:
    std::string text_;
    std::vector<ReportPart> parts_;
};

// A text of any length, broken into lines on a terminal.
Report paragraph(const std::string& text);
// Cells under their heads, the first to the left, the others to the right.
Report table(const Rows& rows);

// As a page, into a file. Pictures come after what is said first.
void write_html(const std::string& file, const std::string& title, const Report& report,
                const std::vector<std::string>& pictures);

}  // namespace scoundrel::cli
