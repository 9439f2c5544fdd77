// A census in plain words, and as a picture.
#pragma once

#include <string>

#include "lab/census_report.h"

namespace scoundrel::cli {

std::string tell_census(const CensusReport& report);

// As SVG.
std::string draw_census(const CensusReport& report);

}  // namespace scoundrel::cli
