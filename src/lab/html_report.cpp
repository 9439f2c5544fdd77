#include "lab/html_report.h"

#include "svg/svg.h"

namespace scoundrel {

namespace {

using svg::escaped;

// The colours and letters of the pictures (svg/svg.cpp). Names begin with r-, since the style of a
// picture holds on the whole page.
constexpr std::string_view page_style = R"(
:root{color-scheme:light dark;--ink:#1f2328;--quiet:#59636e;--paper:#ffffff;--shade:#f4f6f8;--line:#d8dee4;--blue:#2f6f9f}
@media (prefers-color-scheme:dark){:root{--ink:#e6edf3;--quiet:#9aa4ae;--paper:#0d1117;--shade:#151b23;--line:#2a313a;--blue:#6cb0e0}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,'Segoe UI','Noto Sans','DejaVu Sans',sans-serif;font-variant-numeric:tabular-nums}
main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem 3rem}
header{border-bottom:2px solid var(--blue);padding-bottom:1rem;margin-bottom:1.5rem}
.r-by{margin:0;color:var(--blue);font-size:.8rem;font-weight:600;letter-spacing:.08em;text-transform:uppercase}
h1{margin:.25rem 0 0;font-size:clamp(1.35rem,1rem + 2vw,1.9rem);line-height:1.25;overflow-wrap:anywhere;text-wrap:balance}
h2{margin:2.25rem 0 .6rem;font-size:1.1rem;line-height:1.35;overflow-wrap:anywhere}
p{margin:.6rem 0;max-width:46rem;overflow-wrap:anywhere}
.r-wide{overflow-x:auto;margin:.75rem 0 1.25rem;border:1px solid var(--line);border-radius:8px}
.r-wide:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
table{border-collapse:collapse;width:100%;font-size:.92rem}
th,td{padding:.45rem .85rem;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
tr:last-child>*{border-bottom:0}
thead th{background:var(--shade);color:var(--quiet);font-weight:600;font-size:.84rem;vertical-align:bottom;white-space:normal}
tbody tr:hover>*{background:var(--shade)}
th:first-child{position:sticky;left:0;text-align:left;font-weight:500;background:var(--paper);max-width:22rem;white-space:normal;overflow-wrap:break-word;min-width:13rem}
thead th:first-child{background:var(--shade);font-weight:600}
.r-reach{color:var(--quiet);font-size:.92em;margin-left:.35em}
figure{margin:1.25rem 0;overflow-x:auto;border:1px solid var(--line);border-radius:8px}
figure svg{display:block;width:100%;min-width:600px;height:auto}
pre{margin:.5rem 0;padding:.8rem 1rem;background:var(--shade);border-radius:8px;overflow-x:auto;font:.88rem/1.5 ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace}
pre.r-command{white-space:pre-wrap;overflow-wrap:anywhere}
footer{margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--line);color:var(--quiet);font-size:.9rem}
@media (max-width:34rem){main{padding:1.25rem .9rem 2rem}th,td{padding:.4rem .6rem}th:first-child{min-width:7rem;max-width:9rem;overflow-wrap:anywhere}}
@media print{.r-wide,figure{overflow:visible;border:0}figure svg{min-width:0}}
)";

// Scripts and whatever would be fetched: forbidden, should a text ever slip through.
constexpr std::string_view policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

// "68.33% [55.77, 78.69]": the interval is less loud than what it is of.
std::string cell(std::string_view text) {
    const auto bracket = text.find(" [");
    if (bracket == text.npos || !text.ends_with(']')) return escaped(text);
    return escaped(text.substr(0, bracket)) + "<span class=\"r-reach\">" +
           escaped(text.substr(bracket + 1)) + "</span>";
}

std::string print_table(const ReportPart& part, std::string_view name) {
    std::string made = "<div class=\"r-wide\" role=\"region\" tabindex=\"0\" aria-label=\"" +
                       escaped(name) + "\">\n<table>\n<thead><tr>";
    for (const auto& head : part.rows.front()) made += "<th scope=\"col\">" + cell(head) + "</th>";
    made += "</tr></thead>\n<tbody>\n";
    for (std::size_t row = 1; row < part.rows.size(); ++row) {
        made += "<tr>";
        for (std::size_t i = 0; i < part.rows[row].size(); ++i)
            made += i == 0 ? "<th scope=\"row\">" + cell(part.rows[row][i]) + "</th>"
                           : "<td>" + cell(part.rows[row][i]) + "</td>";
        made += "</tr>\n";
    }
    return made + "</tbody>\n</table>\n</div>\n";
}

std::string print_part(const ReportPart& part, std::string_view name) {
    using enum ReportPart::Kind;
    switch (part.kind) {
        case heading: return "<h2>" + escaped(part.text) + "</h2>\n";
        case table: return print_table(part, name);
        case lines: return "<pre>" + escaped(part.text) + "</pre>\n";
        case picture: return "<figure>\n" + part.text + "</figure>\n";
        default: return "<p>" + escaped(part.text) + "</p>\n";
    }
}

}  // namespace

std::string print_html(const HtmlReport& report) {
    const std::string title = escaped(report.title);
    std::string made = "<!DOCTYPE html>\n<html lang=\"" + escaped(report.language) +
                       "\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta http-equiv=\"Content-Security-Policy\" content=\"" +
                       std::string(policy) +
                       "\">\n<meta name=\"viewport\" content=\"width=device-width, "
                       "initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n"
                       "<title>" +
                       title + "</title>\n<style>" + std::string(page_style) +
                       "</style>\n</head>\n<body>\n<main>\n<header>\n<p class=\"r-by\">" +
                       escaped(report.made_by) + "</p>\n<h1>" + title + "</h1>\n</header>\n";
    std::string_view name = report.title;  // of a table: the words above it
    for (const ReportPart& part : report.parts) {
        made += print_part(part, name);
        if (part.kind == ReportPart::Kind::heading || part.kind == ReportPart::Kind::paragraph)
            name = part.text;
    }
    return made + "<footer>\n<p>" + escaped(report.how) + "</p>\n<pre class=\"r-command\">" +
           escaped(report.command) + "</pre>\n</footer>\n</main>\n</body>\n</html>\n";
}

}  // namespace scoundrel
