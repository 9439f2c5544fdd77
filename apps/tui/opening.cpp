// How a game comes onto the screen: begun, or resumed.
#include "game/resume.h"
#include "tui/game_view.h"
#include "tui/screens.h"

namespace scoundrel::tui {

std::unique_ptr<View> make_game(Context& context, Play play) {
    if (auto puzzle = make_puzzle_game(context, play)) return puzzle;
    return std::make_unique<GameView>(context, std::move(play));
}

GameId usual_game(const Context& context) {
    return random_game(parse_rules(context.preferences.rules).value_or(Variant{}), context.host);
}

std::unique_ptr<View> begin_game(Context& context, Beginning beginning) {
    return make_game(
        context, begin_play(context.storage, std::move(beginning), context.host, context.style()));
}

std::unique_ptr<View> begin_game(Context& context, const GameId& id) {
    return begin_game(context, beginning_of(id));
}

std::unique_ptr<View> resume_or_begin_game(Context& context, const std::optional<GameId>& id) {
    return make_game(context, resume_or_begin(context.storage, id, usual_game(context),
                                              context.host, context.style()));
}

}  // namespace scoundrel::tui
