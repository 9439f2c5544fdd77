#include "text/progress_text.h"

#include <algorithm>

#include "game/progress_words.h"

namespace scoundrel::text {

using enum Phrase;

std::string tell_skill(const RuleStatistics& rules, const SkillProgress& progress) {
    std::string text = "  " + say({}, progress_title) + "\n";
    for (const std::string& line : say_progress(progress)) text += "    " + line + "\n";
    if (const int missing = static_cast<int>(progress.to_review.size()); missing > 0)
        text += "    " + say({}, progress_review, {{"games", missing}}) + "\n";
    const auto bests = say_bests(rules, progress);
    if (!bests.empty()) text += "  " + say({}, best_title) + "\n";
    for (const auto& [best, game] : bests) text += "    " + best + "  (" + game + ")\n";
    return text;
}

std::string tell_milestones(const std::vector<Milestone>& all) {
    const auto reached = std::ranges::count_if(all, &Milestone::reached);
    std::string text =
        say({}, milestone_title) + ": " +
        say({}, milestone_count,
            {{"reached", static_cast<int>(reached)}, {"all", static_cast<int>(all.size())}}) +
        "\n";
    for (const Milestone& one : all)
        text += (one.reached() ? "  [x] " : "  [ ] ") + say_milestone(one) +
                (one.reached() ? "  (" + one.game + ")\n" : "\n");
    return text;
}

}  // namespace scoundrel::text
