// A value net trained with its progress shown: for `train`, and for comparisons that want a net of
// its own for every rules.
#pragma once

#include <string>

#include "bots/players.h"
#include "lab/train.h"
#include "notation/rules_text.h"

namespace scoundrel::cli {

struct Training {
    TrainingPlan plan;
    std::optional<Variant> variant;  // none: a net for any rules
    std::optional<NetFile> from{};
    std::string from_name{};  // of its file
    std::string out{};        // what it will be written to; an unfinished one is kept beside it
};

struct TrainingRun {
    NetFile file;  // as far as it came; `about` ends with the command that makes it again
    std::uint64_t games = 0;
    double seconds = 0;
    bool all = false;  // it was not stopped
};

// Goes on from an unfinished one of the same kind.
TrainingRun run_training(const Training& training);
// To `out`, as far as it came.
void write_trained(const Training& training, const TrainingRun& run);

// For `--train`: a net for exactly these rules, on from the one for any rules. It is kept beside
// the file `beside`, where it is found by whoever asks for the same again; nowhere if that is
// empty. Ends the command if it is stopped.
LoadedNet train_for(const Variant& variant, std::uint64_t games, int threads,
                    const std::string& beside);

}  // namespace scoundrel::cli
