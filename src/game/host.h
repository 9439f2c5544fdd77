// What a game needs from outside: the time and random numbers. Programs ask the system, the
// page its browser, tests say what they like.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace scoundrel {

struct Host {
    std::function<std::string()> now{};       // UTC, as 2026-11-15T09:30:00.000Z
    std::function<std::uint64_t()> random{};  // 64 unpredictable bits

    // The day it is everywhere: 2026-11-15.
    std::string today() const { return now().substr(0, 10); }
};

// A time as `now` tells it, from milliseconds since 1970. A clock that is before that or beyond the
// year 9999 is wrong: it is held at that end, so that times stay of one form and sort as they are.
std::string print_time(std::int64_t milliseconds);

// Nothing if the text is not of that form.
std::optional<std::int64_t> parse_time(std::string_view text);

}  // namespace scoundrel
