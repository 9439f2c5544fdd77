// The work of a match, on several threads: every deal of a range is played by the players that
// have no row of it yet, and the rows are handed over in the order of their seeds.
#pragma once

#include <map>

#include "lab/match.h"
#include "lab/seeds.h"

namespace scoundrel {

struct MatchWork {
    Rules rules;
    Thinking thinking;
    int jobs = 1;  // threads
    // Called once by each thread: players are not shared.
    std::function<std::vector<Contestant>()> players;
    // Called by the thread that runs the match, with the rows of one deal; true says that this is
    // enough.
    std::function<Result<bool>(const std::vector<MatchRow>&)> keep;
    // Called several times a second; true stops the work, and what is not finished is lost.
    std::function<Result<bool>()> pulse;
};

// Which rows are there already.
class RowsThere {
  public:
    RowsThere(std::size_t players, const std::vector<MatchRow>& rows);
    bool has(std::uint64_t seed, std::size_t player) const;
    std::vector<std::uint64_t> whole_deals() const;  // by all players

  private:
    std::size_t players_;
    std::map<std::uint64_t, std::vector<bool>> there_;
};

// True if every deal is played.
Result<bool> run_match(const MatchWork& work, SeedRange range, const RowsThere& there);

}  // namespace scoundrel
