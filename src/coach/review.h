// A finished game looked back on with the deck hidden: the chance to win and the score to expect
// before and after every move and every reveal, so that of both the result is what was there at the
// start plus luck plus skill, to the last digit (docs/strength.md, "Luck and skill").
//
// Both are always those of the search player going on from there, on what was known then, with the
// same aim. A room is thought through once, when its cards are up: all ways through it are compared
// on the same imagined rooms, and a move costs what the best way still open loses by it. So no move
// gains anything of what the aim puts first, and only reveals bring luck.
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

// What a position promises: always both figures of one way of going on.
struct Value {
    double win = 0;    // the chance
    double score = 0;  // the mean final score

    friend Value operator+(Value a, Value b) { return {a.win + b.win, a.score + b.score}; }
    friend Value operator-(Value a, Value b) { return {a.win - b.win, a.score - b.score}; }
};

// Of chances and of scores: smaller differences are rounding.
inline constexpr double equal_within = 1e-9;

// By what the aim puts first; where that is equal, by the other.
bool better(Aim aim, const Value& a, const Value& b);

// A move of the game, with what was known when it was made. Nothing is owed there.
struct PlayedMove {
    Position before;
    Move move;
    int slain = 0;  // values of the monsters defeated before, where the score counts them
};

enum class Mark : std::uint8_t { none, inaccuracy, mistake, blunder };

// From here on a loss of so many win points gets the mark.
inline constexpr double inaccuracy_from = 5, mistake_from = 10, blunder_from = 15;

struct ReviewedMove {
    Move move;
    Value before{};  // with the best move
    Value after{};   // with the move played
    Value error{};   // half a 95% interval of after - before
    // What the move gave away of what the aim puts first; where that is nothing, of the other.
    Value lost{};
    // Else no search has told what was left after the move: a later one may have lost the points.
    bool proved = true;
    Move best;              // the best move; the one played if none was better
    bool decision = false;  // not every move had the same chance
    Mark mark = Mark::none;
    double accuracy = 100;  // 0 to 100

    Value skill() const { return after - before; }
    // The points given away, where sampling alone cannot explain them.
    double points_lost() const { return lost.score > error.score ? lost.score : 0; }
};

// Cards turned up after a move (or before the first: then there is no luck to speak of).
struct ReviewedReveal {
    int after_move = 0;  // how many moves had been made
    std::vector<Card> cards;
    Value before{};
    Value after{};
    Value error{};      // half a 95% interval of the luck
    double spread = 0;  // standard deviation of the chance over the reveals that were possible

    Value luck() const { return after - before; }
};

struct Review {
    Aim aim = Aim::win;
    Value start{};   // when the first room was up
    Value result{};  // how it ended: won is 1
    std::vector<ReviewedMove> moves;
    std::vector<ReviewedReveal> reveals;
    Sight sight = Sight::sampled;  // the weakest that was used

    bool won() const { return result.win > 0; }
    Value luck() const;
    Value skill() const;
    Value luck_error() const;
    Value skill_error() const;

    int decisions() const;
    double accuracy() const;         // mean over the decisions; 100 without any
    int skill_figure() const;        // 0 to 99
    double points_lost() const;      // given away by all moves
    bool flawless() const;           // neither chance nor points were given away
    double luck_percentile() const;  // of all ways the cards could have come up, 0 to 100
    // The three that cost most, costliest first; only those that cost anything. A point of the
    // chance counts as much as a point of the score: a win is worth about a hundred of them more
    // than a loss.
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

// Goes through a finished game, a room at each step; once nothing is hidden all the rest in one.
class RoomReviewer;
class Reviewer {
  public:
    // The moves of the game in their order, and how it ended.
    Reviewer(const Rules& rules, SharedNet net, std::vector<PlayedMove> moves, Value result,
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
    Value before_, before_error_;
    double spread_ = 0;
    bool cut_short_ = false;
};

}  // namespace scoundrel
