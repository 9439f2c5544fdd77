// What a match says, in words.
#pragma once

#include <string>

#include "lab/standings.h"
#include "phrases/catalogue.h"
#include "report.h"

namespace scoundrel::cli {

// What titles say: the rules, how many deals, which, and how long players thought.
Arguments about(const Voice& voice, const Standings& standings);

// One line for each player's share so far: "search 41.2%, greedy 35.0%".
std::string tell_shares(const Standings& standings);

// Whether the match is sealed, and what holds its programs back: known before it is played. Empty
// where neither is a matter.
Report tell_fairness(const MatchHead& head);
// The same as fields of the report, with the key where it is told.
Json fairness_json(const MatchHead& head, const std::string& key);
std::string tell_key(const std::string& key);

// The rules, and what is asked.
std::string match_page_title(const Standings& standings);

// A line for each figure: rules, player, measure, value, low, high.
std::string match_csv(const Standings& standings);

// Everything; of at least one deal.
Report tell_match(const Standings& standings);

// Of two players from two files.
Report tell_comparison(const Standings& standings);

}  // namespace scoundrel::cli
