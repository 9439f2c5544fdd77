#include "solver/room.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "support/random_rules.h"
#include "support/thorough.h"

namespace scoundrel {
namespace {

using test::any_below;

// All that is reported of a room, in an order of its own.
class Reported final : public RoomEnds {
  public:
    ~Reported() = default;

    void next_room(unsigned left, Card slot, const Hands& hands) override {
        next[{left, slot.face()}].add(hands);
    }
    void won(unsigned left, Card last, int health) override {
        int& best = wins[{left, last.face()}];
        best = std::max(best, health);
    }
    void died(unsigned left, Card killer) override { deaths.insert({left, killer.face()}); }

    std::map<std::tuple<unsigned, int>, Hands> next;
    std::map<std::tuple<unsigned, int>, int> wins;
    std::set<std::tuple<unsigned, int>> deaths;
};

// The most health with each weapon or a stronger one, by freshness: what is left when dominated
// hands do not count.
std::vector<int> best_of(const Hands& hands) {
    std::vector<int> best;
    Bytes most{};
    for (int weapon = weapon_rows - 1; weapon >= 0; --weapon) {
        if ((hands.rows >> weapon & 1) != 0) most = greater_of(most, hands.row[weapon]);
        for (int f = 0; f < freshness_count; ++f) best.push_back(most[f]);
    }
    return best;
}

Room random_room(SplitMix64& random) {
    Room room;
    room.count = 1 + any_below(random, room_size);
    const CardSet cards = test::some_cards(random, CardSet::whole_pack(), room.count);
    int i = 0;
    for (const Card card : cards) room.cards[i++] = card;
    room.behind = any_below(random, 4);
    if (room.behind > 0) room.dealt_with = room_size - room.count;
    room.monsters_behind = room.behind > 0 && any_below(random, 2) == 0;
    room.potion_used = room.dealt_with > 0 && any_below(random, 2) == 0;
    return room;
}

Hands random_hands(SplitMix64& random, int health) {
    Hands hands;
    for (int n = 1 + any_below(random, 4); n > 0; --n) {
        const int weapon = any_below(random, 3) == 0 ? 0 : 2 + any_below(random, 13);
        const int freshness = weapon == 0 ? 0 : 1 + any_below(random, 15);
        hands.add(only({weapon, freshness, 1 + any_below(random, health)}));
    }
    return hands;
}

TEST(Room, TheQuickWayAndTheGeneralOneAgree) {
    for (std::uint64_t seed = 0; seed < std::uint64_t{test::thorough(5000)}; ++seed) {
        SCOPED_TRACE(seed);
        SplitMix64 random(seed);
        Rules rules = test::random_knobs(random);
        rules.health = static_cast<std::uint8_t>(1 + any_below(random, 30));
        rules.fourth = Fourth::carried;
        rules.discard = Discard::no;
        rules.inventory = Inventory::none;
        if (rules.weapon == WeaponRule::wear) rules.weapon = WeaponRule::equal;
        const HandRules hand_rules(rules);
        const Room room = random_room(random);
        if (room.behind > 0 && room.dealt_with == cards_to_face) continue;
        if (rules.ending == Ending::last && room.count + room.behind == 1) continue;  // it is won
        const Hands hands = random_hands(random, rules.health);
        const RoomWishes wishes{any_below(random, 3) == 0 ? room.cards[0] : Card(), true};
        Reported quick;
        Reported general;
        play_room(hand_rules, room, hands, wishes, quick);
        play_room_with_items(hand_rules, room, hands, wishes, general);
        EXPECT_EQ(quick.wins, general.wins);
        for (const auto& death : general.deaths) EXPECT_TRUE(quick.deaths.contains(death));
        ASSERT_EQ(quick.next.size(), general.next.size());
        for (const auto& [end, reached] : quick.next)
            EXPECT_EQ(best_of(reached), best_of(general.next[end]));
    }
}

}  // namespace
}  // namespace scoundrel
