// Numbers as answers give them.
#pragma once

#include <cmath>

namespace scoundrel {

// Four digits after the point, and never -0.
inline double rounded(double number) {
    constexpr double digits = 1e4;
    return std::round(number * digits) / digits + 0.0;
}

}  // namespace scoundrel
