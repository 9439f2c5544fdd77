// Calibrations as a picture: for each a square, in which what came true as it was foretold lies on
// the diagonal, and below it how often what was foretold.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "lab/calibration.h"
#include "lab/score_calibration.h"

namespace scoundrel {

// What is known of the decisions of one tenth.
struct CalibrationPoint {
    double from = 0, to = 0;  // between which it was foretold
    double predicted = 0;     // mean
    double low = 0, came = 0, high = 0;
    double games = 0, decisions = 0;
};

// Both ways, so that the diagonal is the truth.
struct CalibrationScale {
    std::vector<double> marks{};  // the first and the last are its ends
    double unit = 1;              // what a label counts in
    std::string sign{};           // and what stands after it
    int decimals = 0;             // of what a dot tells
};

struct CalibrationPanel {
    std::string title{}, note{};
    std::string predicted{}, came{};  // the axes
    CalibrationScale scale{};
    std::vector<CalibrationPoint> points{};
};

// Scale and points; the words are left to the caller.
CalibrationPanel chance_panel(const std::array<Tenth, 10>& tenths);
CalibrationPanel score_panel(const std::vector<ScoreTenth>& tenths);

std::string draw_calibrations(const std::string& title, const std::string& subtitle,
                              const std::vector<CalibrationPanel>& panels);

}  // namespace scoundrel
