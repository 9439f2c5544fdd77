// What a game shows of itself: the scene as it stands, and its end.
#include <algorithm>
#include <span>

#include "game/daily.h"
#include "game/daily_words.h"
#include "game/history.h"
#include "game/recap_words.h"
#include "text/game_text.h"
#include "tui/game_view.h"

namespace scoundrel::tui {

using enum Phrase;

GameScene GameView::scene() const {
    const Voice voice = play_.voice();
    GameScene scene{.session = play_.session(), .style = context_.style()};
    scene.log = play_.log();
    scene.panel = panel_;
    if (counts_life()) scene.life = play_.life();
    const bool working = thinking_ && message_.empty();
    scene.message = working ? say(voice, *thinking_) + " " + say(voice, screen_stops) : message_;
    scene.message_ink = working ? Ink::hint : message_ink_;
    const bool over = play_.game().over();
    scene.notice = hint_ ? hint_ : over ? afterwards() : notice();
    if (over) {
        scene.instead_of_choices = [this](Canvas& canvas, Rect in) { draw_end(canvas, in); };
    } else if (play_.position().awaiting()) {
        scene.instead_of_choices = [this](Canvas& canvas, Rect in) { draw_grid(canvas, in); };
    } else {
        scene.focus = items()[static_cast<std::size_t>(focus_)];
        scene.choices = choices();
        scene.chosen = chosen_;
    }
    add_keys(scene);
    return scene;
}

void GameView::add_keys(GameScene& scene) const {
    const bool real_deck = play_.session().at_table(), owed = play_.position().awaiting();
    const auto add = [&](auto key, Phrase what) {
        scene.keys.emplace_back(Input::of(key), say(play_.voice(), what));
    };
    scene.keys = own_keys();
    if (play_.game().over()) {
        add(U'N', screen_do_new);
        add(U'v', screen_do_review);
        if (strip_) add(U'y', daily_do_copy);
        if (!real_deck) add(U'R', screen_do_restart);
        add(U'u', screen_do_undo);
        add(Key::tab, screen_do_panel);
    } else if (owed) {
        add(U'u', screen_do_undo);
        add(U':', screen_do_command);
    } else {
        add(Key::enter, enter_does());
        add(U'i', hint_ && hint_->has_moves() ? screen_do_moves : screen_do_hint);
        add(U'u', screen_do_undo);
        // The log can be seen elsewhere; a card that went otherwise only be told here.
        real_deck ? add(U'c', screen_do_correct) : add(Key::tab, screen_do_panel);
        add(U'N', screen_do_new);
        if (!real_deck) add(U':', screen_do_command);
    }
    add(U'?', screen_do_help);
    add(U'm', screen_do_menu);
    if (!owed) add(U'q', screen_do_quit);  // while cards are asked for, q is a queen
}

std::optional<Notice> GameView::notice() const {
    if (!open_) return {};
    return Notice{say(play_.voice(), screen_deck_open), open_deck(), Ink::title};
}

std::string GameView::open_deck() const {
    const auto order = play_.session().hidden_order();
    const Position& p = play_.position();
    std::string cards = order ? show_cards(*order, context_.style()) : "";
    if (p.bottom_count > 0)
        cards += (cards.empty() ? "" : "  ·  ") +
                 show_cards(std::span(p.bottom, p.bottom_count), context_.style());
    return cards;
}

void GameView::draw(Canvas& canvas) {
    GameScene shown = scene();
    const GameLayout layout = layout_of(canvas.width(), canvas.height(), shown);
    turns_ = turns_of(layout, shown);
    listed_ = layout.form == Form::lines;
    // A wide window has all panels at once.
    std::erase_if(shown.keys, [&](const KeyHint& key) {
        return (turns_.empty() && key.first.is(Key::tab)) || !offers(key.first);
    });
    draw_game(canvas, shown);
}

void GameView::draw_end(Canvas& canvas, Rect in) const {
    const Voice voice = play_.voice();
    const Outcome outcome = play_.session().outcome();
    const bool won = outcome.status == Status::won;
    canvas.rule(in.x, in.y, in.w,
                say(voice, won ? screen_won : screen_lost, {{"score", outcome.score}}),
                {.ink = won ? Ink::good : Ink::bad, .bold = true});
    if (strip_) {
        const int used = canvas.text(in.x, in.y + 1, strip_blocks(*strip_, context_.ascii()),
                                     {.ink = Ink::strong}, in.w);
        if (strip_->practice)
            canvas.text(in.x + used + 2, in.y + 1, say({}, daily_practice_short), {.ink = Ink::dim},
                        in.w - used - 2);
        in = {in.x, in.y + 1, in.w, in.h - 1};
    }
    const Recap recap = recap_of(play_.session());
    std::string text = say_recap(voice, recap);
    if (const auto close = say_close(voice, recap); !close.empty())
        text += " " + with_symbols(close, context_.style());
    canvas.paragraph({in.x, in.y + 1, in.w, in.h - 1}, text);
}

void GameView::read_standing() {
    standing_.clear();
    if (!play_.kept() || context_.storage == nullptr) return;
    if (const auto standing = scoundrel::read_standing(*context_.storage, play_.session()))
        for (const std::string& said :
             {say_standing(play_.voice(), *standing), say_reached(play_.voice(), *standing)})
            standing_ += (standing_.empty() || said.empty() ? "" : " ") + said;
}

// Of a day's deal: its result to share, and what it means for the days in a row.
void GameView::read_day() {
    if (!day_of_deal(print_game_id(play_.session().beginning().id))) return;
    std::vector<Summary> games;
    if (context_.storage != nullptr)
        if (auto history = read_history(*context_.storage)) games = std::move(history->games);
    const Days days(games, context_.host.today());
    strip_ = strip_of(play_.session(), days);
    streaks_ = say_streaks(days.streaks());
}

// A deal of another day, or one whose first try is made, is told from what counts.
void GameView::tell_practice() {
    const auto day = day_of_deal(print_game_id(play_.session().beginning().id));
    if (!day || context_.storage == nullptr || play_.game().over()) return;
    const auto history = read_history(*context_.storage);
    if (!history) return;
    const std::string today = context_.host.today();
    const Days days(history->games, today);
    if (*day != today || days.at(today).has_result())
        tell(say(play_.voice(), daily_for_practice, {{"day", *day}}));
}

// What there is to say once the game is over, below the cards.
Notice GameView::afterwards() const {
    const Voice voice = play_.voice();
    const Marks marks = play_.session().marks();
    std::string text;
    const auto add = [&](const std::string& more) {
        if (!more.empty()) text += (text.empty() ? "" : " ") + more;
    };
    if (strip_ && !strip_->practice) add(streaks_);
    add(standing_);
    add(text::tell_moments(voice, recap_of(play_.session()), context_.style()));
    add(text::tell_account(play_.session()));
    add(could_);
    if (marks.any())
        add(say(voice, end_marked, {{"marks", say_list(voice, text::list_marks(voice, marks))}}));
    add(say(voice, screen_afterwards_words));
    return {say(voice, screen_afterwards), text, Ink::title};
}

}  // namespace scoundrel::tui
