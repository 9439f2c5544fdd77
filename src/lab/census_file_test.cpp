#include "lab/rows_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "support/files.h"

namespace scoundrel {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

class CensusFiles : public testing::Test {
  protected:
    void SetUp() override {
        folder = fs::path(testing::TempDir()) /
                 ("census-" +
                  std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
        fs::remove_all(folder);
        fs::create_directories(folder);
        path = (folder / "c.txt").string();
    }
    void TearDown() override { fs::remove_all(folder); }

    Result<CensusFile> open(const char* rules = "classic") {
        return CensusFile::open(path, {*parse_rules(rules), Question::everything});
    }
    void write(const std::string& text) { std::ofstream(path, std::ios::binary) << text; }
    std::string text() { return test::read_file(path); }

    fs::path folder;
    std::string path;
    // Each with its check, one after the other.
    std::uint64_t last = no_lines_yet;
    const std::string head =
        with_checks(print_census_head({*parse_rules("classic"), Question::everything}), last);
    const std::string first = with_checks("0 won 30 2 6645\n", last);
    const std::string second = with_checks("1 lost -157 - 12\n", last);
};

TEST_F(CensusFiles, GrowRowByRow) {
    {
        auto file = open();
        ASSERT_TRUE(file);
        EXPECT_EQ(text(), head);
        ASSERT_TRUE(file->append(*parse_census_row("0 won 30 2 6645")));
        EXPECT_EQ(text(), head + first);
        ASSERT_TRUE(file->append(*parse_census_row("1 lost -157 - 12")));
        ASSERT_TRUE(file->sync());
    }
    EXPECT_EQ(text(), head + first + second);
    EXPECT_EQ(open()->rows().size(), 2u);
}

TEST_F(CensusFiles, CutAtEveryByteTheyGoOn) {
    const std::string whole = head + first + second;
    for (std::size_t cut = 0; cut <= whole.size(); ++cut) {
        write(whole.substr(0, cut));
        auto file = open();
        ASSERT_TRUE(file) << cut;
        for (const char* row : {"0 won 30 2 6645", "1 lost -157 - 12"}) {
            const auto parsed = *parse_census_row(row);
            if (std::ranges::count(file->rows(), parsed) > 0) continue;
            ASSERT_TRUE(file->append(parsed));
        }
        EXPECT_EQ(text(), whole) << cut;
    }
}

TEST_F(CensusFiles, ASecondProgramIsRefused) {
    auto file = open();
    ASSERT_TRUE(file);
    EXPECT_TRUE(growing_file_in_use(path));
    EXPECT_THAT(open().error().message, HasSubstr("another program is at work on this census"));
    {
        const CensusFile moved = std::move(*file);
        EXPECT_TRUE(growing_file_in_use(path));
    }
    EXPECT_FALSE(growing_file_in_use(path));
    EXPECT_TRUE(open());
}

TEST_F(CensusFiles, WhatIsNoneStaysAsItIs) {
    for (const std::string& other :
         {std::string("nonsense"), head + "nonsense\n",
          print_census({.head = {*parse_rules("equal"), Question::everything}}), head + second}) {
        write(other);
        EXPECT_THAT(open().error().message, HasSubstr(path)) << other;
        EXPECT_EQ(text(), other);
    }
    path = folder.string();
    EXPECT_FALSE(open());
    path = (folder / "pipe").string();
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    EXPECT_THAT(open().error().message, HasSubstr("no ordinary file"));
    EXPECT_FALSE(growing_file_in_use(path));
    path = (folder / "link").string();
    fs::create_symlink("/dev/zero", path);
    EXPECT_THAT(open().error().message, HasSubstr("no ordinary file"));
    path = "/dev/null";
    EXPECT_THAT(open().error().message, HasSubstr("no ordinary file"));
    path = (folder / "nowhere" / "c.txt").string();
    EXPECT_THAT(open().error().message, HasSubstr("No such file"));
    EXPECT_FALSE(growing_file_in_use(path));
}

TEST_F(CensusFiles, OfFormat1AreReadAndDoNotGrow) {
    const std::string old =
        "scoundrel census 1\nrules classic\nquestion everything\n"
        "seed verdict score avoids nodes limit\n0 won 30 2 6645\n";
    write(old + "1 lo");
    auto file = open();
    ASSERT_TRUE(file);
    EXPECT_EQ(file->rows().size(), 1u);
    EXPECT_FALSE(file->checks().there);
    EXPECT_THAT(file->may_grow().error().message, HasSubstr("scoundrel convert"));
    EXPECT_FALSE(file->append(*parse_census_row("1 lost -157 - 12")));
    EXPECT_EQ(text(), old + "1 lo");
}

TEST_F(CensusFiles, TooLargeOnesAreNotRead) {
    write(head);
    fs::resize_file(path, std::uintmax_t{5} << 30);  // a hole, which takes no space
    EXPECT_THAT(open().error().message, HasSubstr("larger than"));
}

TEST_F(CensusFiles, AFileTakenAwayIsNoticed) {
    auto file = open();
    ASSERT_TRUE(file);
    fs::resize_file(path, 3);
    EXPECT_THAT(file->sync().error().message, HasSubstr("cut short"));
    fs::remove(path);
    EXPECT_THAT(file->sync().error().message, HasSubstr("deleted"));
}

}  // namespace
}  // namespace scoundrel
