// Sets of cards in words: "A of clubs and spades; J, Q, K, A of diamonds and hearts".
#pragma once

#include <string>

#include "phrases/catalogue.h"

namespace scoundrel {

// Suits with the same ranks are named together; empty for no cards.
std::string say_cards(const Voice& voice, CardSet cards);

}  // namespace scoundrel
