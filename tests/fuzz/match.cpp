// Match files: rows alone, and a text that is to be gone on with, of either format.
#include "fuzz.h"
#include "lab/match_text.h"

using namespace scoundrel;

namespace {

void read(std::string_view text, const MatchHead& head) {
    const auto match = resume_match(text, head);
    if (!match) return;
    REQUIRE(match->used <= text.size());
    REQUIRE(match->checks.failed.empty());
    for (const MatchRow& row : match->rows) REQUIRE(row.player < head.players.size());
    const auto again = resume_match(text.substr(0, match->used), head);
    REQUIRE(again && again->rows == match->rows);
    const auto printed = parse_match(print_match(*match));
    REQUIRE(printed && printed->head == head && printed->checks.there);
    REQUIRE(printed->rows.size() == match->rows.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const MatchHead head{.variant = *parse_rules("classic"), .thinking = {}, .players = {"a", "b"}};
    for (const bool timed : {false, true})
        if (auto row = parse_match_row(text, head.players.size(), timed)) {
            row->microseconds.reset();
            const auto again = parse_match_row(print_match_row(*row), head.players.size());
            REQUIRE(again && *again == *row);
        }
    static const std::string unchecked =
        "scoundrel match 1\nrules classic\nsamples 200\nnet -\nplayer a\nplayer b\n"
        "seed player result score moves decisions us chances\n";
    std::uint64_t last = no_lines_yet;
    const std::string checked = with_checks(print_match_head(head), last);
    read(text, head);
    read(checked + std::string(text), head);
    read(checked + with_checks(text, last), head);
    read(unchecked + std::string(text), head);
    (void)parse_match(text);
    return 0;
}
