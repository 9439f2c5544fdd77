// Text and numbers as SVG takes them. What is drawn, and in which style, is each picture's own.
#pragma once

#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>

namespace scoundrel::svg {

inline std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += c;
        }
    }
    return safe;
}

// Two decimals at most, whatever the locale.
inline std::string number(double value) {
    const long hundredths = std::lround(value * 100);
    const std::string whole = std::to_string(std::abs(hundredths) / 100);
    const std::string rest = std::to_string(std::abs(hundredths) % 100 + 100).substr(1);
    return (hundredths < 0 ? "-" : "") + whole + (rest == "00" ? "" : "." + rest);
}

inline std::string text_at(double x, double y, std::string_view kind, std::string_view text,
                           std::string_view anchor = "start") {
    return "<text class=\"" + std::string(kind) + "\" x=\"" + number(x) + "\" y=\"" + number(y) +
           "\" text-anchor=\"" + std::string(anchor) + "\">" + escaped(text) + "</text>\n";
}

inline std::string line_between(double x1, double y1, double x2, double y2, std::string_view kind) {
    return "<line class=\"" + std::string(kind) + "\" x1=\"" + number(x1) + "\" y1=\"" +
           number(y1) + "\" x2=\"" + number(x2) + "\" y2=\"" + number(y2) + "\"/>\n";
}

}  // namespace scoundrel::svg
