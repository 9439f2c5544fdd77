// A first look at a request's text, before it is parsed: how much it holds, and where its `id`
// stands. The id is echoed as it was written, since parsing would round a very long number.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace scoundrel {

struct Outline {
    int depth = 0;
    std::size_t values = 1;
    std::string_view id;  // the text of the last top-level "id"; empty if there is none
};

// Means nothing for text that is not JSON, but is safe to call on any.
Outline outline_of(std::string_view text);

// The same JSON, or the same nonsense, with smaller numbers: no digits but the first two of a row.
// So any JSON can be parsed, where the library refuses numbers that it cannot hold.
std::string with_short_numbers(std::string_view text);

}  // namespace scoundrel
