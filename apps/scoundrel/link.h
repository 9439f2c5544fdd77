// Links of the page (docs/web.md): what stands behind the `#` is a game id, rules, a whole record,
// or a place of the page.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace scoundrel::cli {

bool is_link(std::string_view text);

struct Link {
    std::string text;   // a game id, rules or a record; or the name of a kept game
    bool kept = false;  // on the device that the link was made on
};
// Nothing where it leads to no game.
std::optional<Link> read_link(std::string_view link);

}  // namespace scoundrel::cli
