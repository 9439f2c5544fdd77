#include "tui/keys_bar.h"

#include "phrases/catalogue.h"
#include "phrases/layout.h"
#include "unicode/utf8.h"

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
        case Key::page_up: return say({}, screen_key_page_up);
        case Key::page_down: return say({}, screen_key_page_down);
        default: return "";
    }
}

namespace {

// A key without words goes with the one after it.
struct Group {
    std::vector<KeyHint> keys;

    int width() const {
        int all = 0;
        for (const auto& [input, what] : keys)
            all += text_width(key_name(input)) + 1 + (what.empty() ? 0 : text_width(what) + 2);
        return all - 2;  // without the gap after it
    }
    std::string told() const {
        std::string all;
        for (const auto& [input, what] : keys)
            all += (all.empty() ? "" : " ") + key_name(input) + (what.empty() ? "" : "\t" + what);
        return all;
    }
};

std::vector<Group> grouped(std::span<const KeyHint> keys) {
    std::vector<Group> groups(1);
    for (const KeyHint& key : keys) {
        groups.back().keys.push_back(key);
        if (!key.second.empty()) groups.emplace_back();
    }
    groups.pop_back();
    return groups;
}

}  // namespace

void draw_keys(Canvas& canvas, int y, std::span<const KeyHint> keys) {
    draw_keys(canvas, {1, y, canvas.width() - 1, 1}, keys);
}

void draw_keys(Canvas& canvas, Rect in, std::span<const KeyHint> keys) {
    constexpr int gap = 2;
    std::vector<Group> groups = grouped(keys);
    if (groups.empty()) return;
    const Group more{{{Input::of(whole_key), say({}, screen_do_whole)}}};
    const auto width = [&](bool with_more) {
        int all = with_more ? more.width() + gap : 0;
        for (const Group& group : groups) all += group.width() + gap;
        return all - gap;
    };
    bool with_more = !canvas.left_out().empty();
    while (groups.size() > 1 && width(with_more) > in.w) {
        const auto last = groups.end() - 2;  // the way out stays
        canvas.leave_out(last->told());
        groups.erase(last);
        with_more = true;
    }
    if (with_more) groups.insert(groups.end() - 1, more);
    int x = in.x;
    for (const Group& group : groups)
        for (const auto& [input, what] : group.keys) {
            const std::string name = key_name(input);
            canvas.text(x, in.y, name, {.ink = Ink::key, .bold = true});
            const int name_width = text_width(name);
            if (!what.empty()) canvas.text(x + name_width + 1, in.y, what, {.ink = Ink::dim});
            const int used = name_width + (what.empty() ? 0 : 1 + text_width(what));
            canvas.spot({x, in.y, used, 1}, input);
            x += used + (what.empty() ? 1 : gap);
        }
}

}  // namespace scoundrel::tui
