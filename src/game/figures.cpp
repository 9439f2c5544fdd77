#include "game/figures.h"

#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "notation/numbers.h"

namespace scoundrel {

namespace {

// Whole numbers, so that they are read everywhere as they were written.
constexpr double shares = 10'000, hundredths = 100;
constexpr std::size_t figure_count = 6;
using Row = std::array<long, figure_count>;

Row row_of(const Figures& figures) {
    return {std::lround(figures.lost * shares),       std::lround(figures.accuracy * hundredths),
            std::lround(figures.points * hundredths), std::lround(figures.luck * shares),
            std::lround(figures.lowest * shares),     figures.flawless ? 1 : 0};
}

Figures figures_of(const Row& row) {
    const auto part = [](long number, double of) { return static_cast<double>(number) / of; };
    return {.lost = part(row[0], shares),
            .accuracy = part(row[1], hundredths),
            .points = part(row[2], hundredths),
            .luck = part(row[3], shares),
            .lowest = part(row[4], shares),
            .flawless = row[5] != 0};
}

// Behind the digest.
std::optional<Row> parse_row(std::string_view text) {
    Row row{};
    for (long& number : row) {
        if (!text.starts_with(' ')) return {};
        text.remove_prefix(1);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc()) return {};
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    return text.empty() ? std::optional(row) : std::nullopt;
}

std::string first_line(std::string_view version) {
    return "scoundrel figures " + std::string(version) + " " + std::to_string(figures_edition);
}

}  // namespace

FiguresBook::FiguresBook(std::string_view version, std::string_view text) : version_(version) {
    const auto next = [&] {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        return line;
    };
    if (next() != first_line(version)) return;
    constexpr std::size_t digits = 16;
    while (!text.empty()) {
        const std::string_view line = next(), digest = line.substr(0, digits);
        const auto row = parse_row(line.substr(digest.size()));
        if (row && parse_hex(digest)) figures_.emplace(digest, figures_of(*row));
    }
}

const Figures* FiguresBook::find(std::string_view digest) const {
    const auto found = figures_.find(digest);
    return found == figures_.end() ? nullptr : &found->second;
}

std::string FiguresBook::print() const {
    std::string text = first_line(version_) + "\n";
    for (const auto& [digest, figures] : figures_) {
        text += digest;
        for (const long number : row_of(figures)) text += " " + std::to_string(number);
        text += "\n";
    }
    return text;
}

}  // namespace scoundrel
