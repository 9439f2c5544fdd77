// The lessons: prepared deals, and steps that each ask for a move. Data and the walk through it;
// front-ends show it, and a test plays every lesson by the rules.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "game/session.h"
#include "phrases/phrase.h"

namespace scoundrel {

struct LessonStep {
    Phrase text;
    std::string_view move;  // that is asked for, as notation; none: only to be read
    int health;             // afterwards
};

struct Lesson {
    Phrase name;
    std::string_view rules;
    std::string_view top;  // of the dungeon; the rest follows in canonical order
    std::span<const LessonStep> steps;
};

std::span<const Lesson> lessons();

// The game the lesson is played with.
GameId game_of(const Lesson& lesson);
bool is_lesson(const GameId& id);

// Progress through a lesson. A step that asks for a move takes no other; the last step
// asks for nothing, and then the game is free.
class LessonWalk {
  public:
    explicit LessonWalk(const Lesson& lesson) : lesson_(&lesson) {}

    const Lesson& lesson() const { return *lesson_; }
    const LessonStep& step() const { return lesson_->steps[at_]; }
    int number() const { return static_cast<int>(at_) + 1; }  // of the step, from 1
    int count() const { return static_cast<int>(lesson_->steps.size()); }
    bool over() const { return at_ + 1 == lesson_->steps.size(); }

    // The move that is asked for now; nothing if the step is only to be read.
    std::optional<Move> wanted() const;
    bool allows(Move move) const { return over() || wanted() == move; }

    // A step that is only to be read was read: goes on to the next, if there is one. False, and
    // nothing done, where a move is asked for.
    bool read_on();
    // A move was made that the step allows.
    void moved() { at_ += over() ? 0u : 1u; }

  private:
    const Lesson* lesson_;
    std::size_t at_ = 0;
};

}  // namespace scoundrel
