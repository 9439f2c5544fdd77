#include <gtest/gtest.h>

#include "support/perft_rows.h"

namespace scoundrel::test {
namespace {

TEST(Perft, TheCountsOfTheTable) {
    const auto rows = read_perft_rows();
    EXPECT_GT(rows.size(), 20u);
    for (const PerftRow& row : rows)
        EXPECT_EQ(count_sequences(row), row.count) << row.game << " " << row.depth;
}

TEST(Perft, SmallDepthsByHand) {
    // Four cards: two monsters, a weapon and a potion, or avoid.
    const std::string game = "classic#42";
    EXPECT_EQ(count_sequences({game, 0, 0}), 1u);
    EXPECT_EQ(count_sequences({game, 1, 0}), 5u);  // JCb 6Sb 7De 5Hd avoid
}

}  // namespace
}  // namespace scoundrel::test
