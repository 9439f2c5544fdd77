#include "player/ways.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "notation/cards.h"
#include "notation/rules_text.h"
#include "player/crossroads.h"
#include "player/evaluator.h"
#include "rules/dealer.h"
#include "rules/random_play.h"
#include "rules/rule_sets.h"
#include "rules/score.h"
#include "support/random_rules.h"
#include "support/thorough.h"

namespace scoundrel {
namespace {

// Every end that moves can reach, with nothing left out.
void all_ends(const Rules& rules, const Position& position, std::vector<Position>& seen,
              std::vector<Position>& ends) {
    if (std::find(seen.begin(), seen.end(), position) != seen.end()) return;
    seen.push_back(position);
    for (const Move move : legal_moves(rules, position)) {
        Position next = position;
        Unrecorded past;
        apply(rules, next, move, past);
        if (ends_way(position, move, next))
            ends.push_back(next);
        else
            all_ends(rules, next, seen, ends);
    }
}

// Some position in which the player is to choose, met in random play.
Position some_position(const Rules& rules, SplitMix64& random) {
    KnownDealer dealer = seeded_dealer(rules.deck, random.next());
    Unrecorded past;
    Position position = start(rules, past);
    deal(position, dealer);
    for (int moves = test::any_below(random, 20); moves > 0; --moves) {
        Position next = position;
        apply(rules, next, random_move(rules, position, random), past);
        if (next.status != Status::playing) break;
        deal(next, dealer);
        position = next;
    }
    return position;
}

std::string told(const Position& p) {
    std::string text = "health " + std::to_string(p.health) + ", weapon " +
                       (p.weapon.card ? print_card(p.weapon.card) : "none") + " uses " +
                       std::to_string(p.weapon.uses) + " limit " + std::to_string(p.weapon.limit) +
                       ", slot " + (p.slot.card ? print_card(p.slot.card) : "none") + ", room";
    for (int i = 0; i < p.room_count; ++i) text += " " + print_card(p.room[i]);
    return text + ", dealt with " + std::to_string(p.dealt_with) + ", bottom " +
           std::to_string(p.bottom_count) + ", owed " + std::to_string(p.owed) + ", status " +
           std::to_string(static_cast<int>(p.status)) + " bonus " + std::to_string(p.bonus);
}

// Of games that are over nothing but the score counts; what was slain stands for itself.
bool no_better(const Rules& rules, const Ways& ways, const Position& a, const Position& b) {
    if (a.status == Status::playing) return ways.no_better(a, b);
    return a.status == b.status &&
           (rules.scoring == Scoring::slain || score(rules, a, 0) <= score(rules, b, 0));
}

void expect_all_ways(const Rules& rules, const Position& position) {
    Ways ways(rules);
    const std::vector<Way> found = ways.from(position);
    std::vector<Position> seen, ends;
    all_ends(rules, position, seen, ends);
    const bool can_live = std::any_of(ends.begin(), ends.end(),
                                      [](const Position& p) { return p.status != Status::lost; });
    for (const Position& end : ends) {
        if (end.status == Status::lost && can_live) continue;  // never worth having
        EXPECT_TRUE(
            std::any_of(found.begin(), found.end(),
                        [&](const Way& way) { return no_better(rules, ways, end, way.end); }))
            << "an end is missing: " << told(end) << "\nfrom " << told(position);
    }
    for (const Way& way : found)
        EXPECT_TRUE(
            std::any_of(ends.begin(), ends.end(),
                        [&](const Position& end) { return no_better(rules, ways, way.end, end); }))
            << "an end that cannot be reached: " << told(way.end) << "\nfrom " << told(position);
}

TEST(Ways, OfTheRuleSetsAreAllThatIsWorthHaving) {
    SplitMix64 random(1);
    for (const RuleSet& set : rule_sets)
        for (int i = 0; i < test::thorough(200); ++i)
            expect_all_ways(set.rules, some_position(set.rules, random));
}

TEST(Ways, OfAnyRulesAreAllThatIsWorthHaving) {
    SplitMix64 random(2);
    for (int i = 0; i < test::thorough(3000); ++i) {
        Rules rules = test::random_knobs(random);
        if (i % 7 == 0) rules.monsters = Monsters::die;
        SCOPED_TRACE(print_rules(Variant{&rule_sets[0], rules}));
        expect_all_ways(rules, some_position(rules, random));
    }
}

TEST(Crossroads, EveryLegalMoveLeadsSomewhereByAPlanThatCanBePlayed) {
    SplitMix64 random(3);
    for (const RuleSet& set : rule_sets) {
        Ways ways(set.rules);
        for (int i = 0; i < 50; ++i) {
            const Position position = some_position(set.rules, random);
            const Crossroads crossroads = look_around(set.rules, ways, position);
            ASSERT_EQ(crossroads.roads.size(),
                      static_cast<std::size_t>(legal_moves(set.rules, position).count));
            for (const Crossroads::Road& road : crossroads.roads) {
                ASSERT_FALSE(road.ends.empty());
                for (const std::size_t place : road.ends) {
                    const Way& end = crossroads.ends[place];
                    Position reached = position;
                    SlainValue past;
                    for (const Move move : plan_to(set.rules, ways, position, road.move, end)) {
                        ASSERT_EQ(refusal(set.rules, reached, move), Refusal::none);
                        apply(set.rules, reached, move, past);
                    }
                    EXPECT_TRUE(no_better(set.rules, ways, end.end, reached));
                }
            }
        }
    }
}

TEST(Evaluator, SharedSumsGiveTheSameWorths) {
    Net net;
    SplitMix64 random(4);
    for (Row& row : net.rows)
        for (std::int16_t& weight : row) weight = static_cast<std::int16_t>(random.below(101) - 50);
    for (auto& row : net.second)
        for (float& weight : row) weight = static_cast<float>(random.below(101)) / 500 - 0.1f;
    net.win.fill(0.2f);
    net.score.fill(-0.1f);
    for (const RuleSet& set : rule_sets) {
        Evaluator evaluator(set.rules, std::make_shared<const Net>(net));
        Ways ways(set.rules);
        for (int i = 0; i < 50; ++i) {
            const Position position = some_position(set.rules, random);
            const std::vector<Way> all = ways.from(position);
            const std::vector<Worth> worths = evaluator.worths(position, all);
            for (std::size_t j = 0; j < all.size(); ++j) {
                Worth alone = evaluator.worth(all[j].end);
                if (set.rules.scoring == Scoring::slain)
                    alone.score += static_cast<float>(all[j].slain);
                EXPECT_EQ(worths[j].win, alone.win);
                EXPECT_EQ(worths[j].score, alone.score);
            }
        }
    }
}

}  // namespace
}  // namespace scoundrel
