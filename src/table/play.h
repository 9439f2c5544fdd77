// A game being played and kept: the session with its journal, and what was done in it as lines to
// read. Whatever succeeded has been handed to the storage, or `trouble` says why not.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "session/journal.h"
#include "session/life_cards.h"
#include "table/look.h"
#include "words/catalogue.h"

namespace scoundrel {

class Play {
  public:
    // Without a storage nothing is kept.
    Play(Storage* storage, Session session, Look look = {});
    explicit Play(Journal::Resumed resumed, Look look = {});

    const Session& session() const { return session_; }
    const Game& game() const { return session_.game(); }
    const Position& position() const { return session_.position(); }
    Voice voice() const { return Voice::of(session_.variant()); }
    bool kept() const { return journal_.has_value(); }
    // Something was done that is to be kept.
    bool touched() const { return touched_; }

    Result<void> play(Move move);
    Result<void> undo(int count = 1);
    Result<void> redo(int count = 1);
    Result<void> turn_up(const std::vector<Card>& cards);
    Result<void> turn_up_die(Card monster);
    Result<void> replace(Card dealt, Card truly);
    void note(Event event);
    // The same, but not kept before something is done: a game merely looked at leaves nothing.
    void mark(Event event) { session_.note(std::move(event)); }
    // As it is now, whether anything was done or not.
    void keep() { save(); }

    // The game is left for another: given up, unless it is over or nothing was ever done in it.
    void give_up();

    // The line played at once and taken back to its first `moves`: a game gone on with from the
    // middle of another. Kept as one.
    Result<void> play_back_to(const std::vector<Move>& line, int moves);

    // What the player should know before the first move; empty: nothing.
    const std::string& preface() const { return preface_; }
    void set_preface(std::string text) { preface_ = std::move(text); }

    // A line for each move of the line of play, oldest first.
    struct Deed {
        int room;
        std::string text;
    };
    const std::vector<Deed>& deeds() const { return deeds_; }
    // All of them anew, in the language spoken now.
    void retell();

    // Where health is counted with cards: those that lie face up now, and did before.
    CardSet life() const { return life_; }
    CardSet life_before() const { return life_before_; }

    // Writes what could not be written before.
    void save_again() {
        if (!trouble_.empty()) save();
    }
    // Why the last thing done could not be saved; empty if it was.
    const std::string& trouble() const { return trouble_; }

  private:
    Result<void> finish(Result<void> done);
    void add_deed(const Game& before, const Game& after, Move move);
    void save();

    Session session_;
    std::optional<Journal> journal_;
    Look look_;
    std::vector<Deed> deeds_;
    CardSet life_ = life_cards;
    CardSet life_before_ = life_cards;
    std::string trouble_, preface_;
    bool touched_ = false;
};

// Goes through a session's line of play from its beginning: `visit(before, move, after)`.
template <class Visit>
void walk_line(Session session, Visit visit) {
    const auto line = session.line();
    while (session.undo(1)) {
    }
    for (std::size_t done = 0; done < line.size();) {
        const Session before = session;
        if (!session.redo(1)) return;
        if (static_cast<std::size_t>(session.moves_played()) == done) continue;  // a reveal
        visit(before, line[done++], session);
    }
}

}  // namespace scoundrel
