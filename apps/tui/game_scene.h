// The game drawn: the room with what each card would do, the weapon with what it slew, what can be
// done with the card in focus, panels around; where, is the layout's affair. It is told what is
// legal and what is in focus; it changes nothing.
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

// What lies around the cards. Where not all of them have room, some take turns.
enum class Panel : std::uint8_t { notice, choices, unseen, bottom, log, discard };

struct GameScene {
    const Session& session;
    CardStyle style;
    std::span<const Play::LogLine> log{};
    std::optional<Item> focus{};
    std::vector<Choice> choices{};  // with what is in focus
    int chosen = -1;
    std::optional<Panel> panel{};    // wanted of those that take turns; else the first of them
    std::optional<CardSet> life{};   // the life cards that lie face up, where they count the health
    std::optional<Notice> notice{};  // has a place before other panels
    std::string message{};
    Ink message_ink = Ink::plain;
    std::vector<KeyHint> keys{};  // for the last line
    // Draws something else where the choices stand.
    std::function<void(Canvas&, Rect)> instead_of_choices{};
};

GameLayout layout_of(int width, int height, const GameScene& scene);
// Those that take turns in this window, the first one first; none where all are in sight.
std::vector<Panel> turns_of(const GameLayout& layout, const GameScene& scene);
// The one to show after this; nothing where there is no other.
std::optional<Panel> panel_after(const std::vector<Panel>& turns, std::optional<Panel> now);

void draw_game(Canvas& canvas, const GameScene& scene);

}  // namespace scoundrel::tui
