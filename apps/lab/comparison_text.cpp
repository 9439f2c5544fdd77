#include "comparison_text.h"

#include <algorithm>

#include "bots/players.h"
#include "comparison_leads.h"
#include "figures.h"
#include "notation/knobs.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"
#include "player/generalist.h"

namespace scoundrel::cli {

using enum Phrase;

namespace {

// That all go by the one net that was asked for; nothing where each goes by what fits it best.
Report tell_one_net(const TrialPlan& plan) {
    const auto chosen = [&](NetChosen net) {
        return std::ranges::find(plan.rules, net, &Contender::chosen) != plan.rules.end();
    };
    if (chosen(NetChosen::file)) return paragraph(say({}, compare_nets_file));
    return chosen(NetChosen::any) ? paragraph(say({}, compare_nets_any)) : Report();
}

// Whose net each goes by, where the player has any.
Report tell_each_net(const Voice& voice, const TrialPlan& plan) {
    if (Report one = tell_one_net(plan); !one.empty()) return one;
    Report text;
    for (const Contender& each : plan.rules) {
        if (!each.net) continue;
        const std::string_view origin = net_origin(each);
        const Phrase whose = origin == any_rules   ? compare_net_general
                             : origin == "trained" ? compare_net_trained
                                                   : compare_net_own;
        text += paragraph(say(voice, whose, {{"rules", full_name(each)}, {"games", each.trained}}));
    }
    return text;
}

// A line for each knob that is not the same in all.
Report tell_differences(const Voice& voice, const TrialPlan& plan) {
    Rows rows{{say(voice, compare_column_knob)}};
    for (const Contender& each : plan.rules) rows.front().push_back(short_name(each));
    const auto add = [&](std::string_view knob, const auto& print) {
        std::vector<std::string> row{std::string(knob)};
        for (const Contender& each : plan.rules) row.push_back(print(each.variant.rules));
        if (std::ranges::adjacent_find(row.begin() + 1, row.end(), std::ranges::not_equal_to()) !=
            row.end())
            rows.push_back(std::move(row));
    };
    add("deck", [](const Rules& rules) {
        const std::string cards = print_deck_difference(rules.deck, rule_sets[0].rules.deck);
        return cards.empty() ? "-" : cards;
    });
    for (const Knob& knob : knobs())
        add(knob.name, [&](const Rules& rules) { return knob.print(knob.get(rules)); });
    if (rows.size() == 1) return "";
    return "\n" + say(voice, compare_differs) + "\n" + table(rows);
}

Report tell_won(const Voice& voice, const RulesComparison& comparison) {
    Rows won{{say(voice, compare_column_rules), say(voice, match_column_won),
              say(voice, match_column_score)}};
    Rows known{{say(voice, compare_column_rules), say(voice, match_column_win_score),
                say(voice, compare_column_known)}};
    Report notes;
    for (std::size_t i = 0; i < comparison.rules().size(); ++i) {
        const Contender& rules = comparison.plan().rules[i];
        const RulesFigures& figures = comparison.rules()[i];
        const PlayFigures& play = figures.players.front();
        won.push_back({short_name(rules), show_share(wilson(play.won, comparison.deals())),
                       show_mean(play.score)});
        known.push_back(
            {short_name(rules), play.won > 0 ? show_mean(play.win_score) : "-",
             figures.solved > 0 ? show_share(wilson(figures.can_be_won, figures.solved)) : "-"});
        if (figures.undecided > 0)
            notes += paragraph(say(voice, compare_not_proved,
                                   {{"rules", full_name(rules)}, {"deals", figures.undecided}}));
    }
    return "\n" + table(won) + "\n" + table(known) + notes;
}

Report tell_skill(const Voice& voice, const RulesComparison& comparison) {
    const std::size_t players = comparison.plan().players.size();
    if (players < 2) return "";
    Rows rows{{say(voice, compare_column_rules)}};
    for (std::size_t player = 1; player < players; ++player)
        rows.front().push_back(player_name(comparison, player));
    for (std::size_t step = 0; step + 1 < players; ++step)
        rows.front().push_back(say(voice, compare_over,
                                   {{"stronger", player_name(comparison, step)},
                                    {"weaker", player_name(comparison, step + 1)}}));
    for (std::size_t i = 0; i < comparison.rules().size(); ++i) {
        const RulesFigures& figures = comparison.rules()[i];
        auto& row = rows.emplace_back();
        row.push_back(short_name(comparison.plan().rules[i]));
        for (std::size_t player = 1; player < players; ++player)
            row.push_back(fmt::format(
                "{:.2f}%", 100 * wilson(figures.players[player].won, comparison.deals()).share));
        for (const auto& step : figures.steps) {
            const ShareLead lead = paired_lead(step.stronger, step.weaker, comparison.deals());
            row.push_back(show_lead(100 * lead.mean, 100 * lead.low, 100 * lead.high));
        }
    }
    return "\n" + say(voice, compare_skill) + "\n" + table(rows);
}

Report tell_course(const Voice& voice, const RulesComparison& comparison) {
    Rows rows{{say(voice, compare_column_rules), say(voice, compare_column_moves),
               say(voice, compare_column_rooms), say(voice, compare_column_avoids),
               say(voice, compare_column_damage), say(voice, compare_column_half)}};
    for (std::size_t i = 0; i < comparison.rules().size(); ++i) {
        const PlayFigures& play = comparison.rules()[i].players.front();
        const auto half = play.median_room_lost();
        rows.push_back(
            {short_name(comparison.plan().rules[i]), fmt::format("{:.1f}", play.moves.mean()),
             fmt::format("{:.1f}", play.rooms.mean()), fmt::format("{:.2f}", play.avoids.mean()),
             fmt::format("{:.1f}", play.damage.mean()), half ? std::to_string(*half) : "-"});
    }
    return "\n" + say(voice, compare_course, {{"player", player_name(comparison, 0)}}) + "\n" +
           table(rows);
}

Report tell_failures(const Voice& voice, const RulesComparison& comparison) {
    Report text;
    const TrialPlan& plan = comparison.plan();
    for (std::size_t i = 0; i < plan.rules.size(); ++i)
        for (std::size_t player = 0; player < plan.players.size(); ++player) {
            const PlayFigures& play = comparison.rules()[i].players[player];
            for (const auto& [phrase, games] : {std::pair(compare_forfeited, play.forfeits),
                                                {compare_unfinished, play.unfinished}})
                if (games > 0)
                    text += paragraph(say(voice, phrase,
                                          {{"rules", full_name(plan.rules[i])},
                                           {"player", plan.players[player]},
                                           {"games", games},
                                           {"most", longest_match_game}}));
        }
    return text.empty() ? "" : "\n" + text;
}

}  // namespace

std::string comparison_title(const RulesComparison& comparison) {
    const Voice voice;
    const std::uint64_t first = comparison.seeds().first, deals = comparison.deals();
    const TrialPlan& plan = comparison.plan();
    const std::string text = say(voice, compare_title,
                                 {{"deals", deals},
                                  {"seeds", say(voice, deals == 1 ? census_range : census_seeds,
                                                {{"first", first}, {"last", first + deals - 1}})},
                                  {"player", printable(plan.players.front())}});
    if (plan.players.front() != "search") return text;
    return say(voice, compare_title_thinking,
               {{"title", text},
                {"thinking", say(voice, match_by_samples, {{"samples", plan.thinking.samples}})}});
}

Report tell_nets(const TrialPlan& plan) {
    if (Report one = tell_one_net(plan); !one.empty()) return one;
    std::uint64_t general = 0;
    for (const Contender& each : plan.rules) general += net_origin(each) == any_rules ? 1u : 0u;
    if (general == 0) return "";
    return paragraph(
        say({}, sweep_nets, {{"general", general}, {"all", std::uint64_t{plan.rules.size()}}}));
}

std::string comparison_page_title(const RulesComparison& comparison) {
    constexpr std::size_t most = 3;
    const auto& rules = comparison.plan().rules;
    if (rules.size() > most)
        return say(
            {}, compare_page_many,
            {{"rules", full_name(rules.front())}, {"more", std::uint64_t{rules.size() - 1}}});
    std::vector<std::string> names;
    for (const Contender& each : rules) names.push_back(full_name(each));
    return say({}, compare_page, {{"rules", say_list({}, names)}});
}

Report tell_comparison(const RulesComparison& comparison) {
    const Voice voice;
    return paragraph(comparison_title(comparison)) + tell_each_net(voice, comparison.plan()) +
           tell_differences(voice, comparison.plan()) + tell_won(voice, comparison) +
           tell_leads(voice, comparison) + tell_other_leads(voice, comparison) +
           tell_skill(voice, comparison) + tell_course(voice, comparison) +
           tell_luck(voice, comparison) + tell_luck_leads(voice, comparison) +
           tell_failures(voice, comparison);
}

std::string tell_shares(const RulesComparison& comparison) {
    std::string text;
    for (const RulesFigures& figures : comparison.rules())
        text += fmt::format("{}{:.1f}%", text.empty() ? "" : ", ",
                            100 * wilson(figures.players.front().won, comparison.deals()).share);
    return text;
}

}  // namespace scoundrel::cli
