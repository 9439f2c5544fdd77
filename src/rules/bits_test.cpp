#include "rules/bits.h"

#include <gtest/gtest.h>

#include "rules/random.h"

namespace scoundrel {
namespace {

constexpr std::uint64_t bit(int place) { return std::uint64_t{1} << place; }

static_assert(count_bits(0) == 0 && count_bits(~std::uint64_t{0}) == 64);
static_assert(lowest_bit(1) == 0 && lowest_bit(bit(63)) == 63 && lowest_bit(bit(40) | bit(9)) == 9);

TEST(Bits, CountedWhereverTheyAre) {
    for (int a = 0; a < 64; ++a)
        for (int b = 0; b < 64; ++b) EXPECT_EQ(count_bits(bit(a) | bit(b)), a == b ? 1 : 2);
    SplitMix64 random(1);
    for (int i = 0; i < 1000; ++i) {
        const std::uint64_t bits = random.next();
        int count = 0;
        for (int place = 0; place < 64; ++place) count += (bits >> place & 1) != 0 ? 1 : 0;
        EXPECT_EQ(count_bits(bits), count) << bits;
        EXPECT_EQ(bits >> lowest_bit(bits) & 1, 1u);
        EXPECT_EQ(bits & (bit(lowest_bit(bits)) - 1), 0u);
    }
}

}  // namespace
}  // namespace scoundrel
