// What every fuzz target needs: the input as text, and a way to say that something is wrong.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace scoundrel::fuzz {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

#define SCOUNDREL_STRING(x) #x
#define SCOUNDREL_LINE(x) SCOUNDREL_STRING(x)
// A condition that no input may break.
#define REQUIRE(condition)                                                                  \
    do {                                                                                    \
        if (!(condition)) {                                                                 \
            std::fputs(__FILE__ ":" SCOUNDREL_LINE(__LINE__) ": " #condition "\n", stderr); \
            std::abort();                                                                   \
        }                                                                                   \
    } while (false)

}  // namespace scoundrel::fuzz
