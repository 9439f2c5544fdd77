#include "lab/match.h"

#include <algorithm>
#include <cmath>
#include <deque>

#include "notation/moves.h"
#include "rules/dealer.h"
#include "rules/legal.h"

namespace scoundrel {

namespace {

using Clock = std::chrono::steady_clock;

void turn_up(Game& game, KnownDealer& dealer) { deal(game.position, dealer); }

std::uint64_t microseconds_since(Clock::time_point began) {
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began).count());
}

}  // namespace

Effort effort_for(const Thinking& thinking, std::uint64_t deal, int move) {
    Effort effort{.samples = thinking.samples};
    // Two steps of the generator, so that neighbouring deals and moves have nothing in common.
    effort.seed =
        SplitMix64(SplitMix64(deal ^ 0xADD1C7ED5EEDu).next() + static_cast<std::uint64_t>(move))
            .next();
    if (thinking.ms) effort.until = Clock::now() + std::chrono::milliseconds(*thinking.ms);
    return effort;
}

namespace {

// Nothing new is seen inside a room, so what was planned for it stays right: the player is asked
// again only where the plan ends, or the game has gone otherwise.
class PlanKeeper {
  public:
    explicit PlanKeeper(std::shared_ptr<Player> player) : player_(std::move(player)) {}

    Chosen choose(const Game& game, const Effort& effort) {
        Chosen chosen{};
        if (plan_.empty() || game.position != expected_) {
            const Advice advice = player_->advise(game.position, effort);
            const Option& best = advice.options.front();
            plan_.assign(best.plan.begin(), best.plan.end());
            if (advice.sight != Sight::none) chosen.win = best.win;
            chosen.proved = advice.sight == Sight::solved;
        }
        chosen.move = plan_.front();
        plan_.pop_front();
        expected_ = game.position;
        Unrecorded past;
        apply(game.rules, expected_, chosen.move, past);
        return chosen;
    }

  private:
    std::shared_ptr<Player> player_;
    std::deque<Move> plan_;
    Position expected_{};
};

}  // namespace

Chooser chooser_of(std::shared_ptr<Player> player) {
    return [keeper = std::make_shared<PlanKeeper>(std::move(player))](
               const Game& game, const Effort& effort) -> Result<Chosen> {
        return keeper->choose(game, effort);
    };
}

Result<MatchRow> play_deal(const Rules& rules, std::uint64_t seed, const Contestant& player,
                           const Thinking& thinking, const std::function<bool()>& stop) {
    KnownDealer dealer = seeded_dealer(rules.deck, seed);
    Game game = Game::begin(rules);
    turn_up(game, dealer);
    MatchRow row{.seed = seed};
    while (!game.over() && row.moves < longest_match_game && !(stop && stop())) {
        const Clock::time_point began = Clock::now();
        const auto chosen = player.choose(game, effort_for(thinking, seed, row.moves));
        if (!chosen) return std::unexpected(chosen.error());
        row.microseconds += microseconds_since(began);
        if (legal_moves(rules, game.position).count > 1) {
            ++row.decisions;
            if (chosen->win && !chosen->proved)
                row.chances.push_back(
                    static_cast<int>(std::lround(std::clamp(*chosen->win, 0.0, 1.0) * 1000)));
        }
        if (game.play(chosen->move) != Refusal::none)
            return fail(ErrorCode::illegal_move,
                        player.name + " played " + print_move(chosen->move) +
                            ", which is not legal, in the deal of seed " + std::to_string(seed));
        ++row.moves;
        turn_up(game, dealer);
    }
    row.status = game.position.status;
    row.score = game.score();
    return row;
}

}  // namespace scoundrel
