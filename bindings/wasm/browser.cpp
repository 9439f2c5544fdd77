#include "browser.h"

#include <unistd.h>

#include <chrono>
#include <cstdlib>

namespace scoundrel {

namespace {

std::string now() {
    using namespace std::chrono;
    return print_time(floor<milliseconds>(system_clock::now().time_since_epoch()).count());
}

std::uint64_t random() {
    std::uint64_t bits = 0;
    if (getentropy(&bits, sizeof bits) != 0) std::abort();
    return bits;
}

}  // namespace

Host browser() { return {.now = now, .random = random}; }

}  // namespace scoundrel
