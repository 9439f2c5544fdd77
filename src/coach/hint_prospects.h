// What each option of an advice comes to beside the best one: whether it dies, loses, or is worth
// as much.
#pragma once

#include "coach/follow.h"

namespace scoundrel {

// An advice, its plans followed in the same order, and what was asked for.
struct Advised {
    const Game& game;
    const Advice& advice;
    const std::vector<Followed>& followed;
    Aim aim = Aim::win;
    bool open = false;  // the deck lies open

    const Option& best() const { return advice.options.front(); }
};

// Options are named by their place in the advice; 0 is the best.
class Prospects {
  public:
    // What is advised must outlive it.
    explicit Prospects(const Advised& advised);

    // The best option leaves the game open, this one does not; or all is lost, and this one dies
    // in the room where the best one does not.
    bool loses_alone(std::size_t option) const;
    // All of these, or this one alone.
    fact::Deadly deadly(std::size_t only = 0) const;

    // No more can be learned about the chances.
    bool is_certain() const { return knows_all() || none_lives(); }
    bool can_win() const;
    bool none_lives() const;  // in this room

    // The order of the moves does not matter.
    bool same_as_best(std::size_t option) const;
    // Worth the same by all that is told of it.
    bool is_tied(std::size_t option) const;
    fact::SecondBest worth(std::size_t option) const;

    // The highest score that a game from here could end with, if the best option wins with it.
    std::optional<int> reaches_most() const;

    // The best option that leads elsewhere, is known to be worth less and is not lost already; 0 if
    // there is none. What is worth the same gives no reason, and the same with less health only a
    // poor one where another way is nearly as good.
    std::size_t find_rival() const;

  private:
    enum class Fate : std::uint8_t { open, dies_at_once, dies_in_room, loses };

    bool knows_all() const;
    bool dies(std::size_t option) const {
        return fates_[option] == Fate::dies_at_once || fates_[option] == Fate::dies_in_room;
    }
    bool is_same_but_for_health(std::size_t option) const;

    const Advised& advised_;
    const std::vector<Option>& options_;
    const std::vector<Followed>& followed_;
    std::vector<Fate> fates_;  // of each option
};

}  // namespace scoundrel
