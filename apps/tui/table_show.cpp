// What the table shows of itself: the scene for the game as it stands, and its end.
#include "cli/table_talk.h"
#include "tui/table_view.h"

namespace scoundrel::tui {

namespace {

using enum Phrase;

}  // namespace

TableScene TableView::scene() const {
    const Voice voice = play_.voice();
    TableScene scene{.session = play_.session(), .look = desk_.look()};
    scene.deeds = play_.deeds();
    scene.panel = panel_;
    scene.life_cards = counts_life();
    scene.face_up = face_up_;
    scene.message = thinking_ && message_.empty()
                        ? say(voice, *thinking_) + " " + say(voice, screen_stops)
                        : message_;
    scene.message_ink = thinking_ && message_.empty() ? Ink::hint : message_ink_;
    const bool over = play_.game().over(), owed = play_.position().awaiting();
    scene.notice = hint_ ? hint_ : over ? afterwards() : notice();
    if (over) {
        scene.instead_of_choices = [this](Canvas& canvas, Rect in) { draw_end(canvas, in); };
        scene.keys = {{Input::of(U'N'), say(voice, screen_do_new)},
                      {Input::of(U'v'), say(voice, screen_do_review)}};
        if (!play_.session().at_table())
            scene.keys.emplace_back(Input::of(U'R'), say(voice, screen_do_restart));
        scene.keys.emplace_back(Input::of(U'u'), say(voice, screen_do_undo));
    } else if (owed) {
        scene.instead_of_choices = [this](Canvas& canvas, Rect in) { draw_grid(canvas, in); };
        scene.keys = {{Input::of(U'u'), say(voice, screen_do_undo)},
                      {Input::of(U':'), say(voice, screen_do_command)}};
    } else {
        const auto all = items();
        scene.focus =
            all[static_cast<std::size_t>(std::min(focus_, static_cast<int>(all.size()) - 1))];
        scene.choices = choices();
        scene.chosen = chosen_;
        scene.keys = {{Input::of(Key::enter), say(voice, screen_do_it)},
                      {Input::of(U'u'), say(voice, screen_do_undo)},
                      {Input::of(U'i'), say(voice, screen_do_hint)},
                      {Input::of(Key::tab), say(voice, screen_do_panel)},
                      {Input::of(U'N'), say(voice, screen_do_new)},
                      {Input::of(U':'), say(voice, screen_do_command)}};
    }
    if (play_.session().at_table() && !over && !owed) {
        // The log can be seen elsewhere; a card that went otherwise only be told here.
        scene.keys[3] = {Input::of(U'c'), say(voice, screen_do_correct)};
        scene.keys.pop_back();
    }
    scene.keys.emplace_back(Input::of(U'?'), say(voice, screen_do_help));
    scene.keys.emplace_back(Input::of(U'm'), say(voice, screen_do_menu));
    // While cards are asked for, q is a queen.
    if (!owed) scene.keys.emplace_back(Input::of(U'q'), say(voice, screen_do_quit));
    return scene;
}

std::optional<TableView::Notice> TableView::notice() const {
    if (!open_) return {};
    return Notice{say(play_.voice(), screen_deck_open), open_deck(), Ink::title};
}

std::string TableView::open_deck() const {
    const auto order = play_.session().hidden_order();
    const Position& p = play_.position();
    std::string cards = order ? show_cards(*order, desk_.look()) : "";
    if (p.bottom_count > 0)
        cards += (cards.empty() ? "" : "  ·  ") +
                 show_cards(std::span(p.bottom, p.bottom_count), desk_.look());
    return cards;
}

void TableView::draw(Canvas& canvas) {
    TableScene shown = scene();
    // A wide window has all panels at once.
    const bool wide = TableLayout::of(canvas.width(), canvas.height()).has_side();
    std::erase_if(shown.keys, [&](const KeyHint& key) {
        return (wide && key.first.is(Key::tab)) || !offers(key.first);
    });
    draw_table(canvas, shown);
}

void TableView::draw_end(Canvas& canvas, Rect in) const {
    const Voice voice = play_.voice();
    const Outcome outcome = play_.session().outcome();
    const bool won = outcome.status == Status::won;
    canvas.rule(in.x, in.y, in.w,
                say(voice, won ? screen_won : screen_lost, {{"score", outcome.score}}),
                {.ink = won ? Ink::good : Ink::bad, .bold = true});
    std::string text = cli::tell_end(play_.session());
    for (char& c : text) c = c == '\n' ? ' ' : c;
    canvas.paragraph({in.x, in.y + 1, in.w, in.h - 1}, text);
}

// What there is to say once the game is over, below the table.
TableView::Notice TableView::afterwards() const {
    const Voice voice = play_.voice();
    const Marks marks = play_.session().marks();
    std::string text = says_at_end();
    const auto add = [&](const std::string& more) {
        if (!more.empty()) text += (text.empty() ? "" : " ") + more;
    };
    add(could_.substr(0, could_.find('\n')));
    if (marks.any())
        add(say(voice, end_marked, {{"marks", say_list(voice, cli::list_marks(voice, marks))}}));
    add(say(voice, screen_afterwards_words));
    return {say(voice, screen_afterwards), text, Ink::title};
}

}  // namespace scoundrel::tui
