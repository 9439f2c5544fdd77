// How a game comes onto the table: begun, or gone on with.
#include "cli/files.h"
#include "tui/screens.h"
#include "tui/table_view.h"

namespace scoundrel::tui {

namespace {

using enum Phrase;

}  // namespace

std::unique_ptr<View> make_table(Desk& desk, Play play) {
    if (auto puzzle = make_puzzle_table(desk, play)) return puzzle;
    return std::make_unique<TableView>(desk, std::move(play));
}

GameId usual_game(const Desk& desk) {
    return cli::random_game(parse_rules(desk.preferences.rules).value_or(Variant{}));
}

std::unique_ptr<View> begin_game(Desk& desk, Beginning beginning) {
    return make_table(desk, begin_play(desk.storage, std::move(beginning), desk.look()));
}

std::unique_ptr<View> begin_game(Desk& desk, const GameId& id) {
    return begin_game(desk, Beginning{id, {}, {}, {}, {}});
}

std::unique_ptr<View> go_on_or_begin(Desk& desk, const std::optional<GameId>& id) {
    TakenUp taken;
    if (desk.storage != nullptr) taken = take_up_game(*desk.storage, id);
    const bool goes_on = taken.game.has_value();
    Play play =
        goes_on ? Play(std::move(*taken.game), desk.look())
                : begin_play(desk.storage, Beginning{id.value_or(usual_game(desk)), {}, {}, {}, {}},
                             desk.look());
    if (!taken.why.empty())
        play.set_preface(
            say({}, goes_on ? screen_older_instead : screen_new_instead, {{"why", taken.why}}));
    return make_table(desk, std::move(play));
}

}  // namespace scoundrel::tui
