#include "lab/match_run.h"

#include <algorithm>

#include "lab/in_order.h"

namespace scoundrel {

RowsThere::RowsThere(std::size_t players, const std::vector<MatchRow>& rows) : players_(players) {
    for (const MatchRow& row : rows) {
        auto& there = there_[row.seed];
        there.resize(players_);
        there[row.player] = true;
    }
}

bool RowsThere::has(std::uint64_t seed, std::size_t player) const {
    const auto found = there_.find(seed);
    return found != there_.end() && found->second[player];
}

std::vector<std::uint64_t> RowsThere::whole_deals() const {
    std::vector<std::uint64_t> seeds;
    for (const auto& [seed, there] : there_)
        if (std::ranges::count(there, true) == static_cast<std::ptrdiff_t>(players_))
            seeds.push_back(seed);
    return seeds;
}

Result<bool> run_match(const MatchWork& work, SeedRange range, const RowsThere& there) {
    using DealRows = Result<std::vector<MatchRow>>;
    using Deals = InOrder<DealRows>;
    const auto worker = [&](const Deals::Stop& stop) -> Deals::Worker {
        return [&work, &there, stop, players = work.players()](std::uint64_t seed) -> DealRows {
            std::vector<MatchRow> rows;
            for (std::size_t player = 0; player < players.size(); ++player) {
                if (there.has(seed, player)) continue;
                auto row = play_deal(work.rules, seed, players[player], work.thinking, stop);
                if (!row) return std::unexpected(row.error());
                row->player = player;
                rows.push_back(std::move(*row));
            }
            return rows;
        };
    };
    const Deals deals{.jobs = work.jobs,
                      .worker = worker,
                      .keep = [&](const DealRows& rows) -> Result<bool> {
                          if (!rows) return std::unexpected(rows.error());
                          return work.keep(*rows);
                      },
                      .pulse = work.pulse};
    return InOrderRun<DealRows>(deals, MissingSeeds(range, there.whole_deals())).run();
}

}  // namespace scoundrel
