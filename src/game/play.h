// The mid-end: a game being played and kept. Every front-end (line mode, terminal, page, protocol)
// begins, resumes, plays, undoes and leaves a game through this class; it owns the session with its
// journal and what was done as lines to read. Whatever succeeded has been handed to the storage, or
// `save_error` says why not. How games begin is begin.h's, which game is resumed resume.h's affair.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/journal.h"
#include "game/life_cards.h"
#include "phrases/catalogue.h"
#include "words/card_style.h"

namespace scoundrel {

class Play {
  public:
    // Without a storage nothing is kept.
    Play(Storage* storage, Session session, CardStyle style = {});
    explicit Play(Journal::Resumed resumed, CardStyle style = {});

    const Session& session() const { return session_; }
    const Game& game() const { return session_.game(); }
    const Position& position() const { return session_.position(); }
    Voice voice() const { return Voice::of(session_.variant()); }
    bool kept() const { return journal_.has_value(); }
    // What it is stored under; empty if it is not kept.
    std::string stored_name() const { return journal_ ? journal_->name() : ""; }
    // Something was done that is to be kept.
    bool touched() const { return touched_; }

    // Each of these changes nothing when it fails.
    Result<void> play(Move move) { return play(std::vector{move}); }
    Result<void> play(const std::vector<Move>& moves);  // all or nothing
    Result<void> undo(int count = 1);
    Result<void> redo(int count = 1);
    Result<void> turn_up(const std::vector<Card>& cards);
    Result<void> turn_up_die(Card monster);
    Result<void> replace(const std::vector<Session::Correction>& corrections);

    // Whether this would be the first mark of a game that is kept: then its player is asked before.
    bool hint_marks() const { return kept() && !session_.marks().any(); }
    bool undo_marks(int count = 1) const;

    Result<void> note(Event event);
    // A remark of the player's, made one line of the record.
    Result<void> comment(std::string_view text);
    // As note(), but not kept before something is done: a game merely looked at leaves nothing.
    void mark(Event event) { (void)session_.note(std::move(event)); }
    // As it is now, whether anything was done or not.
    void keep() { save(); }
    // The game is left for another: abandoned, unless it is over or nothing was ever done in it.
    void abandon();

    // What the player should know before the first move; empty: nothing.
    const std::string& preface() const { return preface_; }
    void set_preface(std::string text) { preface_ = std::move(text); }

    // A line for each move of the line of play, oldest first.
    struct LogLine {
        int room;
        std::string text;
    };
    const std::vector<LogLine>& log() const;
    // The log will be written again, in the current language.
    void forget_log() { log_.clear(); }

    // Where health is counted with cards: those that lie face up now, and did before.
    CardSet life() const { return life_; }
    CardSet life_before() const { return life_before_; }

    // Writes what could not be written before.
    void save_again() {
        if (!save_error_.empty()) save();
    }
    // Why the last thing done could not be saved; empty if it was.
    const std::string& save_error() const { return save_error_; }

  private:
    Result<void> finish(Result<void> done);
    void save();

    Session session_;
    std::optional<Journal> journal_;
    CardStyle style_;
    mutable std::vector<LogLine> log_;  // as far as it was asked for
    CardSet life_ = life_cards;
    CardSet life_before_ = life_cards;
    std::string save_error_, preface_;
    bool touched_ = false;
};

}  // namespace scoundrel
