#include "lab/checked_lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "lab/sample.h"
#include "notation/numbers.h"

namespace scoundrel {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::string checked(std::string_view lines) {
    std::uint64_t last = no_lines_yet;
    return with_checks(lines, last);
}

struct Read {
    std::vector<std::string> lines{};
    std::vector<std::size_t> failed{};
};
Read read(std::string_view text) {
    LineReader reader(text, true);
    Read all;
    while (const auto line = reader.next()) all.lines.emplace_back(*line);
    all.failed = reader.checks().failed;
    return all;
}

TEST(CheckedLines, TheCheckIsTheHashOfAllLinesSoFar) {
    const std::string text = checked("one\ntwo and more\n");
    Fnv1a first, both;
    first.add_text(std::string_view("one\n"));
    both.add_text(std::string_view("one\ntwo and more\n"));
    EXPECT_EQ(text, "one " + print_hex(first.value()) + "\ntwo and more " +
                        print_hex(both.value()) + "\n");
    EXPECT_THAT(read(text).lines, ElementsAre("one", "two and more"));
    EXPECT_THAT(read(text).failed, IsEmpty());
}

TEST(CheckedLines, GoOnWhereTheyEnded) {
    std::uint64_t last = no_lines_yet;
    const std::string first = with_checks("one\n", last);
    EXPECT_EQ(first + with_checks("two\nthree\n", last), checked("one\ntwo\nthree\n"));
    LineReader reader(first, true);
    reader.next();
    std::uint64_t resumed = reader.checks().last;
    EXPECT_EQ(first + with_checks("two\nthree\n", resumed), checked("one\ntwo\nthree\n"));
}

// A byte changed in a line is told of that line, or in its end of that and the next.
TEST(CheckedLines, EveryChangedByteIsTold) {
    const std::string text = checked("one\ntwo and more\n\nfour\n");
    for (std::size_t at = 0; at + 1 < text.size(); ++at)
        for (int change = 1; change < 256; ++change) {
            std::string other = text;
            other[at] = static_cast<char>(other[at] ^ change);
            EXPECT_FALSE(read(other).failed.empty()) << at << " " << change;
        }
}

TEST(CheckedLines, TheLastWithoutItsEndIsTornAndNothingElse) {
    const std::string text = checked("one\ntwo\n");
    for (std::size_t cut = 0; cut <= text.size(); ++cut)
        EXPECT_THAT(read(text.substr(0, cut)).failed, IsEmpty()) << cut;
}

TEST(CheckedLines, LinesTakenOutPutInAndMovedAreTold) {
    std::uint64_t last = no_lines_yet;
    const std::string a = with_checks("a\n", last), b = with_checks("b\n", last),
                      c = with_checks("c\n", last), d = with_checks("d\n", last);
    EXPECT_THAT(read(a + b + c + d).failed, IsEmpty());
    EXPECT_THAT(read(a + c + d).failed, ElementsAre(2));
    EXPECT_THAT(read(b + c + d).failed, ElementsAre(1));
    EXPECT_THAT(read(a + b + b + c + d).failed, ElementsAre(3));
    EXPECT_THAT(read(a + c + b + d).failed, ElementsAre(2, 3, 4));
    EXPECT_THAT(read(a + "x\n" + b).failed, ElementsAre(2, 3));
    EXPECT_THAT(read(a + b).failed, IsEmpty()) << "lines cut off the end cannot be told";
}

TEST(CheckedLines, CarriageReturnsDoNoHarm) {
    std::string text = checked("one\ntwo\n");
    for (std::size_t at = 0; (at = text.find('\n', at)) != text.npos; at += 2)
        text.insert(at, "\r");
    EXPECT_THAT(read(text).lines, ElementsAre("one", "two"));
    EXPECT_THAT(read(text).failed, IsEmpty());
}

TEST(Samples, AreInOrderAndEachOnce) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto sample = sample_of(100, 10, seed);
        ASSERT_EQ(sample.size(), 10u);
        EXPECT_TRUE(std::ranges::is_sorted(sample));
        EXPECT_EQ(std::set(sample.begin(), sample.end()).size(), 10u);
        EXPECT_LT(sample.back(), 100u);
    }
    EXPECT_EQ(sample_of(3, 10, 1), (std::vector<std::size_t>{0, 1, 2}));
    EXPECT_NE(sample_of(100, 10, 1), sample_of(100, 10, 2));
}

TEST(Samples, TakeEachAsOftenAsAnyOther) {
    std::vector<int> taken(10);
    for (std::uint64_t seed = 0; seed < 10'000; ++seed)
        for (const std::size_t one : sample_of(10, 3, seed)) ++taken[one];
    for (const int times : taken) EXPECT_NEAR(times, 3000, 200);
}

}  // namespace
}  // namespace scoundrel
