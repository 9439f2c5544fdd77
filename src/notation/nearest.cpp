#include "notation/nearest.h"

#include <algorithm>
#include <array>

namespace scoundrel {

namespace {

constexpr std::size_t longest_word = 24;  // of those that are compared

char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Damerau and Levenshtein's, each place changed once at most.
std::size_t slips(std::string_view a, std::string_view b) {
    std::array<std::array<std::size_t, longest_word + 1>, longest_word + 1> most{};
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                most[i][j] = i + j;
                continue;
            }
            const bool same = lowered(a[i - 1]) == lowered(b[j - 1]);
            most[i][j] = std::min(
                {most[i - 1][j] + 1, most[i][j - 1] + 1, most[i - 1][j - 1] + (same ? 0 : 1)});
            if (i > 1 && j > 1 && lowered(a[i - 1]) == lowered(b[j - 2]) &&
                lowered(a[i - 2]) == lowered(b[j - 1]))
                most[i][j] = std::min(most[i][j], most[i - 2][j - 2] + 1);
        }
    return most[a.size()][b.size()];
}

bool begins(std::string_view typed, std::string_view word) {
    return typed.size() > 1 && slips(typed, word.substr(0, typed.size())) == 0;
}

}  // namespace

std::optional<std::string_view> nearest(std::string_view typed,
                                        std::span<const std::string_view> known) {
    std::optional<std::string_view> best;
    std::size_t least = longest_word;
    if (typed.empty() || typed.size() > longest_word) return best;
    for (const std::string_view word : known) {
        if (word.size() > longest_word) continue;
        const std::size_t wrong = begins(typed, word) ? 0 : slips(typed, word);
        if (wrong >= least || wrong > std::max<std::size_t>(1, word.size() / 3) ||
            wrong >= std::min(typed.size(), word.size()))
            continue;
        least = wrong;
        best = word;
    }
    return best;
}

}  // namespace scoundrel
