// The signature: one number that pins the behaviour of the rules on every compiler and platform.
// It hashes the results of random play over the first thousand seeds of every rule set that was
// published when the signature was (notation.md, "Random play and the signature").
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "rules/random_play.h"
#include "rules/rule_sets.h"

namespace scoundrel {

inline constexpr std::string_view signature_sets[] = {"classic", "equal", "browser", "rascal",
                                                      "forty-two"};
inline constexpr std::uint64_t signature_seeds = 1000;

inline std::string signature_line(std::string_view id, std::uint64_t seed, const RandomResult& r) {
    std::string line(id);
    line += "#" + std::to_string(seed);
    line += r.status == Status::won ? " won " : r.status == Status::lost ? " lost " : " playing ";
    line += r.status == Status::playing ? "-" : std::to_string(r.score);
    return line + " " + std::to_string(r.moves) + "\n";
}

// `play` gives the result of random play of a rule set's seed.
template <class Play>
std::uint64_t signature(Play play) {
    Fnv1a hash;
    for (const std::string_view id : signature_sets)
        for (const RuleSet& set : rule_sets)
            for (std::uint64_t seed = 0; set.id == id && seed < signature_seeds; ++seed)
                hash.add_text(signature_line(id, seed, play(set.rules, seed)));
    return hash.value();
}

}  // namespace scoundrel
