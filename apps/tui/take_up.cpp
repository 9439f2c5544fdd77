#include "tui/take_up.h"

#include "cli/look.h"
#include "cli/play_name.h"
#include "game/history.h"

namespace scoundrel::tui {

Play begin_play(Storage* storage, Beginning beginning, CardStyle look) {
    beginning.play = cli::new_play_name();
    beginning.started = cli::time_now();
    return {storage, Session(std::move(beginning)), look};
}

namespace {

// Stored texts begin alike if they are of the same game, be the rest damaged or not.
bool is_of(const GameId& id, std::string_view text) {
    const Beginning beginning{id, {}, {}, {}, {}};
    const std::string header = print_beginning(beginning);
    const auto game = header.find("\ngame ");
    const auto line = header.substr(game, header.find('\n', game + 1) + 1 - game);
    return text.substr(0, header.size() + 64).find(line) != text.npos;
}

std::string why_unreadable(Storage& storage, const History& history,
                           const std::optional<GameId>& id) {
    if (!id) {
        const int games = static_cast<int>(history.unreadable.size());
        return games > 0 ? say({}, Phrase::resume_unreadable, {{"games", games}}) : "";
    }
    for (const Unreadable& lost : history.unreadable)
        if (const auto text = storage.read(lost.name); text && is_of(*id, *text))
            return say({}, Phrase::resume_failed,
                       {{"game", cli::fit_to_show(print_game_id(*id))}, {"why", lost.why}});
    return "";
}

}  // namespace

TakenUp take_up_game(Storage& storage, const std::optional<GameId>& id) {
    const auto history = read_history(storage);
    if (!history) return {.why = history.error().message};
    std::string why;
    const std::string wanted = id ? print_game_id(*id) : "";
    for (auto game = history->games.rbegin(); game != history->games.rend(); ++game) {
        if (game->outcome.status != Status::playing || game->abandoned) continue;
        if (id && game->game != wanted) continue;
        if (auto resumed = Journal::resume(storage, game->name))
            return {.game = std::move(*resumed), .why = std::move(why)};
        else if (why.empty())
            why = say({}, Phrase::resume_failed,
                      {{"game", cli::fit_to_show(game->game)}, {"why", resumed.error().message}});
    }
    if (why.empty()) why = why_unreadable(storage, *history, id);
    return {.why = std::move(why)};
}

}  // namespace scoundrel::tui
