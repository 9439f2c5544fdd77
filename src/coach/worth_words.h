// Facts in words: what is certain, and what moves are worth beside the best. Each is a sentence;
// the rival's, which clauses may follow, has no full stop.
#pragma once

#include <string>

#include "coach/hint_facts.h"
#include "phrases/catalogue.h"

namespace scoundrel {

std::string spoken(const Voice& voice, const fact::Forced& fact);
std::string spoken(const Voice& voice, const fact::Solved& fact);
std::string spoken(const Voice& voice, const fact::Looking& fact);
std::string spoken(const Voice& voice, const fact::Hopeless& fact);
std::string spoken(const Voice& voice, const fact::Deadly& fact);
std::string spoken(const Voice& voice, const fact::SecondBest& fact);
std::string spoken(const Voice& voice, const fact::Later& fact);
std::string spoken(const Voice& voice, const fact::Tied& fact);
std::string spoken(const Voice& voice, const fact::Equal& fact);
std::string spoken(const Voice& voice, const fact::Most& fact);
std::string spoken(const Voice& voice, const fact::Beyond& fact);
std::string spoken(const Voice& voice, const fact::Exact& fact);

// Whether it is said that the rival may be as good: what follows then is a reservation.
bool may_be_as_good(const Voice& voice, const fact::SecondBest& fact);

}  // namespace scoundrel
