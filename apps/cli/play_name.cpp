#include "cli/play_name.h"

#include <fmt/core.h>

#include <chrono>
#include <ctime>

#include "cli/files.h"
#include "notation/numbers.h"

namespace scoundrel::cli {

std::string time_now() {
    using namespace std::chrono;
    const auto now = floor<milliseconds>(system_clock::now());
    const std::time_t seconds = system_clock::to_time_t(now);
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &utc);
    return fmt::format("{}.{:03}Z", text, now.time_since_epoch().count() % 1000);
}

std::string new_play_name() {
    const std::string time = time_now();
    std::string name;
    for (const char c : time)
        if (c != ':' && c != '-' && c != '.') name += c;
    return name + "-" + print_hex(random_seed());
}

}  // namespace scoundrel::cli
