// A stream of requests: every line is answered with one line of JSON, and a refused request leaves
// the game as it was.
#include "protocol/engine.h"

#include "fuzz.h"

using namespace scoundrel;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    EngineParts parts;
    parts.random_seed = [] { return 42u; };
    Engine engine(parts);
    std::string_view rest = fuzz::text_of(data, size);
    while (!rest.empty()) {
        const auto line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(line.size() < rest.size() ? line.size() + 1 : line.size());
        const auto before = engine.answer(R"({"do":"record"})");
        const auto answer = engine.answer(line);
        if (!answer) break;
        REQUIRE(answer->find('\n') == answer->npos);
        const Json json = parse_json(*answer);
        REQUIRE(json.is_object() && json.contains("ok"));
        if (json["ok"] == false) {
            REQUIRE(json["error"]["code"].is_string() && json["error"]["message"].is_string());
            REQUIRE(engine.answer(R"({"do":"record"})") == before);
        }
    }
    return 0;
}
