// The figures of a study as its file in data/studies has them: a line for each, CSV, with the
// question, the rules, the net they were played by, the player, what is measured and its interval.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/rules_comparison.h"
#include "study.h"

namespace scoundrel::cli {

struct Figure {
    std::string question, rules;
    std::string net;  // "own HASH", or whose it is and its hash; empty where nobody goes by one
    std::string player;
    std::string measure;
    std::optional<double> value{}, low{}, high{};
};

class StudyFigures {
  public:
    // What is no such file is an error.
    static Result<StudyFigures> parse(std::string_view text);
    std::string print() const;

    // In place of what was known of the question before; `order` is that of the study.
    void replace(const StudyQuestion& question, const RulesComparison& comparison,
                 const std::vector<StudyQuestion>& order);

    bool has(std::string_view question) const;
    // Null where nothing is known. Deals and what could be won are nobody's: no player.
    const Figure* find(std::string_view question, std::string_view rules, std::string_view player,
                       std::string_view measure) const;
    // Those whose measure begins so, such as "won_with_", by the number after it.
    std::vector<std::pair<int, double>> series(std::string_view question, std::string_view rules,
                                               std::string_view player,
                                               std::string_view prefix) const;

  private:
    std::vector<Figure> figures_;
};

}  // namespace scoundrel::cli
