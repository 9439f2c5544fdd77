// The day's deal in the terminal: the first screen, the end of its game, the calendar.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tui/clipboard.h"
#include "tui/context_support.h"

namespace scoundrel::tui::test {
namespace {

using testing::HasSubstr;
using testing::Not;

// It is 2026-11-15. Finished at once, by the first thing that can be done.
void play_day(At& at, std::string_view day = "2026-11-15") {
    at.context.preferences.fatal_warning = false;
    at.begin("classic#daily-" + std::string(day));
    for (int i = 0; i < 300; ++i) {
        at.type("1<enter> ");
        const auto history = read_history(at.storage);
        if (!history->games.empty() && history->games.back().outcome.status != Status::playing)
            break;
    }
    at.settle();
}

void open_calendar(At& at) {
    at.app.open(make_calendar(at.context));
    at.app.draw(at.width, at.height);
}

void turn_month(At& at, char32_t key) {
    at.app.handle(Input::of(key));
    at.app.draw(at.width, at.height);
}

TEST(DailyHome, LeadsWithHowTheDayStands) {
    At at;
    EXPECT_THAT(at.screen(), HasSubstr("to be played today"));
    at.type("<down><enter>1<enter>m");
    EXPECT_THAT(at.screen(), HasSubstr("begun"));
    At done;
    play_day(done);
    done.type("m");
    EXPECT_THAT(done.screen(), HasSubstr("1 day in a row"));
}

TEST(DailyHome, OncePlayedItOpensTheCalendarAndNoSecondTry) {
    At at;
    play_day(at);
    at.type("m<home><enter>");
    EXPECT_THAT(at.screen(), HasSubstr("2026-11-15: lost"));
    EXPECT_EQ(read_history(at.storage)->games.size(), 1u);
}

TEST(DailyEnd, ShowsTheDaysInARowAndCopiesTheResult) {
    At at;
    std::string copied;
    at.context.copy = [&](const std::string& text) { copied = text; };
    play_day(at);
    EXPECT_THAT(at.screen(), HasSubstr("y copy result"));
    EXPECT_EQ(copied, "");
    at.type("y");
    EXPECT_THAT(copied, HasSubstr("Scoundrel, the deal of 2026-11-15\nLost with"));
    EXPECT_THAT(copied, HasSubstr("scoundrel daily 2026-11-15\n"));
    EXPECT_THAT(at.screen(), HasSubstr("Scoundrel, the deal of 2026-11-15"));
}

TEST(DailyEnd, OtherGamesHaveNoResultToCopy) {
    At at;
    at.context.preferences.fatal_warning = false;
    at.begin("classic#42");
    for (int i = 0; i < 100; ++i) at.type("1<enter> ");
    EXPECT_THAT(at.screen(), Not(HasSubstr("copy result")));
}

TEST(Calendar, TellsOfEachDay) {
    At at;
    play_day(at);
    open_calendar(at);
    EXPECT_THAT(at.screen(), HasSubstr("15-"));
    EXPECT_THAT(at.screen(), HasSubstr("14."));
    EXPECT_THAT(at.screen(), HasSubstr("2026-11-15: lost"));
    at.type("<left>");
    EXPECT_THAT(at.screen(), HasSubstr("2026-11-14: missed"));
    at.type("<up>");
    EXPECT_THAT(at.screen(), HasSubstr("2026-11-07: missed"));
}

TEST(Calendar, GoesNoFurtherThanItsFirstDayAndToday) {
    At at;
    open_calendar(at);
    at.type("<right><down>");
    turn_month(at, U'>');
    EXPECT_THAT(at.screen(), HasSubstr("2026-11-15: to be played today"));
    at.type("<home><left><up>");
    EXPECT_THAT(at.screen(), HasSubstr("2026-01-01: missed"));
    at.type("<end>");
    EXPECT_THAT(at.screen(), HasSubstr("2026-11-15"));
}

TEST(Calendar, TurnsToAShorterMonthByItsLastDay) {
    At at;
    open_calendar(at);
    at.type("<home>");  // 1 January
    for (int i = 0; i < 30; ++i) at.type("l");
    EXPECT_THAT(at.screen(), HasSubstr("2026-01-31"));
    turn_month(at, U'>');
    EXPECT_THAT(at.screen(), HasSubstr("2026-02-28"));
}

TEST(Calendar, AMissedDayIsPlayedForPractice) {
    At at;
    open_calendar(at);
    at.type("<left><enter>");
    EXPECT_THAT(at.screen(), HasSubstr("classic#daily-2026-11-14"));
    at.type("1<enter>m");  // to the first screen
    open_calendar(at);
    at.type("<left>");
    EXPECT_THAT(at.screen(), HasSubstr("2026-11-14: practice only"));
    EXPECT_THAT(at.screen(), HasSubstr("1 game for practice"));
}

TEST(Calendar, AFirstTryIsReviewed) {
    At at;
    play_day(at);
    open_calendar(at);
    at.type("<enter>");
    at.settle();
    EXPECT_THAT(at.screen(), HasSubstr("what was better"));
}

TEST(Calendar, FitsTheLeastWindow) {
    At at;
    play_day(at);
    open_calendar(at);
    at.width = 80;
    at.height = 24;
    EXPECT_THAT(at.screen(), HasSubstr("Days in a row: 1 played"));
    EXPECT_THAT(at.screen(), HasSubstr("Esc back"));
}

TEST(Clipboard, IsOsc52InBase64) {
    EXPECT_EQ(clipboard_sequence(""), "\033]52;c;\a");
    EXPECT_EQ(clipboard_sequence("f"), "\033]52;c;Zg==\a");
    EXPECT_EQ(clipboard_sequence("fo"), "\033]52;c;Zm8=\a");
    EXPECT_EQ(clipboard_sequence("foobar"), "\033]52;c;Zm9vYmFy\a");
    EXPECT_EQ(clipboard_sequence("█"), "\033]52;c;4paI\a");
}

}  // namespace
}  // namespace scoundrel::tui::test
