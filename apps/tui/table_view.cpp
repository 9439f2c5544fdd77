#include "tui/table_view.h"

#include "game/preview.h"
#include "game/move_text.h"
#include "game/offers.h"
#include "tui/companion.h"
#include "tui/screens.h"
#include "words/refusals.h"

namespace scoundrel::tui {

namespace {

using enum Phrase;

// A move that a player with a card in mind most likely wants: the first legal one.
int first_legal_of(const std::vector<Choice>& choices) {
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (choices[i].legal) return static_cast<int>(i);
    return 0;
}

}  // namespace

TableView::TableView(Desk& desk, Play play) : desk_(desk), play_(std::move(play)) {
    face_up_ = face_up_for(play_.position().health, face_up_);
    changed();
    if (!play_.preface().empty())
        hint_ = Notice{say(play_.voice(), screen_preface), play_.preface(), Ink::bad};
}

std::vector<Choice> TableView::choices() const {
    const auto all = items();
    const auto i = static_cast<std::size_t>(focus_);
    if (i >= all.size() || play_.game().over() || play_.position().awaiting()) return {};
    return choices_with(play_.voice(), play_.game(), all[i].card, desk_.look());
}

void TableView::tell(std::string message, Ink ink) {
    message_ = std::move(message);
    message_ink_ = ink;
}

void TableView::first_legal() { chosen_ = first_legal_of(choices()); }

// After a move the mind goes to the first card with which something can be done.
void TableView::changed() {
    hint_.reset();
    forget_counsel();
    const auto all = items();
    const int count = static_cast<int>(all.size());
    focus_ = std::min(focus_, std::max(play_.position().room_count - 1, 0));
    const auto can = [&](int item) {
        for (const Choice& choice :
             choices_with(play_.voice(), play_.game(), all[static_cast<std::size_t>(item)].card,
                          desk_.look()))
            if (choice.legal) return true;
        return false;
    };
    if (!play_.game().over() && !play_.position().awaiting() && !can(focus_))
        for (int item = 0; item < count; ++item)
            if (can(item)) {
                focus_ = item;
                break;
            }
    first_legal();
    tell_trouble();
    if (!play_.game().over())
        could_ticket_.drop();
    else if (could_.empty())
        ask_could();
}

void TableView::mind(int item) {
    const int count = static_cast<int>(items().size());
    focus_ = (item + count) % count;
    first_legal();
}

void TableView::steer(int by) {
    const int count = static_cast<int>(choices().size());
    if (count > 0) chosen_ = (chosen_ + by + count) % count;
}

Next TableView::handle(const Input& input) {
    if (input.is(Key::news)) return wake();
    tell("");
    if (auto next = handle_always(input)) return std::move(*next);
    if (play_.game().over()) return handle_over(input);
    if (play_.position().awaiting()) return handle_grid(input);
    return handle_play(input);
}

// Keys that mean the same whatever is asked for; none of them is a rank or a suit.
std::optional<Next> TableView::handle_always(const Input& input) {
    if (input.is(U'?')) return Next::open(make_help(desk_, play_.session()));
    if (input.is(U':')) return ask_command();
    if (input.is(U'u')) return take_back(false);
    if (input.is(U'U')) return take_back(true);
    if (input.is(U'N')) return Next::open(make_chooser(desk_, [this] { play_.give_up(); }));
    if (input.is(U'm')) return leave(Next::close());
    if (input.is(Key::tab)) {
        panel_ = panel_ == Panel::log ? Panel::discard : Panel::log;
        return Next::stay();
    }
    if (input.is(Key::escape)) {
        // What is asked for is called off first, then what is shown put away.
        if (thinking_) return forget_counsel(), Next::stay();
        if (!hint_) return leave(Next::close());
        hint_.reset();
        return Next::stay();
    }
    return {};
}

Next TableView::handle_play(const Input& input) {
    const int room = play_.position().room_count;
    const int numbered = std::exchange(numbered_, -1);
    switch (input.key) {
        case Key::left: mind(focus_ - 1); return Next::stay();
        case Key::right: mind(focus_ + 1); return Next::stay();
        case Key::up: steer(-1); return Next::stay();
        case Key::down: steer(1); return Next::stay();
        case Key::enter: {
            const auto all = choices();
            const auto i = static_cast<std::size_t>(chosen_);
            return i < all.size() ? try_move(all[i].move) : Next::stay();
        }
        case Key::character: break;
        default: return other_key(input);
    }
    const char32_t c = input.character;
    if (c == U'h') return mind(focus_ - 1), Next::stay();
    if (c == U'l') return mind(focus_ + 1), Next::stay();
    if (c == U'k') return steer(-1), Next::stay();
    if (c == U'j') return steer(1), Next::stay();
    if (c == U'q') return leave(Next::quit());
    if (c == U'i') return ask_hint(), Next::stay();
    if (c == U'R') return ask_restart();
    if (c == U'c' && play_.session().at_table()) return ask_correction();
    if (c >= U'0' && c <= U'9') {
        const bool slot = c == U'0' && play_.position().slot.card;
        const int item = slot ? room : static_cast<int>(c - U'1');
        if (!slot && (item < 0 || item >= room))
            return refuse(say(play_.voice(), reply_number, {{"cards", room}})), Next::stay();
        // The same again, with nothing in between, means: do it.
        if (item == numbered && item == focus_) return handle_play(Input::of(Key::enter));
        numbered_ = item;
        return mind(item), Next::stay();
    }
    return press_choice(c);
}

// A letter is for the card in mind; what needs no card can always be pressed.
Next TableView::press_choice(char32_t key) {
    const auto doors = choices_with(play_.voice(), play_.game(), Card(), desk_.look());
    int avoids = 0;
    for (const auto& list : {choices(), doors})
        for (const Choice& choice : list) {
            if (choice.key == key) return try_move(choice.move);
            avoids += choice.key == U'<' || choice.key == U'>';
        }
    if (key == U'a') {
        if (avoids > 0) {
            mind(static_cast<int>(items().size()) - 1);
            return tell(say(play_.voice(), screen_which_order)), Next::stay();
        }
        return try_move(Move(Verb::avoid));
    }
    if (key == U' ') return try_move(Move(Verb::next));
    constexpr Verb verbs[] = {Verb::fight,   Verb::barehanded, Verb::equip,    Verb::drink,
                              Verb::discard, Verb::store,      Verb::put_down, Verb::repair};
    const Card card = items()[static_cast<std::size_t>(focus_)].card;
    for (const Verb verb : verbs)
        if (key == key_of(verb)) {
            if (card) return try_move(Move(card, verb));
            return refuse(say(play_.voice(), screen_no_card)), Next::stay();
        }
    return other_key(Input::of(key));
}

Next TableView::try_move(Move move) {
    const Game& game = play_.game();
    const Refusal why = refusal(game.rules, game.position, move);
    if (why != Refusal::none) {
        refuse(with_symbols(explain_refusal(play_.voice(), why, game.rules, game.position, move),
                            desk_.look()));
        return Next::stay();
    }
    if (std::string wrong = unwelcome(move); !wrong.empty())
        return refuse(std::move(wrong)), Next::stay();
    if (desk_.preferences.fatal_warning && preview(game, move).fatal)
        return Next::open(std::make_unique<ConfirmBox>(
            say(play_.voice(), screen_fatal, {{"damage", preview(game, move).damage}}),
            [this, move] {
                Next after = make_move(move);
                return after.step == Next::Step::stay ? Next::close() : std::move(after);
            }));
    return make_move(move);
}

Next TableView::make_move(Move move) {
    const int health = play_.position().health;
    const int room = play_.game().account.room_number;
    if (const auto done = play_.play(move); !done)
        return refuse(done.error().message), Next::stay();
    if (play_.game().account.room_number != room) focus_ = 0;
    tell(play_.deeds().back().text);
    if (play_.session().at_table()) tell_scoop(move);
    tell_life(health);
    changed();
    return moved(move);
}

Next TableView::take_back(bool redo) {
    const int health = play_.position().health;
    const auto done = redo ? play_.redo() : play_.undo();
    if (!done) return refuse(done.error().message), Next::stay();
    could_.clear();
    tell(say(play_.voice(), redo ? screen_redone : screen_undone));
    tell_life(health);
    changed();
    return Next::stay();
}

Next TableView::handle_over(const Input& input) {
    if (input.is(U'q')) return leave(Next::quit());
    if (input.is(U'R')) return restart();
    if (input.is(U'v')) return Next::open(make_review(desk_, play_.session()));
    if (input.is(U'i')) return refuse(say(play_.voice(), hint_over)), Next::stay();
    return other_key(input);
}

Next TableView::restart() {
    if (play_.session().at_table())
        return refuse(say(play_.voice(), reply_no_restart)), Next::stay();
    return run_restart();
}

void TableView::tell_trouble() {
    if (!play_.trouble().empty())
        refuse(say(play_.voice(), save_failed, {{"why", play_.trouble()}}));
}

// Nobody loses a game without having been asked.
Next TableView::leave(Next way) {
    play_.save_again();
    if (play_.trouble().empty()) return way;
    const auto step = way.step;
    return Next::open(std::make_unique<ConfirmBox>(
        say(play_.voice(), screen_leave_unsaved, {{"why", play_.trouble()}}),
        [step] { return step == Next::Step::quit ? Next::quit() : Next::close_two(); }));
}

Next TableView::wake() { return Next::stay(); }

}  // namespace scoundrel::tui
