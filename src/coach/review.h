// A finished game looked back on with the deck hidden: the chance to win before and after every
// move and every reveal, so that the result is the chance at the start plus luck plus skill, to the
// last digit (docs/strength.md, "Luck and skill").
//
// The chance is always that of the search player going on from there, on what was known then. A
// room is thought through once, when its cards are up: all ways through it are compared on the same
// imagined rooms, and a move costs what the best way still open loses by it. So skill is never
// above zero, and only reveals bring luck.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "player/evaluator.h"
#include "player/player.h"
#include "rules/move.h"
#include "rules/random.h"

namespace scoundrel {

// A move of the game, with what was known when it was made. Nothing is owed there.
struct PlayedMove {
    Position before;
    Move move;
};

enum class Mark : std::uint8_t { none, inaccuracy, mistake, blunder };

// From here on a loss of so many win points gets the mark.
inline constexpr double inaccuracy_from = 5, mistake_from = 10, blunder_from = 15;

struct ReviewedMove {
    Move move;
    int room = 0;           // counted from 0: the room's number among those thought through
    double before = 0;      // the chance with the best move
    double after = 0;       // with the move played
    double error = 0;       // half a 95% interval of after - before
    Move best;              // the best move; the one played if none was better
    bool decision = false;  // there was something to choose: not every move was as good
    Mark mark = Mark::none;
    double accuracy = 100;  // 0 to 100

    double skill() const { return after - before; }  // never above 0
};

// Cards turned up after a move (or before the first: then there is no luck to speak of).
struct ReviewedReveal {
    int after_move = 0;  // how many moves had been made
    std::vector<Card> cards;
    double before = 0;
    double after = 0;
    double error = 0;   // half a 95% interval of the luck
    double spread = 0;  // standard deviation of the luck over the reveals that were possible

    double luck() const { return after - before; }
};

struct Review {
    bool won = false;
    double start = 0;  // the chance when the first room was up
    std::vector<ReviewedMove> moves;
    std::vector<ReviewedReveal> reveals;
    Sight sight = Sight::sampled;  // the weakest that was used

    double luck() const;
    double skill() const;
    double luck_error() const;
    double result() const { return won ? 1 : 0; }

    int decisions() const;
    double accuracy() const;         // mean over the decisions; 100 without any
    int skill_figure() const;        // 0 to 99
    double luck_percentile() const;  // of all ways the cards could have come up, 0 to 100
    // The three that cost most, costliest first; only those that cost anything.
    std::vector<std::size_t> costliest() const;

    // The event that did most for the result as it came.
    struct TurningPoint {
        bool is_move;
        std::size_t index;  // in moves or reveals
    };
    std::optional<TurningPoint> turning_point() const;
};

// Imagined rooms for each way through a room, where nothing else is said. Where rooms may always be
// avoided, each is a whole deal solved, which takes longer and is exact.
constexpr int usual_samples(const Rules& rules) { return rules.avoid == Avoid::always ? 75 : 300; }

struct ReviewPlan {
    std::optional<int> samples{};  // else the usual ones
    std::uint64_t seed = 0;
    Aim aim = Aim::win;
    // Asked now and then. Once it says true, what is left is judged at a glance: by one imagined
    // room for each way, without the solver.
    std::function<bool()> stop{};
};

// Goes through a finished game, a room at each step.
class RoomReviewer;
class Reviewer {
  public:
    // The moves of the game in their order, and how it ended. The net must outlive it.
    Reviewer(const Rules& rules, const Net& net, std::vector<PlayedMove> moves, bool won,
             const ReviewPlan& plan);
    ~Reviewer();

    bool done() const { return begin_ == moves_.size(); }
    double part() const;  // of the work that is done, from 0 to 1
    void step();
    // Whether it was told to stop before the end.
    bool cut_short() const { return cut_short_; }

    // Good once it is done.
    const Review& review() const { return review_; }

  private:
    Rules rules_;
    std::vector<PlayedMove> moves_;
    std::function<bool()> stop_;
    std::unique_ptr<RoomReviewer> rooms_;
    SplitMix64 random_;
    Review review_;
    std::size_t begin_ = 0;  // of the next room, among the moves
    int number_ = 0;         // of that room
    double before_ = 0, before_error_ = 0, spread_ = 0;
    bool cut_short_ = false;
};

}  // namespace scoundrel
