#include "cli/named_game.h"

#include <filesystem>

#include "cli/files.h"
#include "words/catalogue.h"

namespace scoundrel::cli {

Result<Session> begun(const std::string& text) {
    if (!names_deal(text))
        return fail(ErrorCode::bad_game, say({}, Phrase::solve_neither, {{"text", text}}));
    const auto id = read_game_id(text);
    if (!id) return std::unexpected(id.error());
    return Session(Beginning{*id, {}, {}, {}, {}});
}

Result<Session> recorded(std::string_view text, std::optional<int> moves) {
    const auto record = parse_record(text);
    if (!record) return std::unexpected(record.error());
    auto session = Session::load(*record);
    if (!session || !moves) return session;
    if (session->moves_played() < *moves)
        return fail(ErrorCode::bad_record, say(Voice::of(session->variant()), Phrase::solve_beyond,
                                               {{"moves", session->moves_played()}}));
    while (session->moves_played() > *moves)
        if (const auto undone = session->undo(1); !undone) return std::unexpected(undone.error());
    return session;
}

bool is_file(const std::string& path) {
    std::error_code error;
    return std::filesystem::exists(path, error);
}

}  // namespace scoundrel::cli
