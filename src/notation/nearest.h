// What a mistyped word was likely meant to be, for messages: did you mean ...?
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace scoundrel {

// The known word that is fewest slips away (a letter more, less, wrong, or two in each other's
// place; the case does not count), if a third of its letters or fewer are wrong; or that the typed
// word begins. Of several the first.
std::optional<std::string_view> nearest(std::string_view typed,
                                        std::span<const std::string_view> known);

}  // namespace scoundrel
