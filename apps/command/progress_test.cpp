#include "command/progress.h"

#include <gtest/gtest.h>

namespace scoundrel::cli {
namespace {

constexpr Progress::Rhythm at_once{std::chrono::milliseconds(0), std::chrono::milliseconds(0)};
constexpr Progress::Rhythm never{std::chrono::hours(24), std::chrono::hours(24)};

TEST(Progress, IsALineEachInALog) {
    testing::internal::CaptureStderr();
    {
        Progress progress(false, at_once);
        ASSERT_TRUE(progress.due());
        progress.show("10 of 30 deals");
        ASSERT_TRUE(progress.due());
        progress.show("20 of 30 deals");
    }
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "10 of 30 deals\n20 of 30 deals\n");
}

TEST(Progress, OfWorkThatIsSoonDoneNothingIsSaid) {
    EXPECT_FALSE(Progress(false, never).due());
    EXPECT_FALSE(Progress(true, never).due());
}

TEST(Progress, ALineStandsForAWhile) {
    testing::internal::CaptureStderr();
    Progress progress(false, {std::chrono::milliseconds(0), std::chrono::hours(24)});
    ASSERT_TRUE(progress.due());
    progress.show("10 of 30 deals");
    EXPECT_FALSE(progress.due());
    testing::internal::GetCapturedStderr();
}

}  // namespace
}  // namespace scoundrel::cli
