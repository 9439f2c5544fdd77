// JSON in tests: parsed, or the test fails; printed when it does.
#pragma once

#include <gtest/gtest.h>

#include <ostream>

#include "json/json.h"
#include "support/json.h"

namespace scoundrel {

inline Json parsed(std::string_view text) {
    auto json = parse_json(text);
    EXPECT_TRUE(json) << text;
    return json.value_or(Json());
}

inline std::ostream& operator<<(std::ostream& out, const Json& json) {
    return out << print_json(json);
}

}  // namespace scoundrel
