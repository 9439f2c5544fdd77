// The pictures of a study, drawn from its figures.
#pragma once

#include <string>

#include "study_figures.h"

namespace scoundrel::cli {

// "study-rascal-repair.svg"
std::string picture_name(const Study& study, const StudyQuestion& question);

// Empty where the question has no picture, or no figures.
std::string draw_question(const StudyQuestion& question, const StudyFigures& figures);

}  // namespace scoundrel::cli
