#include "tui/choice_list.h"

#include <algorithm>

#include "text/game_text.h"
#include "words/layout.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

void draw_rows(Canvas& canvas, Rect in, const GameScene& scene) {
    constexpr int label_at = 4, effect_at = 16;
    int y = in.y;
    for (std::size_t i = 0; i < scene.choices.size() && y < in.bottom(); ++i) {
        const Choice& choice = scene.choices[i];
        const bool chosen = static_cast<int>(i) == scene.chosen;
        const Ink ink = !choice.legal ? Ink::dim : choice.seen.fatal ? Ink::bad : Ink::plain;
        const Style style{.ink = ink, .bold = chosen && choice.legal};
        if (chosen) canvas.put(in.x, y, U'▸', {.ink = Ink::focus, .bold = true});
        canvas.text(in.x + 2, y, key_name(Input::of(choice.key)),
                    {.ink = choice.legal ? Ink::key : Ink::dim, .bold = choice.legal});
        const int label_x = in.x + label_at + (choice.key == U' ' ? 4 : 0);
        const int label_width = canvas.text(label_x, y, choice.label, style, in.right() - label_x);
        // Rows left for the others, one each.
        const int others = static_cast<int>(scene.choices.size() - i) - 1;
        const int rows = std::max(1, in.bottom() - y - others);
        const int effect_x = std::max(in.x + effect_at, label_x + label_width + 2);
        const int used =
            canvas.paragraph({effect_x, y, in.right() - effect_x, rows}, choice.effect, style);
        canvas.spot({in.x, y, in.w, std::max(used, 1)}, Input::of(choice.key));
        y += std::max(used, 1);
    }
}

// What can be done without a card, always in sight.
void draw_doors(Canvas& canvas, Rect in, const GameScene& scene) {
    const Voice voice = Voice::of(scene.session.variant());
    int x = in.x + 2;
    for (const Choice& choice : choices_with(voice, scene.session.game(), Card(), scene.style)) {
        // What cannot be done is told apart without colours too; pressed, it still says why.
        const std::string name = choice.legal ? key_name(Input::of(choice.key)) : "–";
        const int width = text_width(name) + 1 + text_width(choice.label);
        if (x + width > in.right()) return;
        const Style style{.ink = choice.legal ? Ink::key : Ink::dim, .bold = choice.legal};
        canvas.text(x, in.y, name, style);
        canvas.text(x + text_width(name) + 1, in.y, choice.label,
                    {.ink = choice.legal ? Ink::plain : Ink::dim});
        canvas.spot({x, in.y, width, 1}, Input::of(choice.key));
        x += width + 3;
    }
}

}  // namespace

void draw_choices(Canvas& canvas, Rect in, const GameScene& scene) {
    if (!scene.focus) return;
    const Voice voice = Voice::of(scene.session.variant());
    std::string title = scene.focus->place == Item::Place::room
                            ? say(voice, screen_the_room)
                            : show(scene.focus->card, scene.style) + " · " +
                                  text::tell_kind(voice, scene.focus->card);
    canvas.rule(in.x, in.y, in.w, title, {.ink = Ink::focus, .bold = true});
    const int doors = scene.focus->place == Item::Place::room ? 0 : 1;
    const Rect body{in.x, in.y + 1, in.w, in.h - 1 - doors};
    draw_rows(canvas, body, scene);
    if (doors > 0) draw_doors(canvas, {in.x, in.bottom() - 1, in.w, 1}, scene);
}

}  // namespace scoundrel::tui
