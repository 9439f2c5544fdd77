// What the companion for a real deck has besides the table: a pad for the health alone, a game set
// up in the middle, and which life cards to turn over.
#pragma once

#include <memory>
#include <string>

#include "tui/desk.h"
#include "tui/view.h"

namespace scoundrel::tui {

std::unique_ptr<View> make_health_pad(Desk& desk, const Variant& variant);
std::unique_ptr<View> make_position(Desk& desk, const Variant& variant);

// "Life: turn K♥ face down."; empty if nothing is to be turned.
std::string say_turned(const Voice& voice, const Desk& desk, CardSet before, CardSet after);

}  // namespace scoundrel::tui
