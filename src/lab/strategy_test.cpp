#include "lab/strategy.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "lab/strategy_figures.h"
#include "lab/strategy_text.h"
#include "nets/nets.h"
#include "notation/cards.h"
#include "support/plain_expectimax.h"

namespace scoundrel {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Card card(std::string_view text) { return *parse_card(text); }

// A room of classic with these cards, the rest of the deck unseen.
Position room_of(std::initializer_list<std::string_view> cards, int health = 20, Held weapon = {}) {
    Position position;
    position.unseen = classic_deck;
    for (const std::string_view text : cards) {
        position.room[position.room_count++] = card(text);
        position.unseen.remove(card(text));
    }
    if (weapon.card) position.unseen.remove(weapon.card);
    position.health = static_cast<std::uint8_t>(health);
    position.weapon = weapon;
    return position;
}

Deeds deeds(const Position& position, std::initializer_list<Move> moves) {
    return deeds_of(Rules{}, position, std::vector<Move>(moves));
}

const StrategyQuestion& rule(std::string_view name) {
    return *std::ranges::find_if(
        rules_of_thumb(), [&](const StrategyQuestion& each) { return each.rows.front() == name; });
}

const Move avoid{Verb::avoid};
Move fight(std::string_view text) { return {card(text), Verb::fight}; }
Move bare(std::string_view text) { return {card(text), Verb::barehanded}; }
Move drink(std::string_view text) { return {card(text), Verb::drink}; }
Move equip(std::string_view text) { return {card(text), Verb::equip}; }

TEST(StrategyDeeds, TellWhatWasDone) {
    const Position position = room_of({"7D", "JC", "6S", "5H"}, 12);
    const Deeds way = deeds(position, {equip("7D"), fight("JC"), drink("5H")});
    EXPECT_FALSE(way.avoided);
    EXPECT_EQ(way.left, CardSet::of(card("6S")));
    EXPECT_EQ(way.equipped, CardSet::of(card("7D")));
    EXPECT_EQ(way.health, 13);  // 12 - 4 + 5
    EXPECT_EQ(way.healed, 5);
    EXPECT_EQ(way.reach, 10);  // below a jack
    EXPECT_FALSE(way.bare_by_choice());
    EXPECT_TRUE(way.fresh_below(12));
    EXPECT_FALSE(way.fresh_below(11));
    EXPECT_TRUE(way.poured.empty());
}

TEST(StrategyDeeds, TellBareHandsByChoiceFromNeed) {
    const Held worn{card("7D"), 0, 6};
    const Position position = room_of({"JC", "5S", "2H", "3H"}, 20, worn);
    const Deeds way = deeds(position, {bare("JC"), bare("5S"), drink("2H")});
    EXPECT_FALSE(way.blows[0].may_arm);  // the jack is out of reach
    EXPECT_TRUE(way.blows[1].may_arm);
    EXPECT_TRUE(way.bare_by_choice());
    const Deeds two = deeds(position, {drink("2H"), drink("3H"), bare("JC")});
    EXPECT_EQ(two.poured, CardSet::of(card("3H")));
}

// A rule's word about a way through a room; the room's facts come of all these ways.
Side side_of(std::string_view name, const Position& position, const std::vector<Deeds>& ways,
             std::size_t way) {
    const RoomFacts facts(Rules{}, position, ways);
    EXPECT_TRUE(rule(name).cell(facts)) << name;
    return rule(name).side(facts, ways[way]);
}

TEST(StrategyRules, AreAskedOnlyWhereTheyApply) {
    const auto asked = [](std::string_view name, const Position& position,
                          const std::vector<Deeds>& ways) {
        return rule(name).cell(RoomFacts(Rules{}, position, ways)).has_value();
    };
    const Position four = room_of({"AC", "KS", "QS", "2C"});
    EXPECT_TRUE(asked("avoid_four_monsters", four, {}));
    EXPECT_TRUE(asked("avoid_unarmed", four, {}));
    EXPECT_FALSE(asked("pour_nothing_away", four, {}));
    Position again = four;
    again.avoided_last = true;  // it may not be avoided
    EXPECT_FALSE(asked("avoid_four_monsters", again, {}));
    const Position armed = room_of({"AC", "KS", "5D", "2C"}, 20, {card("7D"), 0, 6});
    EXPECT_TRUE(asked("fresh_over_worn", armed, {}));
    EXPECT_TRUE(asked("never_a_weaker_weapon", armed, {}));
    EXPECT_FALSE(asked("leave_spare_weapon", armed, {}));
    EXPECT_FALSE(asked("avoid_unarmed", armed, {}));
}

TEST(StrategyRules, TakeTheSideOfTheWaysThatFollow) {
    const Position position = room_of({"7D", "JC", "6S", "5H"}, 12);
    const std::vector<Deeds> ways{deeds(position, {avoid}),
                                  deeds(position, {equip("7D"), fight("JC"), drink("5H")}),
                                  deeds(position, {equip("7D"), fight("6S"), drink("5H")}),
                                  deeds(position, {bare("6S"), equip("7D"), drink("5H")})};
    using enum Side;
    const auto sides = [&](std::string_view name) {
        std::vector<Side> all;
        for (std::size_t i = 0; i < ways.size(); ++i)
            all.push_back(side_of(name, position, ways, i));
        return all;
    };
    EXPECT_THAT(sides("face_what_does_not_kill"), ElementsAre(against, follows, follows, follows));
    EXPECT_THAT(sides("strongest_first"), ElementsAre(neither, follows, against, against));
    EXPECT_THAT(sides("leave_biggest_monster"), ElementsAre(neither, against, follows, follows));
    EXPECT_THAT(sides("leave_smallest_monster"), ElementsAre(neither, follows, against, against));
    EXPECT_THAT(sides("fresh_for_eight_up"), ElementsAre(neither, follows, against, follows));
    EXPECT_THAT(sides("most_health"), ElementsAre(neither, against, follows, against));
    EXPECT_THAT(sides("take_every_weapon"), ElementsAre(neither, follows, follows, follows));
    EXPECT_THAT(sides("use_weapon_if_possible"), ElementsAre(neither, follows, follows, follows));
    EXPECT_THAT(sides("keep_ten_health"), ElementsAre(follows, follows, follows, follows));
}

TEST(StrategyRules, EachHasANameOfItsOwn) {
    std::vector<std::string_view> names;
    for (const StrategyQuestion& each : rules_of_thumb()) {
        EXPECT_EQ(each.cells(), 1u);
        EXPECT_EQ(std::ranges::count(names, each.rows.front()), 0) << each.rows.front();
        names.push_back(each.rows.front());
    }
    EXPECT_GE(names.size(), 20u);
}

// Small enough for the plain search: what is judged exactly must be what it says.
TEST(RoomJudge, JudgesAsThePlainSearchDoes) {
    Rules rules;
    rules.health = 10;
    rules.deck = {};
    for (const auto* text : {"AC", "7S", "5C", "4S", "3C", "6D", "3D", "5H", "2H"})
        rules.deck.add(card(text));
    const SharedNet net = choose_net(rules).net;
    RoomJudge judge(rules, net, {});
    test::PlainExpectimax plain(rules);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        KnownDealer dealer = seeded_dealer(rules.deck, seed);
        Unrecorded past;
        Position position = start(rules, past);
        deal(position, dealer);
        const JudgedRoom room = judge.judge(position, seed);
        ASSERT_TRUE(room.exact);
        for (const JudgedWay& each : room.ways)
            EXPECT_NEAR(each.judge, plain.win(each.way.end), 1e-9);
        EXPECT_NEAR(room.ways[room.best].judge, plain.win(position), 1e-9);
    }
}

TEST(StrategyMistake, IsOfTheKindThatSetsTheWaysApart) {
    const Position position = room_of({"7D", "JC", "6S", "5H"}, 12);
    const auto kind = [&](std::initializer_list<Move> did, std::initializer_list<Move> should) {
        JudgedRoom room;
        for (const auto& moves : {did, should}) {
            JudgedWay& way = room.ways.emplace_back();
            way.way.end = position;
            Unrecorded past;
            for (const Move move : moves) apply(Rules{}, way.way.end, move, past);
            room.deeds.push_back(deeds(position, moves));
        }
        room.best = 1;
        return kind_of_mistake(Rules{}, position, room, 0);
    };
    EXPECT_EQ(kind({avoid}, {equip("7D"), fight("JC"), drink("5H")}), Mistake::avoided);
    EXPECT_EQ(kind({equip("7D"), fight("JC"), drink("5H")}, {avoid}), Mistake::faced);
    EXPECT_EQ(
        kind({equip("7D"), fight("JC"), drink("5H")}, {equip("7D"), fight("JC"), fight("6S")}),
        Mistake::took_potion);
    EXPECT_EQ(kind({equip("7D"), fight("6S"), drink("5H")}, {equip("7D"), bare("6S"), drink("5H")}),
              Mistake::wore_weapon);
    EXPECT_EQ(kind({equip("7D"), bare("6S"), drink("5H")}, {equip("7D"), fight("6S"), drink("5H")}),
              Mistake::spared_weapon);
    EXPECT_EQ(
        kind({equip("7D"), fight("6S"), drink("5H")}, {equip("7D"), fight("JC"), drink("5H")}),
        Mistake::left_monster);
}

StrategyPlan small_plan() { return {.variant = {}, .net = 7, .judge = {4, 3}, .worth = 2}; }

std::string study(int jobs) {
    const StrategyPlan plan = small_plan();
    std::string text;
    const Work<StrategyRow> work{.worker = strategy_worker(plan, choose_net(Rules{}).net),
                                 .jobs = jobs,
                                 .keep = [&](const StrategyRow& row) -> Result<bool> {
                                     text += print_strategy_row(row) + "\n";
                                     return false;
                                 }};
    EXPECT_TRUE(*run_work(work, MissingSeeds({0, 2}, {})));
    return text;
}

TEST(Strategy, RowsAreTheSameOnAnyNumberOfThreadsAndAsText) {
    const std::string one = study(1);
    EXPECT_EQ(study(3), one);
    std::uint64_t last = no_lines_yet;
    const std::string text = with_checks(print_strategy_head(small_plan()) + one, last);
    const auto read = resume_strategy(text, small_plan());
    ASSERT_TRUE(read);
    ASSERT_EQ(read->rows.size(), 3u);
    EXPECT_EQ(read->used, text.size());
    EXPECT_EQ(print_strategy_row(read->rows[2]) + "\n", one.substr(one.find("\n2 ") + 1));
    StrategyPlan other = small_plan();
    other.judge.judging = 5;
    EXPECT_THAT(resume_strategy(text, other).error().message, HasSubstr("rooms 4 3 2"));
    EXPECT_FALSE(parse_strategy_row("1 5:0:0:0:0"));
    EXPECT_FALSE(parse_strategy_row("1 5:1:2:0:0"));
    EXPECT_FALSE(parse_strategy_row("1 999999:1:1:0:0"));
    EXPECT_FALSE(parse_strategy_row("1 6:1:1:0:0 5:1:1:0:0"));
}

// Two deals: asked twice in the first, right both times; once in the second, wrong.
TEST(StrategyFigures, AddUpByDeal) {
    StrategyFigures figures;
    figures.add({0, {{.measure = 3, .count = 2, .right = 2, .gain = 60'000}}});
    figures.add({1, {{.measure = 3, .count = 1, .right = 0, .lost = 30'000}}});
    const MeasureFigures of = figures.of(3);
    EXPECT_EQ(of.count, 3u);
    EXPECT_NEAR(of.right->mean, 100.0 * 2 / 3, 1e-9);
    EXPECT_NEAR(of.gain->mean, 3, 1e-9);
    EXPECT_NEAR(of.lost->mean, 3, 1e-9);
    EXPECT_NEAR(of.net->mean, 1, 1e-9);
    EXPECT_NEAR(of.game.mean, 1.5, 1e-9);
    EXPECT_FALSE(figures.of(4).right);
}

}  // namespace
}  // namespace scoundrel
