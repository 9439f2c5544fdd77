#include "coach/strip_svg.h"

#include <algorithm>

#include "svg/svg.h"

namespace scoundrel {

std::string draw_strip(const ResultStrip& strip, std::string_view link) {
    constexpr double top = svg::head_height + 8, high = 120, widest = 40, gap = 0.15;
    constexpr double bottom = top + high, height = bottom + 60;
    constexpr std::string_view style =
        ".live{fill:#2e8b57}.end{fill:#c0392b}"
        "@media (prefers-color-scheme:dark){.live{fill:#6fc184}.end{fill:#f0736b}}";
    const double rooms = static_cast<double>(std::max<std::size_t>(strip.health.size(), 1));
    const double place = std::min(widest, (svg::width - 2 * svg::margin) / rooms);
    std::string body;
    double x = svg::margin;
    for (const int health : strip.health) {
        // The room it ended in has no health left to show, but must be seen.
        const double part = std::max(0.04, static_cast<double>(health) / strip.max_health);
        body += svg::rect({.x = x + place * gap / 2,
                           .y = bottom - high * part,
                           .wide = place * (1 - gap),
                           .high = high * part,
                           .corner = 3},
                          health > 0 ? "live" : "end");
        x += place;
    }
    body += svg::line(svg::margin, bottom, svg::width - svg::margin, bottom, "base");
    body += svg::text_at(svg::margin, bottom + 34, "label", link);
    const std::string title = say_strip_title(strip), result = say_strip_result(strip);
    return svg::draw_page({.title = title, .subtitle = result, .height = height, .style = style},
                          body);
}

}  // namespace scoundrel
