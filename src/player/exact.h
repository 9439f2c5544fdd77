// The true worth of a position with few cards unseen: the mean over every order in which they could
// lie, each choice made as well as can be (first for winning, then for the score).
#pragma once

#include <functional>
#include <optional>
#include <unordered_map>

#include "player/aim.h"
#include "player/ways.h"
#include "solver/position_hash.h"
#include "solver/solver.h"

namespace scoundrel {

struct TrueWorth {
    double win = 0;
    double score = 0;  // to be gained from here on

    // Ranks like the player does; equal but for rounding counts as equal.
    bool better_than(const TrueWorth& other, Aim aim = Aim::win) const;
};

class Exact {
  public:
    // What the work may cost: choices looked at, and rooms that the solver plays in all for the
    // chances (then it ends without an answer) and for the scores, which take it much longer (then
    // only chances are known).
    struct Nodes {
        std::uint64_t choices = Limits{}.nodes;
        std::uint64_t wins = Limits{}.nodes;
        std::uint64_t scores = Limits{}.nodes;
    };
    // `stop`: asked now and then; true ends the work without an answer.
    Exact(const Rules& rules, std::function<bool()> stop = {}, Aim aim = Aim::win)
        : Exact(rules, std::move(stop), aim, Nodes()) {}
    Exact(const Rules& rules, std::function<bool()> stop, Aim aim, Nodes nodes)
        : rules_(rules), stop_(std::move(stop)), aim_(aim), left_(nodes) {}

    // Of a position in which cards are owed, a room begins, or the game is over.
    std::optional<TrueWorth> of_end(const Position& end) { return of_end(end, Asked::both); }
    // Of a position in which the player is to choose.
    std::optional<TrueWorth> of_choice(const Position& position) {
        return of_choice(position, Asked::both);
    }
    // The chance alone: sooner known, and known even where the score is not.
    std::optional<double> win_of_end(const Position& end);

    // Standard deviation of the chance to win over the cards that can come up now.
    double spread(const Position& end);

  private:
    // The chance is found much sooner than the score, and tells for the most part which ways are
    // worth looking at for it.
    enum class Asked : std::uint8_t { win, both };
    std::optional<TrueWorth> of_end(const Position& end, Asked asked);
    std::optional<TrueWorth> of_choice(const Position& position, Asked asked);
    std::optional<TrueWorth> of_way(const Way& way, Asked asked);
    std::optional<TrueWorth> best_of(const std::vector<Way>& ways, Asked asked);

    // Calls do_it with every room that can come up, each as likely as the others, until one call
    // gives false.
    template <class Do>
    bool each_room(const Position& end, Do do_it) const;
    std::optional<TrueWorth> mean_over_cards(const Position& end, Asked asked);
    std::optional<TrueWorth> mean_over_die(const Position& end, Asked asked);
    std::optional<TrueWorth> of_known(const Position& position, Asked asked);
    Solution solved(const Position& position, Question question, std::uint64_t& nodes);
    bool stopped();

    using Known = std::unordered_map<Position, TrueWorth, PositionHash>;
    Known& known(Asked asked) { return asked == Asked::win ? wins_ : worths_; }

    const Rules& rules_;
    std::function<bool()> stop_;
    Aim aim_;
    Nodes left_;
    Known wins_, worths_;
    std::uint64_t choices_ = 0;
    bool stopped_ = false;
};

}  // namespace scoundrel
