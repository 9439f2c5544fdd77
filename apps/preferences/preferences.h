// What a player likes, in a small file of `key = value` lines in the XDG configuration directory.
// No file is needed; what cannot be read is left at its default.
#pragma once

#include <string>
#include <string_view>

#include "notation/error.h"
#include "player/aim.h"

namespace scoundrel {

struct Preferences {
    bool four_colours = false;
    bool high_contrast = false;
    bool ascii = false;
    bool fatal_warning = true;
    bool mark_warning = true;  // asked before a hint or an undo marks the game
    bool life_cards = true;    // health counted with the red court cards where that can be done
    Aim aim = Aim::win;        // what hints and reviews play for
    std::string rules = "classic";  // chosen last
    std::string language{};         // by its code; empty: as the locale has it
    std::string lessons{};          // those taken to their end, by their rules, a blank between

    bool has_finished(std::string_view lesson) const;
    void finish(std::string_view lesson);

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

// The yes-or-no ones, for screens and files alike.
struct Switch {
    std::string_view name;
    bool Preferences::* value;
};
inline constexpr Switch switches[] = {
    {"four-colours", &Preferences::four_colours},
    {"high-contrast", &Preferences::high_contrast},
    {"ascii", &Preferences::ascii},
    {"fatal-warning", &Preferences::fatal_warning},
    {"mark-warning", &Preferences::mark_warning},
    {"life-cards", &Preferences::life_cards},
};

Preferences parse_preferences(std::string_view text);
std::string print_preferences(const Preferences& preferences);

// $XDG_CONFIG_HOME/scoundrel/preferences, or below ~/.config; empty if there is no home.
std::string preferences_path();
Preferences load_preferences(const std::string& path);
// Whole or not at all.
Result<void> save_preferences(const std::string& path, const Preferences& preferences);

}  // namespace scoundrel
