#include "coach/deal_search.h"

#include "game/begin.h"

#include "coach/could_be_won.h"

namespace scoundrel {

std::optional<DealLevel> parse_level(std::string_view text) {
    if (text == "winnable") return DealLevel::winnable;
    if (text == "gentle") return DealLevel::gentle;
    if (text == "fair") return DealLevel::fair;
    if (text == "harsh") return DealLevel::harsh;
    return {};
}

bool can_be_judged(const Rules& rules) { return rules.monsters != Monsters::die; }

bool is_level(DealLevel level, const Rules& rules, const Solution& solution) {
    if (solution.verdict != Verdict::won) return false;
    if (level == DealLevel::winnable) return true;
    if (!solution.best_score || !solution.avoids) return false;
    const int best = *solution.best_score;
    const int avoids = *solution.avoids;
    const bool by_health = rules.scoring != Scoring::slain;
    const bool gentle = avoids == 0 && (!by_health || best * 4 >= rules.health * 3);
    const bool harsh = avoids >= 2 || (by_health && best * 2 <= rules.health);
    switch (level) {
        case DealLevel::gentle: return gentle;
        case DealLevel::harsh: return harsh;
        default: return !gentle && !harsh;
    }
}

std::optional<GameId> find_deal(const Variant& variant, DealLevel level, std::uint64_t first,
                                int seeds, const std::function<bool()>& stop) {
    const Question question =
        level == DealLevel::winnable ? Question::verdict : Question::everything;
    for (int i = 0; i < seeds && !(stop && stop()); ++i) {
        const GameId id{.variant = variant,
                        .dealt_by = DealtBy::seed,
                        .seed = std::to_string(first + static_cast<std::uint64_t>(i)),
                        .deck = {}};
        const Session session(beginning_of(id));
        const auto order = session.hidden_order();
        if (!order) return {};
        const Solution solution = solve(variant.rules, session.position(), *order, 0, question,
                                        {.nodes = deal_nodes, .stop = stop});
        if (is_level(level, variant.rules, solution)) return id;
    }
    return {};
}

}  // namespace scoundrel
