#include "player/simple_players.h"

#include <gtest/gtest.h>

#include "notation/rules_text.h"
#include "player/players.h"
#include "rules/legal.h"

namespace scoundrel {
namespace {

// The potion of the slot wins; that the room before was avoided has nothing to do with it.
TEST(CarefulPlayer, AWinIsNoAvoidedRoom) {
    const Rules rules = parse_rules("rascal+avoid=always+inventory=always+rummage=free")->rules;
    const auto careful = find_player_kind("careful")->make(rules, std::make_shared<const Net>());
    Position position = Game::begin(rules).position;
    position.unseen = CardSet();
    position.owed = 0;
    position.room[0] = Card(Suit::clubs, 14);
    position.room_count = 1;
    position.weapon.card = Card(Suit::diamonds, 9);
    position.slot.card = Card(Suit::hearts, 10);
    position.health = 3;
    position.untouched = true;
    for (const bool avoided : {false, true}) {
        position.avoided_last = avoided;
        EXPECT_EQ(careful->advise(position, {}).options.front().move,
                  Move(Card(Suit::hearts, 10), Verb::drink));
    }
}

}  // namespace
}  // namespace scoundrel
