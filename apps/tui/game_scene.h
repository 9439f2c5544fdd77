// The game drawn: dungeon, room and discard in a row, the weapon with what it slew below, what can
// be done with the card in focus beside it, panels around. It is told what is legal and what is in
// focus; it changes nothing.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/play.h"
#include "tui/canvas.h"
#include "tui/choices.h"
#include "tui/game_layout.h"
#include "tui/hint_notice.h"
#include "tui/keys_bar.h"

namespace scoundrel::tui {

// Something that can be in focus.
struct Item {
    enum class Place { card, slot, room } place;
    Card card{};
    friend bool operator==(const Item&, const Item&) = default;
};
// Cards by their places, free ones passed over.
std::vector<Item> items_of(const Session& session);

// Which of the panels a narrow window shows at the right.
enum class Panel : std::uint8_t { log, discard, count };

struct GameScene {
    const Session& session;
    CardStyle style;
    std::span<const Play::LogLine> log{};
    std::optional<Item> focus{};
    std::vector<Choice> choices{};  // with what is in focus
    int chosen = -1;
    Panel panel = Panel::log;
    std::optional<CardSet> life{};   // the life cards that lie face up, where they count the health
    std::optional<Notice> notice{};  // covers the panels below
    std::string message{};
    Ink message_ink = Ink::plain;
    std::vector<KeyHint> keys{};  // for the last line
    // Draws something else where the choices stand.
    std::function<void(Canvas&, Rect)> instead_of_choices{};
};

void draw_game(Canvas& canvas, const GameScene& scene);

}  // namespace scoundrel::tui
