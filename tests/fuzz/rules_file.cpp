// Rules files.
#include "fuzz.h"
#include "notation/rules_text.h"

using namespace scoundrel;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto variant = parse_rules_file(fuzz::text_of(data, size));
    if (!variant) return 0;
    const std::string printed = print_rules_file(*variant);
    const auto again = parse_rules_file(printed);
    REQUIRE(again && *again == *variant && print_rules_file(*again) == printed);
    const auto as_text = parse_rules(print_rules(*variant));
    REQUIRE(as_text && *as_text == *variant);
    return 0;
}
