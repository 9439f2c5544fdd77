// What keys do in a game; a click stands for a key.
#include <algorithm>
#include <utility>

#include "game/offers.h"
#include "tui/game_view.h"
#include "tui/screens.h"

namespace scoundrel::tui {

using enum Phrase;

Next GameView::handle(const Input& input) {
    tell("");
    if (auto next = handle_always(input)) return std::move(*next);
    if (play_.game().over()) return handle_over(input);
    if (play_.position().awaiting()) return handle_grid(input);
    return handle_play(input);
}

// Keys that mean the same whatever is asked for; none of them is a rank or a suit.
std::optional<Next> GameView::handle_always(const Input& input) {
    if (input.is(U'?')) return Next::open(make_help(play_.session()));
    if (input.is(U':')) return ask_command();
    if (input.is(U'u')) return confirm_undo();
    if (input.is(U'U')) return step_through(true, 1), Next::stay();
    if (input.is(U'N')) return Next::open(make_chooser(context_, [this] { play_.abandon(); }));
    if (input.is(U'm')) return leave(Next::home());
    if (input.is(U'L')) return open_log();
    if (input.is(Key::tab)) return turn_panel();
    if (input.is(Key::escape)) {
        // What is asked for is called off first, then what is shown put away.
        if (thinking_) return stop_thinking(), Next::stay();
        if (!hint_) return leave(Next::close());
        hint_.reset();
        return panel_.reset(), Next::stay();
    }
    return {};
}

// The next of those that take turns; in a window that has all of them in sight there are none.
Next GameView::turn_panel() {
    panel_ = panel_after(turns_, panel_);
    if (!panel_) tell(say(play_.voice(), screen_all_in_sight));
    return Next::stay();
}

Next GameView::open_log() { return Next::open(make_log(play_.voice(), play_.log())); }

Next GameView::handle_play(const Input& input) {
    const int numbered = std::exchange(numbered_, -1);
    // Whoever looks at another card wants to see what can be done with it.
    const bool looks =
        input.is(Key::left) || input.is(Key::right) || input.is(Key::up) || input.is(Key::down) ||
        input.is(U'h') || input.is(U'l') || input.is(U'k') || input.is(U'j') ||
        (input.is(Key::character) && input.character >= U'0' && input.character <= U'9');
    if (looks && std::ranges::find(turns_, Panel::choices) != turns_.end()) panel_ = Panel::choices;
    const bool left = input.is(Key::left) || input.is(U'h'),
               up = input.is(Key::up) || input.is(U'k');
    const bool right = input.is(Key::right) || input.is(U'l');
    const bool down = input.is(Key::down) || input.is(U'j');
    // Cards that are listed one below the other are gone through that way.
    if (listed_ ? up : left) return focus_on(focus_ - 1), Next::stay();
    if (listed_ ? down : right) return focus_on(focus_ + 1), Next::stay();
    if (left || up) return steer(-1), Next::stay();
    if (right || down) return steer(1), Next::stay();
    if (input.is(Key::enter)) {
        const auto all = choices();
        const auto i = static_cast<std::size_t>(chosen_);
        return i < all.size() ? choose(all[i]) : Next::stay();
    }
    if (input.is(U'q')) return leave(Next::quit());
    if (input.is(U'i')) return hint_ && hint_->has_moves() ? open_hint() : confirm_hint();
    if (input.is(U'R')) return ask_restart();
    if (input.is(U'c') && play_.session().at_table()) return ask_correction();
    if (!input.is(Key::character)) return Next::stay();
    const char32_t key = input.character;
    return key >= U'0' && key <= U'9' ? press_number(key, numbered) : press_choice(key);
}

// A card of the room by its place, or with 0 the one in the slot. The same again, with nothing in
// between, means: do it.
Next GameView::press_number(char32_t key, int numbered) {
    const int place = static_cast<int>(key - U'0');
    const Card card = place == 0 ? play_.position().slot.card : play_.session().places().at(place);
    if (!card) return refuse(say(play_.voice(), reply_number, {{"number", place}})), Next::stay();
    const auto all = items();
    const int item = static_cast<int>(std::ranges::find(all, card, &Item::card) - all.begin());
    if (item == numbered && item == focus_) return handle_play(Input::of(Key::enter));
    numbered_ = item;
    return focus_on(item), Next::stay();
}

// A letter is for the card in focus; what needs no card can always be pressed.
Next GameView::press_choice(char32_t key) {
    const auto doors = choices_with(play_.voice(), play_.game(), Card(), context_.style());
    bool ordered = false;
    for (const auto& list : {choices(), doors})
        for (const Choice& choice : list) {
            if (choice.key == key) return choose(choice);
            ordered |= choice.key == U'<' || choice.key == U'>';
        }
    if (key == U'a' && ordered) {
        focus_on(static_cast<int>(items().size()) - 1);
        return tell(say(play_.voice(), screen_which_order)), Next::stay();
    }
    // What is not offered is refused with the reason.
    for (const Verb verb : {Verb::avoid, Verb::next})
        if (key == key_of(verb)) return choose(judged(Move(verb)));
    const Card card = items()[static_cast<std::size_t>(focus_)].card;
    for (const Verb verb : {Verb::fight, Verb::barehanded, Verb::equip, Verb::drink, Verb::discard,
                            Verb::store, Verb::put_down, Verb::repair})
        if (key == key_of(verb)) {
            if (card) return choose(judged(Move(card, verb)));
            return refuse(say(play_.voice(), screen_no_card)), Next::stay();
        }
    return Next::stay();
}

Next GameView::handle_over(const Input& input) {
    if (input.is(U'q')) return leave(Next::quit());
    if (input.is(U'v')) return Next::open(make_review(context_, play_.session()));
    if (input.is(U'y') && strip_) return Next::open(make_strip(context_, *strip_));
    if (input.is(U'i')) refuse(say(play_.voice(), hint_over));
    if (input.is(U'R')) {
        if (!play_.session().at_table()) return restart(), Next::stay();
        refuse(say(play_.voice(), reply_no_restart));
    }
    return Next::stay();
}

}  // namespace scoundrel::tui
