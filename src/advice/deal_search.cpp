#include "advice/deal_search.h"

#include "engine/fields.h"
#include "session/session.h"

namespace scoundrel {

std::optional<Wanted> parse_wanted(std::string_view text) {
    if (text == "winnable") return Wanted::winnable;
    if (text == "gentle") return Wanted::gentle;
    if (text == "fair") return Wanted::fair;
    if (text == "harsh") return Wanted::harsh;
    return {};
}

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

std::optional<GameId> find_deal(const Variant& variant, Wanted wanted, std::uint64_t first,
                                int seeds, const std::function<bool()>& stop) {
    constexpr std::uint64_t most_nodes = 100'000;
    const Question question = wanted == Wanted::winnable ? Question::verdict : Question::everything;
    for (int i = 0; i < seeds && !(stop && stop()); ++i) {
        const GameId id{.variant = variant,
                        .dealt_by = DealtBy::seed,
                        .seed = std::to_string(first + static_cast<std::uint64_t>(i)),
                        .deck = {}};
        const Session session(Beginning{id, {}, {}, {}, {}});
        const auto order = session.hidden_order();
        if (!order) return {};
        const Solution solution = solve(variant.rules, session.position(), *order, 0, question,
                                        {.nodes = most_nodes, .stop = stop});
        if (is_wanted(wanted, variant.rules, solution)) return id;
    }
    return {};
}

Result<Json> answer_find(const Json& request) {
    const auto variant = parse_rules(text_field(request, "rules").value_or(""));
    if (!variant) return std::unexpected(variant.error());
    const auto wanted = parse_wanted(text_field(request, "wanted").value_or(""));
    if (!wanted) return bad_request("'wanted' must be winnable, gentle, fair or harsh");
    const Json* seeds = find_field(request, "seeds");
    const int count = seeds != nullptr && seeds->is_number_integer() ? seeds->get<int>() : 1;
    const auto id =
        find_deal(*variant, *wanted, seed_number(text_field(request, "seed").value_or("")), count);
    return Json{{"game", id ? Json(print_game_id(*id)) : Json()}};
}

}  // namespace scoundrel
