#include "tui/film.h"

#include <algorithm>

#include "game/move_text.h"

namespace scoundrel::tui {

Film::Film(Context& context, Session played) : context_(context), whole_(std::move(played)) {
    tell_new_moves();
    start_onlooker();
}

Film::Film(Context& context, Session begun, Watched by)
    : context_(context), whole_(std::move(begun)), by_(std::move(by)), growing_(true) {
    mark_watched(whole_, by_->player.name);
    tell_new_moves();
    start_player();
}

// A reveal at a real table is a step of its own: shown as far as the cards lay before a move.
Session Film::at(int moves) const {
    Session session = whole_;
    while (session.moves_played() > moves && session.undo(1)) {
    }
    if (moves == 0)
        while (session.undo(1)) {
        }
    while (session.position().awaiting() && session.redo(1)) {
    }
    return session;
}

std::optional<Move> Film::move(int moves) const {
    const auto i = static_cast<std::size_t>(moves);
    return i < line_.size() ? std::optional(line_[i]) : std::nullopt;
}

std::optional<Value> Film::promise(int moves) const {
    const auto i = static_cast<std::size_t>(moves);
    return i < promises_.size() ? promises_[i] : std::nullopt;
}

// With a real deck what the die picked is known a step later: so it is told as it is shown.
void Film::tell_new_moves() {
    line_ = whole_.line();
    promises_.resize(line_.size() + 1);
    const Voice voice = Voice::of(whole_.variant());
    while (log_.size() < line_.size()) {
        const int done = static_cast<int>(log_.size());
        const Session before = at(done);
        const Session after = at(done + 1);
        log_.push_back({before.game().account.room_number,
                        tell_move(voice, before.game(), after.game(), line_[log_.size()],
                                  context_.style(), name())});
    }
}

void Film::add(const WatchedPlayer::Step& step) {
    promises_[line_.size()] = step.promise;
    (void)whole_.play(step.move);
    tell_new_moves();
}

// It plays as fast as it can; how fast that is shown is the viewer's affair.
void Film::start_player() {
    ticket_ = context_.worker.ask([this, session = whole_, by = *by_,
                                   &worker = context_.worker](const Unwanted& unwanted) mutable {
        const auto stop = [&] { return unwanted->load(); };
        WatchedPlayer player(by, session.variant().rules);
        const Voice voice = Voice::of(session.variant());
        std::string error;
        while (!session.game().over() && !stop()) {
            const auto step = player.next(session, stop);
            const auto done = step ? session.play(step->move) : Result<void>{};
            if (!step || !done) {
                error = step ? say(voice, Phrase::watch_illegal,
                                   {{"player", by.called()}, {"why", done.error().message}})
                             : step.error().message;
                break;
            }
            if (!stop()) worker.deliver([this, step = *step] { add(step); }, unwanted);
        }
        const auto last = Onlooker(session.variant().rules, by.thinking.aim).look(session.game());
        return [this, error, last] {
            growing_ = false;
            error_ = error;
            promises_.back() = last;
        };
    });
}

void Film::start_onlooker() {
    ticket_ = context_.worker.ask([this, session = whole_, aim = context_.preferences.aim,
                                   &worker = context_.worker](const Unwanted& unwanted) {
        const auto stop = [&] { return unwanted->load(); };
        Onlooker onlooker(session.variant().rules, aim);
        const auto see = [&](int moves, const Game& game) {
            if (stop()) return;
            const auto seen = onlooker.look(game, stop);
            const auto i = static_cast<std::size_t>(moves);
            worker.deliver([this, i, seen] { promises_[i] = seen; }, unwanted);
        };
        int moves = 0;
        session.for_each_move(0,
                              [&](const Game& before, Move, const Game&) { see(moves++, before); });
        see(moves, session.game());
        return [] {};
    });
}

}  // namespace scoundrel::tui
