#include "calibration_text.h"

#include <fmt/format.h>

#include "figures.h"
#include "lab/calibration_svg.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"
#include "standings_text.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

Report tell_chances(const Voice& voice, const Calibration& calibration) {
    Rows rows{{say(voice, match_column_chance), say(voice, match_column_games),
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

Report tell_scores(const Voice& voice, const ScoreCalibration& calibration) {
    Rows rows{{say(voice, match_column_foretold), say(voice, match_column_games),
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

}  // namespace

Report tell_calibrations(const Voice& voice, const Standings& standings) {
    Report text;
    for (std::size_t i = 0; i < standings.players().size(); ++i) {
        const PlayerStanding& player = standings.players()[i];
        const Arguments name{{"player", printable(standings.head().players[i])}};
        if (player.has_chances)
            text += "\n" + paragraph(say(voice, match_calibration, name)) +
                    tell_chances(voice, player.calibration);
        if (!player.score_calibration.empty())
            text += "\n" + paragraph(say(voice, match_score_calibration, name)) +
                    tell_scores(voice, player.score_calibration);
    }
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
