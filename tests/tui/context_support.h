// A context without a terminal: views are driven with inputs and looked at as plain text.
#pragma once

#include <cstdio>
#include <functional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "game/begin.h"
#include "game/history.h"
#include "notation/game_id.h"
#include "support/failing_storage.h"
#include "tui/app.h"
#include "tui/context.h"
#include "tui/screens.h"
#include "unicode/utf8.h"

namespace scoundrel::tui::test {

// It is always the same day; each time that is asked for is later than the one before, whoever
// asks.
inline Host same_day_host() {
    static int milliseconds = 0;
    static SplitMix64 random(1);
    return {.now =
                [] {
                    char text[32];
                    ++milliseconds;
                    (void)std::snprintf(text, sizeof text, "2026-11-15T09:%02d:%02d.%03dZ",
                                        milliseconds / 60'000 % 60, milliseconds / 1'000 % 60,
                                        milliseconds % 1'000);
                    return std::string(text);
                },
            .random = [] { return random.next(); }};
}

struct At {
    scoundrel::test::FailingStorage storage{};
    std::function<void()> rung{};  // called on the worker's thread when it has something
    Worker worker{[this] {
        if (rung) rung();
    }};
    Context context{.storage = &storage, .worker = worker, .host = same_day_host()};
    App app{false};
    int width = 80, height = 24;

    At() {
        app.open(make_home(context));
        app.draw(width, height);
    }

    void begin(std::string_view id) {
        app.open(begin_game(context, *parse_game_id(id)));
        app.draw(width, height);
    }

    // Characters as they are typed, and in angle brackets the other keys: "3e<enter>".
    At& type(std::string_view keys) {
        while (!keys.empty()) {
            Input input;
            if (keys.front() == '<' && keys.find('>') != keys.npos && keys.find('>') > 1) {
                const auto name = keys.substr(1, keys.find('>') - 1);
                keys.remove_prefix(name.size() + 2);
                input = Input::of(name == "enter"   ? Key::enter
                                  : name == "esc"   ? Key::escape
                                  : name == "left"  ? Key::left
                                  : name == "right" ? Key::right
                                  : name == "up"    ? Key::up
                                  : name == "down"  ? Key::down
                                  : name == "tab"   ? Key::tab
                                  : name == "home"  ? Key::home
                                  : name == "end"   ? Key::end
                                  : name == "back"  ? Key::backspace
                                                    : Key::none);
            } else {
                input = Input::of(*unicode::take_character(keys));
            }
            app.handle(input);
            app.draw(width, height);
        }
        return *this;
    }

    // Everything asked of the worker is done and delivered.
    At& settle() {
        worker.finish();
        if (worker.collect()) app.handle(Input::of(Key::news));
        return *this;
    }

    std::string screen() { return app.draw(width, height).plain(); }

    // Points at the first place where the text stands.
    At& click(std::string_view text) {
        const Canvas& canvas = app.draw(width, height);
        for (int y = 0; y < canvas.height(); ++y) {
            std::string line;
            std::vector<int> column_of;
            for (int x = 0; x < canvas.width(); ++x) {
                const std::string glyph = unicode::utf8(canvas.at(x, y).glyph);
                column_of.insert(column_of.end(), glyph.size(), x);
                line += glyph;
            }
            if (const auto at = line.find(text); at != line.npos) {
                app.handle(Input::click(column_of[at], y));
                return *this;
            }
        }
        ADD_FAILURE() << "not on the screen: " << text << "\n" << canvas.plain();
        return *this;
    }
};

inline Summary only_game(At& at) {
    const auto history = read_history(at.storage);
    EXPECT_TRUE(history && history->games.size() == 1);
    return history && !history->games.empty() ? history->games.back() : Summary{};
}

}  // namespace scoundrel::tui::test
