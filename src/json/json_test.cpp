#include "json/json.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/json.h"

namespace scoundrel {
namespace {

TEST(Json, IsReadAndPrintedAlike) {
    for (const char* text : {"null", "true", "-7", "18446744073709551615", "-9223372036854775808",
                             "1.5", "1e-05", "0.1", "\"\"", "\"a \\\"b\\\" \\\\ \\n\"", "[]", "{}",
                             "[1,[2,{}],\"x\"]", "{\"b\":1,\"a\":{\"c\":[true,false,null]}}"})
        EXPECT_EQ(print_json(parsed(text)), text);
    EXPECT_EQ(print_json(1.0), "1.0");
    EXPECT_EQ(print_json(std::nan("")), "null");
}

TEST(Json, WhatIsNotJsonIsNothing) {
    for (const char* text : {"", "nul", "{", "[1,]", "{\"a\"}", "{a:1}", "1 2", "\"\\x\"", "\xff",
                             "1e999", "18446744073709551616x"})
        EXPECT_FALSE(parse_json(text)) << text;
}

TEST(Json, FieldsKeepTheirOrderAndTheLastOfANameCounts) {
    EXPECT_EQ(print_json(parsed(R"({"b":1,"a":2,"b":3})")), R"({"b":3,"a":2})");
    EXPECT_EQ(print_json(Json{{"b", 1}, {"a", Json::array()}}), R"({"b":1,"a":[]})");
    EXPECT_EQ(print_json(Json{1, 2}), "[1,2]");
}

// Eighty thousand names take no longer than their bytes deserve; compared by twos it took a minute.
TEST(Json, ManyFieldsAreReadInTheOrderTheyCome) {
    std::string text = "{";
    for (int i = 0; i < 80'000; ++i) text += "\"k" + std::to_string(i) + "\":1,";
    text.back() = '}';
    EXPECT_EQ(parsed(text).size(), 80'000u);
}

TEST(Json, NumbersAreEqualByValue) {
    EXPECT_EQ(Json(1), Json(1u));
    EXPECT_EQ(Json(1), Json(1.0));
    EXPECT_NE(Json(-1), Json(UINT64_MAX));
    EXPECT_NE(Json(1), Json("1"));
}

TEST(Json, AFieldThatIsNotThereIsNull) {
    const Json json{{"a", 1}};
    EXPECT_TRUE(json["b"].is_null());
    EXPECT_TRUE(json["b"]["c"].is_null());
    EXPECT_EQ(json.find("b"), nullptr);
}

TEST(Json, BytesThatAreNoTextAreReplaced) {
    EXPECT_EQ(print_json(Json("a\xff")), "\"a\xef\xbf\xbd\"");
}

}  // namespace
}  // namespace scoundrel
