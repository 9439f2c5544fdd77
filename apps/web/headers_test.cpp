// What strangers write into a request, one case a line; whole answers are asked for by sockets
// (tests/web/serve.test.mjs).
#include "web/headers.h"

#include <gtest/gtest.h>

#include "web/http.h"

namespace scoundrel::web {
namespace {

using std::nullopt;
using Name = std::optional<std::string>;

TEST(Headers, HostName) {
    EXPECT_EQ(host_name("localhost"), Name("localhost"));
    EXPECT_EQ(host_name("LocalHost:8042"), Name("localhost"));
    EXPECT_EQ(host_name("[::1]:8042"), Name("[::1]"));
    EXPECT_EQ(host_name("[::1]"), Name("[::1]"));
    EXPECT_EQ(host_name(""), Name(""));
    for (const char* none : {"localhost:", "localhost:80:80", "localhost:8x", "[::1", "[::1]x"})
        EXPECT_EQ(host_name(none), nullopt) << none;
}

TEST(Headers, FileOfAnAddress) {
    EXPECT_EQ(file_of("/"), Name("/index.html"));
    EXPECT_EQ(file_of("/assets/"), Name("/assets/index.html"));
    EXPECT_EQ(file_of("/a%20b.js?x#y"), Name("/a b.js"));
    EXPECT_EQ(file_of("/%c3%a9#/../x"), Name("/\u00e9"));
    for (const char* none :
         {"", "?", "*", "x", "http://localhost/", "/%", "/%4", "/%zz", "/%+1", "/%ff", "/%c0%ae",
          "/%00", "/a%5cb", "/a\\b", "/.hidden", "/a/../b", "/%2e%2e/b", "/a%2f..%2fb"})
        EXPECT_EQ(file_of(none), nullopt) << none;
}

TEST(Headers, Gzip) {
    for (const char* taken : {"gzip", "br, GZIP", "br;q=1, gzip;q=0.5", "gzip ; q=0.001"})
        EXPECT_TRUE(takes_gzip(taken)) << taken;
    for (const char* not_taken : {"", "br", "gzip;q=0", "gzip; q=0.000", "xgzip", "gzip;x", ",,"})
        EXPECT_FALSE(takes_gzip(not_taken)) << not_taken;
}

TEST(Headers, KnownTags) {
    for (const char* tags : {"\"a\"", "W/\"a\"", "\"b\", \"a\"", "*", "\"b\",W/\"a\""})
        EXPECT_TRUE(knows(tags, "\"a\"")) << tags;
    for (const char* tags : {"", "a", "\"b\"", "\"a", "W/W/\"a\""})
        EXPECT_FALSE(knows(tags, "\"a\"")) << tags;
}

TEST(Headers, FieldsOfOneNameAreOneList) {
    const Request request{
        .method = "GET", .address = "/", .fields = {{"HOST", "a"}, {"Accept", "x"}, {"host", "b"}}};
    EXPECT_EQ(request.field("host"), "a, b");
    EXPECT_EQ(request.field("accept"), "x");
    EXPECT_EQ(request.field("none"), "");
}

TEST(Headers, Bodies) {
    const auto brings = [](const char* name, const char* value) {
        return Request{.method = "GET", .address = "/", .fields = {{name, value}}}.brings_body();
    };
    EXPECT_TRUE(brings("Content-Length", "10"));
    EXPECT_TRUE(brings("transfer-encoding", "chunked"));
    EXPECT_FALSE(brings("content-length", "0"));
    EXPECT_FALSE(brings("content-type", "10"));
}

}  // namespace
}  // namespace scoundrel::web
