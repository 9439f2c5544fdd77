#include "system/host.h"

#include <chrono>
#include <cstdio>
#include <ctime>
#include <random>

namespace scoundrel {

namespace {

std::string time_now() {
    using namespace std::chrono;
    const auto now = floor<milliseconds>(system_clock::now());
    const std::time_t seconds = system_clock::to_time_t(now);
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    char text[32];
    const auto length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &utc);
    (void)std::snprintf(text + length, sizeof text - length, ".%03dZ",
                        static_cast<int>(now.time_since_epoch().count() % 1000));
    return text;
}

std::uint64_t random_bits() {
    std::random_device device;
    return static_cast<std::uint64_t>(device()) << 32 | device();
}

}  // namespace

Host system_host() { return {.now = time_now, .random = random_bits}; }

}  // namespace scoundrel
