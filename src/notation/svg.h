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

// A whole picture.
std::string page(std::string_view title, std::string_view subtitle, double height,
                 std::string_view body);

}  // namespace scoundrel::svg
