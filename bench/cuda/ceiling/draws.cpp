#include "bench/cuda/ceiling/draws.h"

#include <algorithm>

namespace scoundrel::ceiling {

namespace {

struct Alike {
    Card cards[2];  // the two black suits
    int count = 0;
};

// By kinds: monsters, weapons, potions, each by value.
std::vector<Alike> kinds(CardSet unseen) {
    std::vector<Alike> found;
    for (const Card card : unseen& CardSet::monsters()) {
        const auto same = std::find_if(found.begin(), found.end(), [&](const Alike& alike) {
            return alike.cards[0].value() == card.value();
        });
        if (same != found.end())
            same->cards[same->count++] = card;
        else
            found.push_back({{card, Card()}, 1});
    }
    std::sort(found.begin(), found.end(), [](const Alike& a, const Alike& b) {
        return a.cards[0].value() < b.cards[0].value();
    });
    for (const Suit suit : {Suit::diamonds, Suit::hearts})
        for (const Card card : unseen& CardSet::whole_suit(suit))
            found.push_back({{card, Card()}, 1});
    return found;
}

void add_draws(const std::vector<Alike>& kinds, std::size_t from, int have, int owed, Draw draw,
               std::vector<Draw>& found) {
    if (have == owed) {
        found.push_back(draw);
        return;
    }
    for (std::size_t kind = from; kind < kinds.size(); ++kind)
        for (int take = 1; take <= kinds[kind].count && have + take <= owed; ++take) {
            Draw more = draw;
            for (int i = 0; i < take; ++i) more.cards[have + i] = kinds[kind].cards[i];
            if (take < kinds[kind].count) more.ways *= 2;  // either of the two
            add_draws(kinds, kind + 1, have + take, owed, more, found);
        }
}

}  // namespace

std::vector<Draw> draws(CardSet unseen, int owed) {
    std::vector<Draw> found;
    add_draws(kinds(unseen), 0, 0, owed, {{}, 1}, found);
    return found;
}

}  // namespace scoundrel::ceiling
