// The result of a day's deal, to show to others.
#include "game/result_strip.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "game/begin.h"
#include "game/daily.h"
#include "notation/cards.h"
#include "rules/legal.h"
#include "words/card_style.h"

namespace scoundrel {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view day = "2026-11-16";

// Plays the first legal move each time, to the end; classic's games always end.
Session played(const GameId& id, bool avoid_first = false) {
    Beginning beginning = beginning_of(id);
    beginning.play = "play";
    beginning.started = std::string(day) + "T10:00:00.000Z";
    Session session(beginning);
    if (avoid_first) (void)session.play(Move(Verb::avoid));
    while (!session.game().over())
        EXPECT_TRUE(session.play(legal_moves(session.game().rules, session.position())[0]));
    return session;
}

Days days_with(const Session& session) { return {{summarize("game", session)}, std::string(day)}; }

TEST(ResultStrip, TellsDayResultHelpHealthAndLinkWithoutACardOrAMove) {
    const Session session = played(daily_game({}, day));
    const auto strip = strip_of(session, days_with(session));
    ASSERT_TRUE(strip);
    EXPECT_FALSE(strip->practice);
    EXPECT_EQ(strip->outcome, session.outcome());
    const std::string text = print_strip(*strip, "https://example.org/#day");
    EXPECT_THAT(text, HasSubstr("2026-11-16"));
    EXPECT_THAT(text, HasSubstr("without help"));
    EXPECT_THAT(text, HasSubstr(std::to_string(session.outcome().score)));
    EXPECT_THAT(text, HasSubstr("\nhttps://example.org/#day\n"));
    for (const Card card : CardSet::whole_pack()) {
        EXPECT_THAT(text, Not(HasSubstr(print_card(card))));
        EXPECT_THAT(text, Not(HasSubstr(show(card, {.symbols = true}))));
    }
}

TEST(ResultStrip, HasAGlyphForEachRoomThatWasFacedAndNoneForAnAvoidedOne) {
    const Session session = played(daily_game({}, day), true);
    const auto strip = strip_of(session, days_with(session));
    ASSERT_TRUE(strip);
    EXPECT_EQ(session.game().account.stats.rooms_avoided, 1);
    const auto faced = static_cast<std::size_t>(session.game().account.room_number - 1);
    EXPECT_EQ(strip->health.size(), faced);
    EXPECT_EQ(strip_blocks(*strip, true).size(), faced);
}

TEST(ResultStrip, BlocksAreAsHighAsTheHealth) {
    const ResultStrip strip{.day = "2026-11-16",
                            .game = "",
                            .outcome = {Status::lost, -3},
                            .marks = {},
                            .max_health = 20,
                            .health = {20, 19, 10, 1, 0}};
    EXPECT_EQ(strip_blocks(strip), "██▄▁×");
    EXPECT_EQ(strip_blocks(strip, true), "8841x");
}

TEST(ResultStrip, SaysHonestlyWhatHelped) {
    ResultStrip strip{.day = "2026-11-16",
                      .game = "",
                      .outcome = {Status::won, 14},
                      .marks = {.undo = true, .hint = true},
                      .max_health = 20};
    EXPECT_EQ(say_strip_result(strip), "Won with 14, with help: moves undone and a hint");
    strip.practice = true;
    EXPECT_THAT(say_strip_title(strip), HasSubstr("practice"));
}

TEST(ResultStrip, OfAGameThatIsNotItsDaysFirstTryItSaysPractice) {
    const Session session = played(daily_game({}, "2026-11-15"));
    EXPECT_TRUE(strip_of(session, days_with(session))->practice);
    EXPECT_TRUE(strip_of(played(daily_game({}, day)), Days({}, std::string(day)))->practice);
}

TEST(ResultStrip, NoOtherGameHasOne) {
    const Session other = played(*parse_game_id("classic#42"));
    EXPECT_FALSE(strip_of(other, days_with(other)));
    const Session begun(beginning_of(daily_game({}, day)));
    EXPECT_FALSE(strip_of(begun, days_with(begun)));
}

}  // namespace
}  // namespace scoundrel
