// Untrusted text (a seed, a remark, a name, an error that quotes one) made safe to show.
#pragma once

#include <string>
#include <string_view>

namespace scoundrel {

// Without the control characters that would steer a terminal.
std::string printable(std::string_view text);
bool is_printable(std::string_view text);

// The same, and not endless: for messages.
std::string fit_to_show(std::string_view text);

}  // namespace scoundrel
