// All cards of a pack in four rows, to pick from by arrows, by mouse, or by typing: 7C, qs, 10d.
#pragma once

#include <optional>

#include "rules/card.h"
#include "tui/canvas.h"

namespace scoundrel::tui {

class CardGrid {
  public:
    static constexpr int width = 13 * 3, height = 4;

    // Those that can be picked are bright, the others dim; those in `marked` stand out.
    void draw(Canvas& canvas, int x, int y, CardSet open, CardSet marked = {}) const;

    // A card that was picked, whether it is open or not.
    std::optional<Card> handle(const Input& input);

    // The last card was typed to its end, so that an Enter after it only ends it.
    bool just_typed() const { return typed_; }

  private:
    int row_ = 0, column_ = 0;
    int rank_ = 0;
    bool one_ = false;    // a 1 was typed, which a 0 may follow
    bool typed_ = false;  // the last card, to its end
};

}  // namespace scoundrel::tui
