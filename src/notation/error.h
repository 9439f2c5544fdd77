// Errors that wrong input can cause: a code for programs, a message a person can act on.
// The codes are those of the engine protocol (notation.md); nothing in src/ throws.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>

namespace scoundrel {

// What kind of failure it is (notation.md, "Errors").
enum class ErrorCode {
    bad_request,    // a request or a field of the wrong form
    unknown_rules,  // a rule set, knob or value that is not there, or rules that do not go together
    bad_game,       // a game id, a deck or a position that cannot be
    illegal_move,   // not legal now, or no move at all
    bad_reveal,     // a card or a roll that cannot have turned up
    game_over,      // a move after the end
    bad_record,     // a record that does not verify
    no_game,        // none has been begun
    nothing_to_undo,  // fewer steps than were to be taken back, or forward
    not_available,    // a part that is not there, or cannot be asked now
    not_over,         // only a finished game is looked back on
    too_long,         // a game, or a log, that would go on for ever
    too_large,        // more than is taken (notation/limits.h)
    storage,          // files, disks, and what a host keeps for the protocol
};

// A failure. Nothing has changed then.
struct Error {
    ErrorCode code;       // for programs
    std::string message;  // for people, in the language of the process
};

// What was asked for, or why it cannot be.
template <class T>
using Result = std::expected<T, Error>;

// A failure, to be returned as any Result.
inline std::unexpected<Error> fail(ErrorCode code, std::string message) {
    return std::unexpected(Error{code, std::move(message)});
}

// The code's name in the protocol, such as `bad_game`.
constexpr std::string_view code_text(ErrorCode code) {
    switch (code) {
        case ErrorCode::bad_request: return "bad_request";
        case ErrorCode::unknown_rules: return "unknown_rules";
        case ErrorCode::bad_game: return "bad_game";
        case ErrorCode::illegal_move: return "illegal_move";
        case ErrorCode::bad_reveal: return "bad_reveal";
        case ErrorCode::game_over: return "game_over";
        case ErrorCode::bad_record: return "bad_record";
        case ErrorCode::no_game: return "no_game";
        case ErrorCode::nothing_to_undo: return "nothing_to_undo";
        case ErrorCode::not_available: return "not_available";
        case ErrorCode::not_over: return "not_over";
        case ErrorCode::too_long: return "too_long";
        case ErrorCode::too_large: return "too_large";
        case ErrorCode::storage: return "storage";
    }
    return "bad_request";
}

}  // namespace scoundrel
