// How a new game is to be dealt, chosen from a list beside the rules. What these rules cannot have
// is dim.
#pragma once

#include <optional>
#include <string>

#include "rules/rules.h"
#include "tui/canvas.h"

namespace scoundrel::tui {

enum class Deal : std::uint8_t { any, daily, seed, winnable, gentle, fair, harsh, count };

class DealChoice {
  public:
    static constexpr int count = static_cast<int>(Deal::count);

    Deal deal() const { return deal_; }
    // The next one that these rules can have.
    void turn(int by, const Rules& rules);
    // False if these rules cannot have it.
    bool choose(Deal deal, const Rules& rules);
    // After the rules have changed.
    void fit(const Rules& rules);

    // All of them, or as far as there is room those around the one chosen.
    void draw(Canvas& canvas, Rect in, const Rules& rules, const std::string& today) const;
    // The one chosen, between arrows.
    void draw_line(Canvas& canvas, Rect in, const std::string& today) const;
    // The one that was pointed at.
    static std::optional<Deal> picked(const Input& input);

  private:
    Deal deal_ = Deal::any;
};

// What is meant by it, where its name does not say; else empty.
std::string say_deal(Deal deal);

}  // namespace scoundrel::tui
