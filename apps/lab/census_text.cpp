#include "census_text.h"

#include <fmt/format.h>

#include "check_command.h"
#include "csv.h"
#include "figures.h"
#include "lab/histograms_svg.h"
#include "parts.h"
#include "phrases/catalogue.h"
#include "phrases/layout.h"
#include "solver/solution_text.h"

namespace scoundrel::cli {

namespace {

using text::page_width;
using enum Phrase;

constexpr int most_bins = 40;
constexpr int widest_bar = 40;

double part_of(std::uint64_t part, std::uint64_t all) {
    return all == 0 ? 0 : static_cast<double>(part) / static_cast<double>(all);
}

std::string show_middle(const Distribution& distribution) {
    return fmt::format("{:.2f}", mean(distribution));
}

std::string show_bin(const Bin& bin) {
    return bin.low == bin.high ? std::to_string(bin.low)
                               : fmt::format("{} to {}", bin.low, bin.high);
}

// A row for each number, its deals, their share among all that are known, and a bar.
Report tell_distribution(const Voice& voice, const Distribution& distribution) {
    std::uint64_t most = 1;
    const auto bins = binned(distribution, most_bins);
    for (const Bin& bin : bins) most = std::max(most, bin.times);
    std::string text;
    Rows rows{{say(voice, census_column_number), say(voice, census_column_deals),
               say(voice, census_column_share)}};
    for (const Bin& bin : bins) {
        const auto length =
            static_cast<std::size_t>(std::ceil(widest_bar * part_of(bin.times, most)));
        const std::string share =
            fmt::format("{:.2f}%", 100 * part_of(bin.times, total(distribution)));
        text += fmt::format("  {:>10} {:>9} {:>7}{}{}\n", show_bin(bin), bin.times, share,
                            length > 0 ? "  " : "", std::string(length, '#'));
        rows.push_back({show_bin(bin), std::to_string(bin.times), share});
    }
    return {text, {ReportPart::Kind::table, "", rows}};
}

Report tell_part(const Voice& voice, Phrase title, const Distribution& distribution,
                 std::uint64_t open) {
    Report text;
    if (!distribution.empty())
        text += "\n" + paragraph(say(voice, title, {{"mean", show_middle(distribution)}})) +
                tell_distribution(voice, distribution);
    if (open > 0) text += "  " + say(voice, census_open, {{"deals", open}}) + "\n";
    return text;
}

Report tell_claims(const Voice& voice, const CensusReport& report) {
    constexpr int indent = 2;
    const auto claim = [&](Phrase phrase, std::uint64_t part, std::uint64_t all) {
        const std::string text =
            say(voice, phrase,
                {{"share", show_share(wilson(part, all))},
                 {"health", static_cast<int>(report.head.variant.rules.health)}});
        return Report(hang(padded("", indent), text, page_width),
                      {ReportPart::Kind::paragraph, text});
    };
    return "\n" + paragraph(say(voice, census_claims)) +
           claim(census_claim_full, report.full_health, report.deals) +
           claim(census_claim_low, report.one_to_ten, report.won);
}

std::string tell_limits(const Voice& voice, const CensusReport& report) {
    std::vector<std::string> limits;
    for (const auto& [limit, rows] : report.limits)
        limits.push_back(fmt::format("{} {}", limit_text(limit), rows));
    return say(voice, census_limits, {{"limits", say_list(voice, limits)}});
}

std::vector<Bar> bars_of(const Distribution& distribution) {
    std::vector<Bar> bars;
    for (const Bin& bin : binned(distribution, most_bins))
        bars.push_back({bin.low == bin.high ? std::to_string(bin.low)
                                            : fmt::format("{}\u2013{}", bin.low, bin.high),
                        part_of(bin.times, total(distribution))});
    return bars;
}

Histogram histogram(const Voice& voice, Phrase title, Phrase axis,
                    const Distribution& distribution) {
    return {say(voice, title),
            say(voice, census_picture_mean, {{"mean", show_middle(distribution)}}),
            say(voice, axis), bars_of(distribution)};
}

Histogram verdicts(const Voice& voice, const CensusReport& report) {
    Histogram made{say(voice, census_picture_verdicts), "", say(voice, census_axis_verdict), {}};
    for (const auto& [phrase, deals] : {std::pair{census_bar_won, report.won},
                                        {census_bar_lost, report.lost},
                                        {census_bar_unknown, report.unknown}})
        made.bars.push_back({say(voice, phrase), part_of(deals, report.deals)});
    return made;
}

}  // namespace

Report tell_census(const CensusReport& report) {
    const Voice voice = Voice::of(report.head.variant);
    const bool failed = !report.checks.failed.empty();
    Report text = failed ? paragraph(tell_checks(report.checks)) + "\n" : "";
    text += paragraph(say(voice, census_title,
                          {{"rules", print_rules(report.head.variant)},
                           {"deals", report.deals},
                           {"seeds", say_seeds(report.seeds)}})) +
            "\n" +
            paragraph(say(voice, census_won,
                          {{"won", report.won},
                           {"deals", report.deals},
                           {"share", show_share(report.unknown_as_lost)}}));
    if (report.unknown > 0)
        text += paragraph(
            say(voice, census_unknown_as_won,
                {{"unknown", report.unknown}, {"share", show_share(report.unknown_as_won)}}));
    if (!report.limits.empty()) text += paragraph(tell_limits(voice, report));
    if (report.head.question == Question::everything) {
        text += tell_part(voice, census_scores, report.best_scores, report.open_scores);
        text += tell_part(voice, census_avoids, report.avoids, report.open_avoids);
    }
    text += "\n" + paragraph(say(voice, census_nodes,
                                 {{"mean", fmt::format("{:.0f}", report.mean_nodes)},
                                  {"median", report.median_nodes},
                                  {"most", report.most_nodes}}));
    if (report.scores_health() && report.won > 0) text += tell_claims(voice, report);
    if (!report.checks.there) text += "\n" + paragraph(tell_checks(report.checks));
    return text;
}

std::string census_title_of(const CensusReport& report) {
    return say(Voice::of(report.head.variant), census_picture_title,
               {{"rules", print_rules(report.head.variant)},
                {"share", show_share(report.unknown_as_lost)}});
}

std::string census_csv(const CensusReport& report) {
    Csv csv;
    csv.begin(print_rules(report.head.variant), "");
    csv.add("deals", report.deals);
    csv.add("can_be_won", report.unknown_as_lost);
    csv.add("can_be_won_unknown_as_won", report.unknown_as_won);
    csv.add("lost", report.lost);
    csv.add("unknown", report.unknown);
    for (const auto& [name, distribution] : {std::pair("best_score", &report.best_scores),
                                             {"least_bad_score", &report.least_bad},
                                             {"fewest_avoids", &report.avoids}})
        for (const auto& [number, times] : *distribution)
            csv.add(fmt::format("{}_{}", name, number), wilson(times, total(*distribution)));
    csv.add("open_scores", report.open_scores);
    csv.add("open_avoids", report.open_avoids);
    csv.add("nodes", report.mean_nodes);
    return csv.text();
}

std::string draw_census(const CensusReport& report) {
    const Voice voice = Voice::of(report.head.variant);
    const std::string title = census_title_of(report);
    std::string subtitle = say(voice, census_picture_subtitle,
                               {{"deals", report.deals}, {"seeds", say_seeds(report.seeds)}});
    if (report.unknown > 0)
        subtitle += say(voice, census_picture_undecided, {{"unknown", report.unknown}});
    if (!report.checks.failed.empty())
        subtitle += say(voice, census_picture_failed,
                        {{"count", std::uint64_t{report.checks.failed.size()}}});
    std::vector<Histogram> histograms;
    if (!report.best_scores.empty())
        histograms.push_back(
            histogram(voice, census_picture_scores, census_axis_score, report.best_scores));
    if (!report.avoids.empty())
        histograms.push_back(
            histogram(voice, census_picture_avoids, census_axis_avoids, report.avoids));
    if (histograms.empty()) histograms.push_back(verdicts(voice, report));
    return draw_histograms(title, subtitle, histograms);
}

}  // namespace scoundrel::cli
