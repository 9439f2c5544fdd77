// Moves.
#include "notation/moves.h"

#include "fuzz.h"

using namespace scoundrel;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto move = parse_move(fuzz::text_of(data, size));
    if (move) REQUIRE(parse_move(print_move(*move)) == move);
    return 0;
}
