// A stream of requests: every line is answered with one line of JSON, and a refused request leaves
// the game as it was.
#include "fuzz.h"
#include "game/memory_storage.h"
#include "protocol/protocol.h"

using namespace scoundrel;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    MemoryStorage storage;
    Protocol engine({.host = {.now = [] { return std::string("2026-11-16T09:30:00.000Z"); },
                              .random = [] { return std::uint64_t{42}; }},
                     .storage = &storage},
                    {game_requests(), rules_requests(), daily_requests(), storage_requests()});
    std::string_view rest = fuzz::text_of(data, size);
    while (!rest.empty()) {
        const auto line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(line.size() < rest.size() ? line.size() + 1 : line.size());
        const auto before = engine.answer(R"({"do":"record"})");
        const auto answer = engine.answer(line);
        if (!answer) break;
        REQUIRE(answer->find('\n') == answer->npos);
        const Json json = parse_json(*answer).value_or(Json());
        REQUIRE(json.is_object() && json.contains("ok"));
        if (json["ok"] == false) {
            REQUIRE(json["error"]["code"].is_string() && json["error"]["message"].is_string());
            REQUIRE(engine.answer(R"({"do":"record"})") == before);
        }
    }
    return 0;
}
