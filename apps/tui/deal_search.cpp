#include "tui/deal_search.h"

#include "cli/files.h"
#include "session/session.h"

namespace scoundrel::tui {

bool can_be_judged(const Rules& rules) { return rules.monsters != Monsters::die; }

bool is_wanted(Wanted wanted, const Rules& rules, const Solution& solution) {
    if (solution.verdict != Verdict::won) return false;
    if (wanted == Wanted::winnable) return true;
    if (!solution.best_score || !solution.avoids) return false;
    const int best = *solution.best_score;
    const int avoids = *solution.avoids;
    const bool by_health = rules.scoring != Scoring::slain;
    const bool gentle = avoids == 0 && (!by_health || best * 4 >= rules.health * 3);
    const bool harsh = avoids >= 2 || (by_health && best * 2 <= rules.health);
    switch (wanted) {
        case Wanted::gentle: return gentle;
        case Wanted::harsh: return harsh;
        default: return !gentle && !harsh;
    }
}

std::optional<GameId> find_deal(const Variant& variant, Wanted wanted,
                                const std::function<bool()>& stop) {
    constexpr int most_deals = 2'000;
    constexpr std::uint64_t most_nodes = 100'000;
    const Question question = wanted == Wanted::winnable ? Question::verdict : Question::everything;
    for (int tried = 0; tried < most_deals && !stop(); ++tried) {
        const GameId id = cli::random_game(variant);
        const Session session(Beginning{id, {}, {}, {}, {}});
        const auto order = session.hidden_order();
        if (!order) return {};
        const Solution solution = solve(variant.rules, session.position(), *order, 0, question,
                                        {.nodes = most_nodes, .stop = stop});
        if (is_wanted(wanted, variant.rules, solution)) return id;
    }
    return {};
}

}  // namespace scoundrel::tui
