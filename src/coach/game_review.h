// The review of a whole finished game: the session's line of play handed to the reviewer, and what
// is told beside it. It stands above both session and player, which know nothing of each other.
#pragma once

#include <optional>
#include <vector>

#include "coach/could_be_won.h"
#include "coach/review.h"
#include "game/session.h"
#include "nets/nets.h"
#include "notation/error.h"
#include "phrases/catalogue.h"
#include "solver/solver.h"

namespace scoundrel {

// The game before each move of the line, nothing owed. Moves taken back are not in it, and a card
// corrected at a table counts as what it was corrected to. A game that is not over is `not_over`.
Result<std::vector<Game>> games_before(const Session& session);

// The same as the reviewer wants it.
std::vector<PlayedMove> played_moves(const std::vector<Game>& games, const std::vector<Move>& line);

struct GameReview {
    Review review;
    std::vector<Game> before;  // each move
    int samples = 0;
    NetChoice net{};
    // What the deal could have given with its order known: told apart, never used to judge. Nothing
    // at a real table, where nobody knows the order.
    std::optional<Solution> deal;
    bool cut_short = false;  // it was stopped: part of it is judged at a glance

    // The monster that the die picked; no card if it was cards that came up.
    Card rolled(const ReviewedReveal& reveal) const;
    int room_of(const ReviewedReveal& reveal) const;
};

// A finished game is reviewed in steps: its rooms, then its deal, solved as far as `deal_nodes` go.
class GameReviewer {
  public:
    // The game is over.
    GameReviewer(const Session& session, const NetChoice& net, const ReviewPlan& plan);

    bool done() const { return done_; }
    double part() const { return reviewer_.part(); }
    void step();
    // Once it is done.
    GameReview take();

  private:
    Session first_;  // the game at its beginning
    GameReview game_;
    ReviewPlan plan_;
    Reviewer reviewer_;
    bool done_ = false;
};

// All its steps, `progress` being told of each how much is done. A game that is not over is
// `not_over`.
Result<GameReview> review_game(const Session& session, const NetChoice& net, const ReviewPlan& plan,
                               const std::function<void(double part)>& progress = {});

}  // namespace scoundrel
