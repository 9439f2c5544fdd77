#include "tune_text.h"

#include "comparison_text.h"
#include "csv.h"
#include "figures.h"
#include "lab/interval_json.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"
#include "tune_picture.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

std::string show_points(double share) { return fmt::format("{:g}", rounded(100 * share)); }

std::string setting_name(const TuneResult& result, std::size_t setting) {
    return print_rules(result.plan.rules[setting].variant);
}

enum class Found : std::uint8_t { open, below, above, within, hit, missed };

// On fresh deals where it has played any.
Found found_of(const TuneResult& result, std::size_t setting) {
    const TuningGoal& goal = result.tuning.goal();
    const TunedSetting& tuned = result.tuning.settings()[setting];
    if (tuned.fresh_deals > 0 && goal.holds(tuned.fresh_share)) return Found::hit;
    if (tuned.fresh_deals > 0 && !tuned.out && goal.excludes(tuned.fresh_share))
        return Found::missed;
    if (tuned.out) return tuned.won_share.share < goal.target ? Found::below : Found::above;
    return tuned.settled && tuned.fresh_deals == 0 ? Found::within : Found::open;
}

struct FoundWords {
    std::string_view for_programs;
    Phrase phrase;
};
FoundWords words_of_found(Found found) {
    switch (found) {
        case Found::below: return {"below", tune_below};
        case Found::above: return {"above", tune_above};
        case Found::within: return {"within", tune_within};
        case Found::hit: return {"hit", tune_hits};
        case Found::missed: return {"missed", tune_misses};
        default: return {"open", tune_open};
    }
}

std::string_view word_of_outcome(Tuned outcome) {
    switch (outcome) {
        case Tuned::hit: return "hit";
        case Tuned::unsure: return "unsure";
        case Tuned::missed: return "missed";
        case Tuned::nothing: return "nothing";
        default: return "unfinished";
    }
}

std::string tuning_title(const TuneResult& result) {
    const TuningGoal& goal = result.tuning.goal();
    return say({}, tune_page,
               {{"rules", result.base},
                {"knobs", say_names(result.turns)},
                {"player", printable(result.plan.players.front())},
                {"target", show_points(goal.target)},
                {"within", show_points(goal.within)}});
}

std::uint64_t most_played(const Tuning& tuning) {
    std::uint64_t most = 0;
    for (const TunedSetting& setting : tuning.settings()) most = std::max(most, setting.deals);
    return most;
}

std::string tuning_played(const TuneResult& result) {
    const std::uint64_t deals = most_played(result.tuning);
    return say({}, tune_played,
               {{"settings", std::uint64_t{result.plan.rules.size()}},
                {"deals", deals},
                {"player", printable(result.plan.players.front())}});
}

// A line for each setting that has played fresh deals.
Report tell_picked(const TuneResult& result) {
    const Tuning& tuning = result.tuning;
    const TuningGoal& goal = tuning.goal();
    const Arguments band{{"low", show_points(goal.low())}, {"high", show_points(goal.high())}};
    if (tuning.outcome() == Tuned::unfinished) return paragraph(say({}, tune_unfinished));
    Report report;
    if (tuning.outcome() == Tuned::nothing) report += paragraph(say({}, tune_nothing, band));
    for (const std::size_t i : tuning.picked()) {
        const TunedSetting& setting = tuning.settings()[i];
        Arguments of{{"rules", setting_name(result, i)},
                     {"share", show_share(setting.fresh_share)},
                     {"deals", setting.fresh_deals}};
        of.insert(of.end(), band.begin(), band.end());
        const Phrase phrase = goal.holds(setting.fresh_share)      ? tune_hit
                              : tuning.outcome() == Tuned::nothing ? tune_nearest
                              : goal.excludes(setting.fresh_share) ? tune_missed
                                                                   : tune_unsure;
        report += paragraph(say({}, phrase, of));
    }
    return report;
}

Report tell_settings(const TuneResult& result) {
    Rows rows{{names_of(result.turns), say({}, tune_column_deals), say({}, tune_column_won),
               say({}, tune_column_verdict)}};
    for (std::size_t i = 0; i < result.plan.rules.size(); ++i) {
        const TunedSetting& setting = result.tuning.settings()[i];
        rows.push_back({values_of(result.turns, result.plan.rules[i].variant.rules),
                        std::to_string(setting.deals), show_share(setting.won_share),
                        say({}, words_of_found(found_of(result, i)).phrase)});
    }
    return "\n" + table(rows) + "\n" + paragraph(say({}, tune_how));
}

Json tuning_json(const TuneResult& result) {
    const TuningGoal& goal = result.tuning.goal();
    Json list = Json::array();
    for (std::size_t i = 0; i < result.plan.rules.size(); ++i) {
        const TunedSetting& setting = result.tuning.settings()[i];
        Json json{{"rules", setting_name(result, i)},
                  {"deals", setting.deals},
                  {"won", setting.won},
                  {"win", share_json(setting.won_share)},
                  {"verdict", std::string(words_of_found(found_of(result, i)).for_programs)}};
        if (setting.fresh_deals > 0)
            json["fresh"] = {{"deals", setting.fresh_deals},
                             {"won", setting.fresh_won},
                             {"win", share_json(setting.fresh_share)}};
        list.push_back(std::move(json));
    }
    Json picked = Json::array();
    for (const std::size_t i : result.tuning.picked()) picked.push_back(setting_name(result, i));
    return {{"player", result.plan.players.front()},
            {"samples", result.plan.thinking.samples},
            {"aim", std::string(name_of(result.plan.thinking.aim))},
            {"target", rounded(goal.target)},
            {"within", rounded(goal.within)},
            {"most_deals", goal.most_deals},
            {"first_fresh_deal", first_fresh_deal},
            {"outcome", std::string(word_of_outcome(result.tuning.outcome()))},
            {"picked", std::move(picked)},
            {"settings", std::move(list)}};
}

std::string tuning_csv(const TuneResult& result) {
    Csv csv;
    for (std::size_t i = 0; i < result.plan.rules.size(); ++i) {
        const TunedSetting& setting = result.tuning.settings()[i];
        csv.begin(setting_name(result, i), result.plan.players.front());
        csv.add("deals", setting.deals);
        csv.add("won", setting.won_share);
        if (setting.fresh_deals == 0) continue;
        csv.add("fresh_deals", setting.fresh_deals);
        csv.add("fresh_won", setting.fresh_share);
        csv.add("hit", std::uint64_t{found_of(result, i) == Found::hit ? 1u : 0u});
    }
    return csv.text();
}

}  // namespace

Telling tell_tuning(const TuneResult& result) {
    return {
        .title = tuning_title(result),
        .json = [&] { return tuning_json(result); },
        .report =
            [&] {
                return paragraph(tuning_title(result)) + paragraph(tuning_played(result)) +
                       tell_nets(result.plan) + "\n" + tell_picked(result) + tell_settings(result);
            },
        .csv = [&] { return tuning_csv(result); },
        .svg = [&] { return draw_tuning(result, tuning_title(result), tuning_played(result)); }};
}

}  // namespace scoundrel::cli
