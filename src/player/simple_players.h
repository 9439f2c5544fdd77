// Players that do not search: chance, two rules of thumb, and the value net alone, or with the
// solver at the end.
#pragma once

#include "player/crossroads.h"
#include "player/evaluator.h"
#include "player/open_end.h"
#include "player/outlook.h"
#include "player/player.h"

namespace scoundrel {

// Any legal move, by the effort's seed.
class RandomPlayer final : public Player {
  public:
    explicit RandomPlayer(const Rules& rules) : rules_(rules) {}
    Advice advise(const Position& position, const Effort& effort) override;

  private:
    Rules rules_;
};

// Follows the advice that the texts give: the strongest monster first, no potion wasted, bad rooms
// and rooms of needless potions avoided, fresh weapons taken.
class TextsPlayer final : public Player {
  public:
    explicit TextsPlayer(const Rules& rules) : rules_(rules) {}
    Advice advise(const Position& position, const Effort& effort) override;

  private:
    double urgency(const Position& position, Move move) const;
    Rules rules_;
};

// Adds up what each end of the room promises for the rest of the game: health, potions and all that
// weapons will spare, against the monsters to come.
class CarefulPlayer : public Player {
  public:
    explicit CarefulPlayer(const Rules& rules) : rules_(rules), ways_(rules) {}
    Advice advise(const Position& position, const Effort& effort) override;

  protected:
    // How it ranks the ends, for whoever knows better: a point of health is this much.
    static constexpr double health_point = 1e6;
    virtual void weigh(const Position&, const Crossroads&, std::vector<double>&) {}

    Rules rules_;
    Ways ways_;

  private:
    // What is to come, as a sum: potions and what weapons will spare, less the monsters. The same
    // for all ends that leave the same cards.
    struct Rest {
        CardSet to_come;
        Outlook outlook;
        double sum = 0;
    };
    Rest rest_of(CardSet to_come) const;
    double prospect(const Position& end, std::vector<Rest>& rests) const;
};

// The way whose end the value net likes best.
class GreedyPlayer : public Player {
  public:
    GreedyPlayer(const Rules& rules, SharedNet net)
        : rules_(rules), evaluator_(rules_, std::move(net)), ways_(rules) {}
    GreedyPlayer(const GreedyPlayer&) = delete;  // its parts know each other
    GreedyPlayer& operator=(const GreedyPlayer&) = delete;
    Advice advise(const Position& position, const Effort& effort) override;

  protected:
    Rules rules_;
    Evaluator evaluator_;

  private:
    Ways ways_;
};

// The same, and the solver once nothing is hidden: for large simulations.
class QuickPlayer final : public GreedyPlayer {
  public:
    QuickPlayer(const Rules& rules, SharedNet net)
        : GreedyPlayer(rules, std::move(net)), open_end_(rules_, evaluator_) {}
    Advice advise(const Position& position, const Effort& effort) override;

  private:
    OpenEnd open_end_;
};

}  // namespace scoundrel
