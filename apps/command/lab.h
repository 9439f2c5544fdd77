// The names of the lab's commands: long work on many deals, in a program of its own, so that
// those who only play need not build it. The launcher has these names too; a test compares.
#pragma once

#include <string_view>

#include "phrases/phrase.h"

namespace scoundrel::cli {

inline constexpr std::string_view lab_program = "scoundrel-lab";

struct LabCommand {
    std::string_view name;
    Phrase what;
};
inline constexpr LabCommand lab_commands[] = {
    {"compare", Phrase::cmd_compare}, {"sweep", Phrase::cmd_sweep},
    {"tune", Phrase::cmd_tune},       {"study", Phrase::cmd_study},
    {"census", Phrase::cmd_census},   {"match", Phrase::cmd_match},
    {"train", Phrase::cmd_train},     {"bound", Phrase::cmd_bound},
    {"puzzles", Phrase::cmd_puzzles}, {"dailies", Phrase::cmd_dailies},
    {"perft", Phrase::cmd_perft},     {"bench", Phrase::cmd_bench},
    {"convert", Phrase::cmd_convert}, {"baselines", Phrase::cmd_baselines},
};

}  // namespace scoundrel::cli
