#include "browser.h"

#include <unistd.h>

#include <chrono>
#include <cstdlib>

namespace scoundrel {

namespace {

std::string digits(int number, int count) {
    std::string text(static_cast<std::size_t>(count), '0');
    for (auto at = text.rbegin(); at != text.rend(); ++at, number /= 10)
        *at = static_cast<char>('0' + number % 10);
    return text;
}

// Printed by hand: the library's own printing of times is larger than the game.
std::string now() {
    using namespace std::chrono;
    const auto time = floor<milliseconds>(system_clock::now());
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const auto in_day = static_cast<int>((time - day).count());
    return digits(static_cast<int>(date.year()), 4) + "-" +
           digits(static_cast<int>(static_cast<unsigned>(date.month())), 2) + "-" +
           digits(static_cast<int>(static_cast<unsigned>(date.day())), 2) + "T" +
           digits(in_day / 3'600'000, 2) + ":" + digits(in_day / 60'000 % 60, 2) + ":" +
           digits(in_day / 1000 % 60, 2) + "." + digits(in_day % 1000, 3) + "Z";
}

std::uint64_t random() {
    std::uint64_t bits = 0;
    if (getentropy(&bits, sizeof bits) != 0) std::abort();
    return bits;
}

}  // namespace

Host browser() { return {.now = now, .random = random}; }

}  // namespace scoundrel
