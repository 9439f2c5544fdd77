// Hints on the screen: the first look, all moves and why not, and that nothing is cut in silence.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <latch>

#include "coach/hint_words.h"
#include "nets/nets.h"
#include "phrases/layout.h"
#include "rules/legal.h"
#include "tui/context_support.h"

namespace scoundrel::tui::test {
namespace {

using testing::HasSubstr;
using testing::Not;

// Whoever loses patience at once is shown what the net says, and then the hint proper.
TEST(HintOnScreen, AFirstLookIsReplacedByTheHintProper) {
    At at;
    at.context.patience = std::chrono::milliseconds(0);
    at.begin("classic#42");
    std::latch looked(1), seen(1);
    bool first = true;
    at.rung = [&] {
        if (!std::exchange(first, false)) return;
        looked.count_down();
        seen.wait();
    };
    at.type("iy");
    looked.wait();
    ASSERT_TRUE(at.worker.collect());
    at.app.handle(Input::of(Key::news));
    EXPECT_THAT(at.screen(), HasSubstr("First look: "));
    EXPECT_THAT(at.screen(), HasSubstr("Thinking"));
    EXPECT_TRUE(only_game(at).marks.hint) << "what was seen is marked";
    seen.count_down();
    at.settle();
    EXPECT_THAT(at.screen(), HasSubstr("Best: "));
    EXPECT_THAT(at.screen(), Not(HasSubstr("First look: ")));
    EXPECT_THAT(at.screen(), Not(HasSubstr("Thinking")));
}

TEST(HintOnScreen, APatientPlayerSeesNoFirstLook) {
    At at;
    at.context.patience = std::chrono::hours(1);
    int rings = 0;
    at.rung = [&] { ++rings; };
    at.begin("classic#42");
    at.type("iy").settle();
    EXPECT_THAT(at.screen(), HasSubstr("Best: "));
    EXPECT_EQ(rings, 1);
}

TEST(HintOnScreen, AllMovesAreListedAndAnyCanBeAskedAbout) {
    At at;
    at.begin("classic#42");
    at.type("iy").settle();
    EXPECT_THAT(at.screen(), HasSubstr("i all moves"));
    at.type("i");
    for (const char* move : {"equipping 7♦", "fighting J♣ barehanded", "fighting 6♠ barehanded",
                             "drinking 5♥", "avoiding the room"})
        EXPECT_THAT(at.screen(), HasSubstr(move));
    EXPECT_THAT(at.screen(), HasSubstr("Wins"));
    EXPECT_THAT(at.screen(), HasSubstr("Score"));
    EXPECT_THAT(at.screen(), Not(HasSubstr("Why not")));
    at.type("<down>");
    EXPECT_THAT(at.screen(), HasSubstr("Why not"));
    at.type("<esc>");
    EXPECT_THAT(at.screen(), HasSubstr("Dungeon"));
}

TEST(HintOnScreen, AMoveChosenFromTheListIsTheOneInMind) {
    At at;
    at.begin("classic#42");
    at.type("iy").settle();
    at.type("i");
    for (int i = 0; i < 5 && at.screen().find("▸ drinking 5♥") == std::string::npos; ++i)
        at.type("<down>");
    at.type("<enter>");
    EXPECT_THAT(at.screen(), HasSubstr("▸ d drink"));
    EXPECT_THAT(at.screen(), HasSubstr("Best: ")) << "the hint still stands";
    EXPECT_EQ(only_game(at).moves, 0);
}

TEST(HintOnScreen, WhatWasNotWorkedOutHasNoChance) {
    const Session session(beginning_of(*parse_game_id("classic#42")));
    auto answer = ask_hint(session.game(), {.player = find_player_kind("greedy")}, choose_net);
    ASSERT_TRUE(answer);
    answer->hint.moves[1].chance = {0.988, 1, {}};
    const Voice voice = Voice::of(session.variant());
    const Notice notice = notice_of(voice, *answer, Look::proper, {});
    EXPECT_THAT(notice.moves[0].row.aside, HasSubstr("%"));
    EXPECT_EQ(words_of(notice.moves[1].row.aside), (std::vector<std::string_view>{"?", "-"}));
}

// The longest texts of a set with many moves, in the smallest window.
TEST(HintOnScreen, NothingIsCutWithoutAMark) {
    HintOptions net_alone{.player = find_player_kind("greedy")};
    SplitMix64 random(15);
    std::size_t longest = 0;
    for (int seed = 0; seed < 20; ++seed) {
        Session session(beginning_of(*parse_game_id("rascal#" + std::to_string(seed))));
        const Voice voice = Voice::of(session.variant());
        for (; !session.game().over();) {
            const auto answer = ask_hint(session.game(), net_alone, choose_net);
            ASSERT_TRUE(answer);
            const std::optional<Notice> notice =
                notice_of(voice, *answer, Look::proper, {.symbols = true, .colour = false});
            ASSERT_EQ(notice->moves.size(), answer->hint.moves.size());
            longest = std::max(longest, notice->text.size());

            Canvas panel(78, 5);
            draw_notice(panel, panel.all(), *notice);
            const bool whole = wrap(notice->text, 76).size() <= 4;
            EXPECT_EQ(panel.plain().find("…") == std::string::npos, whole) << panel.plain();

            App app(false);
            app.open(make_hint(voice, notice, [](Move) {}));
            for (std::size_t i = 0; i < notice->moves.size(); ++i) {
                const std::string shown = app.draw(80, 24).plain();
                for (const auto word : words_of(i == 0 ? notice->text : notice->moves[i].why_not))
                    ASSERT_THAT(shown, HasSubstr(std::string(word)));
                ASSERT_THAT(shown, Not(HasSubstr("…")));
                ASSERT_THAT(shown, HasSubstr("▸ " + notice->moves[i].row.text));
                app.handle(Input::of(Key::down));
            }
            const MoveList moves = legal_moves(session.game().rules, session.position());
            ASSERT_TRUE(session.play(
                moves[static_cast<int>(random.below(static_cast<std::uint64_t>(moves.count)))]));
        }
    }
    EXPECT_GT(longest, 200U);
}

}  // namespace
}  // namespace scoundrel::tui::test
