#include "lab/html_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace scoundrel {
namespace {

using testing::HasSubstr;
using testing::Not;
using Kind = ReportPart::Kind;

constexpr std::string_view hostile = "<script>alert(\"1\")</script>&";
constexpr std::string_view tamed = "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;";

HtmlReport report() {
    return {.language = "en",
            .title = "classic",
            .made_by = "Scoundrel 1",
            .how = "Made by",
            .command = "scoundrel compare classic",
            .parts = {{Kind::paragraph, "Sixty deals"},
                      {Kind::heading, "What differs"},
                      {Kind::table, "", {{"rules", "won [95%]"}, {"classic", "68% [55, 78]"}}},
                      {Kind::lines, "a\n b"},
                      {Kind::picture, "<svg></svg>\n"}}};
}

TEST(HtmlReport, HasEveryPartInItsOrder) {
    const std::string page = print_html(report());
    std::size_t at = 0;
    for (const char* piece :
         {"<!DOCTYPE html>", "<title>classic</title>", "Scoundrel 1</p>", "<h1>classic</h1>",
          "<p>Sixty deals</p>", "<h2>What differs</h2>", "aria-label=\"What differs\"",
          "<th scope=\"col\">won<span class=\"r-reach\">[95%]</span></th>",
          "<th scope=\"row\">classic</th>", "<td>68%<span class=\"r-reach\">[55, 78]</span></td>",
          "<pre>a\n b</pre>", "<figure>\n<svg></svg>\n</figure>", "<p>Made by</p>",
          "<pre class=\"r-command\">scoundrel compare classic</pre>", "</html>\n"}) {
        const std::size_t found = page.find(piece, at);
        ASSERT_NE(found, page.npos) << piece;
        at = found;
    }
}

// Command lines of players, and rules, are strangers' text.
TEST(HtmlReport, EscapesEveryText) {
    const std::string bad(hostile);
    HtmlReport made = report();
    made.title = made.made_by = made.how = made.command = made.language = hostile;
    made.parts = {{Kind::paragraph, bad},
                  {Kind::heading, bad},
                  {Kind::table, "", {{bad, bad}, {bad, bad + " [" + bad + "]"}}},
                  {Kind::lines, bad}};
    const std::string page = print_html(made);
    EXPECT_THAT(page, Not(HasSubstr("<script")));
    EXPECT_THAT(page, HasSubstr("<title>" + std::string(tamed)));
    EXPECT_THAT(page, HasSubstr("<pre>" + std::string(tamed)));
}

TEST(HtmlReport, AsksForNothingFromOutside) {
    const std::string page = print_html(report());
    EXPECT_THAT(page, HasSubstr("default-src 'none'"));
    for (const char* piece : {"src=", "href=", "url(", "@import", "http:", "https:"})
        EXPECT_THAT(page, Not(HasSubstr(piece)));
}

}  // namespace
}  // namespace scoundrel
