// The sentence tests: cases about the numbered sentences of docs/rules.md, written in the notation
// (tests/sentences/*.txt; run.py beside them explains the directives), played through the engine.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace scoundrel::test {

struct Directive {
    int line;
    std::string word;
    std::string rest;
};

struct SentenceCase {
    std::string file;
    int line;
    std::vector<std::string> sentences;  // "5.6"
    std::string title;
    std::vector<Directive> directives;
};

std::vector<SentenceCase> read_sentence_cases();

// What went wrong first, in words; nothing if all is as the case says.
struct SentenceFailure {
    int line;
    std::string message;
};
std::optional<SentenceFailure> run_sentence_case(const SentenceCase& sentence_case);

}  // namespace scoundrel::test
