#include "lab/imagined_room.h"

#include <algorithm>

#include "player/imagine.h"
#include "solver/position_hash.h"

namespace scoundrel {

namespace {

constexpr std::uint64_t nodes_for_an_order = 20'000;

Verdict verdict_of(const Rules& rules, Position end, const Deck& order) {
    if (end.status != Status::playing)
        return end.status == Status::won ? Verdict::won : Verdict::lost;
    KnownDealer dealer{order};
    dealer.deal(end);
    Deck rest;
    for (const Card* card = order.end() - end.unseen.count(); card != order.end(); ++card)
        rest.push(*card);
    Limits limits;
    limits.nodes = nodes_for_an_order;
    return solve(rules, end, rest, 0, Question::verdict, limits).verdict;
}

// The orders of so many cards, or one more than `most`.
int orders_of(int cards, int most) {
    int orders = 1;
    for (int i = 2; i <= cards && orders <= most; ++i) orders *= i;
    return std::min(orders, most + 1);
}

}  // namespace

ImaginedRoom::ImaginedRoom(const Rules& rules, const Position& room, const ForesightPlan& plan)
    : rules_(rules), ways_(Ways(rules).from(room)), sights_(ways_.size()) {
    imagine(room, plan);
    for (Sight& sight : sights_) sight.verdicts.resize(orders_.size());
}

void ImaginedRoom::imagine(const Position& room, const ForesightPlan& plan) {
    Deck deck = unseen_deck(room);
    const int all = orders_of(deck.count, plan.orders);
    if (all <= plan.orders) {
        const auto before = [](Card a, Card b) { return a.face() < b.face(); };
        do orders_.push_back(deck);
        while (std::next_permutation(deck.cards, deck.cards + deck.count, before));
        return;
    }
    SplitMix64 random(plan.seed ^ PositionHash()(room));
    for (int i = 0; i < plan.orders; ++i) {
        draw(deck, deck.count, random);
        orders_.push_back(deck);
    }
}

Verdict ImaginedRoom::verdict(std::size_t way, std::size_t order) {
    std::optional<Verdict>& known = sights_[way].verdicts[order];
    if (!known) known = verdict_of(rules_, ways_[way].end, orders_[order]);
    return *known;
}

bool ImaginedRoom::another_can_win(std::size_t way, std::size_t order) {
    if (likely_ != way && verdict(likely_, order) == Verdict::won) return true;
    for (std::size_t other = 0; other < ways_.size(); ++other)
        if (other != way && verdict(other, order) == Verdict::won) {
            likely_ = other;
            return true;
        }
    return false;
}

bool ImaginedRoom::gives_away_more(std::size_t way) {
    Sight& sight = sights_[way];
    while (sight.looked_at < orders_.size()) {
        const std::size_t order = sight.looked_at++;
        if (verdict(way, order) != Verdict::lost || !another_can_win(way, order)) continue;
        ++sight.given_away;
        return true;
    }
    return false;
}

double ImaginedRoom::given_away(std::size_t way) const {
    if (orders_.empty()) return 0;
    return static_cast<double>(sights_[way].given_away) / static_cast<double>(orders_.size());
}

}  // namespace scoundrel
