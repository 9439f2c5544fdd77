#include "comparison_leads.h"

namespace scoundrel::cli {

using enum Phrase;

namespace {

// Two figures that matter: 12,345 is told as 12000.
std::string about(double number) {
    double unit = 1;
    while (number / unit >= 100) unit *= 10;
    return fmt::format("{:.0f}", std::ceil(number / unit) * unit);
}

std::string tell_judgement(const Voice& voice, const RulesComparison& comparison,
                           const RulesLead& lead) {
    const Arguments arguments{{"deals", lead.decided_after()},
                              {"margin", fmt::format("{:g}", 100 * comparison.margin())}};
    switch (lead.judgement()) {
        case Judgement::more: return say(voice, compare_more, arguments);
        case Judgement::fewer: return say(voice, compare_fewer, arguments);
        case Judgement::near: return say(voice, compare_near, arguments);
        default: break;
    }
    const auto needed = lead.needed(comparison.deals(), comparison.margin());
    if (!needed || *needed <= static_cast<double>(comparison.deals()))
        return say(voice, compare_open_still);
    return say(voice, compare_open, {{"needed", about(*needed)}});
}

}  // namespace

Report tell_leads(const Voice& voice, const RulesComparison& comparison) {
    if (comparison.leads().empty()) return "";
    const auto& rules = comparison.plan().rules;
    Rows rows{{say(voice, compare_column_rules), say(voice, compare_column_points),
               say(voice, match_column_score), say(voice, compare_column_judged)}};
    bool same_deck = true;
    for (std::size_t i = 1; i < rules.size(); ++i) {
        const RulesLead& lead = comparison.leads()[i - 1];
        const PlayerLead& first = lead.players.front();
        const ShareLead won = first.won(comparison.deals());
        rows.push_back({short_name(rules[i]),
                        show_lead(100 * won.mean, 100 * won.low, 100 * won.high),
                        show_lead(first.score), tell_judgement(voice, comparison, lead)});
        same_deck &= rules[i].variant.rules.deck == rules[0].variant.rules.deck;
    }
    Report notes;
    if (!same_deck) notes += paragraph(say(voice, compare_decks));
    if (comparison.ended_early()) notes += paragraph(say(voice, compare_ended_early));
    return "\n" + say(voice, compare_less, {{"rules", full_name(rules.front())}}) + "\n" +
           table(rows) + notes;
}

// The same points for the players beside the first.
Report tell_other_leads(const Voice& voice, const RulesComparison& comparison) {
    const TrialPlan& plan = comparison.plan();
    if (comparison.leads().empty() || plan.players.size() < 2) return "";
    Rows rows{{say(voice, compare_column_rules)}};
    for (std::size_t player = 1; player < plan.players.size(); ++player)
        rows.front().push_back(player_name(comparison, player));
    for (std::size_t i = 1; i < plan.rules.size(); ++i) {
        auto& row = rows.emplace_back();
        row.push_back(short_name(plan.rules[i]));
        for (std::size_t player = 1; player < plan.players.size(); ++player) {
            const ShareLead won = comparison.leads()[i - 1].players[player].won(comparison.deals());
            row.push_back(show_lead(100 * won.mean, 100 * won.low, 100 * won.high));
        }
    }
    return "\n" + say(voice, compare_less_others, {{"rules", full_name(plan.rules.front())}}) +
           "\n" + table(rows);
}

Report tell_luck(const Voice& voice, const RulesComparison& comparison) {
    const auto& first = comparison.rules().front().players.front();
    if (first.reviews.empty()) return "";
    Rows rows{{say(voice, compare_column_rules)}};
    for (std::size_t player = 0; player < comparison.plan().players.size(); ++player)
        rows.front().push_back(player_name(comparison, player));
    for (std::size_t i = 0; i < comparison.rules().size(); ++i) {
        auto& row = rows.emplace_back();
        row.push_back(short_name(comparison.plan().rules[i]));
        for (const PlayFigures& play : comparison.rules()[i].players) {
            const auto luck = luck_share(play.reviews);
            row.push_back(luck ? fmt::format("{:.0f}% [{:.0f}, {:.0f}]", 100 * luck->share,
                                             100 * luck->low, 100 * luck->high)
                               : "-");
        }
    }
    return "\n" +
           paragraph(say(voice, compare_luck, {{"games", std::uint64_t{first.reviews.size()}}})) +
           table(rows);
}

// How far the shares of luck are from those of the first rules, in points.
Report tell_luck_leads(const Voice& voice, const RulesComparison& comparison) {
    const TrialPlan& plan = comparison.plan();
    Rows rows{{say(voice, compare_column_rules)}};
    for (std::size_t player = 0; player < plan.players.size(); ++player)
        rows.front().push_back(player_name(comparison, player));
    bool any = false;
    for (std::size_t i = 1; i < plan.rules.size(); ++i) {
        auto& row = rows.emplace_back();
        row.push_back(short_name(plan.rules[i]));
        for (const PlayerLead& lead : comparison.leads()[i - 1].players) {
            const auto luck = luck_lead(lead.reviews);
            row.push_back(luck ? show_lead(100 * luck->mean, 100 * luck->low, 100 * luck->high)
                               : "-");
            any |= luck.has_value();
        }
    }
    if (!any) return "";
    return "\n" + say(voice, compare_luck_less, {{"rules", full_name(plan.rules.front())}}) + "\n" +
           table(rows);
}

}  // namespace scoundrel::cli
