#include "tui/game_status.h"

#include "tui/card_art.h"
#include "tui/health_bar.h"
#include "words/layout.h"
#include "words/rule_names.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

// A literal deal is too long to show, and says what is to come.
std::string shown_id(const GameId& id) {
    if (id.dealt_by != DealtBy::literal) return print_game_id(id);
    return print_rules(id.variant) + ":…";
}

void draw_header(Canvas& canvas, int y, const Session& session) {
    const Voice voice = Voice::of(session.variant());
    const auto& account = session.game().account;
    const bool avoids = session.variant().rules.avoid != Avoid::never;
    const std::string progress = say(voice, avoids ? screen_progress_avoided : screen_progress,
                                     {{"room", account.room_number},
                                      {"cleared", account.stats.rooms_cleared},
                                      {"gone", account.stats.rooms_avoided},
                                      {"damage", account.stats.damage_taken}});
    canvas.fill({0, y, canvas.width(), 1}, U' ', {.ink = Ink::title, .reverse = true});
    const int used = text_width(progress);
    canvas.text(canvas.width() - used - 1, y, progress, {.ink = Ink::title, .reverse = true});
    // The id names the rules too; what they are called is said where there is room for all of it.
    const int most = canvas.width() - used - 4;
    const std::string id = shown_id(session.beginning().id);
    std::string game =
        say(voice, screen_game, {{"title", name_of(session.variant())}, {"game", id}});
    if (text_width(game) > most) game = id;
    canvas.text(1, y, game, {.ink = Ink::title, .reverse = true, .bold = true}, most);
}

void draw_life(Canvas& canvas, int y, CardSet face_up) {
    int x = 3;
    for (const Suit suit : {Suit::hearts, Suit::diamonds})
        for (int value = 14; value >= 11; --value) {
            const Card card(suit, value);
            const bool up = face_up.has(card);
            canvas.put(x, y, U'│', {.ink = Ink::frame});
            canvas.text(x + 1, y, up ? face_of(card) : "░░",
                        {.ink = up ? ink_of(suit) : Ink::back, .bold = up});
            canvas.put(x + 3, y, U'│', {.ink = Ink::frame});
            x += 5;
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
    draw_header(canvas, l.header, scene.session);
    draw_health(canvas, {1, l.health, l.width - 2, 1}, scene.session.position().health,
                scene.session.variant().rules.health, health_after(scene));
    if (scene.life) draw_life(canvas, l.life, *scene.life);
}

void draw_message(Canvas& canvas, const GameLayout& l, const GameScene& scene) {
    const auto lines = wrap(scene.message, canvas.width() - 2);
    const int rows = static_cast<int>(lines.size());
    for (int i = 0; i < rows; ++i) {
        const int y = l.message - rows + 1 + i;
        if (rows > 1) canvas.fill({0, y, canvas.width(), 1}, U' ');
        canvas.text(1, y, lines[static_cast<std::size_t>(i)], {.ink = scene.message_ink});
    }
}

}  // namespace scoundrel::tui
