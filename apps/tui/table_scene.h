// The table drawn: dungeon, room and discard in a row, the weapon with what it slew below, what can
// be done with the card in mind beside it, panels around. It is told what is legal and what is in
// mind; it changes nothing.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/session.h"
#include "tui/canvas.h"
#include "tui/choices.h"
#include "tui/keys_bar.h"
#include "tui/table_layout.h"
#include "tui/take_up.h"

namespace scoundrel::tui {

// Something of the table that can be in mind.
struct Item {
    enum class Place { card, slot, room } place;
    Card card{};
    friend bool operator==(const Item&, const Item&) = default;
};
std::vector<Item> items_of(const Game& game);

// Which of the panels a narrow window shows at the right.
enum class Panel : std::uint8_t { log, discard, count };

struct TableScene {
    const Session& session;
    CardStyle look;
    std::span<const Play::Deed> deeds{};
    std::optional<Item> focus{};
    std::vector<Choice> choices{};  // with what is in mind
    int chosen = -1;
    Panel panel = Panel::log;
    bool life_cards = false;
    CardSet face_up{};  // of the life cards
    struct Notice {
        std::string title, text;
        Ink ink = Ink::hint;
    };
    std::optional<Notice> notice{};  // covers the panels below
    std::string message{};
    Ink message_ink = Ink::plain;
    std::vector<KeyHint> keys{};  // for the last line
    // Draws something else where the choices stand.
    std::function<void(Canvas&, Rect)> instead_of_choices{};
};

void draw_table(Canvas& canvas, const TableScene& scene);

}  // namespace scoundrel::tui
