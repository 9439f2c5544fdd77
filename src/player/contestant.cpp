#include "player/contestant.h"

#include <chrono>

#include "rules/random.h"

namespace scoundrel {

namespace {

// Nothing new is seen inside a room, so what was planned for it stays right: the player is asked
// again only where the plan ends, or the game has gone otherwise.
class PlanKeeper {
  public:
    explicit PlanKeeper(std::shared_ptr<Player> player) : player_(std::move(player)) {}

    Chosen choose(const Game& game, const Effort& effort) {
        Chosen chosen{};
        if (next_ == plan_.size() || game.position != expected_) {
            const Advice advice = player_->advise(game.position, effort);
            const Option& best = advice.options.front();
            plan_.assign(best.plan.begin(), best.plan.end());
            next_ = 0;
            if (advice.sight != Sight::none) {
                chosen.win = best.win;
                chosen.score = best.score;
            }
            chosen.proved = advice.sight == Sight::solved;
            chosen.legal = static_cast<int>(advice.options.size());
        }
        chosen.move = plan_[next_++];
        chosen.more = next_ < plan_.size();
        if (!chosen.more) return chosen;  // it will be asked again, wherever that leads
        expected_ = game.position;
        Unrecorded past;
        apply(game.rules, expected_, chosen.move, past);
        return chosen;
    }

  private:
    std::shared_ptr<Player> player_;
    std::vector<Move> plan_;
    std::size_t next_ = 0;  // of it
    Position expected_{};
};

}  // namespace

Effort effort_for(const Thinking& thinking, std::uint64_t deal, int move) {
    Effort effort{.samples = thinking.samples, .aim = thinking.aim};
    // Two steps of the generator, so that neighbouring deals and moves have nothing in common.
    effort.seed =
        SplitMix64(SplitMix64(deal ^ 0xADD1C7ED5EEDu).next() + static_cast<std::uint64_t>(move))
            .next();
    if (thinking.ms)
        effort.until = std::chrono::steady_clock::now() + std::chrono::milliseconds(*thinking.ms);
    return effort;
}

Chooser chooser_of(std::shared_ptr<Player> player) {
    return [keeper = std::make_shared<PlanKeeper>(std::move(player))](
               const Game& game, const Effort& effort) -> Result<Chosen> {
        return keeper->choose(game, effort);
    };
}

}  // namespace scoundrel
