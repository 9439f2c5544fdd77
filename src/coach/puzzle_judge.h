// Puzzles judged and answered by the solver: whether a move keeps what can be reached, and once it
// is solved or given up the answer with its reason. Told from where the game began alone, so that
// it serves whoever has no puzzles at hand.
#pragma once

#include <optional>
#include <string>

#include "coach/ask_hint.h"
#include "game/session.h"
#include "phrases/catalogue.h"
#include "solver/worths.h"

namespace scoundrel {

// What is to be reached from a position.
struct PuzzleGoal {
    int score = 0;         // the best of all wins
    bool any_win = false;  // every move but the best loses: that is hard enough
    // Whether a game that ended so has reached it.
    bool reached(bool won, int final_score) const {
        return won && (any_win || final_score >= score);
    }
};

// In a game that began with nothing hidden; nothing if it was another.
std::optional<PuzzleGoal> goal_of(const Session& session);

struct PuzzleJudgement {
    bool right = true;           // the goal is still within reach, or reached
    bool lost = false;           // no win is left
    std::optional<int> score{};  // the best of the wins that are left
};
// Of where the game stands now.
Result<PuzzleJudgement> judge(const Session& session);
// "Not that: ..."; of one that is not right.
std::string say_judgement(const Voice& voice, const PuzzleJudgement& judgement);

// The solver's own way from the beginning of the game.
struct PuzzleAnswer {
    Move best{Verb::next};
    std::string reason;  // cards as notation
    Session line;        // played to its end
};
Result<PuzzleAnswer> answer_of(const Session& session, ChooseNet choose_net);

}  // namespace scoundrel
