#include "table/play.h"

#include <algorithm>

#include "table/move_talk.h"

namespace scoundrel {

// The deeds of a game taken up are those of its line, played again.
Play::Play(Storage* storage, Session session, Look look)
    : session_(std::move(session)), look_(look) {
    if (storage != nullptr) journal_ = Journal::begin(*storage, session_);
    retell();
    life_ = life_before_ = face_up_for(game().position.health, life_);
}

Play::Play(Journal::Resumed resumed, Look look) : Play(nullptr, std::move(resumed.session), look) {
    journal_ = std::move(resumed.journal);
    touched_ = true;
}

void Play::save() {
    touched_ = true;
    if (!journal_) return;
    const auto saved = journal_->save(session_);
    trouble_ = saved ? "" : saved.error().message;
}

void Play::retell() {
    deeds_.clear();
    walk_line(session_, [&](const Session& before, Move move, const Session& after) {
        add_deed(before.game(), after.game(), move);
    });
}

Result<void> Play::finish(Result<void> done) {
    if (!done) return done;
    save();
    life_before_ = life_;
    life_ = face_up_for(game().position.health, life_);
    return done;
}

void Play::add_deed(const Game& before, const Game& after, Move move) {
    deeds_.push_back({before.account.room_number, tell_move(voice(), before, after, move, look_)});
}

Result<void> Play::play(Move move) {
    const Game before = session_.game();
    auto done = session_.play(move);
    if (done) add_deed(before, session_.game(), move);
    return finish(std::move(done));
}

Result<void> Play::undo(int count) {
    auto done = session_.undo(count);
    deeds_.resize(std::min(deeds_.size(), static_cast<std::size_t>(session_.moves_played())));
    return finish(std::move(done));
}

Result<void> Play::redo(int count) {
    for (int i = 0; i < count; ++i) {
        const Game before = session_.game();
        const int moves = session_.moves_played();
        if (auto done = session_.redo(1); !done) return done;
        if (session_.moves_played() > moves)
            add_deed(before, session_.game(), session_.line().back());
    }
    return finish({});
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

Result<void> Play::play_back_to(const std::vector<Move>& line, int moves) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Game before = session_.game();
        if (const auto done = session_.play(line[i]); !done) return done;
        if (static_cast<int>(i) < moves) add_deed(before, session_.game(), line[i]);
    }
    if (session_.moves_played() > moves)
        if (const auto done = session_.undo(session_.moves_played() - moves); !done) return done;
    return finish({});
}

void Play::give_up() {
    if (touched_ && !game().over()) note(Event::of(Event::Kind::abandon));
}

}  // namespace scoundrel
