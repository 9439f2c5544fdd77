#include "lab/score_calibration.h"

#include <algorithm>
#include <span>

namespace scoundrel {

void ScoreCalibration::add(const MatchRow& row) {
    double decisions = 0, above = 0;
    for (const Forecast& forecast : row.forecasts) {
        if (!forecast.score) continue;
        told_.push_back({games_, static_cast<std::int16_t>(*forecast.score),
                         static_cast<std::int16_t>(row.score)});
        const double off = row.score - *forecast.score / 10.0;
        ++decisions;
        above += off;
        squares_ += off * off;
    }
    if (decisions == 0) return;
    surplus_.add(above, decisions);
    ++games_;
}

double ScoreCalibration::deviation() const {
    return std::sqrt(squares_ / static_cast<double>(told_.size()));
}

std::vector<ScoreTenth> ScoreCalibration::tenths() const {
    std::vector<Told> told = told_;
    std::ranges::sort(told, {}, &Told::tenths);
    std::vector<ScoreTenth> tenths;
    for (auto from = told.begin(); from != told.end();) {
        // To the end of the tenth that it begins in, and of those foretold alike there.
        const auto begun = static_cast<std::size_t>(from - told.begin()) * 10 / told.size();
        const std::size_t end = ((begun + 1) * told.size() + 9) / 10;
        const auto last = told.begin() + static_cast<std::ptrdiff_t>(end) - 1;
        const auto to = std::upper_bound(
            last, told.end(), last->tenths,
            [](std::int16_t value, const Told& other) { return value < other.tenths; });
        ScoreTenth& tenth = tenths.emplace_back();
        tenth.decisions = static_cast<std::uint64_t>(to - from);
        tenth.from = from->tenths / 10.0;
        tenth.to = last->tenths / 10.0;
        std::ranges::sort(from, to, {}, &Told::game);
        double sum = 0;
        while (from != to) {
            double decisions = 0, score = 0;
            for (const std::uint32_t game = from->game; from != to && from->game == game; ++from) {
                ++decisions;
                score += from->score;
                sum += from->tenths / 10.0;
            }
            tenth.score.add(score, decisions);
        }
        tenth.predicted = sum / static_cast<double>(tenth.decisions);
    }
    return tenths;
}

}  // namespace scoundrel
