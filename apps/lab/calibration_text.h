// Whether what players foretold came true, in words and as a picture.
#pragma once

#include <string>

#include "lab/standings.h"
#include "phrases/catalogue.h"
#include "report.h"

namespace scoundrel::cli {

// Tables of the players that gave chances or foretold scores; empty if none did.
Report tell_calibrations(const Voice& voice, const Standings& standings);
std::string draw_match_calibration(const Standings& standings);

}  // namespace scoundrel::cli
