#include "words/deck_words.h"

namespace scoundrel {

namespace {

constexpr int shortest_run = 5;  // "2 to 6", but "J, Q, K, A"
constexpr unsigned all_ranks = (1u << ranks_in_suit) - 1;

unsigned ranks_of(CardSet cards, int suit) { return cards.values(static_cast<Suit>(suit)); }

std::string say_ranks(const Voice& voice, unsigned ranks) {
    const auto& names = voice.catalogue->ranks;
    std::vector<std::string> items;
    for (int first = 0; first < ranks_in_suit; ++first) {
        if ((ranks >> first & 1) == 0) continue;
        const int length = std::countr_one(ranks >> first);
        const int last = first + length - 1;
        if (length >= shortest_run) {
            items.push_back(
                say(voice, Phrase::rank_run,
                    {{"first", std::string(names[first])}, {"last", std::string(names[last])}}));
        } else {
            for (int rank = first; rank <= last; ++rank) items.emplace_back(names[rank]);
        }
        first = last;
    }
    std::string text;
    for (const auto& item : items)
        text += (text.empty() ? "" : say(voice, Phrase::list_comma)) + item;
    return text;
}

}  // namespace

std::string say_cards(const Voice& voice, CardSet cards) {
    std::string text;
    unsigned named = 0;  // suits, a bit each
    for (int suit = 0; suit < 4; ++suit) {
        const unsigned ranks = ranks_of(cards, suit);
        if (ranks == 0 || (named >> suit & 1) != 0) continue;
        std::vector<std::string> suits;
        for (int like = suit; like < 4; ++like) {
            if (ranks_of(cards, like) != ranks) continue;
            named |= 1u << like;
            suits.emplace_back(voice.catalogue->suits[like]);
        }
        if (!text.empty()) text += say(voice, Phrase::list_semicolon);
        const Phrase phrase = ranks == all_ranks ? Phrase::all_of_suits : Phrase::cards_of_suits;
        text += say(voice, phrase,
                    {{"ranks", say_ranks(voice, ranks)}, {"suits", say_list(voice, suits)}});
    }
    return text;
}

}  // namespace scoundrel
