#include "tui/game_status.h"

#include <algorithm>

#include "phrases/layout.h"
#include "tui/card_art.h"
#include "tui/health_bar.h"
#include "words/rule_names.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

// A literal deal is too long to show, and says what is to come.
std::string shown_id(const GameId& id) {
    if (id.dealt_by != DealtBy::literal) return print_game_id(id);
    return print_rules(id.variant) + ":…";
}

// How far the game has come, as much of it as has room beside the id.
std::string progress_of(const Session& session, Form form, int room) {
    const Voice voice = Voice::of(session.variant());
    const auto& account = session.game().account;
    // A list has a title of its own that tells the room, but no pile to count the dungeon by.
    if (form == Form::lines)
        return say(voice, screen_dungeon_count, {{"cards", session.position().dungeon()}});
    const bool avoids = session.variant().rules.avoid != Avoid::never;
    const std::string whole = say(voice, avoids ? screen_progress_avoided : screen_progress,
                                  {{"room", account.room_number},
                                   {"cleared", account.stats.rooms_cleared},
                                   {"gone", account.stats.rooms_avoided},
                                   {"damage", account.stats.damage_taken}});
    return text_width(whole) <= room ? whole
                                     : say(voice, screen_room, {{"room", account.room_number}});
}

void draw_header(Canvas& canvas, const GameLayout& l, const Session& session) {
    const Voice voice = Voice::of(session.variant());
    const int y = l.header;
    const std::string id = shown_id(session.beginning().id);
    canvas.fill({0, y, canvas.width(), 1}, U' ', {.ink = Ink::title, .reverse = true});
    const std::string progress = progress_of(session, l.form, canvas.width() - text_width(id) - 4);
    canvas.text_right(canvas.width() - 1, y, progress, {.ink = Ink::title, .reverse = true});
    // The id names the rules too; what they are called is said where there is room for all of it.
    const int most = canvas.width() - text_width(progress) - 4;
    std::string game =
        say(voice, screen_game, {{"title", name_of(session.variant())}, {"game", id}});
    if (text_width(game) > most) game = id;
    canvas.text(1, y, game, {.ink = Ink::title, .reverse = true, .bold = true}, most);
}

void draw_life(Canvas& canvas, const GameLayout& l, const GameScene& scene) {
    if (!scene.life) return;
    if (l.life.w == 0) {
        canvas.leave_out(say(Voice::of(scene.session.variant()), screen_life,
                             {{"cards", show_cards(*scene.life, scene.style)}}));
        return;
    }
    int x = l.life.x;
    for (const Suit suit : {Suit::hearts, Suit::diamonds})
        for (int value = 14; value >= 11; --value, x += 3) {
            const Card card(suit, value);
            const bool up = scene.life->has(card);
            if (up)
                canvas.text(x, l.life.y, face_of(card), {.ink = ink_of(suit), .bold = true});
            else
                canvas.fill({x, l.life.y, 2, 1}, U'░', {.ink = Ink::back});
        }
}

// What the move chosen would leave; without one, what there is.
int health_after(const GameScene& scene) {
    const auto i = static_cast<std::size_t>(scene.chosen);
    const bool legal = scene.chosen >= 0 && i < scene.choices.size() && scene.choices[i].legal;
    return legal ? scene.choices[i].seen.health : scene.session.position().health;
}

}  // namespace

void draw_status(Canvas& canvas, const GameLayout& l, const GameScene& scene) {
    draw_header(canvas, l, scene.session);
    draw_health(canvas, l.bar, scene.session.position().health,
                scene.session.variant().rules.health, health_after(scene));
    draw_life(canvas, l, scene);
}

void draw_message(Canvas& canvas, const GameLayout& l, const GameScene& scene) {
    const int top = (l.takes_turns() || l.panels.y == l.choices.y ? l.choices : l.panels).bottom();
    const Rect in{1, std::max(top, l.message + 1 - line_count(scene.message, canvas.width() - 2)),
                  canvas.width() - 2, 0};
    canvas.paragraph({in.x, in.y, in.w, l.message + 1 - in.y}, scene.message,
                     {.ink = scene.message_ink});
}

}  // namespace scoundrel::tui
