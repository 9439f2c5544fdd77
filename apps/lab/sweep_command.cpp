// `scoundrel sweep`: every value of some knobs with every value of the others, as one comparison.
#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <memory>

#include "command/failure.h"
#include "commands.h"
#include "comparison_text.h"
#include "figures.h"
#include "lab/heat_map_svg.h"
#include "nets/nets.h"
#include "notation/knobs.h"
#include "notation/numbers.h"
#include "phrases/untrusted.h"
#include "system/files.h"
#include "text/named_game.h"
#include "trials_run.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;
using Rows = std::vector<std::vector<std::string>>;

constexpr std::size_t most_swept = 400;  // rules

// A knob and what it is turned to.
struct Turn {
    const Knob* knob;
    std::vector<int> values{};
};

int read_value(const Knob& knob, std::string_view text) {
    if (const auto value = knob.parse(text)) return *value;
    throw Failure(say({}, sweep_no_value,
                      {{"knob", std::string(knob.name)},
                       {"values", knob.describe_values()},
                       {"value", std::string(text)}}),
                  exit_usage);
}

// "health=10,15..18"
Turn read_turn(const std::string& word) {
    const auto equals = word.find('=');
    if (equals == word.npos || equals + 1 == word.size())
        throw Failure(say({}, sweep_no_change, {{"word", word}}), exit_usage);
    const std::string name = word.substr(0, equals);
    Turn turn{find_knob(name)};
    if (turn.knob == nullptr) {
        std::string names;
        for (const Knob& knob : knobs())
            names += (names.empty() ? "" : ", ") + std::string(knob.name);
        throw Failure(say({}, sweep_no_knob, {{"knob", name}, {"knobs", names}}), exit_usage);
    }
    for (std::string_view rest = std::string_view(word).substr(equals + 1);;) {
        const auto comma = rest.find(',');
        const std::string_view item = rest.substr(0, comma);
        const auto dots = turn.knob->is_number() ? item.find("..") : item.npos;
        const int from = read_value(*turn.knob, item.substr(0, dots));
        const int to = dots == item.npos ? from : read_value(*turn.knob, item.substr(dots + 2));
        for (int value = from; value <= to; ++value)
            if (std::ranges::find(turn.values, value) == turn.values.end())
                turn.values.push_back(value);
        if (to < from) throw Failure(say({}, sweep_no_change, {{"word", word}}), exit_usage);
        if (comma == rest.npos) return turn;
        rest.remove_prefix(comma + 1);
    }
}

std::vector<Turn> read_turns(const std::vector<std::string>& words) {
    std::vector<Turn> turns;
    for (const std::string& word : words) {
        turns.push_back(read_turn(word));
        const Knob* knob = turns.back().knob;
        if (std::ranges::count(turns, knob, &Turn::knob) > 1)
            throw Failure(say({}, sweep_knob_twice, {{"knob", std::string(knob->name)}}),
                          exit_usage);
    }
    return turns;
}

// The values of the last knob change fastest.
std::vector<std::string> swept_rules(const Variant& base, const std::vector<Turn>& turns) {
    std::vector<Variant> all{base};
    for (const Turn& turn : turns) {
        std::vector<Variant> next;
        for (const Variant& variant : all)
            for (const int value : turn.values) {
                next.push_back(variant);
                turn.knob->set(next.back().rules, value);
            }
        all = std::move(next);
        if (all.size() > most_swept)
            throw Failure(
                say({}, sweep_too_many,
                    {{"rules", std::uint64_t{all.size()}}, {"most", std::uint64_t{most_swept}}}),
                exit_usage);
    }
    std::vector<std::string> texts;
    for (const Variant& variant : all) {
        texts.push_back(print_rules(variant));
        or_fail(parse_rules(texts.back()));  // knobs that do not go together
    }
    return texts;
}

Share won(const RulesComparison& comparison, std::size_t rules, std::size_t player) {
    return wilson(comparison.rules()[rules].players[player].won, comparison.deals());
}

std::string values_of(const std::vector<Turn>& turns, const Rules& rules) {
    std::string text;
    for (const Turn& turn : turns)
        text += (text.empty() ? "" : " ") + turn.knob->print(turn.knob->get(rules));
    return text;
}

// A line for each rules: what the knobs are, how each player does, what could be won.
std::string tell_list(const RulesComparison& comparison, const std::vector<Turn>& turns) {
    const TrialPlan& plan = comparison.plan();
    std::string names;
    for (const Turn& turn : turns)
        names += (names.empty() ? "" : " ") + std::string(turn.knob->name);
    Rows rows{{names, say({}, match_column_won), say({}, match_column_score)}};
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
std::string tell_matrix(const RulesComparison& comparison, const std::vector<Turn>& turns) {
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

std::string tell_nets(const TrialPlan& plan) {
    std::uint64_t near = 0;
    for (const Contender& each : plan.rules)
        near += each.net && !choose_net(each.variant.rules).own ? 1u : 0u;
    if (near == 0) return "";
    return paragraph(
        say({}, sweep_nets, {{"near", near}, {"all", std::uint64_t{plan.rules.size()}}}));
}

std::string tell_sweep(const RulesComparison& comparison, const std::vector<Turn>& turns) {
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
    options.rules = swept_rules(or_no_such(text::read_rules(base), base), turns);
    run_trials(options, [&](const RulesComparison& comparison) {
        const TellOptions& wanted = options.tell;
        std::cout << (wanted.json ? print_json(comparison_json(comparison)) + "\n"
                                  : tell_sweep(comparison, turns))
                  << std::flush;
        if (!wanted.csv.empty()) or_fail(write_file(wanted.csv, comparison_csv(comparison)));
        if (!wanted.svg.empty()) or_fail(write_file(wanted.svg, draw_sweep(comparison, turns)));
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
