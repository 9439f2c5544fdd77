#include "solver/solver.h"

#include <algorithm>
#include <cassert>
#include <span>

#include "rules/score.h"
#include "solver/exhaustive.h"
#include "solver/straighten.h"
#include "solver/sweep.h"

namespace scoundrel {

namespace {

// Widths of sweeps that only hope to find something, before one that leaves nothing out.
constexpr std::size_t widths_to_win[] = {4, 16, 64, 256, 1024, 4096};
constexpr std::size_t widths_to_score[] = {16, 128, 1024, 8192};

int count_avoids(const std::vector<Move>& line) {
    return static_cast<int>(std::count_if(line.begin(), line.end(), [](Move move) {
        return !move.has_card() && move.verb() != Verb::next && move.verb() != Verb::roll;
    }));
}

class Solver {
  public:
    Solver(const Rules& rules, const Position& position, const Deck& unseen, int slain,
           const Limits& limits)
        : rules_(rules),
          enough_(limits.enough),
          budget_(limits),
          sweep_(rules, position, unseen, slain, budget_),
          position_(position),
          unseen_(unseen),
          limits_(limits),
          queue_(Queue::of(position, unseen)),
          slot_(position.slot.card),
          slain_(slain) {}

    Solution solve(Question question) {
        find_win(question);
        if (question != Question::verdict) {
            if (solution_.verdict == Verdict::won) {
                if (question == Question::everything) find_fewest_avoids();
                find_best_win();
            } else if (solution_.verdict == Verdict::lost) {
                find_best_loss();
            }
            if (proved_)
                solution_.best_score = reached_;
            else
                solution_.at_least = reached_;
        }
        solution_.nodes = budget_.nodes();
        solution_.memory = budget_.memory();
        solution_.limit = budget_.reached();
        return std::move(solution_);
    }

  private:
    void find_win(Question question) {
        const Goal any_win{.enough = std::numeric_limits<int>::min()};
        const Found found = widen(any_win, any_number, widths_to_win);
        if (found.score) {
            solution_.verdict = Verdict::won;
            if (question != Question::verdict) take_line();
        } else if (found.complete) {
            solution_.verdict = Verdict::lost;
        }
    }

    // The best line so far has some; with fewer allowed, no win must be found.
    void find_fewest_avoids() {
        const Goal any_win{.enough = std::numeric_limits<int>::min()};
        const int enough = count_avoids(solution_.line);
        for (int avoids = 0; avoids < enough; ++avoids) {
            const Found found = widen(any_win, avoids, to_score());
            if (found.score) {
                solution_.avoids = avoids;
                return;
            }
            if (!found.complete) return;
        }
        solution_.avoids = enough;
    }

    void find_best_win() {
        if (*reached_ >= enough_) return;
        switch (rules_.scoring) {
            case Scoring::original: return find_best_original();
            case Scoring::health: return find_highest({.enough = rules_.health});
            case Scoring::slain: return find_highest({.enough = rules_.health + slain_at_most()});
        }
    }

    // Above full health there is only the value of a potion drunk last: one search for each, the
    // best first, keeps that card to the end.
    void find_best_original() {
        for (const Card potion : potions_to_come()) {
            if (rules_.health + potion.value() > enough_) continue;
            if (*reached_ >= rules_.health + potion.value()) break;
            const Found found = widen(
                {.keep = potion, .health = rules_.health, .enough = rules_.health + potion.value()},
                any_number, to_score());
            if (found.score) {
                take_line();
                break;
            }
            if (!found.complete) return;
            if (*reached_ < rules_.health && !find_full_health()) break;
            if (*reached_ >= enough_) return;
        }
        if (*reached_ > rules_.health)
            proved_ = true;
        else
            find_highest({.enough = rules_.health});
    }

    // Can full health be reached at all? If not, no potion drunk last counts. True if it can, or if
    // that is not known.
    bool find_full_health() {
        const Found found =
            widen({.health = rules_.health, .enough = rules_.health}, any_number, to_score());
        if (found.score) take_line();
        return found.score || !found.complete;
    }

    // Those that can be the last card, the greatest first. One in the slot can, if it can be put
    // down; none can where the last monster ends the game.
    std::vector<Card> potions_to_come() const {
        std::vector<Card> potions;
        if (rules_.ending == Ending::monsters && slain_at_most() > slain_) return potions;
        if (slot_.is_potion() && rules_.cards_come_back()) potions.push_back(slot_);
        for (int i = 0; i < queue_.count; ++i)
            if (queue_.cards[i].is_potion()) potions.push_back(queue_.cards[i]);
        std::sort(potions.begin(), potions.end(),
                  [](Card a, Card b) { return a.value() > b.value(); });
        return potions;
    }

    // Sweeps that only accept better than what is known, until one has left nothing out.
    void find_highest(Goal goal) {
        const int highest = goal.enough;
        goal.enough = std::min(goal.enough, enough_);
        const auto wanted = [&] {  // the least health with which a score above the known is reached
            const int more = *reached_ + 1;
            return rules_.scoring == Scoring::slain ? std::max(1, more - slain_at_most()) : more;
        };
        for (const std::size_t width : to_score()) {
            if (*reached_ >= goal.enough) break;
            goal.health = wanted();
            if (improve(sweep_.run(goal, {.width = width}))) return;
        }
        if (*reached_ < goal.enough) {
            goal.health = wanted();
            improve(sweep_.run(goal, {}));
        } else {
            proved_ = *reached_ >= highest;
        }
    }

    // Takes what is better; true if it is proved the best.
    bool improve(const Found& found) {
        if (found.score && *found.score > *reached_) take_line();
        proved_ = found.complete && *reached_ < enough_;
        return proved_;
    }

    void find_best_loss() {
        if (rules_.overkill_counts()) return find_best_loss_exhaustively();
        // No loss can be better than this.
        const int best = rules_.scoring == Scoring::slain ? slain_at_most() : 0;
        const Found found = sweep_.run({.loss = true, .enough = std::min(best, enough_)}, {});
        if (!found.score) return;
        take_line();
        proved_ = *found.score >= best || (found.complete && *found.score < enough_);
    }

    // Who has more health may have to die of a heavier blow, so that the sweep's hands do not tell.
    void find_best_loss_exhaustively() {
        Limits rest = limits_;
        rest.nodes -= std::min(rest.nodes, budget_.nodes());
        Solution found =
            solve_exhaustively(rules_, position_, unseen_, slain_, Question::score, rest);
        budget_.hold(found.memory);
        budget_.spend(found.nodes);
        reached_ = found.score();
        proved_ = found.best_score.has_value();
        solution_.line = std::move(found.line);
    }

    using Widths = std::span<const std::size_t>;

    // Leaving nothing out costs little where a room has few ends, so that comes earlier there.
    Widths to_score() const {
        const bool few_ends = rules_.inventory == Inventory::none && rules_.discard == Discard::no;
        return Widths(widths_to_score).first(few_ends ? 3 : 4);
    }

    // Wider and wider, until something is found or nothing has been left out.
    Found widen(const Goal& goal, int avoids, Widths widths) {
        for (const std::size_t width : widths) {
            const Found found = sweep_.run(goal, {width, avoids});
            if (found.score || found.complete || budget_.reached() != Limit::none) return found;
        }
        return sweep_.run(goal, {every_doorway, avoids});
    }

    // Of what the last sweep found.
    void take_line() {
        Line line = sweep_.line();
        reached_ = line.score;
        solution_.line = std::move(line.moves);
    }

    // The values of all monsters, if none is spared.
    int slain_at_most() const {
        int value = slain_;
        for (int i = 0; i < queue_.count; ++i)
            if (queue_.cards[i].is_monster()) value += queue_.cards[i].value();
        return value;
    }

    const Rules& rules_;
    int enough_;
    Budget budget_;
    Sweep sweep_;
    const Position& position_;
    const Deck& unseen_;
    const Limits& limits_;
    Queue queue_;
    Card slot_;
    int slain_;

    Solution solution_;
    std::optional<int> reached_;  // by the solution's line
    bool proved_ = false;         // that this is the best
};

// The game is over: there is nothing to find.
Solution ended(const Rules& rules, const Position& position, int slain) {
    Solution solution;
    const bool won = position.status == Status::won;
    solution.verdict = won ? Verdict::won : Verdict::lost;
    solution.best_score = score(rules, position, slain);
    if (won) solution.avoids = 0;
    return solution;
}

bool chance_remains(const Rules& rules, const Position& position) {
    if (rules.monsters != Monsters::die || position.status != Status::playing) return false;
    const CardSet there = position.unseen | position.bottom_cards() | position.room_cards();
    return !(there & CardSet::monsters()).empty();
}

}  // namespace

Solution solve(const Rules& rules, const Position& position, const Deck& unseen, int slain,
               Question question, const Limits& limits) {
    if (position.status != Status::playing) return ended(rules, position, slain);
    assert(!position.awaiting());
    if (chance_remains(rules, position)) return {.limit = Limit::chance};
    Solution solution = Sweep::serves(rules, position)
                            ? Solver(rules, position, unseen, slain, limits).solve(question)
                            : solve_exhaustively(rules, position, unseen, slain, question, limits);
    if (rules.cards_come_back())
        solution.line = straightened(rules, position, unseen, solution.line);
    return solution;
}

std::function<bool()> stop_after(std::chrono::milliseconds time) {
    using Clock = std::chrono::steady_clock;
    const auto now = Clock::now();
    const auto most = std::chrono::floor<std::chrono::milliseconds>(Clock::time_point::max() - now);
    return [end = now + std::min(time, most)] { return Clock::now() >= end; };
}

}  // namespace scoundrel
