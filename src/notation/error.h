// Errors that wrong input can cause: a code for programs, a message a person can act on.
// The codes are those of the engine protocol (notation.md); nothing in src/ throws.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>

namespace scoundrel {

enum class ErrorCode {
    bad_request,
    unknown_rules,
    bad_game,
    illegal_move,
    bad_reveal,
    game_over,
    bad_record,
    no_game,
    nothing_to_undo,
    not_available,
    not_over,
    too_long,   // a game, or a log, that would go on for ever
    too_large,  // more than is taken (notation/limits.h)
    storage,    // files, disks, and what a host keeps for the protocol
};

struct Error {
    ErrorCode code;
    std::string message;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(ErrorCode code, std::string message) {
    return std::unexpected(Error{code, std::move(message)});
}

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
