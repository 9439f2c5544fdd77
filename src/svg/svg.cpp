#include "svg/svg.h"

#include <algorithm>
#include <cmath>

namespace scoundrel::svg {

namespace {

constexpr double title_size = 22;
constexpr double title_character = 0.66;  // its width, of the size

// The texts of the page's own system; numbers in figures of one width.
constexpr std::string_view shared_style =
    R"(text{font-family:system-ui,-apple-system,'Segoe UI','Noto Sans','DejaVu Sans',sans-serif;font-variant-numeric:tabular-nums;fill:#1f2328}
.page{fill:#ffffff}
.title{font-weight:600}
.panel{font-size:15px;font-weight:600}
.note,.axis,.scale{font-size:12.5px;fill:#59636e}
.label{font-size:12.5px}
.share{font-size:11px;fill:#59636e}
.bar,.dot{fill:#2f6f9f}
.dot{stroke:#ffffff;stroke-width:1.5}
.reach{stroke:#2f6f9f;stroke-width:2;stroke-linecap:round}
.true{stroke:#8c959f;stroke-width:1.5;stroke-dasharray:5 5}
.faint{fill:#2f6f9f;fill-opacity:0.22}
.grid{stroke:#d8dee4;stroke-width:1}
.base{stroke:#8c959f;stroke-width:1}
@media (prefers-color-scheme:dark){
text{fill:#e6edf3}
.page{fill:#0d1117}
.note,.axis,.scale,.share{fill:#9aa4ae}
.bar,.dot,.faint{fill:#6cb0e0}
.dot{stroke:#0d1117}
.reach{stroke:#6cb0e0}
.true{stroke:#6e7781}
.grid{stroke:#2a313a}
.base{stroke:#6e7781}
}
)";

// Smaller where it is long.
std::string draw_title(std::string_view title, double width) {
    const double fits =
        (width - 2 * margin) /
        (title_character * static_cast<double>(std::max<std::size_t>(title.size(), 1)));
    return "<text class=\"title\" x=\"" + number(margin) + "\" y=\"44\" font-size=\"" +
           number(std::min(title_size, fits)) + "\">" + escaped(title) + "</text>\n";
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += c;
        }
    }
    return safe;
}

std::string number(double value) {
    const long hundredths = std::lround(value * 100);
    const std::string whole = std::to_string(std::abs(hundredths) / 100);
    const std::string rest = std::to_string(std::abs(hundredths) % 100 + 100).substr(1);
    return (hundredths < 0 ? "-" : "") + whole + (rest == "00" ? "" : "." + rest);
}

std::string percent(double share) {
    const long tenths = std::lround(share * 1000);
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + "%";
}

std::string text_at(double x, double y, std::string_view kind, std::string_view text,
                    std::string_view anchor) {
    return "<text class=\"" + std::string(kind) + "\" x=\"" + number(x) + "\" y=\"" + number(y) +
           "\" text-anchor=\"" + std::string(anchor) + "\">" + escaped(text) + "</text>\n";
}

std::string rect(const Box& box, std::string_view kind, std::string_view tip) {
    const std::string inside =
        tip.empty() ? "/>\n" : "><title>" + escaped(tip) + "</title></rect>\n";
    return "<rect class=\"" + std::string(kind) + "\" x=\"" + number(box.x) + "\" y=\"" +
           number(box.y) + "\" width=\"" + number(box.wide) + "\" height=\"" + number(box.high) +
           "\" rx=\"" + number(box.corner) + "\"" + inside;
}

std::string circle(double x, double y, double radius, std::string_view kind, std::string_view tip) {
    return "<circle class=\"" + std::string(kind) + "\" cx=\"" + number(x) + "\" cy=\"" +
           number(y) + "\" r=\"" + number(radius) + "\"><title>" + escaped(tip) +
           "</title></circle>\n";
}

std::string line(double x1, double y1, double x2, double y2, std::string_view kind) {
    return "<line class=\"" + std::string(kind) + "\" x1=\"" + number(x1) + "\" y1=\"" +
           number(y1) + "\" x2=\"" + number(x2) + "\" y2=\"" + number(y2) + "\"/>\n";
}

std::string draw_page(const Page& page, std::string_view body) {
    const std::string title = escaped(page.title);
    const std::string wide = number(page.width), high = number(page.height);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + wide + " " + high +
           "\" width=\"" + wide + "\" height=\"" + high + "\" role=\"img\" aria-label=\"" + title +
           "\">\n<title>" + title + "</title>\n<style>\n" + std::string(shared_style) +
           std::string(page.style) +
           "</style>\n<rect class=\"page\" width=\"100%\" height=\"100%\"/>\n" +
           draw_title(page.title, page.width) +
           (page.subtitle.empty() ? "" : text_at(margin, 68, "note", page.subtitle)) +
           std::string(body) + "</svg>\n";
}

}  // namespace scoundrel::svg
