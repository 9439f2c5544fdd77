// A census in plain words, as figures for other programs, and as a picture.
#pragma once

#include <string>

#include "lab/census_report.h"
#include "report.h"

namespace scoundrel::cli {

Report tell_census(const CensusReport& report);

// The rules, and how many of their deals can be won.
std::string census_title_of(const CensusReport& report);

std::string census_csv(const CensusReport& report);

// As SVG.
std::string draw_census(const CensusReport& report);

}  // namespace scoundrel::cli
