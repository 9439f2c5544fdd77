#include "bench/cuda/ceiling/lookahead.h"

#include <algorithm>

namespace scoundrel::ceiling {

namespace {

FirstLayer deck_layer(const ValueNet& net, const Position& end) {
    FirstLayer sum{};
    each_deck_input(end, [&](int row) { add_row(net, row, sum); });
    return sum;
}

}  // namespace

float Lookahead::worth(Position room) const {
    in_order_of_kinds(room);
    return worth(room, deck_layer(net_, room));
}

// `deck`: of the cards that lie in the dungeon of this room.
float Lookahead::worth(const Position& room, const FirstLayer& deck) const {
    const int unseen = room.unseen.count();
    float best = unseen <= room_size ? worth_of_known_ends(rules_, room, sight_) : 0;
    if (unseen < room_size) return best;
    const auto ask = [&](const Position& end) {
        FirstLayer sum = deck;
        for (int i = room.bottom_count; i < end.bottom_count; ++i)
            add_row(net_, bottom_input(i, end.bottom[i]), sum);
        each_hand_input(rules_, end, [&](int row) { add_row(net_, row, sum); });
        best = std::max(best, chance(net_, sum));
    };
    const HandEnds ends = hand_ends(rules_, room);
    for (int i = 0; i < ends.count; ++i) ask(after(rules_, room, ends.ends[i]));
    if (unseen > room_size && may_avoid(rules_, room)) ask(after_avoiding(rules_, room));
    return best;
}

double Lookahead::mean(const Position& end) const {
    const FirstLayer whole = deck_layer(net_, end);
    long long sum = 0, ways = 0;
    for (const Draw& draw : draws(end.unseen, end.owed)) {
        Position room = end;
        reveal(room, draw.cards, end.owed);
        FirstLayer deck = whole;
        for (int i = 0; i < end.owed; ++i) {
            const int row = input::unseen + kind_input(draw.cards[i]);
            const auto& weights = net_.rows[static_cast<std::size_t>(row)];
            for (std::size_t k = 0; k < first_width; ++k) deck[k] -= weights[k];
        }
        sum += in_steps(worth(room, deck)) * draw.ways;
        ways += draw.ways;
    }
    return static_cast<double>(sum) / (steps_of_chance * static_cast<double>(ways));
}

}  // namespace scoundrel::ceiling
