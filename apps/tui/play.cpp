#include "tui/play.h"

#include "cli/move_talk.h"
#include "cli/play_name.h"
#include "session/history.h"

namespace scoundrel::tui {

namespace {

Beginning named(Beginning beginning) {
    beginning.play = cli::new_play_name();
    beginning.started = cli::time_now();
    return beginning;
}

}  // namespace

Play::Play(Storage* storage, Beginning beginning, cli::Look look)
    : session_(named(std::move(beginning))), look_(look) {
    if (storage != nullptr) journal_ = Journal::begin(*storage, session_);
}

// The deeds of a game taken up are those of its line, played again.
Play::Play(Journal::Resumed resumed, cli::Look look)
    : session_(std::move(resumed.session)), journal_(std::move(resumed.journal)), look_(look) {
    Session again = session_;
    const auto line = again.line();
    while (again.undo(1)) {
    }
    for (std::size_t done = 0; done < line.size();) {
        const Game before = again.game();
        if (!again.redo(1)) return;
        if (static_cast<std::size_t>(again.moves_played()) == done) continue;  // a reveal
        deeds_.push_back({before.account.room_number,
                          cli::tell_move(voice(), before, again.game(), line[done++], look_)});
    }
}

void Play::save() {
    if (!journal_) return;
    const auto saved = journal_->save(session_);
    trouble_ = saved ? "" : say(voice(), Phrase::save_failed, {{"why", saved.error().message}});
}

Result<void> Play::finish(Result<void> done) {
    if (done) save();
    return done;
}

void Play::add_deed(const Game& before, Move move) {
    deeds_.push_back({before.account.room_number,
                      cli::tell_move(voice(), before, session_.game(), move, look_)});
}

Result<void> Play::play(Move move) {
    const Game before = session_.game();
    auto done = session_.play(move);
    if (done) add_deed(before, move);
    return finish(std::move(done));
}

Result<void> Play::undo() {
    auto done = session_.undo(1);
    deeds_.resize(std::min(deeds_.size(), static_cast<std::size_t>(session_.moves_played())));
    return finish(std::move(done));
}

Result<void> Play::redo() {
    const Game before = session_.game();
    const int moves = session_.moves_played();
    auto done = session_.redo(1);
    if (done && session_.moves_played() > moves) add_deed(before, session_.line().back());
    return finish(std::move(done));
}

Result<void> Play::turn_up(const std::vector<Card>& cards) {
    return finish(session_.turn_up(cards));
}
Result<void> Play::turn_up_die(Card monster) { return finish(session_.turn_up_die(monster)); }
Result<void> Play::replace(Card dealt, Card truly) {
    return finish(session_.replace({{dealt, truly}}));
}

void Play::note(Event event) {
    session_.note(std::move(event));
    save();
}

void Play::give_up() {
    bool done = false;
    for (const Event& event : session_.log())
        done |= event.kind == Event::Kind::move || event.kind == Event::Kind::hint;
    // At a real table the cards turned up are something done too.
    done |= session_.at_table() && !session_.log().empty();
    if (done && !session_.game().over()) note(Event::of(Event::Kind::abandon));
}

std::optional<Journal::Resumed> take_up_game(Storage& storage, const std::string& id) {
    const auto history = read_history(storage);
    if (!history) return {};
    for (auto game = history->games.rbegin(); game != history->games.rend(); ++game) {
        if (game->outcome.status != Status::playing || game->abandoned) continue;
        if (!id.empty() && game->game != id) continue;
        if (auto resumed = Journal::resume(storage, game->name)) return std::move(*resumed);
    }
    return {};
}

}  // namespace scoundrel::tui
