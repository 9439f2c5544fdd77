// `scoundrel sweep`: every value of some knobs with every value of the others, as one comparison.
#include <fmt/format.h>

#include <memory>

#include "command/failure.h"
#include "commands.h"
#include "comparison_pictures.h"
#include "comparison_text.h"
#include "figures.h"
#include "knob_turns.h"
#include "lab/heat_map_svg.h"
#include "phrases/untrusted.h"
#include "text/named_game.h"
#include "trials_run.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

Share won(const RulesComparison& comparison, std::size_t rules, std::size_t player) {
    return wilson(comparison.rules()[rules].players[player].won, comparison.deals());
}

// A line for each rules: what the knobs are, how each player does, what could be won.
Report tell_list(const RulesComparison& comparison, const std::vector<Turn>& turns) {
    const TrialPlan& plan = comparison.plan();
    Rows rows{{names_of(turns), say({}, match_column_won), say({}, match_column_score)}};
    for (std::size_t player = 1; player < plan.players.size(); ++player)
        rows.front().push_back(say({}, sweep_column_careful, {{"player", plan.players[player]}}));
    rows.front().push_back(say({}, compare_column_known));
    for (std::size_t i = 0; i < plan.rules.size(); ++i) {
        const RulesFigures& figures = comparison.rules()[i];
        auto& row = rows.emplace_back();
        row.push_back(values_of(turns, plan.rules[i].variant.rules));
        row.push_back(show_share(won(comparison, i, 0)));
        row.push_back(show_mean(figures.players.front().score));
        for (std::size_t player = 1; player < plan.players.size(); ++player)
            row.push_back(fmt::format("{:.1f}%", 100 * won(comparison, i, player).share));
        row.push_back(figures.solved > 0 ? show_share(wilson(figures.can_be_won, figures.solved))
                                         : "-");
    }
    return table(rows);
}

// Of two knobs: the first down, the second across.
Report tell_matrix(const RulesComparison& comparison, const std::vector<Turn>& turns) {
    const Turn &down = turns[0], &across = turns[1];
    Rows rows{{""}};
    for (const int value : across.values) rows.front().push_back(across.knob->print(value));
    for (std::size_t row = 0; row < down.values.size(); ++row) {
        rows.push_back({down.knob->print(down.values[row])});
        for (std::size_t column = 0; column < across.values.size(); ++column)
            rows.back().push_back(fmt::format(
                "{:.1f}%", 100 * won(comparison, row * across.values.size() + column, 0).share));
    }
    return "\n" +
           say({}, sweep_matrix,
               {{"player", printable(comparison.plan().players.front())},
                {"across", std::string(across.knob->name)},
                {"down", std::string(down.knob->name)}}) +
           "\n" + table(rows);
}

Report tell_sweep(const RulesComparison& comparison, const std::vector<Turn>& turns) {
    return paragraph(comparison_title(comparison)) + tell_nets(comparison.plan()) + "\n" +
           tell_list(comparison, turns) + (turns.size() == 2 ? tell_matrix(comparison, turns) : "");
}

std::string draw_sweep(const RulesComparison& comparison, const std::vector<Turn>& turns) {
    if (turns.size() != 2) return draw_comparison(comparison);
    const Turn &down = turns[0], &across = turns[1];
    HeatMap map{.title = say({}, compare_picture_title,
                             {{"player", printable(comparison.plan().players.front())}}),
                .subtitle = comparison_title(comparison),
                .across = std::string(across.knob->name),
                .down = std::string(down.knob->name)};
    for (const int value : across.values) map.columns.push_back(across.knob->print(value));
    for (std::size_t row = 0; row < down.values.size(); ++row) {
        map.rows.push_back(down.knob->print(down.values[row]));
        map.shares.emplace_back();
        map.notes.emplace_back();
        for (std::size_t column = 0; column < across.values.size(); ++column) {
            const std::size_t i = row * across.values.size() + column;
            map.shares.back().push_back(won(comparison, i, 0).share);
            map.notes.back().push_back(print_rules(comparison.plan().rules[i].variant) + ": " +
                                       show_share(won(comparison, i, 0)));
        }
    }
    return draw_heat_map(map);
}

void sweep(TrialOptions& options, const std::string& base, const std::vector<std::string>& words) {
    const std::vector<Turn> turns = read_turns(words);
    options.rules = turned_rules(or_no_such(text::read_rules(base), base), turns);
    run_trials(options, [&](const RulesComparison& comparison) {
        tell_as_wanted(options.tell, {.title = say({}, sweep_page,
                                                   {{"rules", base}, {"knobs", say_names(turns)}}),
                                      .json = [&] { return comparison_json(comparison); },
                                      .report = [&] { return tell_sweep(comparison, turns); },
                                      .csv = [&] { return comparison_csv(comparison); },
                                      .svg = [&] { return draw_sweep(comparison, turns); }});
    });
}

}  // namespace

Command sweep_command() {
    auto options = std::make_shared<TrialOptions>();
    options->reviews = 0;  // luck is told by `compare`, of a few rules: a review takes its time
    auto rules = std::make_shared<std::string>();
    auto changes = std::make_shared<std::vector<std::string>>();
    Command command{
        .name = "sweep",
        .options = {Option("RULES", rules.get(), cmd_sweep_rules).take(Takes::rules).require(),
                    Option("CHANGE", changes.get(), cmd_sweep_change).require()},
        .examples =
            {{"scoundrel sweep browser health=10..20 --player careful"},
             {"scoundrel sweep classic health=15,20,25 avoid=never,alternate --svg map.svg"}},
        .footer = say({}, cmd_sweep_more),
        .run = [=] { sweep(*options, *rules, *changes); }};
    for (Option option : trial_options(options)) {
        if (option.name == "--reviews") continue;
        if (option.name == "--svg") option.help = say({}, cmd_sweep_svg);
        command.options.push_back(option);
    }
    return command;
}

}  // namespace scoundrel::cli
