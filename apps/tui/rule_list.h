// The rules there are to choose from, and how each is introduced.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "notation/rules_text.h"
#include "tui/canvas.h"

namespace scoundrel::tui {

struct NamedRules {
    std::string name;
    std::optional<Variant>
        variant{};  // none: those of other programs, which have a list of their own
};
// Every rule set, its difficulties in its place where it has some; those of other programs; last,
// the player's own.
std::vector<NamedRules> rules_to_choose(const Variant& own);

// What they are, what sets them apart, a remark if there is one, and as much of the rules as there
// is room for.
void draw_rules(Canvas& canvas, Rect in, const Variant& variant, std::string_view remark = {});

}  // namespace scoundrel::tui
