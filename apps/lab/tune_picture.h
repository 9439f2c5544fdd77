// The settings of a search as a picture: curves over the knob that has most values, or where they
// would be too many a line for each setting.
#pragma once

#include "tune_text.h"

namespace scoundrel::cli {

std::string draw_tuning(const TuneResult& result, const std::string& title,
                        const std::string& subtitle);

}  // namespace scoundrel::cli
