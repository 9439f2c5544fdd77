// Cards and decks.
#include "notation/cards.h"

#include "fuzz.h"

using namespace scoundrel;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    if (const auto card = parse_card(text)) {
        REQUIRE(*card);
        REQUIRE(parse_card(print_card(*card)) == card);
    }
    std::string_view rest = text;
    CardSet cards;
    while (const auto card = take_card(rest)) cards.add(*card);
    REQUIRE(text.ends_with(rest));
    if (const auto deck = parse_deck(text, cards)) {
        REQUIRE(deck->count == cards.count());
        const std::string printed = print_deck(*deck);
        const auto again = parse_deck(printed, cards);
        REQUIRE(again && print_deck(*again) == printed);
    }
    return 0;
}
