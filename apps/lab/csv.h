// Figures as CSV, the same columns for every run: rules, player, measure, value, low, high.
#pragma once

#include <fmt/format.h>

#include <cmath>
#include <string>
#include <string_view>

#include "lab/interval.h"

namespace scoundrel::cli {

// As RFC 4180 quotes: a player's command line may have anything in it.
inline std::string csv_cell(const std::string& text) {
    if (text.find_first_of(",\"\n") == text.npos) return text;
    std::string quotes = "\"";
    for (const char each : text) quotes += each == '"' ? "\"\"" : std::string(1, each);
    return quotes + "\"";
}
// Empty where nothing is known.
inline std::string csv_cell(double number) {
    return std::isfinite(number) ? fmt::format("{:.6f}", number) : "";
}

class Csv {
  public:
    void begin(const std::string& rules, const std::string& player) {
        before_ = csv_cell(rules) + "," + csv_cell(player) + ",";
    }
    void add(const std::string& measure, double value, double low, double high) {
        text_ += fmt::format("{}{},{},{},{}\n", before_, csv_cell(measure), csv_cell(value),
                             csv_cell(low), csv_cell(high));
    }
    void add(const std::string& measure, double value) {
        text_ += fmt::format("{}{},{},,\n", before_, csv_cell(measure), csv_cell(value));
    }
    void add(const std::string& measure, std::uint64_t count) {
        add(measure, static_cast<double>(count));
    }
    void add(const std::string& measure, Share share) {
        add(measure, share.share, share.low, share.high);
    }
    void add(const std::string& measure, const ShareLead& lead) {
        add(measure, lead.mean, lead.low, lead.high);
    }
    // Of a mean, or of a ratio.
    void add(const std::string& measure, const Mean& mean) {
        if (mean.count() > 0) add_around(measure, mean.mean(), mean.error());
    }
    void add(const std::string& measure, const Ratio& ratio) {
        if (ratio.count() > 0) add_around(measure, ratio.ratio(), ratio.error());
    }
    const std::string& text() const { return text_; }

  private:
    void add_around(const std::string& measure, double value, double error) {
        add(measure, value, value - error, value + error);
    }

    std::string text_ = "rules,player,measure,value,low,high\n";
    std::string before_;
};

}  // namespace scoundrel::cli
