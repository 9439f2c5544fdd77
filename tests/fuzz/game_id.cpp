// Game ids.
#include "notation/game_id.h"

#include "fuzz.h"

using namespace scoundrel;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto id = parse_game_id(fuzz::text_of(data, size));
    if (!id) return 0;
    const std::string printed = print_game_id(*id);
    const auto again = parse_game_id(printed);
    REQUIRE(again && again->variant == id->variant && print_game_id(*again) == printed);
    REQUIRE(again->seed == id->seed && again->dealt_by == id->dealt_by);
    return 0;
}
