// A game being played and kept: the session with its journal, and what was done in it as lines to
// read. Whatever succeeded has been saved, or `trouble` says why not.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/look.h"
#include "session/journal.h"
#include "words/catalogue.h"

namespace scoundrel::tui {

class Play {
  public:
    // The playing gets a name and a time of its own. Without a storage nothing is kept.
    Play(Storage* storage, Beginning beginning, cli::Look look);
    Play(Journal::Resumed resumed, cli::Look look);

    const Session& session() const { return session_; }
    const Game& game() const { return session_.game(); }
    const Position& position() const { return session_.position(); }
    Voice voice() const { return Voice::of(session_.variant()); }
    bool kept() const { return journal_.has_value(); }

    Result<void> play(Move move);
    Result<void> undo();
    Result<void> redo();
    Result<void> turn_up(const std::vector<Card>& cards);
    Result<void> turn_up_die(Card monster);
    Result<void> replace(Card dealt, Card truly);
    void note(Event event);
    // The same, but not kept before something is done: a game merely looked at leaves nothing.
    void mark(Event event) { session_.note(std::move(event)); }

    // The game is left for another: given up, unless it is over or nothing was ever done in it.
    void give_up();

    // The line played at once and taken back to its first `keep` moves: a game gone on with from
    // the middle of another. Kept as one.
    Result<void> play_back_to(const std::vector<Move>& line, int keep);

    // What the player should know before the first move; empty: nothing.
    const std::string& preface() const { return preface_; }
    void set_preface(std::string text) { preface_ = std::move(text); }

    // A line for each move of the line of play, oldest first.
    struct Deed {
        int room;
        std::string text;
    };
    const std::vector<Deed>& deeds() const { return deeds_; }

    // Writes what could not be written before.
    void save_again() {
        if (!trouble_.empty()) save();
    }
    // Why the last thing done could not be saved; empty if it was.
    const std::string& trouble() const { return trouble_; }

  private:
    Result<void> finish(Result<void> done);
    void add_deed(const Game& before, Move move);
    void save();

    Session session_;
    std::optional<Journal> journal_;
    cli::Look look_;
    std::vector<Deed> deeds_;
    std::string trouble_, preface_;
    bool touched_ = false;  // something was done that is to be kept
};

// The newest game still in progress, of that id if one is named, that nobody else has open; and if
// it is not the one a player would expect, why not.
struct TakenUp {
    std::optional<Journal::Resumed> game{};
    std::string why{};
};
TakenUp take_up_game(Storage& storage, const std::optional<GameId>& id = {});

}  // namespace scoundrel::tui
