#include "game/resume.h"

#include "game/history.h"
#include "phrases/untrusted.h"

namespace scoundrel {

namespace {

using enum Phrase;

// Stored texts begin alike if they are of the same game, be the rest damaged or not.
bool is_of(const GameId& id, std::string_view text) {
    const std::string header = print_beginning(beginning_of(id));
    const auto game = header.find("\ngame ");
    const auto line = header.substr(game, header.find('\n', game + 1) + 1 - game);
    return text.substr(0, header.size() + 64).find(line) != text.npos;
}

std::string cannot_resume(const std::string& game, const std::string& why) {
    return say({}, resume_failed, {{"game", fit_to_show(game)}, {"why", why}});
}

std::string why_unreadable(Storage& storage, const History& history, const GameId& id) {
    for (const Unreadable& lost : history.unreadable)
        if (const auto text = storage.read(lost.name); text && is_of(id, *text))
            return cannot_resume(print_game_id(id), lost.why);
    return "";
}

}  // namespace

InProgress find_game_in_progress(Storage& storage, const std::optional<GameId>& id) {
    const auto history = read_history(storage);
    if (!history) return {.why = history.error().message};
    InProgress found;
    if (const int games = static_cast<int>(history->unreadable.size()); games > 0)
        found.unreadable = say({}, resume_unreadable, {{"games", games}});
    const std::string wanted = id ? print_game_id(*id) : "";
    for (auto game = history->games.rbegin(); game != history->games.rend(); ++game) {
        if (game->outcome.status != Status::playing || game->abandoned) continue;
        if (id && game->game != wanted) continue;
        if (auto resumed = Journal::resume(storage, game->name)) {
            found.game = std::move(*resumed);
            return found;
        } else if (found.why.empty()) {
            found.why = cannot_resume(game->game, resumed.error().message);
        }
    }
    if (found.why.empty())
        found.why = id ? why_unreadable(storage, *history, *id) : found.unreadable;
    return found;
}

Play resume_or_begin(Storage* storage, const std::optional<GameId>& id, const GameId& otherwise,
                     const Host& host, CardStyle style) {
    InProgress found;
    if (storage != nullptr) found = find_game_in_progress(*storage, id);
    const bool resumed = found.game.has_value();
    Play play = resumed ? Play(std::move(*found.game), style)
                        : begin_play(storage, beginning_of(id.value_or(otherwise)), host, style);
    if (!found.why.empty())
        play.set_preface(
            say({}, resumed ? screen_older_instead : screen_new_instead, {{"why", found.why}}));
    return play;
}

}  // namespace scoundrel
