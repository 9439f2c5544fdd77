// What a real deck asks of the table: cards turned up and corrected, the order to scoop in, life
// cards turned over.
#include "game/move_text.h"
#include "tui/companion.h"
#include "tui/table_view.h"

namespace scoundrel::tui {

namespace {

using enum Phrase;

}  // namespace

bool TableView::counts_life() const {
    const Variant& variant = play_.session().variant();
    const bool wanted =
        variant.base->weapon_word == WeaponWord::shield || play_.session().at_table();
    return desk_.preferences.life_cards && wanted && can_count_with_cards(variant.rules);
}

// With a real deck the player has cards to turn over.
void TableView::tell_life(int before) {
    const int now = play_.position().health;
    const CardSet lay = face_up_;
    face_up_ = face_up_for(now, face_up_);
    if (!play_.session().at_table() || now == before || !counts_life()) return;
    tell(say_turned(play_.voice(), desk_, lay, face_up_));  // what was done stands in the log
}

void TableView::tell_scoop(Move move) {
    const Position& position = play_.position();
    const bool avoided = move.verb() == Verb::avoid || move.verb() == Verb::avoid_lr ||
                         move.verb() == Verb::avoid_rl;
    if (!avoided || position.bottom_count < room_size) return;
    tell(say(play_.voice(), screen_scoop,
             {{"cards",
               show_cards(std::span(position.bottom + position.bottom_count - room_size, room_size),
                          desk_.look())}}));
}

Next TableView::handle_grid(const Input& input) {
    if (input.is(U'i')) return refuse(say(play_.voice(), hint_owed)), Next::stay();
    const auto card = grid_.handle(input);
    return card ? turn_up(*card) : Next::stay();
}

Next TableView::turn_up(Card card) {
    const bool die = play_.position().die_owed;
    const auto done = die ? play_.turn_up_die(card) : play_.turn_up({card});
    if (!done) return refuse(with_symbols(done.error().message, desk_.look())), Next::stay();
    changed();
    return Next::stay();
}

void TableView::draw_grid(Canvas& canvas, Rect in) const {
    const Position& position = play_.position();
    const Voice voice = play_.voice();
    const std::string title = position.die_owed
                                  ? say(voice, screen_ask_die)
                                  : say(voice, screen_ask_cards, {{"owed", position.owed}});
    canvas.rule(in.x, in.y, in.w, title, {.ink = Ink::focus, .bold = true});
    const CardSet open =
        position.die_owed ? position.room_cards() & CardSet::monsters() : position.unseen;
    grid_.draw(canvas, in.x + 1, in.y + 1, open);
}

// A known card that was dealt may truly have been another: the real deck knows better.
Next TableView::ask_correction() {
    return Next::open(std::make_unique<PromptBox>(
        say(play_.voice(), screen_correct), [this](const std::string& line) -> PromptBox::Answer {
            PromptBox::Answer answer{Next::close()};
            (void)command("replace " + line, answer.error);
            return answer;
        }));
}

}  // namespace scoundrel::tui
