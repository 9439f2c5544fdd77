// Facts in words: what is counted on two ways through the room. What tells them apart is a clause,
// told of the rival; what is told of the best way alone is a sentence.
#pragma once

#include <string>
#include <vector>

#include "coach/hint_facts.h"
#include "phrases/catalogue.h"

namespace scoundrel {

std::string spoken(const Voice& voice, const fact::Weapon& fact);
std::string spoken(const Voice& voice, const fact::InTurn& fact);
std::string spoken(const Voice& voice, const fact::Spared& fact);
std::string spoken(const Voice& voice, const fact::LastUse& fact);
std::string spoken(const Voice& voice, const fact::Health& fact);
std::string spoken(const Voice& voice, const fact::Waste& fact);
std::string spoken(const Voice& voice, const fact::Left& fact);
std::string spoken(const Voice& voice, const fact::Faced& fact);
std::string spoken(const Voice& voice, const fact::Used& fact);
std::string spoken(const Voice& voice, const fact::Risk& fact);
std::string spoken(const Voice& voice, const fact::InStore& fact);
std::string spoken(const Voice& voice, const fact::Escape& fact);
std::string spoken(const Voice& voice, const fact::Returning& fact);
std::string spoken(const Voice& voice, const fact::FirstBack& fact);

// "9C and TH", or "nothing".
std::string say_cards(const Voice& voice, const std::vector<Card>& cards);

}  // namespace scoundrel
