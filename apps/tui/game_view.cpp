#include "tui/game_view.h"

#include <algorithm>

#include "rules/legal.h"

namespace scoundrel::tui {

using enum Phrase;

GameView::GameView(Context& context, Play play) : context_(context), play_(std::move(play)) {
    changed();
    tell_practice();
    if (!play_.preface().empty())
        hint_ = Notice{say(play_.voice(), screen_preface), play_.preface(), Ink::bad};
}

std::vector<Choice> GameView::choices() const {
    const auto all = items();
    const auto i = static_cast<std::size_t>(focus_);
    if (i >= all.size() || play_.game().over() || play_.position().awaiting()) return {};
    return choices_with(play_.voice(), play_.game(), all[i].card, context_.style());
}

Choice GameView::judged(Move move) const {
    return choice_of(play_.voice(), play_.game(), move, context_.style());
}

void GameView::tell(std::string message, Ink ink) {
    message_ = std::move(message);
    message_ink_ = ink;
}

// After a move the focus goes to the first card with which something can be done.
void GameView::changed() {
    hint_.reset();
    // What is told or can be done now comes first again; a panel chosen beside it stays.
    if (notice() || std::ranges::find(turns_, Panel::choices) != turns_.end()) panel_.reset();
    stop_thinking();
    const MoveList moves = legal_moves(play_.game().rules, play_.position());
    const auto can = [&](const Item& item) {
        return std::ranges::any_of(moves, [&](Move move) { return move.card() == item.card; });
    };
    const auto all = items();
    int focus = std::min(focus_, std::max(play_.position().room_count - 1, 0));
    if (!can(all[static_cast<std::size_t>(focus)]))
        if (const auto first = std::ranges::find_if(all, can); first != all.end())
            focus = static_cast<int>(first - all.begin());
    focus_on(focus);
    tell_save_error();
    strip_.reset();
    if (play_.game().over()) read_day();
    if (!play_.game().over())
        could_ticket_.drop();
    else if (could_.empty()) {
        read_standing();
        start_could();
    }
}

// What a player with this card in focus most likely wants is the first legal move.
void GameView::focus_on(int item) {
    const int count = static_cast<int>(items().size());
    focus_ = (item + count) % count;
    const auto list = choices();
    const auto first = std::ranges::find(list, true, &Choice::legal);
    chosen_ = first == list.end() ? 0 : static_cast<int>(first - list.begin());
}

void GameView::steer(int by) {
    const int count = static_cast<int>(choices().size());
    if (count > 0) chosen_ = (chosen_ + by + count) % count;
}

Next GameView::choose(const Choice& choice) {
    if (!choice.legal) return refuse(choice.effect), Next::stay();
    if (std::string wrong = unwelcome(choice.move); !wrong.empty())
        return refuse(std::move(wrong)), Next::stay();
    if (!choice.seen.fatal || !context_.preferences.fatal_warning) return make_move(choice.move);
    return Next::open(std::make_unique<ConfirmBox>(
        say(play_.voice(), screen_fatal, {{"damage", choice.seen.damage}}),
        [this, move = choice.move] {
            Next after = make_move(move);
            return after.step == Next::Step::stay ? Next::close() : std::move(after);
        }));
}

Next GameView::make_move(Move move) {
    const int room = play_.game().account.room_number;
    if (const auto done = play_.play(move); !done)
        return refuse(done.error().message), Next::stay();
    if (play_.game().account.room_number != room) focus_ = 0;
    tell(play_.log().back().text);
    if (play_.session().at_table()) tell_scoop(move);
    tell_life();
    changed();
    moved();
    return Next::stay();
}

// As many as there are, one by one.
void GameView::step_through(bool redo, int count) {
    for (int i = 0; i < count; ++i) {
        const bool marks = !redo && (play_.undo_marks() || play_.session().marks().undo);
        const auto done = redo ? play_.redo() : play_.undo();
        if (!done) return refuse(done.error().message);
        could_.clear();
        tell(say(play_.voice(), redo ? screen_redone : marks ? screen_undone : screen_undone_free));
        tell_life();
        changed();
    }
}

// The same deal from its beginning. A game that is not kept, such as a lesson, stays so.
void GameView::restart() {
    Beginning again = play_.session().beginning();
    play_.abandon();
    play_ = begin_play(play_.kept() ? context_.storage : nullptr, std::move(again), context_.host,
                       context_.style());
    could_.clear();
    open_ = false;
    focus_ = 0;
    changed();
    begun();
}

void GameView::tell_save_error() {
    if (!play_.save_error().empty())
        refuse(say(play_.voice(), save_failed, {{"why", play_.save_error()}}));
}

// Nobody loses a game without having been asked.
Next GameView::leave(Next way) {
    leaving();
    play_.save_again();
    if (play_.save_error().empty()) return way;
    const auto step = way.step;
    return Next::open(std::make_unique<ConfirmBox>(
        say(play_.voice(), screen_leave_unsaved, {{"why", play_.save_error()}}),
        [step] { return step == Next::Step::close ? Next::close_two() : Next{step, {}}; }));
}

}  // namespace scoundrel::tui
