#include "rating_text.h"

#include <algorithm>
#include <numeric>

#include "figures.h"
#include "lab/ratings_svg.h"
#include "phrases/untrusted.h"
#include "standings_text.h"

namespace scoundrel::cli {

using enum Phrase;

namespace {

// Whole, but never rounded to none or all.
std::string show_of_hundred(const Comparisons& comparisons, std::size_t first, std::size_t second) {
    const double share =
        100 * comparisons.points(first, second) / static_cast<double>(comparisons.deals());
    if (share > 0 && share < 0.5) return "<1";
    if (share > 99.5 && share < 100) return ">99";
    return fmt::format("{:.0f}", share);
}

std::string show_end(double at) { return std::isfinite(at) ? fmt::format("{:.0f}", at) : "-"; }

}  // namespace

Ranking::Ranking(const Standings& standings, bool numbered)
    : standings(standings),
      ratings(standings.comparisons()),
      order(standings.players().size()),
      names(order.size()) {
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {},
                      [&](std::size_t player) { return std::pair(-rating(player).mean, player); });
    for (std::size_t place = 0; place < order.size(); ++place) {
        const std::string name =
            cut_to(printable(standings.head().players[order[place]]), longest_name);
        names[order[place]] = numbered ? fmt::format("{:2} {}", place + 1, name) : name;
    }
}

RatingLead Ranking::rating(std::size_t player) const {
    const RatingLead lead = ratings.lead(player, standings.anchor());
    return {anchor_rating + lead.mean, anchor_rating + lead.low, anchor_rating + lead.high};
}

std::string show_rating(const Ranking& ranking, std::size_t player) {
    const RatingLead rating = ranking.rating(player);
    const std::string mean = fmt::format("{:.0f}", rating.mean);
    if (player == ranking.standings.anchor()) return mean;
    return fmt::format("{} [{}, {}]", mean, show_end(rating.low), show_end(rating.high));
}

Report tell_rating(const Voice& voice, const Ranking& ranking) {
    const auto& players = ranking.standings.head().players;
    if (players.size() < 2) return "";
    const std::string& anchor = players[ranking.standings.anchor()];
    Report text =
        "\n" + paragraph(say(voice, match_rating, {{"anchor", anchor}, {"at", anchor_rating}}));
    for (const std::size_t i : ranking.order) {
        const RatingLead rating = ranking.rating(i);
        if (ranking.standings.deals() < 2) break;  // of one deal there are no intervals at all
        if (std::isinf(rating.high))
            text += paragraph(
                say(voice, match_rating_ahead, {{"player", players[i]}, {"anchor", anchor}}));
        if (std::isinf(rating.low))
            text += paragraph(
                say(voice, match_rating_behind, {{"player", players[i]}, {"anchor", anchor}}));
    }
    for (const std::size_t i : ranking.order)
        if (printable(players[i]).size() > longest_name)
            text += Report(
                hang("  " + ranking.names[i] + "  ", printable(players[i]), text::page_width),
                {ReportPart::Kind::paragraph, ranking.names[i] + ": " + printable(players[i])});
    return text;
}

Report tell_matrix(const Voice& voice, const Ranking& ranking) {
    const Standings& standings = ranking.standings;
    const std::size_t count = ranking.order.size();
    const std::size_t name_width = text::page_width - std::min<std::size_t>(60, 5 * count) - 2;
    Rows rows{{""}};
    std::vector<std::size_t> places(count);
    for (std::size_t place = 0; place < count; ++place) {
        places[ranking.order[place]] = place + 1;
        rows.front().push_back(std::to_string(place + 1));
    }
    for (const std::size_t i : ranking.order) {
        auto& row = rows.emplace_back();
        row.push_back(cut_to(ranking.names[i], name_width));
        for (const std::size_t j : ranking.order)
            row.push_back(i == j ? "-" : show_of_hundred(standings.comparisons(), i, j));
    }
    std::string pairs;
    for (const PairStanding& pair : standings.pairs())
        if (pair.test.better() == Better::undecided) {
            const auto [first, second] = std::minmax(places[pair.first], places[pair.second]);
            pairs += (pairs.empty() ? "" : ", ") +
                     say(voice, match_two, {{"first", first}, {"second", second}});
        }
    return "\n" + paragraph(say(voice, match_matrix)) + table(rows) +
           paragraph(pairs.empty() ? say(voice, match_all_decided)
                                   : say(voice, match_not_decided, {{"pairs", pairs}}));
}

std::string draw_match_ratings(const Standings& standings) {
    const Voice voice = Voice::of(standings.head().variant);
    const Ranking ranking(standings, false);
    std::vector<RatedPlayer> players;
    for (const std::size_t i : ranking.order) {
        const RatingLead rating = ranking.rating(i);
        const std::string name = printable(standings.head().players[i]);
        players.push_back({cut_to(name, longest_rated_name), rating.mean, rating.low, rating.high,
                           show_rating(ranking, i), name});
    }
    return draw_ratings(
        say(voice, match_ratings_title, about(voice, standings)),
        say(voice, match_ratings_subtitle, about(voice, standings)),
        say(voice, match_axis_rating,
            {{"anchor", standings.head().players[standings.anchor()]}, {"at", anchor_rating}}),
        players);
}

}  // namespace scoundrel::cli
