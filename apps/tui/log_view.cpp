// All that happened in a game, room by room, to scroll through.
#include "tui/screens.h"
#include "tui/text_view.h"

namespace scoundrel::tui {

std::unique_ptr<View> make_log(const Voice& voice, std::span<const Play::LogLine> log) {
    std::string text;
    int room = 0;
    for (const Play::LogLine& line : log) {
        if (line.room != room)
            text += (text.empty() ? "# " : "\n# ") +
                    say(voice, Phrase::screen_room, {{"room", room = line.room}}) + "\n";
        text += line.text + "\n";
    }
    if (text.empty()) text = say(voice, Phrase::screen_bottom_none);
    return std::make_unique<TextView>(say(voice, Phrase::screen_log), text, TextView::Kind::log);
}

}  // namespace scoundrel::tui
