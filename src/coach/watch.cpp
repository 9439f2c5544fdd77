#include "coach/watch.h"

#include <algorithm>

#include "nets/make_player.h"
#include "notation/game_id.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"

namespace scoundrel {

namespace {

// Chances of a net may lie a little beyond what chances can be; scores of players leave out what
// was slain before.
Value promise_of(const Game& game, double win, double score) {
    const int slain = game.rules.scoring == Scoring::slain ? game.account.stats.slain_value : 0;
    return {std::clamp(win, 0.0, 1.0), score + slain};
}

}  // namespace

Onlooker::Onlooker(const Rules& rules, Aim aim) : player_(make_player("quick", rules)), aim_(aim) {}

std::optional<Value> Onlooker::look(const Game& game, const std::function<bool()>& stop) {
    if (game.over())
        return Value{game.position.status == Status::won ? 1.0 : 0.0,
                     static_cast<double>(game.score())};
    if (game.position.awaiting()) return {};
    const Advice advice = player_->advise(game.position, {.stop = stop, .aim = aim_});
    return promise_of(game, advice.options.front().win, advice.options.front().score);
}

Contestant library_contestant(std::string_view name, const Rules& rules) {
    return {std::string(name), chooser_of(make_player(name, rules))};
}

std::uint64_t seed_of_thoughts(const GameId& id, std::string_view player, const Host& host) {
    if (player == "random" && host.random) return host.random();
    return id.dealt_by == DealtBy::seed ? seed_number(id.seed) : 0;
}

std::string Watched::called() const { return fit_to_show(alias.empty() ? player.name : alias); }

void mark_watched(Session& session, std::string_view player) {
    if (session.marks().hint) return;
    (void)session.note(Event::of(Event::Kind::hint));
    (void)session.note({Event::Kind::comment,
                        Move(Verb::next),
                        {},
                        0,
                        "; " + say(Voice::of(session.variant()), Phrase::watch_played_by,
                                   {{"player", fit_to_show(player)}})});
}

WatchedPlayer::WatchedPlayer(Watched by, const Rules& rules)
    : by_(std::move(by)), onlooker_(rules, by_.thinking.aim) {}

// Nothing new is seen within a room, so what the player saw at its beginning holds as long as it
// keeps to its plan.
Result<WatchedPlayer::Step> WatchedPlayer::next(const Session& session,
                                                const std::function<bool()>& stop) {
    const Game& game = session.game();
    Effort effort = effort_for(by_.thinking, by_.seed, session.moves_played());
    effort.stop = stop;
    const auto chosen = by_.player.choose(game, effort);
    if (!chosen) return std::unexpected(chosen.error());
    if (chosen->win)
        seen_ = promise_of(game, *chosen->win, chosen->score.value_or(0));
    else if (!planned_)
        seen_.reset();
    planned_ = chosen->more;
    Step step{chosen->move, {}, seen_.has_value(), chosen->more};
    step.promise = seen_ ? *seen_ : onlooker_.look(game, stop).value_or(Value{});
    return step;
}

}  // namespace scoundrel
