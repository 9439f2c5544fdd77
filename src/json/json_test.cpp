#include "json/json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "support/json.h"
#include "unicode/shown.h"
#include "unicode/utf8.h"

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

// All the same to whoever reads it, and nothing to a terminal.
TEST(Json, WhatSteersTurnsOrHidesIsEscaped) {
    for (const auto& [text, printed] :
         {std::pair{"\x1b]52;c;aGk=\x07", R"("\u001b]52;c;aGk=\u0007")"},
          {"\x7f", R"("\u007f")"},
          {"\u009b31m", R"("\u009b31m")"},
          {"\u202egnp.exe", R"("\u202egnp.exe")"},
          {"a\u200bb\ufeff\u2028", R"("a\u200bb\ufeff\u2028")"},
          {"\U000e0041", R"("\udb40\udc41")"},
          {"a\u0301\u0301\u0301\u0301\u0301", "\"a\u0301\u0301\u0301\u0301\\u0301\""},
          {"J♣ é → ▸ 漢", "\"J♣ é → ▸ 漢\""}}) {
        EXPECT_EQ(print_json(Json(text)), printed);
        EXPECT_EQ(parsed(print_json(Json(text))), Json(text));
        EXPECT_EQ(print_json(Json{{text, 1}}), "{" + std::string(printed) + ":1}");
    }
}

RC_GTEST_PROP(Json, WhateverIsPrintedCanBeShown, (const std::string& noise)) {
    const std::string printed = print_json(Json(noise));
    unicode::ShownInTurn shown;
    for (std::string_view rest = printed; !rest.empty();) {
        const auto character = unicode::take_character(rest);
        RC_ASSERT(character && shown(*character));
    }
    RC_ASSERT(parse_json(printed).has_value());
}

TEST(Json, BytesThatAreNoTextAreReplaced) {
    EXPECT_EQ(print_json(Json("a\xff")), "\"a\xef\xbf\xbd\"");
}

}  // namespace
}  // namespace scoundrel
