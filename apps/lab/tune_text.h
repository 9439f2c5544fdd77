// What a search for a setting has found: in words, as figures for other programs, as a curve.
#pragma once

#include <string>
#include <vector>

#include "knob_turns.h"
#include "lab/trial.h"
#include "lab/tuning.h"
#include "tell.h"

namespace scoundrel::cli {

struct TuneResult {
    const std::string& base;  // the rules that were begun with
    const std::vector<Turn>& turns;
    const TrialPlan& plan;  // its rules are the settings
    const Tuning& tuning;
};

// The result must outlive it.
Telling tell_tuning(const TuneResult& result);

}  // namespace scoundrel::cli
