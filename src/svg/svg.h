// The parts that pictures are made of: SVG by itself, without a library, readable on light and dark
// pages. All lengths are in the picture's own units; it scales to any size.
#pragma once

#include <string>
#include <string_view>

namespace scoundrel::svg {

inline constexpr double width = 760;
inline constexpr double margin = 32;
inline constexpr double head_height = 96;  // of the title and what stands under it

std::string escaped(std::string_view text);
std::string number(double value);   // two decimals at most, whatever the locale
std::string percent(double share);  // "12.3%"

// `kind` is the class by which the style knows it.
std::string text_at(double x, double y, std::string_view kind, std::string_view text,
                    std::string_view anchor = "start");
std::string line(double x1, double y1, double x2, double y2, std::string_view kind);

// `tip` is shown where the pointer rests.
struct Box {
    double x, y, wide, high, corner = 0;
};
std::string rect(const Box& box, std::string_view kind, std::string_view tip = "");
std::string circle(double x, double y, double radius, std::string_view kind, std::string_view tip);

// A whole picture. Kinds of its own have their style with them.
struct Page {
    std::string_view title, subtitle;
    double width = svg::width, height;
    std::string_view style = "";
};
std::string draw_page(const Page& page, std::string_view body);

}  // namespace scoundrel::svg
