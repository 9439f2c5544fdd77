// What holds a program from outside back: the words of notation.md, chapter 10.
#pragma once

#include <string>
#include <vector>

namespace scoundrel::cli {

struct Guards {
    bool children = false;   // all it starts ends with it
    bool processes = false;  // it sees and reaches none but its own
    bool network = false;    // it reaches none, nor any socket of this machine
    bool files = false;      // it writes none, and those of the match are hidden

    friend bool operator==(const Guards&, const Guards&) = default;
};

// In this order: {"children", "processes", …}.
inline std::vector<std::string> guard_words(const Guards& guards) {
    std::vector<std::string> words;
    if (guards.children) words.emplace_back("children");
    if (guards.processes) words.emplace_back("processes");
    if (guards.network) words.emplace_back("network");
    if (guards.files) words.emplace_back("files");
    return words;
}

// "children processes"; "none".
inline std::string print_guards(const Guards& guards) {
    std::string text;
    for (const std::string& word : guard_words(guards)) text += (text.empty() ? "" : " ") + word;
    return text.empty() ? "none" : text;
}

}  // namespace scoundrel::cli
