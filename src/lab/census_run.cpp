#include "lab/census_run.h"

#include "lab/in_order.h"

namespace scoundrel {

Result<bool> run_census(const CensusWork& work, MissingSeeds seeds) {
    using Rows = InOrder<CensusRow>;
    const Rows rows{.jobs = work.jobs,
                    .worker =
                        [&](const Rows::Stop& stop) {
                            Limits limits;
                            limits.memory = work.memory;
                            limits.stop = stop;
                            return [&work, limits](std::uint64_t seed) {
                                return solve_row(work.head, seed, limits);
                            };
                        },
                    .keep = [&](const CensusRow& row) -> Result<bool> {
                        if (const auto kept = work.keep(row); !kept)
                            return std::unexpected(kept.error());
                        return false;
                    },
                    .pulse = work.pulse};
    return InOrderRun<CensusRow>(rows, std::move(seeds)).run();
}

}  // namespace scoundrel
