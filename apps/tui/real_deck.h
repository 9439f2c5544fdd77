// What there is for a real deck besides the game: a pad for the health alone, a game set
// up in the middle, and which life cards to turn over.
#pragma once

#include <memory>
#include <string>

#include "notation/rules_text.h"
#include "phrases/catalogue.h"
#include "rules/card.h"
#include "tui/context.h"
#include "tui/view.h"

namespace scoundrel::tui {

std::unique_ptr<View> make_health_pad(Context& context, const Variant& variant);
std::unique_ptr<View> make_position(Context& context, const Variant& variant);

// "Life: turn K♥ face down."; empty if nothing is to be turned.
std::string say_turned(const Voice& voice, const Context& context, CardSet before, CardSet after);

}  // namespace scoundrel::tui
