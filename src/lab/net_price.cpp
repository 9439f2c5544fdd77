#include "lab/net_price.h"

#include <algorithm>

#include "player/imagine.h"
#include "solver/solver.h"

namespace scoundrel {

namespace {

double draws_there_are(int owed, int cards) {
    return owed == 0 ? 1 : cards * draws_there_are(owed - 1, cards - 1);
}

// Every set of so many cards in every order, in front of the others.
std::vector<Deck> every_draw(const Deck& deck, int owed) {
    const auto before = [](Card a, Card b) { return a.face() < b.face(); };
    std::vector<Deck> all;
    std::vector<char> drawn(static_cast<std::size_t>(deck.count), 0);
    std::fill_n(drawn.begin(), owed, char{1});
    do {
        Deck order;
        for (const bool wanted : {true, false})
            for (int i = 0; i < deck.count; ++i)
                if ((drawn[static_cast<std::size_t>(i)] != 0) == wanted) order.push(deck.cards[i]);
        do all.push_back(order);
        while (std::next_permutation(order.cards, order.cards + owed, before));
    } while (std::ranges::prev_permutation(drawn).found);
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
    if (draws.empty())
        draws = draws_there_are(end.owed, deck.count) <= 2.0 * draws_
                    ? every_draw(deck, end.owed)
                    : some_draws(deck, end.owed, draws_, hash);
    return draws;
}

}  // namespace scoundrel
