#include "game/memory_storage.h"

#include <gtest/gtest.h>

namespace scoundrel {
namespace {

TEST(MemoryStorage, TellsWhatTheHostMustWrite) {
    MemoryStorage storage;
    ASSERT_TRUE(storage.extend("a", 0, "one\n"));
    ASSERT_TRUE(storage.extend("a", 4, "two\n"));
    const auto writes = storage.take_writes();
    ASSERT_EQ(writes.size(), 2U);
    EXPECT_EQ(writes[0].before, "");
    EXPECT_EQ(writes[1].before, "one\n");
    EXPECT_EQ(writes[1].after, "one\ntwo\n");
    EXPECT_TRUE(storage.take_writes().empty());
    EXPECT_EQ(*storage.read("a"), "one\ntwo\n");
}

TEST(MemoryStorage, LeavesAloneWhatIsOpenElsewhere) {
    MemoryStorage storage;
    storage.fill({{"theirs", "x"}}, {"theirs"});
    EXPECT_FALSE(*storage.claim("theirs"));
    EXPECT_FALSE(storage.extend("theirs", 1, "y"));
    EXPECT_TRUE(storage.take_writes().empty());
}

TEST(MemoryStorage, ANameThatIsTakenIsNotBegunAnew) {
    MemoryStorage storage;
    storage.fill({{"a", "x"}}, {});
    EXPECT_FALSE(storage.extend("a", 0, "y"));
    EXPECT_FALSE(*storage.add("a", "y"));
    EXPECT_TRUE(*storage.add("b", "y"));
}

TEST(MemoryStorage, AClaimHoldsUntilItIsReleased) {
    MemoryStorage storage;
    EXPECT_FALSE(storage.claim("a"));
    storage.fill({{"a", "x"}}, {});
    EXPECT_TRUE(*storage.claim("a"));
    EXPECT_FALSE(*storage.claim("a"));
    storage.release("a");
    EXPECT_TRUE(*storage.claim("a"));
}

TEST(MemoryStorage, DropsATornTail) {
    MemoryStorage storage;
    storage.fill({{"a", "one\ntor"}}, {});
    ASSERT_TRUE(*storage.claim("a"));
    ASSERT_TRUE(storage.extend("a", 4, "two\n"));
    EXPECT_EQ(*storage.read("a"), "one\ntwo\n");
    EXPECT_FALSE(storage.extend("a", 100, "x"));
}

// Where there are no locks another tab may have written meanwhile: its moves are not cut off.
TEST(MemoryStorage, WhatWasPlayedOnElsewhereIsNotOverwritten) {
    MemoryStorage storage;
    ASSERT_TRUE(storage.extend("a", 0, "one\n"));
    storage.fill({{"a", "one\ntheirs\n"}}, {});
    EXPECT_FALSE(storage.extend("a", 4, "ours\n"));
    EXPECT_EQ(*storage.read("a"), "one\ntheirs\n");
}

}  // namespace
}  // namespace scoundrel
