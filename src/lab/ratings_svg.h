// Ratings as a picture: a line for each player, with a dot and its interval on a common scale.
#pragma once

#include <limits>
#include <string>
#include <vector>

namespace scoundrel {

// What fits before the scale, in characters.
inline constexpr std::size_t longest_rated_name = 27;

struct RatedPlayer {
    std::string name;  // no longer than this
    double rating = 0;
    double low = 0, high = 0;  // infinite: the interval has no end there
    std::string note;          // at the end of the line
    std::string whole_name;    // told where the pointer rests
};

// In the order of the list, from the top. `axis`: what the scale counts in; at least one player.
// The scale does not pass zero where nothing does, nor `most`, the most there can be.
std::string draw_ratings(const std::string& title, const std::string& subtitle,
                         const std::string& axis, const std::vector<RatedPlayer>& players,
                         double most = std::numeric_limits<double>::infinity());

}  // namespace scoundrel
