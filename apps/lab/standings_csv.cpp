#include "csv.h"
#include "rating_text.h"
#include "standings_text.h"

namespace scoundrel::cli {

// Without how long players thought, which differs from run to run.
std::string match_csv(const Standings& standings) {
    const std::string rules = print_rules(standings.head().variant);
    const auto& players = standings.head().players;
    const std::uint64_t deals = standings.deals();
    const Ranking ranking(standings, false);
    Csv csv;
    csv.begin(rules, "");
    csv.add("deals", deals);
    for (std::size_t i = 0; i < players.size(); ++i) {
        const PlayerStanding& player = standings.players()[i];
        csv.begin(rules, players[i]);
        csv.add("won", wilson(player.won, deals));
        csv.add("score", player.score);
        csv.add("win_score", player.win_score);
        csv.add("of_best", player.of_best);
        const RatingLead rating = ranking.rating(i);
        if (players.size() > 1) csv.add("rating", rating.mean, rating.low, rating.high);
        csv.add("decisions", player.decisions);
        csv.add("unfinished", player.unfinished);
        csv.add("forfeits", player.forfeits);
    }
    for (const PairStanding& pair : standings.pairs()) {
        csv.begin(rules, players[pair.first]);
        csv.add("won_over " + players[pair.second],
                paired_lead(pair.test.first(), pair.test.second(), deals));
        csv.add("score_over " + players[pair.second], pair.lead);
    }
    return csv.text();
}

}  // namespace scoundrel::cli
