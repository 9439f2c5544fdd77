#include "tui/play.h"

#include "cli/move_talk.h"
#include "cli/play_name.h"
#include "session/history.h"

namespace scoundrel::tui {

namespace {

Beginning named(Beginning beginning) {
    beginning.play = cli::new_play_name();
    beginning.started = cli::time_now();
    return beginning;
}

}  // namespace

Play::Play(Storage* storage, Beginning beginning, cli::Look look)
    : session_(named(std::move(beginning))), look_(look) {
    if (storage != nullptr) journal_ = Journal::begin(*storage, session_);
}

// The deeds of a game taken up are those of its line, played again.
Play::Play(Journal::Resumed resumed, cli::Look look)
    : session_(std::move(resumed.session)),
      journal_(std::move(resumed.journal)),
      look_(look),
      touched_(true) {
    Session again = session_;
    const auto line = again.line();
    while (again.undo(1)) {
    }
    for (std::size_t done = 0; done < line.size();) {
        const Game before = again.game();
        if (!again.redo(1)) return;
        if (static_cast<std::size_t>(again.moves_played()) == done) continue;  // a reveal
        deeds_.push_back({before.account.room_number,
                          cli::tell_move(voice(), before, again.game(), line[done++], look_)});
    }
}

void Play::save() {
    touched_ = true;
    if (!journal_) return;
    const auto saved = journal_->save(session_);
    trouble_ = saved ? "" : saved.error().message;
}

Result<void> Play::finish(Result<void> done) {
    if (done) save();
    return done;
}

void Play::add_deed(const Game& before, Move move) {
    deeds_.push_back({before.account.room_number,
                      cli::tell_move(voice(), before, session_.game(), move, look_)});
}

Result<void> Play::play(Move move) {
    const Game before = session_.game();
    auto done = session_.play(move);
    if (done) add_deed(before, move);
    return finish(std::move(done));
}

Result<void> Play::undo() {
    auto done = session_.undo(1);
    deeds_.resize(std::min(deeds_.size(), static_cast<std::size_t>(session_.moves_played())));
    return finish(std::move(done));
}

Result<void> Play::redo() {
    const Game before = session_.game();
    const int moves = session_.moves_played();
    auto done = session_.redo(1);
    if (done && session_.moves_played() > moves) add_deed(before, session_.line().back());
    return finish(std::move(done));
}

Result<void> Play::turn_up(const std::vector<Card>& cards) {
    return finish(session_.turn_up(cards));
}
Result<void> Play::turn_up_die(Card monster) { return finish(session_.turn_up_die(monster)); }
Result<void> Play::replace(Card dealt, Card truly) {
    return finish(session_.replace({{dealt, truly}}));
}

void Play::note(Event event) {
    session_.note(std::move(event));
    save();
}

Result<void> Play::play_back_to(const std::vector<Move>& line, int keep) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Game before = session_.game();
        if (const auto done = session_.play(line[i]); !done) return done;
        if (static_cast<int>(i) < keep) add_deed(before, line[i]);
    }
    if (session_.moves_played() > keep)
        if (const auto done = session_.undo(session_.moves_played() - keep); !done) return done;
    return finish({});
}

void Play::give_up() {
    if (touched_ && !session_.game().over()) note(Event::of(Event::Kind::abandon));
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
