#include "system/host.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>

namespace scoundrel {

namespace {

// Asked of the system: the library counts nanoseconds, and in 2262 has too many of them.
std::string time_now() {
    constexpr std::time_t beyond_all =
        1'000'000'000'000;  // seconds: then the year is out of bounds
    timespec now{};
    (void)::clock_gettime(CLOCK_REALTIME, &now);
    const std::int64_t seconds = std::clamp(now.tv_sec, -beyond_all, beyond_all);
    return print_time(seconds * 1000 + now.tv_nsec / 1'000'000);
}

// By a call, not a device: where no file may be opened there is chance all the same.
std::uint64_t random_bits() {
    std::uint64_t bits = 0;
    if (::getentropy(&bits, sizeof bits) != 0) std::abort();
    return bits;
}

}  // namespace

Host system_host() { return {.now = time_now, .random = random_bits}; }

}  // namespace scoundrel
