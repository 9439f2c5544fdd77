// The studies: questions about the rules, each a comparison of rule texts on the same deals. What
// is asked is data, a file a study; how it is played is `compare`'s (trials_run.h), how it is told
// study_table.h's. docs/balance.md has the answers, under the questions as they stand here.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "phrases/phrase.h"
#include "player/aim.h"

namespace scoundrel::cli {

// What the table of a question has.
enum class Tells : std::uint8_t {
    won,      // a line for each rules: shares won, how far from the first, what could be won
    score,    // the same, with the mean scores in place of what could be won
    luck,     // a line for each rules: how much is luck, for each player
    players,  // a line for each player under each rules: shares won, and over the next player
    course,   // the same lines: how long games are, and where they are lost
    bands,    // the same lines: how many of the wins have scores from one band to the next
    counts,   // the same lines: what the ledger says
};

// What is drawn of a question: docs/pictures/study-STUDY-QUESTION.svg.
enum class Draws : std::uint8_t {
    nothing,
    won,      // a dot for each rules, by the first player
    players,  // a dot for each player under each rules
    luck,     // the same, of the share that is luck
    curves,   // shares won over the number of a knob, a line for each player
    field,    // a heat map, by the first player
    scores,   // what wins score, a histogram for each player
    rooms,    // where games are lost, a histogram for each player
    counts,   // a dot for each player under each rules, of the ledger's first measure
};

// Whose value nets the players go by. Where knobs are turned on one set, and only some of the lines
// have a net of their own, small differences would measure the nets: then one net plays them all.
// Questions that compare the sets themselves leave each its own.
enum class Nets : std::uint8_t {
    own,  // a line's own, else that for any rules
    one,  // that for any rules, for all lines
};

// For pictures of values of knobs: rules stand in the order of rows, each with all columns.
struct Field {
    std::string_view across = {}, down = {};
    std::vector<std::string_view> columns{}, rows{};
};

struct StudyQuestion {
    std::string_view id;
    std::string_view asks;  // in words, the heading of its answer
    std::vector<std::string_view> rules;
    std::uint64_t games;
    Tells tells = Tells::won;
    Draws draws = Draws::nothing;
    std::vector<std::string_view> players = {"quick", "careful", "texts"};
    std::uint64_t reviews = 0;
    bool solved = true;  // with the deck known, where the solver is quick enough
    int samples = 0;     // for search
    Aim aim = Aim::win;
    Nets nets = Nets::own;
    std::vector<int> bands{};   // the first score of each
    std::string_view counts{};  // a ledger (lab/ledger.h)
    Field field{};              // for curves `across` and `columns` alone
};

struct Study {
    std::string_view name;
    Phrase asks;
    std::vector<StudyQuestion> (*questions)();
};

std::vector<StudyQuestion> rascal_questions();
std::vector<StudyQuestion> classic_questions();
std::vector<StudyQuestion> browser_questions();
std::vector<StudyQuestion> claims_questions();

std::span<const Study> studies();

}  // namespace scoundrel::cli
