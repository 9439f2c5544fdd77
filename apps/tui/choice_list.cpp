#include "tui/choice_list.h"

#include <algorithm>

#include "phrases/layout.h"
#include "text/game_text.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

// Broken between its parts, `-4, health 16,` and `then below 11`, and only then within them.
std::vector<std::string> wrap_parts(std::string_view text, int width) {
    std::vector<std::string> lines(1);
    while (!text.empty()) {
        const auto comma = text.find(", ");
        const auto part = text.substr(0, comma == text.npos ? comma : comma + 1);
        text.remove_prefix(std::min(part.size() + 1, text.size()));
        std::string& line = lines.back();
        if (!line.empty() && text_width(line) + 1 + text_width(part) <= width) {
            line.append(" ").append(part);
            continue;
        }
        if (!line.empty()) lines.emplace_back();
        lines.pop_back();
        for (std::string& row : wrap(part, width)) lines.push_back(std::move(row));
    }
    return lines;
}

// A choice as it stands in the list. In a narrow window its effect goes on after the label; else
// all effects stand in a column.
struct Row {
    int label_x, text_x;
    std::string label;
    std::vector<std::string> text;
    int rows = 1;  // it gets; the last one says what is cut
};

constexpr int narrow = 40;

std::string say_choice(const GameScene& scene, const Choice& choice) {
    if (choice.effect.empty()) return choice.label;
    return say(Voice::of(scene.session.variant()), screen_choice,
               {{"label", choice.label}, {"effect", choice.effect}});
}

std::vector<Row> lay_out(Rect in, const GameScene& scene, bool tight) {
    const int label_at = tight ? 3 : 4;
    int column = 0;
    for (const Choice& choice : scene.choices)
        column = std::max(column,
                          label_at + text_width(choice.label) + (choice.key == U' ' ? 4 : 0) + 2);
    std::vector<Row> rows;
    int left = in.h;
    for (const Choice& choice : scene.choices) {
        const int label_x = in.x + label_at + (choice.key == U' ' ? 4 : 0);
        Row row{label_x, in.x + column, choice.label, {}};
        if (tight) {
            row = {label_x, label_x, "",
                   wrap_parts(say_choice(scene, choice), in.right() - label_x)};
        } else if (!choice.effect.empty()) {
            row.text = wrap_parts(choice.effect, in.right() - row.text_x);
        }
        --left;
        rows.push_back(std::move(row));
    }
    for (Row& row : rows)
        for (; left > 0 && row.rows < static_cast<int>(row.text.size()); --left) ++row.rows;
    return rows;
}

void draw_rows(Canvas& canvas, Rect in, const GameScene& scene) {
    // In a narrow window from the very edge on.
    const bool tight = in.w < narrow && in.x > 0;
    const int key_at = tight ? 1 : 2;
    if (tight) in = {in.x - 1, in.y, in.w + 1, in.h};
    const std::vector<Row> rows = lay_out(in, scene, tight);
    int y = in.y;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Choice& choice = scene.choices[i];
        const Row& row = rows[i];
        if (y >= in.bottom()) {  // its key still does it
            canvas.leave_out(key_name(Input::of(choice.key)) + "\t" + choice.label);
            continue;
        }
        const bool chosen = static_cast<int>(i) == scene.chosen;
        const Style style{.ink = ink_of(choice), .bold = chosen && choice.legal};
        if (chosen) canvas.put(in.x, y, U'▸', {.ink = Ink::focus, .bold = true});
        canvas.text(in.x + key_at, y, key_name(Input::of(choice.key)),
                    {.ink = choice.legal ? Ink::key : Ink::dim, .bold = choice.legal});
        canvas.text(row.label_x, y, row.label, style, in.right() - row.label_x);
        const int shown = std::min(row.rows, static_cast<int>(row.text.size()));
        for (int line = 0; line < shown; ++line) {
            std::string text = row.text[static_cast<std::size_t>(line)];
            if (line + 1 == shown && row.rows < static_cast<int>(row.text.size())) {
                canvas.leave_out(say_choice(scene, choice));
                text = shortened(text + " …", in.right() - row.text_x);
            }
            canvas.text(row.text_x, y + line, text, style, in.right() - row.text_x);
        }
        canvas.spot({in.x, y, in.w, row.rows}, Input::of(choice.key));
        y += row.rows;
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
        if (x + width > in.right()) {
            canvas.leave_out(key_name(Input::of(choice.key)) + "\t" + choice.label);
            continue;
        }
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
