#include "rules/position.h"

#include <gtest/gtest.h>

#include "support/dealt.h"

namespace scoundrel {
namespace {

using namespace test;
using namespace test::words;

// A position to begin with: nothing anywhere, nothing done. Whoever builds one by hand counts on
// it.
constexpr Position nothing;
static_assert(nothing.unseen.empty() && nothing.bottom_count == 0 && nothing.room_count == 0);
static_assert(nothing.carried == 0 && nothing.health == 0 && nothing.dealt_with == 0);
static_assert(!nothing.weapon.card && !nothing.slot.card && !nothing.rolled);
static_assert(nothing.owed == 0 && !nothing.die_owed && !nothing.awaiting());
static_assert(nothing.untouched && !nothing.potion_used && !nothing.avoided_last);
static_assert(nothing.status == Status::playing && nothing.bonus == 0);
static_assert(nothing.dungeon_empty() && nothing.dungeon() == 0);
static_assert(Held{} == Held{Card(), 0, 0});

TEST(Position, TheCardsOfItsPlaces) {
    Dealt game(classic, "2D 3C 4H 5S 6D 7C 8H 9S TD");
    game.play("avoid");
    EXPECT_EQ(game->room_cards(), "6D 7C 8H 9S"_cards);
    EXPECT_EQ(game->bottom_cards(), "2D 3C 4H 5S"_cards);
    EXPECT_EQ(game->carried_cards(), CardSet());
    EXPECT_EQ(game->dungeon(), 5);
    EXPECT_EQ(game->monsters_in_room(), 2);
    game.play("6De 7Cw 8Hd");
    EXPECT_EQ(game->carried_cards(), "9S"_cards);
    EXPECT_EQ(game->room_cards(), "9S TD 2D 3C"_cards);
}

TEST(Position, ADungeonIsEmptyWhenNothingLiesInIt) {
    Position position;
    position.unseen = "2C"_cards;
    EXPECT_FALSE(position.dungeon_empty());
    position = Position();
    position.bottom[position.bottom_count++] = "2C"_card;
    EXPECT_FALSE(position.dungeon_empty());
    EXPECT_EQ(position.dungeon(), 1);
}

TEST(Position, AwaitingCardsOrADie) {
    Position position;
    position.owed = 1;
    EXPECT_TRUE(position.awaiting());
    position = Position();
    position.die_owed = true;
    EXPECT_TRUE(position.awaiting());
}

}  // namespace
}  // namespace scoundrel
