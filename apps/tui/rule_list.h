// The rules there are to choose from, and how each is introduced.
#pragma once

#include <string>
#include <vector>

#include "notation/rules_text.h"
#include "tui/canvas.h"

namespace scoundrel::tui {

struct NamedRules {
    std::string name;
    Variant variant;
};
// Every rule set, its difficulties in its place where it has some; last, the player's own.
std::vector<NamedRules> rules_to_choose(const Variant& own);

// What they are, what sets them apart, and as much of the rules as there is room for.
void draw_rules(Canvas& canvas, Rect in, const Variant& variant);

}  // namespace scoundrel::tui
