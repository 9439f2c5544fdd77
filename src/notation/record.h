// The record of a game: a text a person can read and a program can verify. A header, then one
// event a line (the log), then the result and a hash of all lines but the comments.
// Reading checks form and hash; whether the game could be played so is game/session.h's to say.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/error.h"
#include "notation/game_id.h"
#include "notation/position_fields.h"
#include "rules/game.h"
#include "rules/move.h"

namespace scoundrel {

// One line of a log.
struct Event {
    // What it tells, with the line that says so.
    enum class Kind {
        move,     // `7De`
        deal,     // `deal JC 6S 7D 5H`: cards turned up, in order
        die,      // `die QS`: the monster the die picked
        replace,  // `replace QS 7C`: a known card lay elsewhere than remembered
        undo,     // `undo 2`
        redo,     // `redo 1`
        hint,     // `hint`: advice was taken
        solve,    // `solve`: the solver was asked
        open,     // `open`: the whole deck was looked at
        abandon,  // `abandon`: the player gave the game up for another
        comment,  // `; anything`
    };
    Kind kind = Kind::comment;  // which of the following counts
    Move move{Verb::next};      // moves
    std::vector<Card> cards;    // deals, rolls and replacements
    int count = 0;              // undo and redo: how many steps
    std::string text;           // comments: the line as it is

    friend bool operator==(const Event&, const Event&) = default;

    // A move.
    static Event of_move(Move move) { return {Kind::move, move, {}, 0, {}}; }
    // A deal, a roll or a replacement.
    static Event of_cards(Kind kind, std::vector<Card> cards) {
        return {kind, Move(Verb::next), std::move(cards), 0, {}};
    }
    // An undo or a redo.
    static Event of_count(Kind kind, int count) { return {kind, Move(Verb::next), {}, count, {}}; }
    // One that is told by its kind alone.
    static Event of(Kind kind) { return {kind, Move(Verb::next), {}, 0, {}}; }
};

// What a game begins with: everything the header says.
struct Beginning {
    GameId id{};                                 // rules, and who deals
    std::optional<Game> position{};              // of games begun from one
    std::optional<std::string> position_seed{};  // deals on from there; without one the table does
    std::string play{};     // a name unique to this playing of the game, or empty
    std::string started{};  // a time such as 2026-11-15T09:30:00Z, or empty

    // Whether a person deals, from a real deck.
    bool at_table() const { return id.dealt_by == DealtBy::table || (position && !position_seed); }
};

// A beginning in the middle: a seed deals on, or without one the table.
Beginning begin_from(const ParsedPosition& position, std::optional<std::string> seed);

// How a game ended, or that it goes on.
struct Outcome {
    Status status = Status::playing;  // playing, won or lost
    int score = 0;                    // of finished games, else 0

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

// A whole record, or a log without its result.
struct Record {
    Beginning beginning;             // the header
    std::vector<Event> log;          // all that happened, in order
    std::optional<Outcome> outcome;  // none in a log that is still being written
};

// A line of the log, without the line feed.
std::string print_event(const Event& event);
// The header, whole lines.
std::string print_beginning(const Beginning& beginning);
// The record, with its hash; it must have its outcome.
std::string print_record(const Record& record);
// What stands behind `result`: `won 12`, `lost -88`, `playing`.
std::string print_outcome(const Outcome& outcome);

// One whole record. Nothing is forgiven but the kind of line ends, and line ends after the last.
Result<Record> parse_record(std::string_view text);

// A log still being written, as it was read.
struct ParsedLog {
    Record record;         // without its outcome
    std::size_t used = 0;  // bytes that were taken
};
// Header and events without result or hash. A last line that was cut short is left out; `used`
// tells how many bytes were taken.
Result<ParsedLog> parse_log(std::string_view text);

// The records of an export, each beginning with its own first line.
std::vector<std::string_view> split_records(std::string_view text);

}  // namespace scoundrel
