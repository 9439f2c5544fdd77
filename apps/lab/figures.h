// Figures as reports show them.
#pragma once

#include <fmt/format.h>

#include <string>

#include "lab/interval.h"
#include "report.h"
#include "text/terminal_text.h"

namespace scoundrel::cli {

inline constexpr std::size_t longest_name = 32;  // of a player or rules, in a table

// In the middle, since command lines and rules differ at their ends.
inline std::string cut_to(const std::string& name, std::size_t most) {
    const auto within_character = [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
    };
    if (name.size() <= most) return name;
    std::size_t from = (most - 3) / 2, to = name.size() - (most - 3 - from);
    while (from > 0 && within_character(name[from])) --from;
    while (to < name.size() && within_character(name[to])) ++to;
    return name.substr(0, from) + "..." + name.substr(to);
}

// "98.90% [98.04, 99.38]"
inline std::string show_share(Share share) {
    return fmt::format("{:.2f}% [{:.2f}, {:.2f}]", 100 * share.share, 100 * share.low,
                       100 * share.high);
}

// "-12.30 [-14.02, -10.58]"; of one case alone there is no interval.
inline std::string show_mean(std::uint64_t cases, double mean, double error) {
    if (cases < 2) return fmt::format("{:.2f}", mean);
    return fmt::format("{:.2f} [{:.2f}, {:.2f}]", mean, mean - error, mean + error);
}
inline std::string show_mean(const Mean& mean) {
    return show_mean(mean.count(), mean.mean(), mean.error());
}
inline std::string show_mean(const Ratio& ratio) {
    return show_mean(ratio.count(), ratio.ratio(), ratio.error());
}

// "62.10% [61.02, 63.18]"
inline std::string show_share_of(const Ratio& ratio) {
    if (ratio.count() < 2) return fmt::format("{:.2f}%", 100 * ratio.ratio());
    const double share = ratio.ratio(), error = ratio.error();
    return show_share({share, share - error, share + error});
}

// "+1.20 [-0.31, +2.71]"
inline std::string show_lead(double mean, double low, double high) {
    return fmt::format("{:+.2f} [{:+.2f}, {:+.2f}]", mean, low, high);
}
inline std::string show_lead(const Mean& mean) {
    if (mean.count() < 2) return fmt::format("{:+.2f}", mean.mean());
    return show_lead(mean.mean(), mean.mean() - mean.error(), mean.mean() + mean.error());
}

}  // namespace scoundrel::cli
