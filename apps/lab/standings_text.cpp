#include "standings_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "figures.h"
#include "lab/calibration_svg.h"
#include "words/catalogue.h"
#include "words/layout.h"
#include "words/untrusted.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

std::string show_thinking(const Voice& voice, const Thinking& thinking) {
    const std::string text = thinking.ms
                                 ? say(voice, match_by_time, {{"ms", *thinking.ms}})
                                 : say(voice, match_by_samples, {{"samples", thinking.samples}});
    return thinking.aim == Aim::win ? text : say(voice, match_for_score, {{"thinking", text}});
}

Arguments about(const Voice& voice, const Standings& standings) {
    const SeedRange range = standings.range();
    return {{"rules", print_rules(standings.head().variant)},
            {"deals", standings.deals()},
            {"seeds", say(voice, standings.deals() == 1 ? census_range : census_seeds,
                          {{"first", range.first}, {"last", range.first + standings.deals() - 1}})},
            {"thinking", show_thinking(voice, standings.head().thinking)}};
}

// Cells under their heads, the first and second to the left, the others to the right.
std::string table(const std::vector<std::vector<std::string>>& rows) {
    std::vector<int> widths(rows.front().size());
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], text_width(row[i]));
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(static_cast<std::size_t>(widths[i] - text_width(row[i])), ' ');
            line += (i == 0 ? "  " + row[i] + blanks : "  " + blanks + row[i]);
        }
        text += line + "\n";
    }
    return text;
}

std::string tell_players(const Voice& voice, const Standings& standings) {
    std::vector<std::vector<std::string>> rows{
        {say(voice, match_column_player), say(voice, match_column_won),
         say(voice, match_column_score), say(voice, match_column_ms),
         say(voice, match_column_decisions)}};
    for (std::size_t i = 0; i < standings.players().size(); ++i) {
        const PlayerStanding& player = standings.players()[i];
        const auto ms = player.ms_a_move();
        const double decisions =
            static_cast<double>(player.decisions) / static_cast<double>(standings.deals());
        rows.push_back({printable(standings.head().players[i]),
                        show_share(wilson(player.won, standings.deals())), show_mean(player.score),
                        ms ? fmt::format("{:.3f}", *ms) : "-", fmt::format("{:.1f}", decisions)});
    }
    return table(rows);
}

// Of whoever won anything.
std::string tell_wins(const Voice& voice, const Standings& standings) {
    std::vector<std::vector<std::string>> rows{
        {say(voice, match_column_player), say(voice, match_column_win_score)}};
    const bool compared = std::ranges::any_of(
        standings.players(),
        [](const PlayerStanding& player) { return player.of_best.count() > 0; });
    if (compared) rows.front().push_back(say(voice, match_column_of_best));
    for (std::size_t i = 0; i < standings.players().size(); ++i) {
        const PlayerStanding& player = standings.players()[i];
        if (player.won == 0) continue;
        auto& row = rows.emplace_back();
        row = {printable(standings.head().players[i]), show_mean(player.win_score)};
        if (compared)
            row.push_back(player.of_best.count() > 0 ? show_share_of(player.of_best) : "-");
    }
    return rows.size() > 1 ? "\n" + table(rows) : "";
}

std::string tell_unfinished(const Voice& voice, const Standings& standings) {
    std::string text;
    for (std::size_t i = 0; i < standings.players().size(); ++i)
        if (const std::uint64_t games = standings.players()[i].unfinished; games > 0)
            text += paragraph(say(voice, match_unfinished,
                                  {{"player", printable(standings.head().players[i])},
                                   {"games", games},
                                   {"most", longest_match_game}}));
    return text;
}

std::string tell_pair(const Voice& voice, const Standings& standings, const PairStanding& pair) {
    const std::string first = printable(standings.head().players[pair.first]);
    const std::string second = printable(standings.head().players[pair.second]);
    const PairedTest& test = pair.test;
    const ShareLead won = paired_lead(test.first(), test.second(), standings.deals());
    const std::string leads =
        paragraph(say(voice, pair.win_lead.count() > 0 ? match_leads : match_leads_without_wins,
                      {{"first", first},
                       {"second", second},
                       {"won", show_lead(100 * won.mean, 100 * won.low, 100 * won.high)},
                       {"score", show_lead(pair.lead)},
                       {"deals", pair.win_lead.count()},
                       {"wins", show_lead(pair.win_lead)}}));
    if (test.first() + test.second() == 0)
        return paragraph(say(voice, match_same, {{"first", first}, {"second", second}})) + leads;
    std::string text = say(voice, match_differ,
                           {{"first", first},
                            {"second", second},
                            {"deals", test.first() + test.second()},
                            {"first_won", test.first()},
                            {"second_won", test.second()}});
    text += " ";
    if (test.better() == Better::undecided)
        text += say(voice, match_undecided);
    else
        text += say(voice, match_better,
                    {{"player", test.better() == Better::first ? first : second},
                     {"deals", test.decided_after()}});
    return paragraph(text) + leads;
}

std::string tell_calibration(const Voice& voice, const Calibration& calibration) {
    std::vector<std::vector<std::string>> rows{
        {say(voice, match_column_chance), say(voice, match_column_games),
         say(voice, match_column_made), say(voice, match_column_mean),
         say(voice, match_column_won)}};
    const auto tenths = calibration.tenths();
    for (std::size_t i = 0; i < tenths.size(); ++i) {
        const Tenth& tenth = tenths[i];
        const std::string range = fmt::format("{:>2} to {}%", 10 * i, 10 * (i + 1));
        if (tenth.games == 0)
            rows.push_back({range, "0", "0", "-", "-"});
        else
            rows.push_back({range, std::to_string(tenth.games), std::to_string(tenth.decisions),
                            fmt::format("{:.1f}%", 100 * tenth.predicted), show_share(tenth.won)});
    }
    return table(rows);
}

std::string tell_score_calibration(const Voice& voice, const ScoreCalibration& calibration) {
    std::vector<std::vector<std::string>> rows{
        {say(voice, match_column_foretold), say(voice, match_column_games),
         say(voice, match_column_made), say(voice, match_column_mean),
         say(voice, match_column_score)}};
    for (const ScoreTenth& tenth : calibration.tenths())
        rows.push_back({fmt::format("{:.1f} to {:.1f}", tenth.from, tenth.to),
                        std::to_string(tenth.score.count()), std::to_string(tenth.decisions),
                        fmt::format("{:.2f}", tenth.predicted), show_mean(tenth.score)});
    const Ratio& surplus = calibration.surplus();
    const double reach = surplus.count() < 2 ? 0 : surplus.error();
    return table(rows) +
           paragraph(say(voice, match_surplus,
                         {{"surplus", show_lead(surplus.ratio(), surplus.ratio() - reach,
                                                surplus.ratio() + reach)},
                          {"deviation", fmt::format("{:.1f}", calibration.deviation())}}));
}

std::string tell_pairs(const Voice& voice, const Standings& standings) {
    std::string text = standings.pairs().empty() ? "" : "\n";
    for (const PairStanding& pair : standings.pairs()) text += tell_pair(voice, standings, pair);
    return text;
}

}  // namespace

std::string tell_shares(const Standings& standings) {
    std::string text;
    for (std::size_t i = 0; i < standings.players().size(); ++i)
        text += fmt::format("{}{} {:.1f}%", i == 0 ? "" : ", ", standings.head().players[i],
                            100 * wilson(standings.players()[i].won, standings.deals()).share);
    return text;
}

std::string tell_fairness(const MatchHead& head) {
    const Voice voice = Voice::of(head.variant);
    std::string text;
    if (!head.sealed.empty())
        text += say(voice, match_sealed, {{"hash", head.sealed}}) + "\n";
    else if (!head.guard.empty())
        text += paragraph(say(voice, match_not_sealed));
    if (!head.guard.empty()) text += paragraph(say(voice, match_guard, {{"guards", head.guard}}));
    return text;
}

Json fairness_json(const MatchHead& head, const std::string& key) {
    Json json = Json::object();
    if (head.sealed.empty() && head.guard.empty()) return json;
    json["sealed"] = head.sealed.empty() ? Json() : Json(head.sealed);
    if (!key.empty()) json["key"] = key;
    if (!head.guard.empty()) json["guard"] = head.guard;
    return json;
}

std::string tell_key(const std::string& key) {
    return "\n" + say({}, match_key, {{"key", key}}) + "\n";
}

std::string tell_match(const Standings& standings) {
    const Voice voice = Voice::of(standings.head().variant);
    std::string text =
        paragraph(say(voice, standings.head().sealed.empty() ? match_title : match_title_sealed,
                      about(voice, standings))) +
        "\n" + tell_players(voice, standings) + tell_unfinished(voice, standings) +
        tell_wins(voice, standings) + tell_pairs(voice, standings);
    for (std::size_t i = 0; i < standings.players().size(); ++i) {
        const PlayerStanding& player = standings.players()[i];
        const Arguments name{{"player", printable(standings.head().players[i])}};
        if (player.has_chances)
            text += "\n" + paragraph(say(voice, match_calibration, name)) +
                    tell_calibration(voice, player.calibration);
        if (!player.score_calibration.empty())
            text += "\n" + paragraph(say(voice, match_score_calibration, name)) +
                    tell_score_calibration(voice, player.score_calibration);
    }
    return text;
}

std::string tell_comparison(const Standings& standings) {
    const Voice voice = Voice::of(standings.head().variant);
    return paragraph(say(voice, match_comparison, about(voice, standings))) + "\n" +
           tell_players(voice, standings) + tell_unfinished(voice, standings) +
           tell_wins(voice, standings) + tell_pairs(voice, standings);
}

std::string draw_match_calibration(const Standings& standings) {
    const Voice voice = Voice::of(standings.head().variant);
    std::vector<CalibrationPanel> panels;
    for (std::size_t i = 0; i < standings.players().size(); ++i) {
        const PlayerStanding& player = standings.players()[i];
        if (!player.has_chances) continue;
        const auto tenths = player.calibration.tenths();
        std::uint64_t decisions = 0;
        for (const Tenth& tenth : tenths) decisions += tenth.decisions;
        CalibrationPanel& chances = panels.emplace_back(chance_panel(tenths));
        chances.title = standings.head().players[i];
        chances.note = say(
            voice, match_picture_note,
            {{"share", fmt::format("{:.1f}%", 100 * wilson(player.won, standings.deals()).share)},
             {"decisions", decisions}});
        chances.predicted = say(voice, match_axis_chance);
        chances.came = say(voice, match_axis_won);
        if (player.score_calibration.empty()) continue;
        CalibrationPanel& scores =
            panels.emplace_back(score_panel(player.score_calibration.tenths()));
        scores.title = standings.head().players[i];
        scores.note = say(voice, match_picture_score_note, {{"mean", show_mean(player.score)}});
        scores.predicted = say(voice, match_axis_foretold);
        scores.came = say(voice, match_axis_score);
    }
    if (panels.empty()) return {};
    return draw_calibrations(say(voice, match_picture_title, about(voice, standings)),
                             say(voice, match_picture_subtitle, about(voice, standings)), panels);
}

}  // namespace scoundrel::cli
