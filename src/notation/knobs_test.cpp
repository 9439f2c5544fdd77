#include "notation/knobs.h"

#include <gtest/gtest.h>

#include "notation/numbers.h"
#include "notation/rules_text.h"
#include "protocol/rules_json.h"
#include "rules/rule_sets.h"
#include "support/json.h"

namespace scoundrel {
namespace {

// The order of the knob table is part of the notation: ids print their differences in it.
TEST(Knobs, TheTable) {
    std::string table;
    for (const Knob& knob : knobs())
        table += std::string(knob.name) + ": " + knob.describe_values() + "\n";
    EXPECT_EQ(table,
              "health: 1 to 99\n"
              "weapon: lower, equal or wear\n"
              "wear: 0 to 14\n"
              "bare: choice or forced\n"
              "potions: one or any\n"
              "avoid: never, alternate or always\n"
              "order: kept, choice or reversed\n"
              "fourth: carried or optional\n"
              "discard: no or items\n"
              "inventory: none, calm, carried, leaving or always\n"
              "swap: no or yes\n"
              "drop: no or yes\n"
              "repair: 0 to 14\n"
              "monsters: chosen or die\n"
              "ending: cleared, short, last or monsters\n"
              "scoring: original, health or slain\n"
              "start: 1 to 99\n"
              "loss: dungeon, overkill or table\n"
              "killer: out or counts\n"
              "broken: kept or discarded\n"
              "exchange: no or yes\n"
              "rummage: counts or free\n");
}

TEST(Knobs, EveryValueIsSetPrintedAndReadBack) {
    for (const Knob& knob : knobs())
        for (int value = knob.low; value <= knob.high; ++value) {
            Rules rules;
            knob.set(rules, value);
            EXPECT_EQ(knob.get(rules), value) << knob.name;
            EXPECT_EQ(knob.parse(knob.print(value)), value) << knob.name;
            // The field is the knob's own: all others keep their values.
            for (const Knob& other : knobs()) {
                if (other.name == knob.name) continue;
                EXPECT_FALSE(other.differs(rules, Rules())) << other.name;
            }
        }
}

TEST(Knobs, ValuesStandInTheOrderOfTheirEnums) {
    Rules rules;
    find_knob("weapon")->set(rules, *find_knob("weapon")->parse("wear"));
    EXPECT_EQ(rules.weapon, WeaponRule::wear);
    find_knob("inventory")->set(rules, *find_knob("inventory")->parse("leaving"));
    EXPECT_EQ(rules.inventory, Inventory::leaving);
    find_knob("ending")->set(rules, *find_knob("ending")->parse("short"));
    EXPECT_EQ(rules.ending, Ending::shortened);
    find_knob("drop")->set(rules, *find_knob("drop")->parse("yes"));
    EXPECT_EQ(rules.drop, Drop::yes);
    EXPECT_EQ(rules.swap, Swap::no);
}

TEST(Knobs, WhatIsNoValue) {
    const Knob& health = *find_knob("health");
    for (const char* text : {"", "0", "100", "-1", "+1", "1.0", " 1", "1e1", "twenty",
                             "18446744073709551617", "99999999999999999999999"})
        EXPECT_FALSE(health.parse(text)) << text;
    EXPECT_EQ(health.parse("007"), 7);
    EXPECT_EQ(health.parse("99"), 99);
    for (const char* text : {"", "Lower", "lowe", "lower ", "0"})
        EXPECT_FALSE(find_knob("weapon")->parse(text)) << text;
    EXPECT_FALSE(find_knob("wear")->parse("15"));
    EXPECT_EQ(find_knob("wear")->parse("0"), 0);
}

TEST(Knobs, AllValuesAsJson) {
    const Json values = knob_values(parse_rules("rascal+deck=-2D+wear=3").value().rules);
    EXPECT_EQ(values.size(), knobs().size() + 1);
    EXPECT_EQ(values["deck"], "-2D");
    EXPECT_EQ(values["wear"], 3);
    EXPECT_EQ(values["inventory"], "calm");
}

TEST(Knobs, UnknownNames) {
    EXPECT_EQ(find_knob("luck"), nullptr);
    EXPECT_EQ(find_knob(""), nullptr);
    EXPECT_EQ(find_knob("deck"), nullptr) << "its value is a set of cards";
}

static_assert(parse_number("18446744073709551615") == 18446744073709551615u);
static_assert(!parse_number("18446744073709551616") && !parse_number("99999999999999999999"));
static_assert(parse_number("0") == 0u && parse_number("00042") == 42u);
static_assert(!parse_number("") && !parse_number("4 2") && !parse_number("-1"));

TEST(Numbers, Hex) {
    EXPECT_EQ(print_hex(0), "0000000000000000");
    EXPECT_EQ(print_hex(0xCBF29CE484222325u), "cbf29ce484222325");
}

}  // namespace
}  // namespace scoundrel
