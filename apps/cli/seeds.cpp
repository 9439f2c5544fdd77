#include "cli/seeds.h"

#include <fmt/core.h>

#include <string_view>

#include "cli/command.h"
#include "notation/numbers.h"

namespace scoundrel::cli {

SeedRange read_seeds(const std::string& text, std::uint64_t most) {
    constexpr std::string_view dots = "..";
    const auto at = text.find(dots);
    const auto first = parse_number(std::string_view(text).substr(0, at));
    const auto last = at == text.npos
                          ? std::nullopt
                          : parse_number(std::string_view(text).substr(at + dots.size()));
    if (!first || !last || *first > *last)
        throw Failure("--seeds takes a range A..B, such as 0..999, not '" + text + "'", exit_usage);
    if (*last - *first >= most)
        throw Failure(fmt::format("--seeds takes at most {} seeds at a time", most), exit_usage);
    return {*first, *last};
}

}  // namespace scoundrel::cli
