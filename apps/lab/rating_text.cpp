#include "rating_text.h"

#include <algorithm>
#include <numeric>

#include "figures.h"
#include "lab/ratings_svg.h"
#include "standings_text.h"
#include "words/untrusted.h"

namespace scoundrel::cli {

using enum Phrase;

namespace {

constexpr std::size_t longest_name = 32;  // in a table

std::string fit_to_table(const std::string& name) {
    return name.size() <= longest_name ? name : name.substr(0, longest_name - 3) + "...";
}

std::string show_end(double at) { return std::isfinite(at) ? fmt::format("{:.0f}", at) : "-"; }

}  // namespace

Ranking::Ranking(const Standings& standings, bool numbered)
    : standings(standings),
      ratings(standings.comparisons()),
      order(standings.players().size()),
      names(order.size()) {
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::size_t player) { return rating(player).mean; });
    for (std::size_t place = 0; place < order.size(); ++place) {
        const std::string name = fit_to_table(printable(standings.head().players[order[place]]));
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

std::string tell_rating(const Voice& voice, const Ranking& ranking) {
    const auto& players = ranking.standings.head().players;
    if (players.size() < 2) return "";
    const std::string& anchor = players[ranking.standings.anchor()];
    std::string text =
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
            text += hang("  " + ranking.names[i] + "  ", printable(players[i]), text::page_width);
    return text;
}

std::string tell_matrix(const Voice& voice, const Ranking& ranking) {
    const Comparisons& comparisons = ranking.standings.comparisons();
    std::vector<std::vector<std::string>> rows{{""}};
    for (std::size_t place = 0; place < ranking.order.size(); ++place)
        rows.front().push_back(std::to_string(place + 1));
    for (const std::size_t i : ranking.order) {
        auto& row = rows.emplace_back();
        row.push_back(ranking.names[i]);
        for (const std::size_t j : ranking.order)
            row.push_back(
                i == j ? "-"
                       : fmt::format("{:.1f}", 100 * comparisons.points(i, j) /
                                                   static_cast<double>(comparisons.deals())));
    }
    std::vector<std::string> undecided;
    for (const PairStanding& pair : ranking.standings.pairs())
        if (pair.test.better() == Better::undecided)
            undecided.push_back(say(voice, match_two,
                                    {{"first", ranking.standings.head().players[pair.first]},
                                     {"second", ranking.standings.head().players[pair.second]}}));
    std::string pairs;
    for (const std::string& two : undecided) pairs += (pairs.empty() ? "" : "; ") + two;
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
        players.push_back({printable(standings.head().players[i]), rating.mean, rating.low,
                           rating.high, show_rating(ranking, i)});
    }
    return draw_ratings(
        say(voice, match_ratings_title, about(voice, standings)),
        say(voice, match_ratings_subtitle, about(voice, standings)),
        say(voice, match_axis_rating,
            {{"anchor", standings.head().players[standings.anchor()]}, {"at", anchor_rating}}),
        players);
}

}  // namespace scoundrel::cli
