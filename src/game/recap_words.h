// A finished game in a few sentences, the same for every front-end. Cards in them are written as
// notation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/recap.h"
#include "game/standing.h"
#include "phrases/catalogue.h"

namespace scoundrel {

// In one sentence.
std::string say_recap(const Voice& voice, const Recap& recap);

// How it ended, where somebody else has played it.
std::string say_end_by(const Voice& voice, const Outcome& outcome, std::string_view player);

// What the score is made of, in a few words.
std::string say_scored(const Voice& voice, const Recap& recap);

// Of a lost game: how close it was, what was missing and what was still to come. Empty of a won
// one.
std::string say_close(const Voice& voice, const Recap& recap);

// What there is to remember, at most three.
std::vector<std::string> say_moments(const Voice& voice, const Recap& recap);

// What it means among the games that are kept; empty: nothing to speak of.
std::string say_standing(const Voice& voice, const Standing& standing);

// The milestones reached with it; empty: none.
std::string say_reached(const Voice& voice, const Standing& standing);

// What marks it, each in a few words.
std::vector<std::string> list_marks(const Voice& voice, Marks marks);

}  // namespace scoundrel
