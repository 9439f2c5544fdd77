// What a game needs from outside: the time and random numbers. Programs ask the system, the
// page its browser, tests say what they like.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace scoundrel {

struct Host {
    std::function<std::string()> now{};       // UTC, as 2026-11-15T09:30:00.000Z
    std::function<std::uint64_t()> random{};  // 64 unpredictable bits

    // The day it is everywhere: 2026-11-15.
    std::string today() const { return now().substr(0, 10); }
};

}  // namespace scoundrel
