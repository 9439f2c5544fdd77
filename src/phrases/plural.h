// How languages count: which form of {wear|point|points} is taken for so many. A .phrases file
// names one of these as its `plural`; cmake/phrases.cmake finds their names here.
#pragma once

#include <cstddef>

namespace scoundrel::plural {

// 0 points, 1 point, 2 points: German, Dutch, Italian and Spanish too.
constexpr std::size_t english(int count) { return count == 1 ? 0 : 1; }

// 0 point, 1 point, 2 points.
constexpr std::size_t french(int count) { return count <= 1 ? 0 : 1; }

}  // namespace scoundrel::plural
