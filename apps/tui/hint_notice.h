// What is told below the cards in a few sentences; a hint among it, with all moves and their
// figures.
#pragma once

#include <string>
#include <vector>

#include "coach/ask_hint.h"
#include "phrases/catalogue.h"
#include "tui/canvas.h"
#include "tui/menu.h"
#include "words/card_style.h"

namespace scoundrel::tui {

struct Notice {
    std::string title, text;
    Ink ink = Ink::hint;
    // Told where the text does not fit, the longest that does; none: the beginning of the text.
    std::vector<std::string> shorter{};
    // Hints: every legal move, best first, in words with its chance and score; and why not.
    struct Weighed {
        Move move;
        Menu::Row row;
        std::string question, why_not;
    };
    std::vector<Weighed> moves{};
    std::string heads{};  // above their figures

    bool has_moves() const { return !moves.empty(); }
    std::vector<Menu::Row> rows() const;
};

// While the hint proper is worked out the net alone has been asked.
enum class Look : std::uint8_t { first, proper };

Notice notice_of(const Voice& voice, const HintAnswer& answer, Look look, CardStyle style);

// As much as fits; what is cut says so, and can be read whole.
void draw_notice(Canvas& canvas, Rect in, const Notice& notice);

}  // namespace scoundrel::tui
