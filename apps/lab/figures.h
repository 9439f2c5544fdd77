// Figures and paragraphs as reports show them.
#pragma once

#include <fmt/format.h>

#include <string>

#include "lab/interval.h"
#include "text/terminal_text.h"
#include "words/layout.h"

namespace scoundrel::cli {

inline std::string paragraph(const std::string& text) {
    std::string lines;
    for (const auto& line : wrap(text, text::page_width)) lines += line + "\n";
    return lines;
}

// "98.90% [98.04, 99.38]"
inline std::string show_share(Share share) {
    return fmt::format("{:.2f}% [{:.2f}, {:.2f}]", 100 * share.share, 100 * share.low,
                       100 * share.high);
}

// "-12.30 [-14.02, -10.58]"; of one number alone there is no interval.
inline std::string show_mean(const Mean& mean) {
    if (mean.count() < 2) return fmt::format("{:.2f}", mean.mean());
    return fmt::format("{:.2f} [{:.2f}, {:.2f}]", mean.mean(), mean.mean() - mean.error(),
                       mean.mean() + mean.error());
}

}  // namespace scoundrel::cli
