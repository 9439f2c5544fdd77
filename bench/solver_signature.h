// The solver's signature: one number that pins its answers on every compiler and platform. It
// hashes verdict, best score and fewest avoids of the first deals of every rule set.
#pragma once

#include <string>

#include "bench/signature.h"
#include "solver/solver.h"

namespace scoundrel {

inline constexpr std::uint64_t solver_signature_seeds = 10;

inline Solution solve_seed(const Rules& rules, std::uint64_t seed, Question question) {
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    Unrecorded past;
    Position position = start(rules, past);
    deal(position, dealer);
    Deck unseen;
    for (const Card* card = dealer.deck.end() - position.unseen.count(); card != dealer.deck.end();
         ++card)
        unseen.push(*card);
    return solve(rules, position, unseen, 0, question, {});
}

inline std::uint64_t solver_signature() {
    const auto number = [](std::optional<int> value) {
        return value ? std::to_string(*value) : std::string("-");
    };
    Fnv1a hash;
    for (const std::string_view id : signature_sets)
        for (const RuleSet& set : rule_sets)
            for (std::uint64_t seed = 0; set.id == id && seed < solver_signature_seeds; ++seed) {
                const Solution solution = solve_seed(set.rules, seed, Question::everything);
                const char* verdict = solution.verdict == Verdict::won    ? "won"
                                      : solution.verdict == Verdict::lost ? "lost"
                                                                          : "unknown";
                hash.add_text(std::string(id) + "#" + std::to_string(seed) + " " + verdict + " " +
                              number(solution.best_score) + " " + number(solution.avoids) + "\n");
            }
    return hash.value();
}

}  // namespace scoundrel
