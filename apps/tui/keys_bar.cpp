#include "tui/keys_bar.h"

#include "unicode/utf8.h"
#include "words/catalogue.h"
#include "words/layout.h"

namespace scoundrel::tui {

using enum Phrase;

std::string key_name(const Input& input) {
    switch (input.key) {
        case Key::character:
            return input.character == U' ' ? say({}, screen_key_space)
                                           : unicode::utf8(input.character);
        case Key::enter: return say({}, screen_key_enter);
        case Key::escape: return say({}, screen_key_escape);
        case Key::tab: return say({}, screen_key_tab);
        case Key::left: return "←";
        case Key::right: return "→";
        case Key::up: return "↑";
        case Key::down: return "↓";
        default: return "";
    }
}

void draw_keys(Canvas& canvas, int y, std::span<const KeyHint> keys) {
    const auto width_of = [](const KeyHint& key) {
        return text_width(key_name(key.first)) +
               (key.second.empty() ? 0 : 1 + text_width(key.second));
    };
    int x = 1;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const auto& [input, what] = keys[i];
        const int width = width_of(keys[i]);
        const bool last = i + 1 == keys.size();
        if (x + width + (last ? 0 : 2 + width_of(keys.back())) > canvas.width() && !last) continue;
        const std::string name = key_name(input);
        canvas.text(x, y, name, {.ink = Ink::key, .bold = true});
        canvas.text(x + text_width(name) + 1, y, what, {.ink = Ink::dim});
        canvas.spot({x, y, width, 1}, input);
        x += width + (what.empty() ? 1 : 2);
    }
}

}  // namespace scoundrel::tui
