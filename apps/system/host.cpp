#include "system/host.h"

#include <unistd.h>

#include <chrono>
#include <cstdlib>

namespace scoundrel {

namespace {

std::string time_now() {
    using namespace std::chrono;
    return print_time(floor<milliseconds>(system_clock::now().time_since_epoch()).count());
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
