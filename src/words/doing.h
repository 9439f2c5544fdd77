// A move spoken of: "fighting QS with the weapon".
#pragma once

#include <string>

#include "rules/move.h"
#include "words/catalogue.h"

namespace scoundrel {

std::string say_doing(const Voice& voice, Move move);

}  // namespace scoundrel
