#include "scoundrel/link.h"

#include <gtest/gtest.h>

namespace scoundrel::cli {
namespace {

std::string text_of(std::string_view link) {
    const auto read = read_link(link);
    return read && !read->kept ? read->text : "";
}

TEST(Link, HoldsWhatStandsBehindTheHash) {
    EXPECT_EQ(text_of("https://example.org/#classic%2342"), "classic#42");
    EXPECT_EQ(text_of("https://example.org/#classic#42"), "classic#42");
    EXPECT_EQ(text_of("http://localhost:8000/scoundrel/#rascal"), "rascal");
    EXPECT_EQ(text_of("https://example.org/#a%0Ab%C3%A9"), "a\nb\xc3\xa9");
    EXPECT_EQ(text_of("https://example.org/#/puzzles/classic%2342"), "classic#42");
    EXPECT_EQ(text_of("https://example.org/#100%"), "100%");  // raw, as people type it
}

TEST(Link, MayNameAKeptGame) {
    const auto read = read_link("https://example.org/#/game/20261115T0930");
    ASSERT_TRUE(read && read->kept);
    EXPECT_EQ(read->text, "20261115T0930");
}

TEST(Link, MayLeadNowhere) {
    for (const std::string_view link :
         {"https://example.org/", "https://example.org/#", "https://example.org/#/",
          "https://example.org/#/history", "https://example.org/#/history/x",
          "https://example.org/#/game/"})
        EXPECT_FALSE(read_link(link)) << link;
    EXPECT_FALSE(is_link("classic#42"));
    EXPECT_FALSE(is_link("httpsclassic#42"));
}

}  // namespace
}  // namespace scoundrel::cli
