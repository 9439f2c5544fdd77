// What a match says, in words.
#pragma once

#include <string>

#include "lab/standings.h"
#include "phrases/catalogue.h"

namespace scoundrel::cli {

// What titles say: the rules, how many deals, which, and how long players thought.
Arguments about(const Voice& voice, const Standings& standings);

// One line for each player's share so far: "search 41.2%, greedy 35.0%".
std::string tell_shares(const Standings& standings);

// Whether the match is sealed, and what holds its programs back: known before it is played. Empty
// where neither is a matter.
std::string tell_fairness(const MatchHead& head);
// The same as fields of the report, with the key where it is told.
Json fairness_json(const MatchHead& head, const std::string& key);
std::string tell_key(const std::string& key);

// Everything; of at least one deal.
std::string tell_match(const Standings& standings);

// Of two players from two files.
std::string tell_comparison(const Standings& standings);

}  // namespace scoundrel::cli
