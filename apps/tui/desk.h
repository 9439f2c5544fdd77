// What all views share: where games are kept, what the player likes, who works for them, and the
// day. Handed to every view; outlives them all.
#pragma once

#include <functional>
#include <string>

#include "cli/look.h"
#include "game/storage.h"
#include "tui/preferences.h"
#include "tui/worker.h"
#include "words/catalogue.h"

namespace scoundrel::tui {

struct Desk {
    Storage* storage = nullptr;  // none: nothing is kept
    Worker& worker;
    Preferences preferences{};
    std::string preferences_file{};        // empty: they are not kept either
    bool symbols = true;                   // the terminal can show more than ASCII
    std::function<std::string()> today{};  // 2026-11-15, by UTC

    bool ascii() const { return preferences.ascii || !symbols; }
    CardStyle look() const { return {.symbols = !ascii(), .colour = false}; }
    void keep_preferences() { (void)save_preferences(preferences_file, preferences); }
};

// Cards that a sentence has as notation, shown as the player sees them: "JC" becomes "J♣".
std::string with_symbols(std::string_view text, CardStyle look);

}  // namespace scoundrel::tui
