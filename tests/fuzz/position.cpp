// Positions as JSON; whatever is accepted can be played on.
#include "fuzz.h"
#include "game/session.h"
#include "protocol/position_json.h"
#include "protocol/state_json.h"

using namespace scoundrel;

namespace {

void play_on(const ParsedPosition& parsed) {
    Session session(begin_from(parsed, "1"));
    SplitMix64 whim(1);
    for (int i = 0; i < 100 && !session.game().over(); ++i) {
        const MoveList moves = legal_moves(parsed.variant.rules, session.position());
        REQUIRE(moves.count > 0 && moves.count <= most_moves);
        const auto at = whim.below(static_cast<std::uint64_t>(moves.count));
        REQUIRE(session.play(moves[static_cast<int>(at)]));
    }
    const auto loaded = Session::load(session.record());
    REQUIRE(loaded && state_json(*loaded) == state_json(session));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto json = parse_json(fuzz::text_of(data, size));
    if (!json) return 0;
    const auto parsed = parse_position(*json);
    if (!parsed) {
        REQUIRE(!parsed.error().message.empty());
        return 0;
    }
    const Json printed = position_json(parsed->variant, parsed->game);
    const auto again = parse_position(printed);
    REQUIRE(again && again->game == parsed->game && again->variant == parsed->variant);
    REQUIRE(position_json(again->variant, again->game) == printed);
    play_on(*parsed);
    return 0;
}
