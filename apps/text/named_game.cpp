#include "text/named_game.h"

#include "phrases/catalogue.h"
#include "system/files.h"

namespace scoundrel::text {

Result<Variant> read_rules(const std::string& text) {
    const auto whole = with_rules_file_read(text, read_rules_file);
    if (!whole) return std::unexpected(whole.error());
    return parse_rules(*whole);
}

Result<GameId> read_game_id(const std::string& text) {
    const auto whole = with_rules_file_read(text, read_rules_file);
    if (!whole) return std::unexpected(whole.error());
    return parse_game_id(*whole);
}

bool names_deal(std::string_view text) { return text.find_first_of("#:@") != text.npos; }

Result<GameId> read_wanted_game(const std::string& text, const Host& host) {
    if (names_deal(text)) return read_game_id(text);
    const auto variant = read_rules(text);
    if (!variant) return std::unexpected(variant.error());
    return random_game(*variant, host);
}

Result<Session> begun(const std::string& text) {
    if (!names_deal(text))
        return fail(ErrorCode::bad_game, say({}, Phrase::solve_neither, {{"text", text}}));
    const auto id = read_game_id(text);
    if (!id) return std::unexpected(id.error());
    return Session(beginning_of(*id));
}

Result<Session> recorded(std::string_view text, std::optional<int> moves) {
    const auto record = parse_record(text);
    if (!record) return std::unexpected(record.error());
    auto session = Session::load(*record);
    if (!session || !moves) return session;
    if (session->moves_played() < *moves)
        return fail(ErrorCode::bad_record, say(Voice::of(session->variant()), Phrase::solve_beyond,
                                               {{"moves", session->moves_played()}}));
    if (const int steps = session->steps_after(*moves); steps > 0)
        if (const auto undone = session->undo(steps); !undone)
            return std::unexpected(undone.error());
    return session;
}

Result<KnownDealer> known_dealer(const GameId& id) {
    if (id.dealt_by == DealtBy::seed)
        return seeded_dealer(id.variant.rules.deck, seed_number(id.seed));
    if (id.dealt_by == DealtBy::literal) return literal_dealer(id.deck);
    return fail(ErrorCode::not_available,
                say({}, Phrase::deal_unknown, {{"game", print_game_id(id)}}));
}

}  // namespace scoundrel::text
