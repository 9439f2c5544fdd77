#include "notation/cards.h"

#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

constexpr std::string_view ranks = "23456789TJQKA";
constexpr std::string_view suits = "CDHS";
constexpr std::string_view suit_symbols[] = {"♣", "♦", "♥", "♠"};
// What some keyboards add to a suit to have it drawn in colour.
constexpr std::string_view variation_selectors[] = {"\xEF\xB8\x8E", "\xEF\xB8\x8F"};

constexpr char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

bool take_prefix(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

std::optional<int> take_rank(std::string_view& text) {
    if (take_prefix(text, "10")) return 10;
    if (text.empty()) return {};
    const auto at = ranks.find(upper(text.front()));
    if (at == ranks.npos) return {};
    text.remove_prefix(1);
    return static_cast<int>(at) + 2;
}

std::optional<Suit> take_suit(std::string_view& text) {
    for (int suit = 0; suit < 4; ++suit) {
        if (!take_prefix(text, suit_symbols[suit])) continue;
        for (const auto selector : variation_selectors) take_prefix(text, selector);
        return static_cast<Suit>(suit);
    }
    if (text.empty()) return {};
    const auto at = suits.find(upper(text.front()));
    if (at == suits.npos) return {};
    text.remove_prefix(1);
    return static_cast<Suit>(at);
}

}  // namespace

std::string print_card(Card card) {
    return {ranks[static_cast<std::size_t>(card.value() - 2)],
            suits[static_cast<std::size_t>(card.suit())]};
}

std::string_view suit_symbol(Suit suit) { return suit_symbols[static_cast<int>(suit)]; }

std::optional<Card> take_card(std::string_view& text) {
    std::string_view rest = text;
    const auto rank = take_rank(rest);
    if (!rank) return {};
    const auto suit = take_suit(rest);
    if (!suit) return {};
    text = rest;
    return Card(*suit, *rank);
}

std::optional<Card> parse_card(std::string_view text) {
    const auto card = take_card(text);
    return text.empty() ? card : std::nullopt;
}

std::string print_deck(const Deck& deck) {
    std::string text;
    for (const Card card : deck) text += print_card(card);
    return text;
}

Result<Deck> parse_deck(std::string_view text, CardSet cards) {
    const auto bad = [](Phrase phrase, const Arguments& arguments) {
        return fail(ErrorCode::bad_game, say({}, phrase, arguments));
    };
    Deck deck;
    CardSet missing = cards;
    while (!text.empty()) {
        const auto card = take_card(text);
        if (!card) return bad(Phrase::error_no_deal, {{"number", deck.count + 1}});
        if (!cards.has(*card)) return bad(Phrase::error_not_in_deck, {{"card", print_card(*card)}});
        if (!missing.has(*card))
            return bad(Phrase::error_dealt_twice, {{"card", print_card(*card)}});
        missing.remove(*card);
        deck.push(*card);
    }
    if (!missing.empty())
        return bad(
            Phrase::error_deal_short,
            {{"dealt", deck.count}, {"all", cards.count()}, {"missing", print_cards(missing)}});
    return deck;
}

}  // namespace scoundrel
