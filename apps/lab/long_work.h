// What commands that work for long share: the seeds they are given, being stopped in good order,
// and the time that is left.
#pragma once

#include <chrono>
#include <string>

#include "lab/seeds.h"

namespace scoundrel::cli {

// "0..999"; ends the command if it is none.
inline constexpr std::uint64_t most_seeds = 1'000'000'000'000;  // keeps every count in range
SeedRange read_seeds(const std::string& text, std::uint64_t most = most_seeds);

// As many threads as there are processors.
int all_processors();
// No more than there is to do.
int useful_jobs(int jobs, std::uint64_t to_do);

// What is done is on the disk no later.
inline constexpr auto sync_time = std::chrono::seconds(1);

// From now on Ctrl-C and its kin are noted, and the work ends in good order. A second one ends the
// program at once.
void catch_stopping_signals();
bool stopped();

// "1:02:03", "2:03"
std::string show_time(double seconds);
// So many things done in so many seconds, each second: "0.4", "1200".
std::string show_rate(std::uint64_t done, double seconds);

}  // namespace scoundrel::cli
