#include "game/host.h"

#include <gtest/gtest.h>

#include <limits>

namespace scoundrel {
namespace {

TEST(Time, IsPrintedAndReadAlike) {
    EXPECT_EQ(print_time(0), "1970-01-01T00:00:00.000Z");
    EXPECT_EQ(print_time(1'763'199'000'123), "2025-11-15T09:30:00.123Z");
    for (const std::int64_t time :
         {std::int64_t{0}, std::int64_t{951'782'400'000}, std::int64_t{1'763'199'000'123},
          std::int64_t{253'402'300'799'999}})
        EXPECT_EQ(parse_time(print_time(time)), time);
    for (const char* text :
         {"", "2025-11-15", "2025-11-15T09:30:00.123", "2025-02-29T00:00:00.000Z",
          "2025-11-15T24:00:00.000Z", "2025-11-15T09:60:00.000Z", "2025-11-15 09:30:00.123Z",
          "-002-11-15T09:30:00.123Z", "2025-11-15T09:30:00.12xZ", "1969-12-31T23:59:59.999Z"})
        EXPECT_FALSE(parse_time(text)) << text;
}

// A clock that has lost itself makes no names of another form.
TEST(Time, StaysWithinFourDigitsOfAYear) {
    using limits = std::numeric_limits<std::int64_t>;
    for (const std::int64_t early :
         {std::int64_t{-1}, std::int64_t{-62'135'596'800'001}, limits::min()})
        EXPECT_EQ(print_time(early), "1970-01-01T00:00:00.000Z");
    for (const std::int64_t late : {std::int64_t{253'402'300'800'000}, limits::max()})
        EXPECT_EQ(print_time(late), "9999-12-31T23:59:59.999Z");
}

}  // namespace
}  // namespace scoundrel
