// How a share goes with a number that is turned, as a picture: lines with their intervals as bands,
// and the shares that are wanted as a strip across. It knows shares and texts; what they mean the
// caller says.
#pragma once

#include <string>
#include <vector>

#include "lab/interval.h"

namespace scoundrel {

struct CurvePoint {
    double at = 0;     // across
    Share share{};     // up
    std::string note;  // told where the pointer rests
};

struct CurveLine {
    std::string name{};                // said only where there are several
    std::vector<CurvePoint> points{};  // from left to right, at least one
};

inline constexpr std::size_t most_curve_lines = 8;  // so many colours are told apart

struct Curve {
    std::string title{}, subtitle{};
    std::string across{}, up{};  // what the axes are
    struct Tick {
        double at;
        std::string label;
    };
    std::vector<Tick> ticks{};        // across, from left to right; not all may be labelled
    std::vector<CurveLine> lines{};   // at least one
    std::vector<CurvePoint> marks{};  // single ones that stand out
    Share wanted{};                   // with the ends of the strip
};

std::string draw_curve(const Curve& curve);

}  // namespace scoundrel
