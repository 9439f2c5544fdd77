#include "lab/census_report.h"

#include <algorithm>

#include "lab/interval_json.h"
#include "solver/solution_text.h"

namespace scoundrel {

namespace {

constexpr int low_scores_to = 10;  // "between 1 and 10": text 002

void count_win(CensusReport& report, const CensusRow& row) {
    ++report.won;
    if (row.avoids)
        ++report.avoids[*row.avoids];
    else
        ++report.open_avoids;
    if (row.best_score)
        ++report.best_scores[*row.best_score];
    else
        ++report.open_scores;
    const auto reached = row.best_score ? row.best_score : row.at_least;
    report.full_health += reached && *reached >= report.head.variant.rules.health;
    report.one_to_ten += row.best_score && *row.best_score >= 1 && *row.best_score <= low_scores_to;
}

void count_row(CensusReport& report, const CensusRow& row) {
    ++report.deals;
    if (row.limit != Limit::none) ++report.limits[row.limit];
    switch (row.verdict) {
        case Verdict::won: return count_win(report, row);
        case Verdict::lost:
            ++report.lost;
            if (row.best_score) ++report.least_bad[*row.best_score];
            return;
        case Verdict::unknown: ++report.unknown; return;
    }
}

void count_nodes(CensusReport& report, const std::vector<CensusRow>& rows) {
    std::vector<std::uint64_t> nodes;
    double sum = 0;
    for (const CensusRow& row : rows) {
        nodes.push_back(row.nodes);
        sum += static_cast<double>(row.nodes);
    }
    if (nodes.empty()) return;
    std::ranges::sort(nodes);
    report.mean_nodes = sum / static_cast<double>(nodes.size());
    report.median_nodes = nodes[(nodes.size() - 1) / 2];
    report.most_nodes = nodes.back();
}

Json part_json(std::uint64_t part, std::uint64_t all) {
    Json json{{"deals", part}};
    json.update(share_json(wilson(part, all)));
    return json;
}

Json distribution_json(const Distribution& distribution) {
    Json json = Json::object();
    for (const auto& [number, times] : distribution) json[std::to_string(number)] = times;
    return json;
}

Json mean_json(const Distribution& distribution) {
    return distribution.empty() ? Json() : Json(rounded(mean(distribution)));
}

}  // namespace

std::uint64_t total(const Distribution& distribution) {
    std::uint64_t sum = 0;
    for (const auto& [number, times] : distribution) sum += times;
    return sum;
}

double mean(const Distribution& distribution) {
    double sum = 0;
    for (const auto& [number, times] : distribution) sum += number * static_cast<double>(times);
    return sum / static_cast<double>(total(distribution));
}

std::vector<Bin> binned(const Distribution& distribution, int most_bins) {
    if (distribution.empty()) return {};
    const int low = distribution.begin()->first;
    const int high = distribution.rbegin()->first;
    const auto floor_to = [](int number, int step) {
        return number - ((number % step) + step) % step;
    };
    int width = 1;
    for (const int step : {1, 2, 5, 10, 20, 50, 100, 1000, 10'000}) {
        width = step;
        if ((high - floor_to(low, step)) / step < most_bins) break;
    }
    std::vector<Bin> bins;
    for (int from = floor_to(low, width); from <= high; from += width)
        bins.push_back({from, from + width - 1, 0});
    for (const auto& [number, times] : distribution)
        bins[static_cast<std::size_t>((number - bins.front().low) / width)].times += times;
    return bins;
}

bool CensusReport::scores_health() const {
    return head.question == Question::everything && head.variant.rules.scoring != Scoring::slain;
}

CensusReport census_report(const Census& census) {
    CensusReport report;
    report.head = census.head;
    report.checks = census.checks;
    for (const CensusRow& row : census.rows) count_row(report, row);
    report.seeds = ranges_of(seeds_of(census.rows));
    count_nodes(report, census.rows);
    report.unknown_as_lost = wilson(report.won, report.deals);
    report.unknown_as_won = wilson(report.won + report.unknown, report.deals);
    return report;
}

Json census_report_json(const CensusReport& report) {
    Json seeds = Json::array();
    for (const SeedRange& range : report.seeds) seeds.push_back({range.first, range.last});
    Json limits = Json::object();
    for (const auto& [limit, rows] : report.limits) limits[std::string(limit_text(limit))] = rows;
    Json json{{"rules", print_rules(report.head.variant)},
              {"deals", report.deals},
              {"seeds", std::move(seeds)},
              {"won", report.won},
              {"lost", report.lost},
              {"unknown", report.unknown},
              {"limits", std::move(limits)},
              {"unknown_as_lost", share_json(report.unknown_as_lost)},
              {"unknown_as_won", share_json(report.unknown_as_won)},
              {"nodes",
               {{"mean", rounded(report.mean_nodes)},
                {"median", report.median_nodes},
                {"most", report.most_nodes}}}};
    json["check"] = checks_text(report.checks);
    if (!report.checks.failed.empty()) json["failed_lines"] = report.checks.failed;
    if (report.head.question == Question::verdict) return json;
    json["best_scores"] = distribution_json(report.best_scores);
    json["best_score_mean"] = mean_json(report.best_scores);
    json["best_scores_open"] = report.open_scores;
    json["least_bad_losses"] = distribution_json(report.least_bad);
    json["avoids"] = distribution_json(report.avoids);
    json["avoids_mean"] = mean_json(report.avoids);
    json["avoids_open"] = report.open_avoids;
    if (report.scores_health()) {
        json["full_health"] = part_json(report.full_health, report.deals);
        json["one_to_ten"] = part_json(report.one_to_ten, report.won);
    }
    return json;
}

}  // namespace scoundrel
