// The lessons: prepared deals, and steps that each ask for a move. Data and the walk through it;
// front-ends show it, and a test plays every lesson by the rules.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "game/session.h"
#include "words/phrase.h"

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

}  // namespace scoundrel
