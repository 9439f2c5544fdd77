// The figures of one group of a sheet, as the rows and columns they were asked in.
#pragma once

#include <string>
#include <vector>

#include "phrases/catalogue.h"
#include "strategy_csv.h"

namespace scoundrel::cli {

struct StrategyGrid {
    std::string_view group;
    std::vector<std::string_view> rows{}, columns{};
    std::vector<MeasureFigures> cells{};  // row by row

    MeasureFigures& at(std::size_t row, std::size_t column) {
        return cells[row * columns.size() + column];
    }
    const MeasureFigures& at(std::size_t row, std::size_t column) const {
        return cells[row * columns.size() + column];
    }
};

StrategyGrid grid_of(const StrategySheet& sheet, std::string_view group);

// The words of the sheet's rule set.
Voice voice_of(const StrategySheet& sheet);
// What stands above a column.
std::string column_words(const StrategySheet& sheet, const StrategyGrid& grid, std::size_t column);

}  // namespace scoundrel::cli
