// Windows of every size: nothing is cut without a mark and a way to read the rest, nothing lies
// outside or over something else, and changing the window changes nothing but the looks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "phrases/layout.h"
#include "tui/menu.h"
#include "tui/scenes.h"
#include "tui/scroller.h"

namespace scoundrel::tui::test {
namespace {

using testing::HasSubstr;
using testing::Not;

// Sizes around those at which layouts change, besides those of the goldens.
constexpr Size many_sizes[] = {{40, 16},  {40, 24},  {40, 50}, {47, 17},  {59, 19},  {60, 20},
                               {60, 40},  {71, 22},  {72, 23}, {79, 24},  {80, 16},  {80, 22},
                               {80, 23},  {80, 24},  {99, 35}, {111, 36}, {112, 23}, {112, 24},
                               {120, 40}, {200, 18}, {200, 60}};

void resize(At& at, Size size) {
    at.width = size.width;
    at.height = size.height;
}

std::string told(const Flaw& flaw) {
    constexpr const char* kinds[] = {"outside", "covered", "without a mark"};
    return std::string(kinds[static_cast<int>(flaw.kind)]) + " at " + std::to_string(flaw.x) + "," +
           std::to_string(flaw.y) + ": " + flaw.text;
}

// All words of a text, one after the other: however it is broken into lines.
std::string run_together(std::string_view text) {
    std::string all;
    for (const char c : text)
        if (c != ' ' && c != '\n' && c != '\t') all += c;
    return all;
}

// What is to be read in a view that scrolls, from its first page to its last.
// Line by line, so that no text is torn where a page ends.
std::string read_through(At& at) {
    const auto lines = [&] {
        std::string now = at.app.draw(at.width, at.height).plain();
        for (const char* mark : {"▲", "▼"})
            for (std::size_t i; (i = now.find(mark)) != now.npos;)
                now.erase(i, std::string_view(mark).size());
        std::vector<std::string> all;
        std::istringstream in(now);
        for (std::string line; std::getline(in, line);) all.push_back(line);
        return std::vector(all.begin() + 2, all.end() - 1);  // without the title and the keys
    };
    at.app.handle(Input::of(Key::home));
    std::vector<std::string> shown = lines();
    std::string all;
    for (const std::string& line : shown) all += line + "\n";
    while (true) {
        at.app.handle(Input::of(Key::down));
        const auto now = lines();
        if (now == shown) return all;
        all += now.back() + "\n";
        shown = now;
    }
}

class EveryWindow : public testing::TestWithParam<Scene> {};

TEST_P(EveryWindow, NothingIsLostInSilence) {
    for (const Catalogue* language : catalogues()) {
        const Speaking speaking(*language);
        At at;
        open_scene(at, GetParam());
        for (const Size size : many_sizes) {
            resize(at, size);
            const Canvas& canvas = at.app.draw(size.width, size.height);
            const std::string screen = canvas.plain();
            const std::string where =
                std::string(GetParam().name) + " in " + std::string(language->language) + ", " +
                std::to_string(size.width) + "x" + std::to_string(size.height);
            for (const Flaw& flaw : canvas.flaws())
                ADD_FAILURE() << where << ": " << told(flaw) << "\n" << screen;
            const std::vector<std::string> left_out = canvas.left_out();
            if (left_out.empty()) continue;
            // The key for it is offered, and shows every text whole.
            const bool typing = at.app.is_typing();
            EXPECT_THAT(screen, HasSubstr((typing ? say({}, Phrase::screen_key_tab) : ".") + " " +
                                          say({}, Phrase::screen_do_whole)))
                << where;
            at.app.handle(typing ? Input::of(Key::tab) : Input::of(U'.'));
            const Canvas& whole = at.app.draw(size.width, size.height);
            EXPECT_TRUE(whole.left_out().empty() && whole.flaws().empty()) << whole.plain();
            const std::string text = run_together(read_through(at));
            for (const std::string& one : left_out)
                EXPECT_THAT(text, HasSubstr(run_together(one))) << where;
            at.app.handle(Input::of(Key::escape));
            EXPECT_EQ(at.screen(), screen) << where << ": back where it was";
        }
    }
}

// Opened in a large window or a small one, it looks the same in both.
TEST_P(EveryWindow, ChangingItKeepsThePlace) {
    At small, large;
    resize(small, {40, 16});
    resize(large, {120, 40});
    for (At* at : {&small, &large}) open_scene(*at, GetParam());
    for (const Size size :
         {Size{120, 40}, Size{80, 24}, Size{60, 20}, Size{40, 16}, Size{20, 5}, Size{80, 23}}) {
        resize(small, size);
        resize(large, size);
        const std::string one = small.screen(), other = large.screen();
        if (size.width == 20) {
            EXPECT_THAT(run_together(one), HasSubstr("40columnsand16lines"));
        }
        // Times of the clock differ.
        const auto without_digits = [](std::string text) {
            std::erase_if(text, [](char c) { return c >= '0' && c <= '9'; });
            return text;
        };
        EXPECT_EQ(without_digits(one), without_digits(other));
    }
}

// Whatever can be clicked lies in the window and stands for something.
TEST_P(EveryWindow, SpotsLieWithinIt) {
    At at;
    open_scene(at, GetParam());
    for (const Size size : many_sizes) {
        resize(at, size);
        const Canvas& canvas = at.app.draw(size.width, size.height);
        // The last line is made of keys: each of its words can be clicked, unless a box is on top.
        int keys = 0;
        for (int x = 0; x < size.width; ++x)
            if (const auto spot = canvas.spot_at(x, size.height - 1); spot && !spot->is(Key::none))
                ++keys;
        const bool box = canvas.spot_at(size.width - 1, 0).has_value();
        EXPECT_TRUE(keys > 0 || box) << canvas.plain();
    }
}

INSTANTIATE_TEST_SUITE_P(Screens, EveryWindow, testing::ValuesIn(scenes()),
                         [](const auto& scene) { return scene_name(scene.param); });

// A card is clicked where it lies, as a card or as a line.
TEST(Windows, CardsAndChoicesCanBeClickedInEveryLayout) {
    for (const Size size : many_sizes) {
        At at;
        resize(at, size);
        at.begin("classic#42");
        at.click("7♦");
        EXPECT_THAT(at.screen(), testing::ContainsRegex("▸ ?e equip")) << at.screen();
        at.click("e equip");
        EXPECT_THAT(run_together(at.screen()), HasSubstr("Youequip7♦.")) << at.screen();
    }
}

// A whole game at 40x16 by the keys that are offered there.
TEST(Windows, AGameIsPlayedInTheSmallest) {
    for (const char* id : {"classic#42", "rascal#7", "forty-two#3"}) {
        At at;
        resize(at, {40, 16});
        at.begin(id);
        for (int move = 0; move < 200; ++move) {
            const std::string screen = at.screen();
            if (screen.find("You died") != screen.npos || screen.find("You made it") != screen.npos)
                break;
            EXPECT_THAT(screen, HasSubstr("Room "));
            EXPECT_THAT(screen, HasSubstr(" / "));
            EXPECT_THAT(screen, HasSubstr("Dungeon "));
            EXPECT_TRUE(at.app.draw(40, 16).flaws().empty()) << screen;
            at.type(screen.find("kills you") != screen.npos && screen.find("y yes") != screen.npos
                        ? "y"
                        : "<enter>");
        }
        EXPECT_TRUE(at.screen().find("You died") != std::string::npos ||
                    at.screen().find("You made it") != std::string::npos)
            << id << "\n"
            << at.screen();
    }
}

// Tab goes through all panels and comes back, whatever is shown.
TEST(Windows, TabShowsEveryPanelInTurn) {
    for (const Size size : {Size{40, 16}, Size{60, 20}, Size{80, 24}}) {
        At at;
        resize(at, size);
        at.begin("classic#42");
        at.type("3e2w4d2b");  // something lies everywhere
        at.type(":open<enter>y");
        const std::string before = at.screen();
        std::string seen = before;
        int turns = 0;
        do {
            at.type("<tab>");
            seen += at.screen();
        } while (at.screen() != before && ++turns < 9);
        EXPECT_EQ(at.screen(), before);
        EXPECT_GE(turns, 2);
        for (const char* panel : {"The dungeon from the top", "Unseen: ", "What happened",
                                  "Discarded: ", "avoid the room"})
            EXPECT_THAT(seen, HasSubstr(panel)) << size.width;
    }
}

TEST(Menu, ScrollsAndSaysSo) {
    std::vector<Menu::Row> rows;
    for (int i = 0; i < 12; ++i) rows.push_back({"row " + std::to_string(i)});
    Menu menu;
    const auto drawn = [&](int height) {
        Canvas canvas(20, height);
        menu.draw(canvas, canvas.all(), rows);
        EXPECT_TRUE(canvas.flaws().empty());
        return canvas.plain();
    };
    EXPECT_THAT(drawn(5), HasSubstr("▼"));
    EXPECT_THAT(drawn(5), Not(HasSubstr("▲")));
    menu.handle(Input::of(Key::end));
    EXPECT_THAT(drawn(5), HasSubstr("▸ row 11"));
    EXPECT_THAT(drawn(5), HasSubstr("▲"));
    EXPECT_THAT(drawn(5), Not(HasSubstr("▼")));
    EXPECT_THAT(drawn(12), HasSubstr("row 0")) << "all of it where there is room";
    EXPECT_THAT(drawn(12), Not(HasSubstr("▲")));
}

// Whichever row is marked stands there whole, and the others are cut with a mark.
TEST(Menu, TheMarkedRowIsWhole) {
    const std::vector<Menu::Row> rows = {{"a row of quite a few words that go on", "aside"},
                                         {"short", "an aside of quite a few words too"},
                                         {"a row of quite a few words that go on", "and an aside"}};
    Menu menu;
    for (int at = 0; at < 3; ++at) {
        Canvas canvas(24, 8);
        menu.go_to(at);
        menu.draw(canvas, canvas.all(), rows);
        EXPECT_TRUE(canvas.flaws().empty() && canvas.left_out().empty());
        const Menu::Row& row = rows[static_cast<std::size_t>(at)];
        std::string text = canvas.plain();
        for (const std::string& whole : {row.text, row.aside})
            for (const auto word : words_of(whole)) EXPECT_THAT(text, HasSubstr(std::string(word)));
        EXPECT_THAT(text, HasSubstr("…"));
    }
}

TEST(Menu, TicksStandBeforeTheirRows) {
    Menu menu;
    Canvas canvas(20, 2);
    menu.draw(canvas, canvas.all(),
              {{.text = "done", .tick = U'✓'}, {.text = "not yet", .tick = U' '}});
    EXPECT_EQ(canvas.plain(), "▸ ✓ done\n    not yet\n");
}

TEST(Scroller, KeepsTheFocusInSight) {
    Scroller scroller;
    int focus = 0;
    const auto drawn = [&] {
        Canvas canvas(20, 4);
        scroller.draw(canvas, canvas.all(), [&](Canvas& page) {
            for (int i = 0; i < 12; ++i) page.text(0, i, "row " + std::to_string(i));
            return Drawn{12, focus, focus};
        });
        EXPECT_TRUE(canvas.flaws().empty());
        return canvas.plain();
    };
    EXPECT_THAT(drawn(), HasSubstr("row 3"));
    focus = 9;
    EXPECT_THAT(drawn(), HasSubstr("row 9"));
    scroller.handle(Input::of(Key::home));
    EXPECT_THAT(drawn(), HasSubstr("row 0")) << "whoever scrolls away is left alone";
    focus = 5;
    EXPECT_THAT(drawn(), HasSubstr("row 5"));
}

TEST(Canvas, TellsWhatWasDrawnWrongly) {
    Canvas canvas(10, 3);
    canvas.text(0, 0, "abc");
    EXPECT_TRUE(canvas.flaws().empty());
    canvas.text(2, 0, "x");
    ASSERT_EQ(canvas.flaws().size(), 1U);
    EXPECT_EQ(canvas.flaws()[0].kind, Flaw::Kind::covered);
    canvas.cover({0, 0, 10, 1});
    canvas.text(0, 0, "over what was covered");
    EXPECT_EQ(canvas.flaws().size(), 1U);
    EXPECT_THAT(canvas.left_out(), testing::ElementsAre("over what was covered"));
    canvas.text(0, 7, "below");
    EXPECT_EQ(canvas.flaws().back().kind, Flaw::Kind::outside);
    canvas.paragraph({0, 1, 10, 0}, "no room");
    EXPECT_EQ(canvas.flaws().back().kind, Flaw::Kind::unmarked);
    canvas.box({0, 1, 4, 2});
    canvas.text(0, 2, "border");
    EXPECT_EQ(canvas.flaws().back().kind, Flaw::Kind::covered);
}

}  // namespace
}  // namespace scoundrel::tui::test
