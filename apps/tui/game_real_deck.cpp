// A game with a real deck: cards turned up and corrected, the order to scoop in, life
// cards turned over.
#include <algorithm>
#include <span>

#include "tui/game_view.h"
#include "tui/real_deck.h"

namespace scoundrel::tui {

using enum Phrase;

bool GameView::counts_life() const {
    const Variant& variant = play_.session().variant();
    const bool wanted =
        variant.base->weapon_word == WeaponWord::shield || play_.session().at_table();
    return context_.preferences.life_cards && wanted && can_count_with_cards(variant.rules);
}

// With a real deck the player has cards to turn over.
void GameView::tell_life() {
    const CardSet before = play_.life_before(), now = play_.life();
    if (!play_.session().at_table() || now == before || !counts_life()) return;
    tell(say_turned(play_.voice(), context_, before, now));  // what was done stands in the log
}

void GameView::tell_scoop(Move move) {
    const Position& position = play_.position();
    if (!is_avoid(move) || position.bottom_count < room_size) return;
    tell(say(play_.voice(), screen_scoop,
             {{"cards",
               show_cards(std::span(position.bottom + position.bottom_count - room_size, room_size),
                          context_.style())}}));
}

Next GameView::handle_grid(const Input& input) {
    if (input.is(U'i')) return refuse(say(play_.voice(), hint_owed)), Next::stay();
    const auto card = grid_.handle(input);
    if (!card) return Next::stay();
    std::string error;
    Next next = turn_up({*card}, error);
    if (!error.empty()) refuse(std::move(error));
    return next;
}

Next GameView::turn_up(const std::vector<Card>& cards, std::string& error) {
    const auto done =
        play_.position().die_owed ? play_.turn_up_die(cards[0]) : play_.turn_up(cards);
    if (!done)
        error = with_symbols(done.error().message, context_.style());
    else
        changed();
    return Next::stay();
}

void GameView::draw_grid(Canvas& canvas, Rect in) const {
    const Position& position = play_.position();
    const Voice voice = play_.voice();
    const std::string title = position.die_owed
                                  ? say(voice, screen_ask_die)
                                  : say(voice, screen_type_cards, {{"owed", position.owed}});
    canvas.rule(in.x, in.y, in.w, title, {.ink = Ink::focus, .bold = true});
    const CardSet open =
        position.die_owed ? position.room_cards() & CardSet::monsters() : position.unseen;
    grid_.draw(canvas, std::min(in.x + 1, canvas.width() - CardGrid::width), in.y + 1, open);
}

// A known card that was dealt may truly have been another: the real deck knows better.
Next GameView::ask_correction() {
    return Next::open(std::make_unique<PromptBox>(
        say(play_.voice(), screen_correct), [this](const std::string& line) -> PromptBox::Answer {
            PromptBox::Answer answer{Next::close()};
            (void)command("replace " + line, answer.error);
            return answer;
        }));
}

}  // namespace scoundrel::tui
