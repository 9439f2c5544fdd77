// What a player plays for. Every face and format names it by these words.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace scoundrel {

// What is played for.
enum class Aim : std::uint8_t {
    win,    // the chance to win; among ways that it cannot tell apart, the score to expect
    score,  // the score to expect under the rules' own scoring, losses included
};

// Their words, by number.
inline constexpr std::array<std::string_view, 2> aim_names{"win", "score"};

// The word for it.
constexpr std::string_view name_of(Aim aim) { return aim_names[static_cast<std::size_t>(aim)]; }

// The aim of a word; nothing if there is none.
constexpr std::optional<Aim> find_aim(std::string_view name) {
    for (std::size_t i = 0; i < aim_names.size(); ++i)
        if (aim_names[i] == name) return static_cast<Aim>(i);
    return std::nullopt;
}

}  // namespace scoundrel
