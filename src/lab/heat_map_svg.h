// Shares over two things that were varied, as a picture: a field of cells, the darker the larger.
#pragma once

#include <string>
#include <vector>

namespace scoundrel {

struct HeatMap {
    std::string title, subtitle;
    std::string across, down;                       // what the columns and the rows are values of
    std::vector<std::string> columns{}, rows{};     // their values
    std::vector<std::vector<double>> shares{};      // of each row, one for each column, from 0 to 1
    std::vector<std::vector<std::string>> notes{};  // told where the pointer rests
};

std::string draw_heat_map(const HeatMap& map);

}  // namespace scoundrel
