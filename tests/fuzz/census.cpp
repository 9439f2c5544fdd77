// Census files of either format: rows alone, whole texts, and lines that are given their checks.
#include "lab/census.h"
#include "fuzz.h"

using namespace scoundrel;

namespace {

void read(std::string_view text) {
    auto census = parse_census(text);
    if (!census) return;
    REQUIRE(census->used <= text.size());
    const auto again = parse_census(print_census(*census));
    REQUIRE(again && again->head == census->head && again->rows == census->rows);
    REQUIRE(again->checks.there && again->checks.failed.empty());
    (void)sort_census(*census);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    if (const auto row = parse_census_row(text))
        REQUIRE(parse_census_row(print_census_row(*row)) == row);
    static const std::string unchecked =
        "scoundrel census 1\nrules classic\nquestion everything\n"
        "seed verdict score avoids nodes limit\n";
    std::uint64_t last = no_lines_yet;
    const std::string checked =
        with_checks(print_census_head({*parse_rules("classic"), Question::everything}), last);
    read(text);
    read(unchecked + std::string(text));
    read(checked + std::string(text));
    read(checked + with_checks(text, last));
    return 0;
}
