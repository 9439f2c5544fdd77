// Requests for advice about any game: hints, solutions and reviews end soon after they are told to,
// whatever the rules, and answer with one line of JSON.
#include "fuzz.h"
#include "protocol/protocol.h"

using namespace scoundrel;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    int asked = 0;
    constexpr int patience = 20, soon = 2'000;
    Protocol engine({.stop = [&asked] { return ++asked > patience; }},
                    {game_requests(), rules_requests(), coach_requests()});
    std::string_view rest = fuzz::text_of(data, size);
    for (int requests = 0; requests < 8 && !rest.empty(); ++requests) {
        const auto line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(line.size() < rest.size() ? line.size() + 1 : line.size());
        asked = 0;
        const auto answer = engine.answer(line);
        if (!answer) break;
        REQUIRE(asked < soon);
        const Json json = parse_json(*answer).value_or(Json());
        REQUIRE(json.is_object() && json.contains("ok"));
    }
    return 0;
}
