#include "comparison_text.h"
#include "csv.h"
#include "figures.h"

namespace scoundrel::cli {

namespace {

void add_player(Csv& csv, const PlayFigures& figures, const Ledger* ledger, std::uint64_t deals) {
    csv.add("won", wilson(figures.won, deals));
    csv.add("score", figures.score);
    csv.add("win_score", figures.win_score);
    csv.add("moves", figures.moves);
    csv.add("rooms", figures.rooms);
    csv.add("damage", figures.damage);
    csv.add("avoids", figures.avoids);
    for (std::size_t room = 0; room < figures.lost_in.size(); ++room)
        csv.add(fmt::format("lost_in_room_{}", room + 1), wilson(figures.lost_in[room], deals));
    if (const auto luck = luck_share(figures.reviews)) csv.add("luck", *luck);
    for (std::size_t i = 0; i < figures.counted.size(); ++i)
        if (const auto share = interval_of(ledger->measures[i], figures.counted[i]))
            csv.add(std::string(ledger->measures[i].name), *share);
    csv.add("unfinished", figures.unfinished);
    csv.add("forfeits", figures.forfeits);
}

void add_lead(Csv& csv, const PlayerLead& lead, std::uint64_t deals) {
    csv.add("won_less_first", lead.won(deals));
    csv.add("score_less_first", lead.score);
    if (const auto luck = luck_lead(lead.reviews)) csv.add("luck_less_first", *luck);
}

}  // namespace

std::string comparison_csv(const RulesComparison& comparison) {
    const TrialPlan& plan = comparison.plan();
    const std::uint64_t deals = comparison.deals();
    Csv csv;
    for (std::size_t i = 0; i < plan.rules.size(); ++i) {
        const RulesFigures& figures = comparison.rules()[i];
        const std::string rules = print_rules(plan.rules[i].variant);
        csv.begin(rules, "");
        csv.add("deals", deals);
        if (figures.solved > 0) csv.add("can_be_won", wilson(figures.can_be_won, figures.solved));
        for (std::size_t player = 0; player < plan.players.size(); ++player) {
            csv.begin(rules, plan.players[player]);
            add_player(csv, figures.players[player], plan.ledger, deals);
            if (player < figures.steps.size())
                csv.add("won_over_next", paired_lead(figures.steps[player].stronger,
                                                     figures.steps[player].weaker, deals));
        }
        if (i == 0) continue;
        const RulesLead& lead = comparison.leads()[i - 1];
        for (std::size_t player = 0; player < plan.players.size(); ++player) {
            csv.begin(rules, plan.players[player]);
            add_lead(csv, lead.players[player], deals);
        }
    }
    return csv.text();
}

}  // namespace scoundrel::cli
