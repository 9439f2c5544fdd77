// The parts of the terminal game that need no view: canvas, preferences, worker, life cards,
// lessons.
#include <gtest/gtest.h>

#include <csignal>
#include <regex>
#include <stdexcept>

#include "coach/could_be_won.h"
#include "coach/deal_search.h"
#include "game/begin.h"
#include "game/lessons.h"
#include "game/life_cards.h"
#include "notation/moves.h"
#include "phrases/catalogue.h"
#include "phrases/layout.h"
#include "preferences/preferences.h"
#include "solver/solver.h"
#include "tui/canvas.h"
#include "tui/game_layout.h"
#include "tui/worker.h"
#include "unicode/shown.h"
#include "words/card_style.h"

namespace scoundrel::tui::test {
namespace {

TEST(Canvas, CutsFoldsAndStaysWithin) {
    Canvas canvas(10, 2);
    canvas.text(2, 0, "a long text", {}, 6);
    canvas.text(-3, 1, "abcdef");
    canvas.text(8, 5, "outside");
    EXPECT_EQ(canvas.plain(), "  a lon…\ndef\n");
    Canvas ascii(8, 1, true);
    ascii.text(0, 0, "╭J♣→…");
    EXPECT_EQ(ascii.plain(), ".JC>~\n");
}

TEST(Canvas, NothingSteersTheTerminalOrTakesTwoColumns) {
    Canvas canvas(8, 1);
    canvas.text(0, 0, "a\x1b[2J");
    EXPECT_EQ(canvas.at(1, 0).glyph, U'?');
    canvas.text(0, 0, "漢\xff\xc3");
    EXPECT_EQ(canvas.plain().substr(0, 3), "???");
}

TEST(Canvas, ACellHoldsNothingThatSteersTurnsOrHides) {
    Canvas canvas(1, 1), ascii(1, 1, true);
    for (char32_t c = 0; c <= 0x110000; ++c) {
        canvas.put(0, 0, c);
        ascii.put(0, 0, c);
        const char32_t shown = canvas.at(0, 0).glyph;
        ASSERT_TRUE(shown == c || shown == U'?') << std::hex << +c;
        ASSERT_TRUE(unicode::is_shown(shown) && !unicode::is_mark(shown)) << std::hex << +c;
        ASSERT_LT(ascii.at(0, 0).glyph, 0x7fu) << std::hex << +c;
    }
    for (const char32_t c : U"éŒЖ♠♥♦♣→╭█…") {
        if (c == 0) continue;
        canvas.put(0, 0, c);
        EXPECT_EQ(canvas.at(0, 0).glyph, c);
    }
    for (const char32_t picture : {U'⌚', U'☔', U'⚡', U'✅', U'⭐'}) {
        canvas.put(0, 0, picture);
        EXPECT_EQ(canvas.at(0, 0).glyph, U'?');
    }
}

TEST(Canvas, ASpotStandsForAKey) {
    Canvas canvas(10, 2);
    canvas.spot({0, 0, 5, 1}, Input::of(U'a'));
    canvas.spot({3, 0, 5, 1}, Input::of(U'b'));
    EXPECT_EQ(canvas.spot_at(1, 0), Input::of(U'a'));
    EXPECT_EQ(canvas.spot_at(4, 0), Input::of(U'b'));
    EXPECT_FALSE(canvas.spot_at(4, 1));
}

TEST(Preferences, PrintAndParseAreInverse) {
    Preferences some;
    some.four_colours = true;
    some.aim = Aim::score;
    some.fatal_warning = false;
    some.rules = "rascal+health=15";
    EXPECT_EQ(parse_preferences(print_preferences(some)), some);
    EXPECT_EQ(parse_preferences(""), Preferences{});
    EXPECT_EQ(parse_preferences("language = fr").language, "fr");
    EXPECT_EQ(parse_preferences("language = xx").language, "");
    EXPECT_EQ(
        parse_preferences("rubbish\nfour-colours = perhaps\naim = fame\nrules = none\n# x = y"),
        Preferences{});
}

TEST(Worker, DeliversWhatIsWantedAndDropsTheRest) {
    Worker worker;
    int got = 0;
    Ticket wanted = worker.ask([&](const Unwanted&) { return [&] { got += 1; }; });
    Ticket other = worker.ask([&](const Unwanted&) { return [&] { got += 10; }; });
    other.drop();
    worker.finish();
    worker.collect();
    EXPECT_EQ(got, 1);
}

TEST(Worker, EndsThoughAJobIsUnderWay) {
    Worker worker;
    Ticket ticket = worker.ask([](const Unwanted& unwanted) -> std::function<void()> {
        while (!unwanted->load()) std::this_thread::yield();
        return {};
    });
}

TEST(Worker, WhatAJobThrowsIsThrownWhereItIsCollected) {
    Worker worker;
    Ticket ticket = worker.ask([](const Unwanted&) -> std::function<void()> {
        throw std::runtime_error("out of memory, say");
    });
    worker.finish();
    EXPECT_THROW(worker.collect(), std::runtime_error);
    ticket = worker.ask([](const Unwanted&) -> std::function<void()> {
        throw std::runtime_error("nobody wants to know");
    });
    ticket.drop();
    worker.finish();
    EXPECT_FALSE(worker.collect());
}

// A crash there must still give the screen back; all other signals are for the thread that draws.
TEST(Worker, LeavesOnlyCrashesUnblocked) {
    Worker worker;
    sigset_t blocked;
    Ticket ticket = worker.ask([&](const Unwanted&) {
        pthread_sigmask(SIG_SETMASK, nullptr, &blocked);
        return [] {};
    });
    worker.finish();
    EXPECT_FALSE(sigismember(&blocked, SIGSEGV));
    EXPECT_FALSE(sigismember(&blocked, SIGABRT));
    EXPECT_TRUE(sigismember(&blocked, SIGINT));
    EXPECT_TRUE(sigismember(&blocked, SIGWINCH));
}

TEST(LifeCards, AlwaysCountTheHealth) {
    for (int from = 0; from <= 20; ++from)
        for (int to = 0; to <= 20; ++to) {
            const CardSet before = face_up_for(from, life_cards);
            EXPECT_EQ(life_of(before), from);
            EXPECT_EQ(life_of(face_up_for(to, before)), to);
        }
    EXPECT_EQ(face_up_for(20, life_cards), life_cards);
    EXPECT_EQ(life_cards - face_up_for(17, life_cards), CardSet::of(Card(Suit::diamonds, 13)));
}

TEST(Symbols, StandForNotationInSentences) {
    const CardStyle style{.symbols = true, .colour = false};
    EXPECT_EQ(with_symbols("fight JC, then TD (a 2).", style), "fight J♣, then 10♦ (a 2).");
    EXPECT_EQ(with_symbols("As ah", style), "As ah");
}

// Each step is a move the rules allow, and leaves the health that the lesson counts on.
TEST(Lessons, AreTrue) {
    for (const Lesson& lesson : lessons()) {
        Session session(beginning_of(game_of(lesson)));
        for (const LessonStep& step : lesson.steps) {
            if (!step.move.empty()) {
                const auto move = parse_move(step.move);
                ASSERT_TRUE(move) << step.move;
                const auto done = session.play(*move);
                ASSERT_TRUE(done) << lesson.rules << " " << step.move << ": "
                                  << done.error().message;
            }
            EXPECT_EQ(session.position().health, step.health) << lesson.rules << " " << step.move;
        }
    }
}

// A step takes the move it asks for and no other; after the last one everything is allowed.
TEST(Lessons, AreWalkedThroughStepByStep) {
    for (const Lesson& lesson : lessons()) {
        LessonWalk walk(lesson);
        for (int step = 1; step < walk.count(); ++step) {
            EXPECT_FALSE(walk.over());
            EXPECT_EQ(walk.number(), step);
            const auto wanted = walk.wanted();
            EXPECT_FALSE(walk.allows(*parse_move("AHx")));
            EXPECT_EQ(walk.read_on(), !wanted);
            if (!wanted) continue;
            EXPECT_TRUE(walk.allows(*wanted));
            walk.moved();
        }
        EXPECT_TRUE(walk.over());
        EXPECT_TRUE(walk.allows(*parse_move("AHx")));
        EXPECT_FALSE(walk.read_on());
        walk.moved();
        EXPECT_EQ(walk.number(), walk.count());
    }
}

// They are also taught by mouse and by touch: which key does it, the terminal adds (tutorial_view).
TEST(Lessons, NameNoKeys) {
    static const std::regex key(
        R"(\b([Pp]ress|[Kk]eys?|arrow|Enter|Esc|Space|[Tt]ouches?|Espace)\b|Entr|[<>])"
        R"(| [bdeiprsuwx](?=[ .,)]))");
    for (const Catalogue* one : catalogues())
        for (const Lesson& lesson : lessons())
            for (const LessonStep& step : lesson.steps) {
                const std::string text = say({one}, step.text);
                EXPECT_FALSE(std::regex_search(text, key)) << text;
            }
}

// In the four lines there are in a small terminal, with the keys behind.
TEST(Lessons, FitBelowTheCards) {
    const Rect panels = GameLayout::of(80, 24, {}).panels;
    for (const Catalogue* one : catalogues())
        for (const Lesson& lesson : lessons())
            for (const LessonStep& step : lesson.steps) {
                const Voice voice = Voice::of(*parse_rules(lesson.rules), *one);
                std::string text = say(voice, step.text);
                if (&step != &lesson.steps.back())
                    text += " " + (step.move.empty() ? say(voice, Phrase::screen_lesson_go_on)
                                                     : say(voice, Phrase::screen_lesson_keys,
                                                           {{"card", 1}, {"key", "Space"}}));
                EXPECT_LE(wrap(text, panels.w - 2).size(), static_cast<std::size_t>(panels.h - 1))
                    << text;
            }
}

TEST(DealSearch, FindsWhatIsWanted) {
    for (const char* rules : {"classic", "forty-two"})
        for (const DealLevel level :
             {DealLevel::winnable, DealLevel::gentle, DealLevel::fair, DealLevel::harsh}) {
            const auto id = find_deal(*parse_rules(rules), level, 1, 2000);
            ASSERT_TRUE(id) << rules;
            const Session session(beginning_of(*id));
            const Solution solution = solve(session.game().rules, session.position(),
                                            *session.hidden_order(), 0, Question::everything, {});
            EXPECT_TRUE(is_level(level, session.game().rules, solution)) << rules;
        }
    EXPECT_FALSE(find_deal(Variant{}, DealLevel::winnable, 1, 2000, [] { return true; }));
}

// What a deal could have given, and what can still be reached, are two questions.
TEST(CouldBeWon, TheDealIsSolvedFromItsBeginningAndTheGameFromHere) {
    Session session(beginning_of(*parse_game_id("classic#42")));
    const auto deal = solve_deal(session);
    ASSERT_TRUE(deal && deal->best_score);
    const auto here = solve_from_here(session);
    ASSERT_TRUE(here);
    EXPECT_EQ(here->best_score, deal->best_score);
    ASSERT_TRUE(session.play(deal->line));
    EXPECT_EQ(solve_deal(session)->best_score, deal->best_score);
    EXPECT_EQ(say_could(session, deal),
              say(Voice::of(session.variant()), Phrase::end_could_no_better,
                  {{"score", *deal->best_score}}));
    EXPECT_EQ(say_could(session, {}), "");
}

TEST(CouldBeWon, NobodyKnowsWhatARealDeckCouldHaveGiven) {
    const Session session(beginning_of(*parse_game_id("classic@table")));
    EXPECT_FALSE(solve_deal(session));
    EXPECT_FALSE(solve_from_here(session));
}

}  // namespace
}  // namespace scoundrel::tui::test
