#include "player/generalist.h"

#include <gtest/gtest.h>

#include "notation/knobs.h"
#include "player/evaluator.h"
#include "rules/dealer.h"
#include "rules/rule_sets.h"
#include "support/random_rules.h"

namespace scoundrel {
namespace {

// Small weights by chance, so that no sum leaves its range.
NetFile some_net(std::size_t inputs, std::string_view rules) {
    SplitMix64 random(7);
    NetFile file{.rules = std::string(rules),
                 .about = {},
                 .met = std::vector<bool>(inputs, true),
                 .net = {}};
    const auto weight = [&](int width) { return test::any_below(random, 2 * width + 1) - width; };
    file.net.rows.resize(inputs);
    for (Row& row : file.net.rows)
        for (std::int16_t& each : row) each = static_cast<std::int16_t>(weight(40));
    for (auto& row : file.net.second)
        for (float& each : row) each = static_cast<float>(weight(100)) / 1000;
    for (float& each : file.net.win) each = static_cast<float>(weight(100)) / 100;
    for (float& each : file.net.score) each = static_cast<float>(weight(100)) / 100;
    return file;
}

Position first_room(const Rules& rules, std::uint64_t seed) {
    Unrecorded past;
    Position position = start(rules, past);
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    deal(position, dealer);
    return position;
}

// The ordinary net that is made of it says what the general one says of the translated inputs.
TEST(Generalist, IsForGivenRulesAnOrdinaryNet) {
    const NetFile general = some_net(general_inputs(), any_rules);
    SplitMix64 random(3);
    for (std::uint64_t i = 0; i < 50; ++i) {
        Rules rules = test::random_knobs(random);
        rules.health = static_cast<std::uint8_t>(1 + test::any_below(random, 99));
        const Meanings meanings(rules);
        const Position position = first_room(rules, i);
        Inputs inputs;
        read_all(rules, position, inputs);
        Row general_sum = general.net.first_bias;
        add_rows(general.net, meanings.translate(inputs), general_sum);
        const Net net = net_for(general.net, meanings);
        Row sum = net.first_bias;
        add_rows(net, inputs, sum);
        EXPECT_EQ(sum, general_sum);
        EXPECT_EQ(evaluate(net, sum).win, evaluate(general.net, general_sum).win);
    }
}

TEST(Generalist, TellsEveryValueOfEveryKnobApart) {
    for (const Knob& knob : knobs()) {
        Rules low, high;
        knob.set(low, knob.low);
        knob.set(high, knob.high);
        EXPECT_NE(Meanings(low).always(), Meanings(high).always()) << knob.name;
    }
    // Numbers of a wide range by fours; health also by what is missing of it.
    Rules nineteen;
    nineteen.health = 19;
    const int input = input::health + 15;
    EXPECT_FALSE(std::ranges::equal(Meanings(Rules{}).of(input), Meanings(nineteen).of(input)));
}

TEST(Generalist, KnowsHowFarAWeaponReaches) {
    const auto weapon = [](int value, int limit) { return input::weapon + value * 16 + limit; };
    Rules lower, equal;
    equal.weapon = WeaponRule::equal;
    const Meanings of_lower(lower), of_equal(equal);
    // Below 8 is as good as up to 7.
    EXPECT_TRUE(std::ranges::equal(of_lower.of(weapon(5, 8)), of_equal.of(weapon(5, 7))));
    EXPECT_FALSE(std::ranges::equal(of_lower.of(weapon(5, 8)), of_equal.of(weapon(5, 8))));
}

TEST(Generalist, BeginsAsTheNetOfSomeRules) {
    for (const RuleSet& set : rule_sets) {
        const NetFile own = some_net(input::count, set.id);
        const NetFile general = general_file(own, set.rules);
        const NetFile again = file_for(general, set.rules);
        const Position position = first_room(set.rules, 5);
        const auto worth = [&](const NetFile& file) {
            return Evaluator(set.rules, std::make_shared<const Net>(file.net)).worth(position).win;
        };
        EXPECT_EQ(worth(again), worth(own)) << set.id;
    }
}

// A file from before the last knob was added is read, and its rows are used.
TEST(Generalist, MayBeOlderThanAKnob) {
    const NetFile whole = some_net(general_inputs(), any_rules);
    NetFile older = whole;
    older.met.resize(general_inputs() - 2);
    older.net.rows.resize(general_inputs() - 2);
    const auto read = parse_net(print_net(older));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->net.rows.size(), general_inputs() - 2);
    EXPECT_EQ(print_net(*read), print_net(older));
    file_for(*read, Rules{});
    NetFile too_old = whole;
    too_old.met.resize(first_knob_input() - 1);
    too_old.net.rows.resize(first_knob_input() - 1);
    EXPECT_FALSE(parse_net(print_net(too_old)));
}

}  // namespace
}  // namespace scoundrel
