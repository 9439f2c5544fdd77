// Rules with their differences.
#include "notation/rules_text.h"

#include "fuzz.h"

using namespace scoundrel;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto variant = parse_rules(fuzz::text_of(data, size));
    if (!variant) {
        REQUIRE(!variant.error().message.empty());
        return 0;
    }
    const std::string printed = print_rules(*variant);
    const auto again = parse_rules(printed);
    REQUIRE(again && *again == *variant && print_rules(*again) == printed);
    return 0;
}
