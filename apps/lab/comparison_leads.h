// What a comparison says of leads over the first rules, player by player, and of luck: parts of its
// text (comparison_text.h).
#pragma once

#include <string>

#include "figures.h"
#include "lab/rules_comparison.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"
#include "report.h"

namespace scoundrel::cli {

inline std::string player_name(const RulesComparison& comparison, std::size_t player) {
    return cut_to(printable(comparison.plan().players[player]), longest_name);
}
inline std::string full_name(const Contender& rules) { return print_rules(rules.variant); }
inline std::string short_name(const Contender& rules) {
    return cut_to(full_name(rules), longest_name);
}

// By the first player, with what is decided.
Report tell_leads(const Voice& voice, const RulesComparison& comparison);
Report tell_other_leads(const Voice& voice, const RulesComparison& comparison);

Report tell_luck(const Voice& voice, const RulesComparison& comparison);
Report tell_luck_leads(const Voice& voice, const RulesComparison& comparison);

}  // namespace scoundrel::cli
