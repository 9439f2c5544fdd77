// What a weapon will still save: for players that go by rules of thumb.
#pragma once

#include <array>

#include "rules/position.h"

namespace scoundrel {

class Outlook {
  public:
    // So many of these monsters come one after the other, any of them being the next.
    Outlook(const Rules& rules, CardSet monsters, int foes);

    // The damage it spares in the mean, if each is fought with it or barehanded, as is better in
    // the long run.
    double saves(const Held& weapon) const;

  private:
    // All that changes by fighting: the value it is bound by, or, where weapons wear, the fights.
    static constexpr std::size_t states = 16;
    using ByState = std::array<double, states>;
    std::size_t state_of(const Held& weapon) const;
    ByState one_more_foe(Card weapon, const ByState& rest) const;

    const Rules& rules_;
    int foes_;
    std::array<double, 16> share_{};                  // of the monsters, by value
    std::array<std::array<bool, 16>, states> may_{};  // strike at this value
};

}  // namespace scoundrel
