#include "game/play.h"

#include <algorithm>

#include "game/move_text.h"

namespace scoundrel {

Play::Play(Storage* storage, Session session, CardStyle style)
    : session_(std::move(session)), style_(style) {
    if (storage != nullptr) journal_ = Journal::begin(*storage, session_);
    life_ = life_before_ = face_up_for(game().position.health, life_);
}

Play::Play(Journal::Resumed resumed, CardStyle style)
    : Play(nullptr, std::move(resumed.session), style) {
    journal_ = std::move(resumed.journal);
    touched_ = true;
}

void Play::save() {
    touched_ = true;
    if (!journal_) return;
    const auto saved = journal_->save(session_);
    save_error_ = saved ? "" : saved.error().message;
}

const std::vector<Play::LogLine>& Play::log() const {
    session_.for_each_move(
        static_cast<int>(log_.size()), [&](const Game& before, Move move, const Game& after) {
            log_.push_back(
                {before.account.room_number, tell_move(voice(), before, after, move, style_)});
        });
    return log_;
}

Result<void> Play::finish(Result<void> done) {
    if (!done) return done;
    save();
    life_before_ = life_;
    life_ = face_up_for(game().position.health, life_);
    return done;
}

Result<void> Play::play(const std::vector<Move>& moves) { return finish(session_.play(moves)); }

Result<void> Play::undo(int count) {
    auto done = session_.undo(count);
    log_.resize(std::min(log_.size(), static_cast<std::size_t>(session_.moves_played())));
    return finish(std::move(done));
}

// Tried out on a copy: at a table some of what is taken back is only corrected.
bool Play::undo_marks(int count) const {
    if (!kept() || session_.marks().any()) return false;
    Session tried = session_;
    return tried.undo(count) && tried.marks().any();
}

Result<void> Play::redo(int count) { return finish(session_.redo(count)); }

Result<void> Play::turn_up(const std::vector<Card>& cards) {
    return finish(session_.turn_up(cards));
}

Result<void> Play::turn_up_die(Card monster) { return finish(session_.turn_up_die(monster)); }

Result<void> Play::replace(const std::vector<Session::Correction>& corrections) {
    return finish(session_.replace(corrections));
}

Result<void> Play::note(Event event) {
    auto noted = session_.note(std::move(event));
    if (noted) save();
    return noted;
}

Result<void> Play::comment(std::string_view text) {
    std::string line = "; " + std::string(text);
    for (char& c : line)
        if (c == '\n' || c == '\r') c = ' ';  // all else is kept as it is
    return note({Event::Kind::comment, Move(Verb::next), {}, 0, std::move(line)});
}

void Play::abandon() {
    if (touched_ && !game().over()) note(Event::of(Event::Kind::abandon));
}

}  // namespace scoundrel
