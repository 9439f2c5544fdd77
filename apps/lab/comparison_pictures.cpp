#include "comparison_pictures.h"

#include <numeric>

#include "comparison_text.h"
#include "figures.h"
#include "lab/histograms_svg.h"
#include "lab/ratings_svg.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"

namespace scoundrel::cli {

using enum Phrase;

std::string draw_comparison(const RulesComparison& comparison) {
    const Voice voice;
    std::vector<RatedPlayer> lines;
    for (std::size_t i = 0; i < comparison.rules().size(); ++i) {
        const Contender& rules = comparison.plan().rules[i];
        const Share won = wilson(comparison.rules()[i].players.front().won, comparison.deals());
        lines.push_back({.name = cut_to(full_name(rules), longest_rated_name),
                         .rating = 100 * won.share,
                         .low = 100 * won.low,
                         .high = 100 * won.high,
                         .note = show_share(won),
                         .whole_name = full_name(rules)});
    }
    return draw_ratings(say(voice, compare_picture_title,
                            {{"player", printable(comparison.plan().players.front())}}),
                        comparison_title(comparison), say(voice, compare_axis), lines, 100);
}

std::string draw_losses(const RulesComparison& comparison) {
    const Voice voice;
    std::vector<Histogram> all;
    for (std::size_t i = 0; i < comparison.rules().size(); ++i) {
        const auto& lost = comparison.rules()[i].players.front().lost_in;
        const auto games = std::accumulate(lost.begin(), lost.end(), std::uint64_t{0});
        if (games == 0) continue;
        Histogram& histogram = all.emplace_back();
        histogram.title = full_name(comparison.plan().rules[i]);
        histogram.note = say(voice, compare_losses_note, {{"games", games}});
        histogram.axis = say(voice, compare_losses_axis);
        for (std::size_t room = 0; room < lost.size(); ++room)
            histogram.bars.push_back({std::to_string(room + 1), static_cast<double>(lost[room]) /
                                                                    static_cast<double>(games)});
    }
    if (all.empty()) return "";
    return draw_histograms(say(voice, compare_losses_title,
                               {{"player", printable(comparison.plan().players.front())}}),
                           comparison_title(comparison), all);
}

}  // namespace scoundrel::cli
