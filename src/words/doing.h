// A move spoken of: "fighting QS with the weapon"; or as a step of a plan: "fight QS …".
#pragma once

#include <string>

#include "phrases/catalogue.h"
#include "rules/move.h"

namespace scoundrel {

std::string say_doing(const Voice& voice, Move move);
std::string say_step(const Voice& voice, Move move);

}  // namespace scoundrel
