#include "rules/account.h"

#include <gtest/gtest.h>

#include "support/words.h"

namespace scoundrel {
namespace {

using namespace test::words;

TEST(Pile, GivesBackTheLastOne) {
    Pile<4> pile;
    pile.push("2C"_card);
    pile.push("3C"_card);
    EXPECT_EQ(pile.end() - pile.begin(), 2);
    EXPECT_EQ(pile.pop(), "3C"_card);
    EXPECT_EQ(pile.count, 1);
    Pile<4> same;
    same.push("2C"_card);
    EXPECT_EQ(pile, same) << "nothing of the card taken is left behind";
}

TEST(Account, EveryCardOfThePackFits) {
    Account account;
    for (const Card card : CardSet::whole_pack()) account.discarded(card);
    EXPECT_EQ(account.discard.count, cards_in_pack);
    for (const Card card : CardSet::monsters()) account.laid_on_weapon(card);
    EXPECT_EQ(account.slain.count, monsters_in_pack);
}

}  // namespace
}  // namespace scoundrel
