#include "lab/heat_map_svg.h"

#include <algorithm>
#include <cmath>

#include "svg/svg.h"

namespace scoundrel {

namespace {

using namespace svg;

constexpr int shades = 10;
constexpr double row_height = 34;
constexpr double axis_height = 52;  // above the cells: what the columns are
constexpr double names_width = 150;
constexpr double gap = 2;

// From the smallest to the largest share that there is.
std::string shade_of(double share, double low, double high) {
    const double part = high > low ? (share - low) / (high - low) : 0.5;
    return "shade" + std::to_string(static_cast<int>(std::lround(part * (shades - 1))));
}

// On the darkest shades the figure is light: on all others dark can be read better.
std::string style() {
    std::string text = ".cell{font-size:13px}\n.cell.on{fill:#ffffff}\n";
    for (int i = 0; i < shades; ++i)
        text += ".shade" + std::to_string(i) +
                "{fill:#2f6f9f;fill-opacity:" + number(0.08 + 0.92 * i / (shades - 1)) + "}\n";
    return text;
}

}  // namespace

std::string draw_heat_map(const HeatMap& map) {
    double low = 1, high = 0;
    for (const auto& row : map.shares)
        for (const double share : row) low = std::min(low, share), high = std::max(high, share);
    const double left = margin + names_width, top = head_height + axis_height;
    const double wide = (width - margin - left) / static_cast<double>(map.columns.size());
    const auto x = [&](std::size_t column) { return left + wide * static_cast<double>(column); };
    const auto y = [&](std::size_t row) { return top + row_height * static_cast<double>(row); };
    std::string body = text_at(left, head_height + 14, "axis", map.across) +
                       text_at(margin, top - 10, "axis", map.down);
    for (std::size_t column = 0; column < map.columns.size(); ++column)
        body += text_at(x(column) + wide / 2, top - 10, "label", map.columns[column], "middle");
    const std::string fill = style();
    for (std::size_t row = 0; row < map.rows.size(); ++row) {
        body += text_at(margin, y(row) + row_height / 2 + 4, "label", map.rows[row]);
        for (std::size_t column = 0; column < map.columns.size(); ++column) {
            const double share = map.shares[row][column];
            const std::string shade = shade_of(share, low, high);
            body += rect({x(column) + gap, y(row) + gap, wide - 2 * gap, row_height - 2 * gap, 3},
                         shade, map.notes[row][column]);
            body += text_at(x(column) + wide / 2, y(row) + row_height / 2 + 4,
                            shade >= "shade8" ? "cell on" : "cell", percent(share), "middle");
        }
    }
    return draw_page({.title = map.title,
                      .subtitle = map.subtitle,
                      .height = y(map.rows.size()) + margin,
                      .style = fill},
                     body);
}

}  // namespace scoundrel
