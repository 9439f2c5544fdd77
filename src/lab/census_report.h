// What a census says: how many deals can be won, how well, with how few rooms avoided, and what it
// cost to know. The words for it are the programs'.
#pragma once

#include <map>
#include <vector>

#include "json/json.h"
#include "lab/census.h"
#include "lab/interval.h"
#include "lab/seeds.h"

namespace scoundrel {

// How often each number occurred.
using Distribution = std::map<int, std::uint64_t>;

std::uint64_t total(const Distribution& distribution);
double mean(const Distribution& distribution);  // of at least one

// From the least to the most, also where nothing occurred; several numbers to a bin where they are
// too many to show.
struct Bin {
    int low = 0;
    int high = 0;
    std::uint64_t times = 0;
};
std::vector<Bin> binned(const Distribution& distribution, int most_bins);

struct CensusReport {
    CensusHead head;
    Checks checks;                 // of the file; what it says is only as good as these
    std::vector<SeedRange> seeds;  // covered, in order
    std::uint64_t deals = 0;
    std::uint64_t won = 0;
    std::uint64_t lost = 0;
    std::uint64_t unknown = 0;
    std::map<Limit, std::uint64_t> limits;  // rows in which something was not proved

    Share unknown_as_lost;  // the share that can be won
    Share unknown_as_won;

    Distribution best_scores;       // of wins, where proved
    Distribution least_bad;         // of losses, where proved
    Distribution avoids;            // the fewest in any win, where proved
    std::uint64_t open_scores = 0;  // wins whose best is not proved
    std::uint64_t open_avoids = 0;

    double mean_nodes = 0;
    std::uint64_t median_nodes = 0;
    std::uint64_t most_nodes = 0;

    // What text 002 speaks of: wins with a score of full health or more, among all deals, and best
    // scores of 1 to 10, among the wins. Only where the score of a win is its health.
    bool scores_health() const;
    std::uint64_t full_health = 0;
    std::uint64_t one_to_ten = 0;
};

// The rows sorted, one a seed (sort_census).
CensusReport census_report(const Census& census);

Json census_report_json(const CensusReport& report);

}  // namespace scoundrel
