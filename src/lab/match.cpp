#include "lab/match.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "lab/lines.h"
#include "notation/moves.h"
#include "phrases/catalogue.h"
#include "rules/dealer.h"
#include "rules/legal.h"
#include "unicode/shown.h"
#include "unicode/utf8.h"

namespace scoundrel {

namespace {

using Clock = std::chrono::steady_clock;

std::uint64_t microseconds_since(Clock::time_point began) {
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began).count());
}

Forecast forecast_of(const Game& game, const Chosen& chosen) {
    const auto rounded = [](double number) { return static_cast<int>(std::lround(number)); };
    Forecast forecast{.win = rounded(std::clamp(*chosen.win, 0.0, 1.0) * 1000)};
    if (!chosen.score) return forecast;
    // What was slain before is in the score of the game, but not in that to be gained.
    const bool counts = game.rules.scoring == Scoring::slain;
    const double score = *chosen.score + (counts ? game.account.stats.slain_value : 0);
    forecast.score = rounded(10 * std::clamp<double>(score, -largest_score, largest_score));
    return forecast;
}

std::unexpected<Error> illegal(const Contestant& player, Move move) {
    return fail(ErrorCode::illegal_move,
                say({}, Phrase::error_played_illegal,
                    {{"player", player.name}, {"move", print_move(move)}}));
}

int score_if_lost(const Game& game) {
    Position lost = game.position;
    lost.status = Status::lost;
    lost.health = 0;
    return score(game.rules, lost, game.account.stats.slain_value);
}

}  // namespace

std::string reason_of(std::string_view message) {
    std::string reason;
    unicode::ShownInTurn in_turn;
    while (!message.empty()) {
        const auto character = unicode::take_character(message);
        const std::string shown =
            character && in_turn(*character) ? unicode::utf8(*character) : "?";
        if (reason.size() + shown.size() > longest_reason) break;
        if (!reason.empty() || shown != " ") reason += shown;
    }
    while (reason.ends_with(' ')) reason.pop_back();
    return reason.empty() ? "?" : reason;
}

Result<PlayedDeal> play_out(const Rules& rules, std::uint64_t seed, const Contestant& player,
                            const Thinking& thinking, const Stop& stop, OnFailure on_failure,
                            const Watcher& watch) {
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    PlayedDeal played{.row = {.seed = seed}, .game = Game::begin(rules)};
    auto& [row, game] = played;
    deal(game.position, dealer);
    // Once a game, since a clock takes longer than the quickest players do: what the rules take for
    // a move is nothing beside the thinking that anybody would ask about.
    const Clock::time_point began = Clock::now();
    while (!game.over() && row.moves < longest_match_game && !(stop && stop())) {
        auto chosen = player.choose(game, effort_for(thinking, seed, row.moves));
        if (chosen && refusal(rules, game.position, chosen->move) != Refusal::none)
            chosen = illegal(player, chosen->move);
        if (!chosen) {
            if (on_failure == OnFailure::stop || !is_failure_of_player(chosen.error()))
                return std::unexpected(chosen.error());
            row.status = Status::lost;
            row.score = score_if_lost(game);
            row.forfeit = reason_of(chosen.error().message);
            row.microseconds = microseconds_since(began);
            return played;
        }
        // The list of moves is made where nobody has it: the quickest players take no longer.
        const int legal = chosen->legal > 0
                              ? chosen->legal
                              : static_cast<int>(legal_moves(rules, game.position).count);
        if (legal > 1) {
            ++row.decisions;
            if (chosen->win && !chosen->proved) row.forecasts.push_back(forecast_of(game, *chosen));
        }
        if (watch) watch(game, chosen->move);
        apply(rules, game.position, chosen->move, game.account);
        ++row.moves;
        deal(game.position, dealer);
    }
    row.microseconds = microseconds_since(began);
    row.status = game.position.status;
    row.score = game.score();
    return played;
}

Result<MatchRow> play_deal(const Rules& rules, std::uint64_t seed, const Contestant& player,
                           const Thinking& thinking, const Stop& stop, OnFailure on_failure) {
    auto played = play_out(rules, seed, player, thinking, stop, on_failure);
    if (!played) return std::unexpected(played.error());
    return std::move(played->row);
}

RowsThere::RowsThere(std::size_t players, const std::vector<MatchRow>& rows) : players_(players) {
    for (const MatchRow& row : rows) {
        auto& there = there_[row.seed];
        there.resize(players_);
        there[row.player] = true;
    }
}

bool RowsThere::has(std::uint64_t seed, std::size_t player) const {
    if (there_.empty()) return false;  // as in most runs, for every game
    const auto found = there_.find(seed);
    return found != there_.end() && found->second[player];
}

std::vector<std::uint64_t> RowsThere::whole_deals() const {
    std::vector<std::uint64_t> seeds;
    for (const auto& [seed, there] : there_)
        if (std::ranges::count(there, true) == static_cast<std::ptrdiff_t>(players_))
            seeds.push_back(seed);
    return seeds;
}

MakeWorker<std::vector<MatchRow>> match_worker(const Rules& rules, const Thinking& thinking,
                                               MakePlayers make_players, RowsThere there,
                                               SeedOf seed_of, OnFailure on_failure) {
    using Rows = std::vector<MatchRow>;
    const auto shared = std::make_shared<const RowsThere>(std::move(there));
    return [=](const Stop& stop) -> Worker<Rows> {
        return [=, players = make_players()](std::uint64_t number) -> Result<Rows> {
            Rows rows;
            for (std::size_t player = 0; player < players.size(); ++player) {
                if (shared->has(number, player)) continue;
                auto row =
                    play_deal(rules, seed_of(number), players[player], thinking, stop, on_failure);
                if (!row)
                    return fail(row.error().code,
                                say({}, Phrase::error_of_deal,
                                    {{"number", number}, {"why", row.error().message}}));
                row->seed = number;
                row->player = player;
                rows.push_back(std::move(*row));
            }
            return rows;
        };
    };
}

}  // namespace scoundrel
