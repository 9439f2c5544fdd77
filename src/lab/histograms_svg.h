// Histograms as a picture. It knows bars and texts; what they mean the caller says.
#pragma once

#include <string>
#include <vector>

namespace scoundrel {

struct Bar {
    std::string label;  // below it
    double share = 0;   // of 1
};

struct Histogram {
    std::string title;
    std::string note;       // under the title, or empty
    std::string axis;       // what the labels below the bars are
    std::vector<Bar> bars;  // at least one
};

std::string draw_histograms(const std::string& title, const std::string& subtitle,
                            const std::vector<Histogram>& histograms);

}  // namespace scoundrel
