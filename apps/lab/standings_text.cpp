#include "standings_text.h"

#include <fmt/format.h>

#include "figures.h"
#include "lab/calibration_svg.h"
#include "words/catalogue.h"
#include "words/layout.h"
#include "words/untrusted.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

std::string show_thinking(const Voice& voice, const Thinking& thinking) {
    return thinking.ms ? say(voice, match_by_time, {{"ms", *thinking.ms}})
                       : say(voice, match_by_samples, {{"samples", thinking.samples}});
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
    if (test.first() + test.second() == 0)
        return paragraph(say(voice, match_same, {{"first", first}, {"second", second}}));
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
    return paragraph(text);
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
        "\n" + tell_players(voice, standings) + tell_unfinished(voice, standings);
    if (!standings.pairs().empty()) text += "\n";
    for (const PairStanding& pair : standings.pairs()) text += tell_pair(voice, standings, pair);
    for (std::size_t i = 0; i < standings.players().size(); ++i)
        if (standings.players()[i].has_chances)
            text += "\n" +
                    paragraph(say(voice, match_calibration,
                                  {{"player", printable(standings.head().players[i])}})) +
                    tell_calibration(voice, standings.players()[i].calibration);
    return text;
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
        panels.push_back(
            {standings.head().players[i],
             say(voice, match_picture_note,
                 {{"share",
                   fmt::format("{:.1f}%", 100 * wilson(player.won, standings.deals()).share)},
                  {"decisions", decisions}}),
             tenths});
    }
    if (panels.empty()) return {};
    return draw_calibrations({say(voice, match_picture_title, about(voice, standings)),
                              say(voice, match_picture_subtitle, about(voice, standings)),
                              say(voice, match_axis_chance), say(voice, match_axis_won)},
                             panels);
}

}  // namespace scoundrel::cli
