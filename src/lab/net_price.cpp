#include "lab/net_price.h"

#include <algorithm>

#include "player/imagine.h"
#include "solver/solver.h"

namespace scoundrel {

namespace {

double sets_of(int owed, int cards) {
    double sets = 1;
    for (int i = 0; i < owed; ++i) sets = sets * (cards - i) / (i + 1);
    return sets;
}

double orders_of(int cards) { return cards < 2 ? 1 : cards * orders_of(cards - 1); }

// Calls do_it with every set of so many cards, in front of the others.
template <class Do>
void each_set(const Deck& deck, int owed, Do do_it) {
    std::vector<char> drawn(static_cast<std::size_t>(deck.count), 0);
    std::fill_n(drawn.begin(), owed, char{1});
    do {
        Deck order;
        for (const bool wanted : {true, false})
            for (int i = 0; i < deck.count; ++i)
                if ((drawn[static_cast<std::size_t>(i)] != 0) == wanted) order.push(deck.cards[i]);
        do_it(order);
    } while (std::ranges::prev_permutation(drawn).found);
}

std::vector<Deck> every_draw(const Deck& deck, int owed) {
    const auto before = [](Card a, Card b) { return a.face() < b.face(); };
    std::vector<Deck> all;
    each_set(deck, owed, [&](Deck& order) {
        do all.push_back(order);
        while (std::next_permutation(order.cards, order.cards + owed, before));
    });
    return all;
}

// Every set once, in an order by chance.
std::vector<Deck> every_set(const Deck& deck, int owed, std::uint64_t seed) {
    SplitMix64 random(seed);
    std::vector<Deck> all;
    each_set(deck, owed, [&](Deck& order) {
        for (int i = owed - 1; i > 0; --i)
            std::swap(order.cards[i], order.cards[random.below(static_cast<std::uint64_t>(i) + 1)]);
        all.push_back(order);
    });
    return all;
}

std::vector<Deck> some_draws(Deck deck, int owed, int wanted, std::uint64_t seed) {
    SplitMix64 random(seed);
    std::vector<Deck> some;
    for (int i = 0; i < wanted; ++i) {
        draw(deck, owed, random);
        some.push_back(deck);
    }
    return some;
}

}  // namespace

double NetPrice::f(const Position&, const Position& room) {
    if (room.unseen.empty())
        return solve(rules_, room, Deck{}, 0, Question::verdict).verdict == Verdict::won ? 1 : 0;
    const auto& ways = ways_.from(room);
    const auto& worths = evaluator_.worths(room, ways);
    double best = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Status status = ways[i].end.status;
        const double win = status == Status::playing ? static_cast<double>(worths[i].win)
                           : status == Status::won   ? 1
                                                     : 0;
        best = std::max(best, win);
    }
    return best;
}

double NetPrice::mean(const Position& end) {
    const std::vector<Deck>& draws = draws_of(end);
    double sum = 0;
    for (const Deck& deck : draws) {
        Position room = end;
        reveal(room, deck.cards, end.owed);
        sum += f(end, room);
    }
    return sum / static_cast<double>(draws.size());
}

const std::vector<Deck>& NetPrice::draws_of(const Position& end) {
    const Deck deck = unseen_deck(end);
    Faces faces;
    std::uint64_t hash = seed_;
    for (const Card card : end.unseen) {
        faces.push_back(static_cast<std::uint8_t>(card.face()));
        hash = SplitMix64(hash ^ faces.back()).next();
    }
    faces.push_back(static_cast<std::uint8_t>(end.owed));
    auto& draws = imagined_[faces];
    if (!draws.empty()) return draws;
    const double sets = sets_of(end.owed, deck.count);
    if (sets * orders_of(end.owed) <= 2.0 * draws_)
        draws = every_draw(deck, end.owed);
    else if (sets <= 2.0 * draws_)
        draws = every_set(deck, end.owed, hash);
    else
        draws = some_draws(deck, end.owed, draws_, hash);
    return draws;
}

}  // namespace scoundrel
