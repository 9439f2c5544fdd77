// What the ceiling's program rests on, as far as a processor can tell: its ends of rooms, its view
// of known ends, its draws, and that a path is never priced below what a player can reach.
#include <gtest/gtest.h>

#include <algorithm>
#include <unordered_map>

#include "bench/cuda/ceiling/lookahead.h"
#include "bench/cuda/ceiling/sweep.h"
#include "player/exact.h"
#include "player/imagine.h"
#include "player/ways.h"
#include "rules/dealer.h"
#include "solver/position_hash.h"
#include "solver/solver.h"
#include "support/random_rules.h"

namespace scoundrel::ceiling {
namespace {

// Rules that the lookahead knows, by chance.
Rules any_served_rules(SplitMix64& random) {
    while (true) {
        Rules rules = test::random_knobs(random);
        rules.fourth = Fourth::carried;
        rules.inventory = Inventory::none;
        rules.discard = Discard::no;
        rules.repair = 0;
        rules.broken = Broken::kept;
        rules.loss = Loss::dungeon;  // of deaths nothing is counted here
        if (serves(rules)) return rules;
    }
}

// Positions of games at random, before each room: `look(rules, room)`.
template <class Look>
void each_room(int games, Look look) {
    for (int game = 0; game < games; ++game) {
        SplitMix64 random(static_cast<std::uint64_t>(game));
        const Rules rules = any_served_rules(random);
        Ways ways(rules);
        Unrecorded past;
        Position end = start(rules, past);
        const KnownDealer dealer{shuffled(rules.deck, static_cast<std::uint64_t>(game))};
        while (end.status == Status::playing) {
            if (end.owed > 0) dealer.deal(end);
            look(rules, end);
            const std::vector<Way>& found = ways.from(end);
            const auto healthier = [](const Way& a, const Way& b) {
                return a.end.health < b.end.health;
            };
            const auto& way = random.below(2) == 0
                                  ? *std::max_element(found.begin(), found.end(), healthier)
                                  : found[random.below(found.size())];
            end = Position(way.end);
        }
    }
}

TEST(RoomEnds, AreTheWaysThatCanBeSurvived) {
    int rooms = 0;
    each_room(300, [&](const Rules& rules, const Position& room) {
        Ways ways(rules);
        std::vector<Position> expected;
        for (const Way& way : ways.from(room))
            if (way.end.status != Status::lost) expected.push_back(way.end);
        std::vector<Position> found;
        const HandEnds ends = hand_ends(rules, room);
        for (int i = 0; i < ends.count; ++i) found.push_back(after(rules, room, ends.ends[i]));
        if (avoid_refusal(rules, room) == Refusal::none)
            found.push_back(after_avoiding(rules, room));
        // Every one is as good as one of the others, both ways round; a win is a win.
        const auto covered = [&](const Position& end, const std::vector<Position>& by) {
            return std::any_of(by.begin(), by.end(), [&](const Position& other) {
                if (end.status == Status::won) return other.status == Status::won;
                return end == other || ways.no_better(end, other);
            });
        };
        for (const Position& end : expected) EXPECT_TRUE(covered(end, found));
        for (const Position& end : found) EXPECT_TRUE(covered(end, expected));
        ++rooms;
    });
    EXPECT_GT(rooms, 1000);
}

TEST(KnownEnd, IsAsTheSolverSaysWhereverItIsSure) {
    int sure = 0, won = 0, unsure = 0;
    each_room(1500, [&](const Rules& rules, const Position& room) {
        if (!room.unseen.empty()) return;
        Lost lost;
        const Seen seen = can_win(rules, room, 300, lost);
        if (seen == Seen::unsure) {
            ++unsure;
            return;
        }
        const Verdict verdict = solve(rules, room, Deck{}, 0, Question::verdict, Limits{}).verdict;
        EXPECT_EQ(seen == Seen::won, verdict == Verdict::won);
        ++sure;
        won += seen == Seen::won ? 1 : 0;
    });
    EXPECT_GT(won, 20);
    EXPECT_GT(sure, 20 * unsure);
}

// Every set of so many of these cards.
template <class Do>
void each_set(const Deck& deck, int wanted, int from, std::vector<Card>& chosen, Do do_it) {
    if (static_cast<int>(chosen.size()) == wanted) return do_it(chosen);
    for (int i = from; i < deck.count; ++i) {
        chosen.push_back(deck.cards[i]);
        each_set(deck, wanted, i + 1, chosen, do_it);
        chosen.pop_back();
    }
}

TEST(Lookahead, MeanIsTheMeanOverEverySetOfCards) {
    const ValueNet net = untrained_net(3);
    int compared = 0;
    each_room(60, [&](const Rules& rules, const Position& room) {
        if (room.unseen.count() < 5 || room.unseen.count() > 12) return;
        const Lookahead lookahead(rules, net);
        const HandEnds ends = hand_ends(rules, room);
        if (ends.count == 0) return;
        const Position end = after(rules, room, ends.ends[0]);
        if (end.status != Status::playing || end.unseen.count() <= end.owed) return;
        double sum = 0;
        int sets = 0;
        std::vector<Card> chosen;
        each_set(unseen_deck(end), end.owed, 0, chosen, [&](const std::vector<Card>& cards) {
            Position next = end;
            reveal(next, cards.data(), end.owed);
            sum += static_cast<double>(lookahead.worth(next));
            ++sets;
        });
        EXPECT_NEAR(lookahead.mean(end), sum / sets, 1e-6);
        ++compared;
    });
    EXPECT_GT(compared, 20);
}

class CpuCharges final : public Charges {
  public:
    CpuCharges(const Rules& rules, const ValueNet& net) : lookahead_(rules, net) {}
    void look(std::span<const Position> ends, std::span<const Position> rooms,
              std::span<double> worths, std::span<double> means) override {
        for (std::size_t i = 0; i < rooms.size(); ++i)
            worths[i] = static_cast<double>(lookahead_.worth(rooms[i]));
        for (std::size_t i = 0; i < ends.size(); ++i) {
            const auto [at, added] = known_.try_emplace(ends[i], 0);
            if (added) at->second = lookahead_.mean(ends[i]);
            means[i] = at->second;
        }
    }

  private:
    Lookahead lookahead_;
    std::unordered_map<Position, double, PositionHash> known_;
};

// Whatever the net says, the mean over all orders is no less than the optimum.
TEST(BestPath, IsAnUpperBoundForAnyNet) {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        SplitMix64 random(seed);
        Rules rules = any_served_rules(random);
        rules.deck = test::some_cards(random, classic_deck, 11);
        const ValueNet net = untrained_net(seed);
        CpuCharges charges(rules, net);
        Unrecorded past;
        Position end = start(rules, past);
        reveal(end, unseen_deck(end).cards, end.owed);
        const HandEnds ends = hand_ends(rules, end);
        if (ends.count == 0) continue;
        end = after(rules, end, ends.ends[0]);
        if (end.status != Status::playing) continue;
        ASSERT_EQ(end.unseen.count(), 7);
        const auto before = [](Card a, Card b) { return a.face() < b.face(); };
        Deck deck = unseen_deck(end);
        double sum = 0;
        int orders = 0;
        do {
            sum += best_path(rules, end, deck, charges).value;
            ++orders;
        } while (std::next_permutation(deck.cards, deck.cards + deck.count, before));
        EXPECT_EQ(orders, 5040);
        Exact exact(rules);
        const std::optional<double> optimum = exact.win_of_end(end);
        ASSERT_TRUE(optimum);
        EXPECT_GE(sum / orders, *optimum - 1e-6) << "seed " << seed;
    }
}

}  // namespace
}  // namespace scoundrel::ceiling
