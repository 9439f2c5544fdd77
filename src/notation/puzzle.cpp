#include "notation/puzzle.h"

#include <array>

#include "notation/moves.h"
#include "notation/numbers.h"
#include "notation/position_text.h"

namespace scoundrel {

namespace {

constexpr std::array<std::string_view, theme_count> theme_names{
    "last", "avoid", "bare", "shed", "arm", "waste", "drink", "leave", "pack", "go_on", "blow"};
constexpr std::string_view none = "-";
constexpr std::uint64_t most = 1000;  // of any count or score of a puzzle

struct Finder {
    std::string_view name;
    bool Puzzle::* found;
};
constexpr Finder finders[] = {{"texts", &Puzzle::texts},
                              {"careful", &Puzzle::careful},
                              {"greedy", &Puzzle::greedy},
                              {"search", &Puzzle::search}};

std::string print_found(const Puzzle& puzzle) {
    std::string text;
    for (const auto& [name, found] : finders)
        if (puzzle.*found) text.append(text.empty() ? "" : ",").append(name);
    return text.empty() ? std::string(none) : text;
}

bool read_found(std::string_view text, Puzzle& puzzle) {
    for (const auto& [name, found] : finders) {
        puzzle.*found = text.starts_with(name);
        if (!(puzzle.*found)) continue;
        text.remove_prefix(name.size());
        if (text.starts_with(',')) text.remove_prefix(1);
    }
    return text.empty() || text == none;
}

std::optional<Theme> parse_theme(std::string_view text) {
    for (std::size_t i = 0; i < theme_names.size(); ++i)
        if (theme_names[i] == text) return static_cast<Theme>(i);
    return {};
}

}  // namespace

std::string_view theme_text(Theme theme) { return theme_names[static_cast<std::size_t>(theme)]; }

bool operator==(const Puzzle& a, const Puzzle& b) { return print_puzzle(a) == print_puzzle(b); }

// Points: one for each rule of thumb that misses the move, two if the search does, for it plays
// well; the further one must look the more; one where there is much to choose from, and one where
// the next best costs so little that it looks as good.
int grade_of(const Puzzle& p) {
    if (p.texts && p.careful && p.greedy) return 1;  // found at once
    const int missed = !p.texts + !p.careful + !p.greedy + 2 * !p.search;
    const int far = p.look <= 2 ? 0 : p.look <= 4 ? 1 : p.look <= 6 ? 2 : 3;
    const int many = p.moves >= 7 ? 1 : 0;
    const int close = p.second && p.score - *p.second <= 2 ? 1 : 0;
    const int points = missed + far + many + close;
    return points <= 1 ? 1 : points <= 3 ? 2 : points <= 4 ? 3 : points <= 6 ? 4 : 5;
}

std::string print_puzzle(const Puzzle& puzzle) {
    std::string text = std::to_string(puzzle.seed);
    const auto add = [&](std::string_view field) { text.append(" ").append(field); };
    add(std::to_string(puzzle.known));
    add(theme_text(puzzle.theme));
    add(std::to_string(grade_of(puzzle)));
    add(print_move(puzzle.best));
    add(std::to_string(puzzle.score));
    add(puzzle.second ? std::to_string(*puzzle.second) : std::string(none));
    add(std::to_string(puzzle.moves));
    add(std::to_string(puzzle.length));
    add(std::to_string(puzzle.look));
    add(print_found(puzzle));
    add(print_position(puzzle.position.variant, puzzle.position.game));
    return text;
}

std::optional<Puzzle> parse_puzzle(std::string_view line) {
    std::array<std::string_view, 12> fields;
    for (std::string_view& field : fields) {
        field = line.substr(0, line.find(' '));
        line.remove_prefix(std::min(line.size(), field.size() + 1));
    }
    bool good = true;
    const auto number = [&](std::size_t i) {
        const auto read = parse_number(fields[i]);
        good &= read && *read <= most;
        return good ? static_cast<int>(*read) : 0;
    };
    const auto seed = parse_number(fields[0]);
    const auto theme = parse_theme(fields[2]);
    const auto best = parse_move(fields[4]);
    const auto position = parse_position_text(fields[11]);
    if (!seed || !theme || !best || !position) return {};
    Puzzle puzzle{.position = *position,
                  .best = *best,
                  .score = number(5),
                  .theme = *theme,
                  .seed = *seed,
                  .known = number(1),
                  .moves = number(7),
                  .length = number(8),
                  .look = number(9)};
    if (fields[6] != none) puzzle.second = number(6);
    if (!read_found(fields[10], puzzle) || number(3) != grade_of(puzzle) || !good) return {};
    const Position& lies = position->game.position;
    if (!lies.unseen.empty() || puzzle.known > lies.bottom_count) return {};
    return puzzle;
}

Beginning beginning_of(const Puzzle& puzzle, const std::string& name) {
    return begin_from(puzzle.position, name);
}

}  // namespace scoundrel
