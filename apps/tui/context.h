// What all views share: where games are kept, what the player likes, who works for them, and the
// clock and chance. Handed to every view; outlives them all.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "game/figures.h"
#include "game/host.h"
#include "game/storage.h"
#include "preferences/preferences.h"
#include "tui/worker.h"
#include "words/card_style.h"

namespace scoundrel::tui {

struct Context {
    Storage* storage = nullptr;  // none: nothing is kept
    Worker& worker;
    Host host{};
    Preferences preferences{};
    std::string preferences_file{};  // empty: they are not kept either
    KeptFigures figures{};           // of the games that were reviewed
    bool symbols = true;             // the terminal can show more than ASCII
    // Whoever waits longer for a hint is shown a first look.
    std::chrono::milliseconds patience{60};
    // Puts a text into the clipboard, where the terminal can.
    std::function<void(const std::string&)> copy{};

    bool ascii() const { return preferences.ascii || !symbols; }
    CardStyle style() const { return {.symbols = !ascii(), .colour = false}; }
    void keep_preferences() { (void)save_preferences(preferences_file, preferences); }
};

}  // namespace scoundrel::tui
