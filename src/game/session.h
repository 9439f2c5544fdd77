// One game in progress, on top of the rules. It owns the dealer,
// the log of all that happened (append-only), the line of play derived from it, undo and redo.
// It knows no clock, no files and no randomness but the game's own: those come from outside.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/places.h"
#include "notation/error.h"
#include "notation/limits.h"
#include "notation/record.h"
#include "rules/dealer.h"
#include "rules/game.h"

namespace scoundrel {

// What sets a game apart from an honest first try. A repeated deal shows only in the history.
struct Marks {
    bool undo = false;      // a move was taken back (correcting a card turned up is no mark)
    bool hint = false;      // advice was taken
    bool solve = false;     // the solver was asked
    bool open = false;      // the order of the deck was known: looked at, or spelled out by the id
    bool position = false;  // it was begun in the middle
    // Whether there is any.
    bool any() const { return undo || hint || solve || open || position; }
    // Adds those of another part of the game.
    Marks& operator|=(const Marks& other) {
        undo |= other.undo;
        hint |= other.hint;
        solve |= other.solve;
        open |= other.open;
        position |= other.position;
        return *this;
    }

    friend bool operator==(const Marks&, const Marks&) = default;
};

// A game being played. Moves, cards and texts from outside are checked here: what cannot be is an
// Error, and nothing has changed. One thread uses it at a time.
class Session {
  public:
    // Begins a game, and deals its first room unless it is at a table. The beginning has a position
    // exactly if its id says so.
    explicit Session(Beginning beginning);

    // Plays the record again from its beginning, checking every move, card and the result.
    static Result<Session> load(const Record& record);
    // The same of a record as text.
    static Result<Session> load(std::string_view record);
    // All of it so far, also of a game that goes on: what load() takes.
    Record record() const;

    // What it began with.
    const Beginning& beginning() const { return beginning_; }
    // Its rules, with the set that they come from.
    const Variant& variant() const { return beginning_.id.variant; }
    // Rules, position and past as they are now.
    const Game& game() const { return now_.game; }
    // The position now.
    const Position& position() const { return now_.game.position; }
    // Where the cards of the room lie now.
    const Places& places() const { return now_.places; }
    // Where the cards lay after so many moves of the line, at most moves_played().
    const Places& places(int moves) const;
    // All that happened, what was taken back included.
    const std::vector<Event>& log() const { return log_; }
    // How it stands; the score is 0 while it goes on.
    Outcome outcome() const;
    // What sets it apart.
    Marks marks() const { return marks_; }
    // Whether a person deals: then cards and rolls are to be told by turn_up() and turn_up_die().
    bool at_table() const { return at_table_; }
    // Abandoned, and neither finished nor played on since.
    bool abandoned() const { return abandoned_ && !game().over(); }
    // Moves of the line of play, at most 10,000.
    int moves_played() const { return now_.moves; }
    // Moves and reveals worked out so far: what it has cost to get here.
    std::size_t work() const { return work_; }
    // Steps that can be undone: moves, and at a table reveals.
    int steps_back() const { return static_cast<int>(here_); }
    // Steps that can be redone.
    int steps_forward() const { return static_cast<int>(steps_.size() - here_); }

    // The moves of the line of play, without those taken back.
    std::vector<Move> line() const;
    // Steps of the line after its first `moves` moves: to be taken back to get there.
    int steps_after(int moves) const;
    // Goes through the line from its move number `from` on: `visit(before, move, after)`, games
    // both.
    template <class Visit>
    void for_each_move(int from, Visit visit) const {
        for (std::size_t i = 0; i < here_; ++i)
            if (steps_[i].is_move() && steps_[i].before.moves >= from)
                visit(steps_[i].before.game, steps_[i].event.move, game_before_step(i + 1));
    }

    // The order of the unseen cards, where it is known: what the solver needs.
    std::optional<Deck> hidden_order() const { return hidden_order(position()); }
    // The same at another position of its line.
    std::optional<Deck> hidden_order(const Position& position) const;

    // Plays a move if it is legal, and deals what is owed after it unless it is at a table. This
    // and all that follow change nothing when they fail.
    Result<void> play(Move move) { return play(std::vector{move}); }
    // Plays these moves, all or none.
    Result<void> play(const std::vector<Move>& moves);
    // At a table: these cards were turned up, in this order; at least one, at most what is owed.
    Result<void> turn_up(const std::vector<Card>& cards);
    // At a table: the die picked this monster of the room.
    Result<void> turn_up_die(Card monster);
    // A card that the real deck did not have where it was remembered.
    struct Correction {
        Card dealt;  // lies in the room, just dealt from the bottom
        Card truly;  // what the real deck had there
    };
    // At a table: puts right what was just dealt from the bottom. The two cards trade places.
    Result<void> replace(const std::vector<Correction>& corrections);
    // Takes back so many steps, 1 or more; the log keeps them.
    Result<void> undo(int count);
    // Takes so many steps forward again, 1 or more.
    Result<void> redo(int count);

    // Does what a recorded event says; the deals of a known dealer come by themselves.
    Result<void> repeat(const Event& event);

    // Events that change no card: hint, solve, open, abandon, comment. What marks a game is never
    // refused; what adds nothing to a log that is full, and a remark that is too long, is.
    Result<void> note(Event event);

  private:
    struct Now {
        Game game;
        Places places;
        SplitMix64 dice{0};
        CardSet just_dealt;  // from the bottom, since the last move: these can still be corrected
        int moves = 0;       // in the line so far
    };
    struct Step {
        Event event;  // a move, or at a table a reveal
        Now before;
        bool is_move() const { return event.kind == Event::Kind::move; }
    };

    Result<Now> after(const Event& event, Now now, std::vector<Event>& happened) const;
    Result<Now> after_move(Move move, Now now, std::vector<Event>& happened) const;
    void pay(Now& now, std::vector<Event>& happened) const;
    Result<void> correct(Now& now, Correction correction) const;
    Result<void> reveal_step(Event event);
    void commit(std::vector<Step> steps, Now now, const std::vector<Event>& happened);
    Result<void> adopt(const Record& record);
    const Game& game_before_step(std::size_t i) const {
        return i < here_ ? steps_[i].before.game : now_.game;
    }
    void go_to(std::size_t step);
    Result<void> room_in_log() const;

    Beginning beginning_;
    bool at_table_;
    Deck deck_;  // known dealers: the unseen cards of the beginning, in order
    Now now_;
    std::vector<Event> log_;
    // The line of play, and behind it what was undone: both directions only move `here_`, so that
    // undoing costs the same however far it goes.
    std::vector<Step> steps_;
    std::size_t here_ = 0;
    Now end_;  // after the last step, where that is not now
    Marks marks_;
    bool abandoned_ = false;
    mutable std::size_t work_ = 0;
};

}  // namespace scoundrel
