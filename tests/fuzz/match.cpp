// Match files: rows alone, and a text that is to be gone on with.
#include "fuzz.h"
#include "lab/match_text.h"

using namespace scoundrel;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const MatchHead head{.variant = *parse_rules("classic"), .thinking = {}, .players = {"a", "b"}};
    if (const auto row = parse_match_row(text, head.players.size())) {
        const auto again = parse_match_row(print_match_row(*row), head.players.size());
        REQUIRE(again && *again == *row);
    }
    const std::string whole = print_match_head(head) + std::string(text);
    for (const std::string_view each : {text, std::string_view(whole)}) {
        const auto match = resume_match(each, head);
        if (!match) continue;
        REQUIRE(match->used <= each.size());
        for (const MatchRow& row : match->rows) REQUIRE(row.player < head.players.size());
        const auto again = resume_match(each.substr(0, match->used), head);
        REQUIRE(again && again->rows == match->rows);
    }
    return 0;
}
