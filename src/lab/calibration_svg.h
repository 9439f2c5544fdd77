// Calibrations as a picture: for each player a square, in which true chances lie on the diagonal,
// and below it how often each tenth of the chances occurred.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "lab/calibration.h"

namespace scoundrel {

struct CalibrationPanel {
    std::string title;
    std::string note;
    std::array<Tenth, 10> tenths;
};

struct CalibrationWords {
    std::string title, subtitle;
    std::string chance, won;  // the axes
};

std::string draw_calibrations(const CalibrationWords& words,
                              const std::vector<CalibrationPanel>& panels);

}  // namespace scoundrel
