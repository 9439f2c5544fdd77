#include "table/play.h"

#include <algorithm>

#include "table/move_talk.h"

namespace scoundrel {

Play::Play(Storage* storage, Session session) : session_(std::move(session)) {
    if (storage != nullptr) journal_ = Journal::begin(*storage, session_);
    walk_line(session_, [&](const Session& before, Move move, const Session& after) {
        deeds_.push_back({before.game().account.room_number,
                          tell_move(voice(), before.game(), after.game(), move, {})});
    });
    life_ = life_before_ = face_up_for(game().position.health, life_);
}

Play::Play(Journal::Resumed resumed) : Play(nullptr, std::move(resumed.session)) {
    journal_ = std::move(resumed.journal);
}

void Play::save() {
    if (!journal_) return;
    const auto saved = journal_->save(session_);
    trouble_ = saved ? "" : saved.error().message;
}

Result<void> Play::finish(Result<void> done) {
    if (!done) return done;
    save();
    life_before_ = life_;
    life_ = face_up_for(game().position.health, life_);
    return done;
}

void Play::add_deed(const Game& before, Move move) {
    deeds_.push_back(
        {before.account.room_number, tell_move(voice(), before, session_.game(), move, {})});
}

Result<void> Play::play(Move move) {
    const Game before = session_.game();
    auto done = session_.play(move);
    if (done) add_deed(before, move);
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
        if (session_.moves_played() > moves) add_deed(before, session_.line().back());
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

void Play::give_up() {
    const auto counts = [](const Event& event) {
        return event.kind == Event::Kind::move || event.kind == Event::Kind::hint;
    };
    // At a real table the cards turned up are something done too.
    const bool done = std::ranges::any_of(session_.log(), counts) ||
                      (session_.at_table() && !session_.log().empty());
    if (done && !game().over()) note(Event::of(Event::Kind::abandon));
}

}  // namespace scoundrel
