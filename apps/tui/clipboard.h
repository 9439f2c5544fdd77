// Text for the clipboard of whoever sits at the terminal, also over a network: OSC 52, an escape
// sequence that most terminals take and others pass over.
#pragma once

#include <string>
#include <string_view>

namespace scoundrel::tui {

std::string clipboard_sequence(std::string_view text);

}  // namespace scoundrel::tui
