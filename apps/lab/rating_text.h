// What a match says of who plays better than whom, all players together: ratings, the matrix, the
// picture.
#pragma once

#include <string>
#include <vector>

#include "lab/standings.h"
#include "phrases/catalogue.h"
#include "report.h"

namespace scoundrel::cli {

// The players from the best rated on.
struct Ranking {
    // `numbered`: names have their places before them, by which a matrix can speak of them.
    Ranking(const Standings& standings, bool numbered);

    RatingLead rating(std::size_t player) const;  // on the scale of the anchor

    const Standings& standings;
    Ratings ratings;
    std::vector<std::size_t> order;
    std::vector<std::string> names;  // by player, not by place; fit for tables
};

// "1234 [1200, 1268]"; "1234" of the anchor; "1234 [1200, -]" where there is no end.
std::string show_rating(const Ranking& ranking, std::size_t player);

// What the ratings mean, and names that were cut. Nothing of a single player.
Report tell_rating(const Voice& voice, const Ranking& ranking);

// On how many deals each did better than each other, and which two are undecided.
Report tell_matrix(const Voice& voice, const Ranking& ranking);

std::string draw_match_ratings(const Standings& standings);

}  // namespace scoundrel::cli
