#include "lab/standings.h"

#include <algorithm>

#include "lab/interval_json.h"

namespace scoundrel {

Standings::Standings(MatchHead head, SeedRange range, BestScores best, DealsCounted counted)
    : head_(std::move(head)),
      best_(std::move(best)),
      counted_(counted),
      deals_(range, head_.players.size()),
      players_(head_.players.size()),
      comparisons_(head_.players.size()) {
    for (std::size_t a = 0; a < players_.size(); ++a)
        for (std::size_t b = a + 1; b < players_.size(); ++b) pairs_.push_back({a, b, {}, {}, {}});
}

void Standings::add(const MatchRow& row) {
    deals_.add(row, row.player, [this](const auto& rows) { count_deal(rows); });
}

void Standings::count_deal(const WholeDeals<MatchRow>::Rows& rows) {
    std::vector<DealResult> results;
    for (const auto& row : rows) results.push_back({row->won(), row->score});
    comparisons_.add(results);
    for (std::size_t i = 0; i < players_.size(); ++i) {
        PlayerStanding& player = players_[i];
        const MatchRow& row = *rows[i];
        player.won += row.won() ? 1u : 0u;
        player.unfinished += row.status == Status::playing ? 1u : 0u;
        if (row.forfeit && player.forfeits++ == 0) player.first_forfeit = row;
        player.moves += static_cast<std::uint64_t>(row.moves);
        player.decisions += static_cast<std::uint64_t>(row.decisions);
        if (row.microseconds) {
            player.microseconds += static_cast<double>(*row.microseconds);
            player.timed_moves += static_cast<std::uint64_t>(row.moves);
        }
        player.score.add(row.score);
        if (row.won()) {
            player.win_score.add(row.score);
            if (const auto best = best_.find(row.seed); best != best_.end())
                player.of_best.add(row.score, best->second);
        }
        player.calibration.add(row);
        player.score_calibration.add(row);
        player.has_chances |= !row.forecasts.empty();
    }
    for (PairStanding& pair : pairs_) {
        const MatchRow& first = *rows[pair.first];
        const MatchRow& second = *rows[pair.second];
        pair.test.add(first.won(), second.won());
        pair.lead.add(first.score - second.score);
        if (first.won() && second.won()) pair.win_lead.add(first.score - second.score);
    }
    if (ended_early()) deals_.close();
}

bool Standings::decided() const {
    return std::ranges::none_of(
        pairs_, [](const PairStanding& pair) { return pair.test.better() == Better::undecided; });
}

std::size_t Standings::anchor() const {
    const auto found = std::ranges::find(head_.players, "careful");
    return found == head_.players.end() ? 0
                                        : static_cast<std::size_t>(found - head_.players.begin());
}

namespace {

Json calibration_json(const Calibration& calibration) {
    Json list = Json::array();
    for (const Tenth& tenth : calibration.tenths())
        list.push_back({{"games", tenth.games},
                        {"decisions", tenth.decisions},
                        {"predicted", tenth.games == 0 ? Json() : Json(rounded(tenth.predicted))},
                        {"won", tenth.games == 0 ? Json() : share_json(tenth.won)}});
    return list;
}

Json score_calibration_json(const ScoreCalibration& calibration) {
    Json list = Json::array();
    for (const ScoreTenth& tenth : calibration.tenths())
        list.push_back({{"games", tenth.score.count()},
                        {"decisions", tenth.decisions},
                        {"predicted", rounded(tenth.predicted)},
                        {"score", mean_json(tenth.score)}});
    return list;
}

Json player_json(const std::string& name, const PlayerStanding& player, std::uint64_t deals) {
    const auto ms = player.ms_a_move();
    Json json{{"player", name},
              {"won", player.won},
              {"win", share_json(wilson(player.won, deals))},
              {"score", mean_json(player.score)},
              {"win_score", mean_json(player.win_score)},
              {"unfinished", player.unfinished},
              {"forfeits", player.forfeits},
              {"moves", player.moves},
              {"decisions", player.decisions},
              {"ms_a_move", ms ? Json(rounded(*ms)) : Json()}};
    if (player.forfeits > 0)
        json["first_forfeit"] = {{"seed", player.first_forfeit.seed},
                                 {"reason", *player.first_forfeit.forfeit}};
    if (player.of_best.count() > 0) json["of_best"] = mean_json(player.of_best);
    if (player.has_chances) json["calibration"] = calibration_json(player.calibration);
    if (!player.score_calibration.empty()) {
        json["score_calibration"] = score_calibration_json(player.score_calibration);
        json["score_surplus"] = mean_json(player.score_calibration.surplus());
    }
    return json;
}

// An end that no deals can tell is null.
Json rating_json(const RatingLead& lead, double from) {
    const auto end = [&](double at) {
        return std::isfinite(at) ? Json(rounded(from + at)) : Json();
    };
    return {{"mean", rounded(from + lead.mean)}, {"low", end(lead.low)}, {"high", end(lead.high)}};
}

Json pair_json(const Standings& standings, const Ratings& ratings, const PairStanding& pair) {
    const MatchHead& head = standings.head();
    const Comparisons& comparisons = standings.comparisons();
    const PairedTest& test = pair.test;
    Json better;
    if (test.better() != Better::undecided)
        better = head.players[test.better() == Better::first ? pair.first : pair.second];
    return {{"players", {head.players[pair.first], head.players[pair.second]}},
            {"only_won", {test.first(), test.second()}},
            {"better", better},
            {"decided_after", better.is_null() ? Json() : Json(test.decided_after())},
            {"log_stake", rounded(test.log_stake())},
            {"won_lead", lead_json(paired_lead(test.first(), test.second(), standings.deals()))},
            {"score_lead", mean_json(pair.lead)},
            {"win_score_lead", mean_json(pair.win_lead)},
            {"did_better",
             {comparisons.better(pair.first, pair.second),
              comparisons.better(pair.second, pair.first)}},
            {"rating_lead", rating_json(ratings.lead(pair.first, pair.second), 0)}};
}

Json thinking_json(const Thinking& thinking) {
    Json json = Json::object();
    if (thinking.ms)
        json["ms"] = *thinking.ms;
    else
        json["samples"] = thinking.samples;
    json["aim"] = std::string(name_of(thinking.aim));
    return json;
}

Json json_of(const Standings& standings, const Json& thinking) {
    const MatchHead& head = standings.head();
    Json players = Json::array(), pairs = Json::array();
    for (std::size_t i = 0; i < head.players.size(); ++i)
        players.push_back(player_json(head.players[i], standings.players()[i], standings.deals()));
    const Ratings ratings(standings.comparisons());
    for (const PairStanding& pair : standings.pairs())
        pairs.push_back(pair_json(standings, ratings, pair));
    if (players.size() > 1)
        for (std::size_t i = 0; i < players.size(); ++i)
            players[i]["rating"] = rating_json(ratings.lead(i, standings.anchor()), anchor_rating);
    const std::uint64_t first = standings.range().first;
    Json json{{"rules", print_rules(head.variant)},
              {"deals", standings.deals()},
              {"seeds", {first, first + standings.deals() - 1}}};
    json.update(thinking);
    if (players.size() > 1)
        json["rating"] = {{"anchor", head.players[standings.anchor()]}, {"at", anchor_rating}};
    json["players"] = std::move(players);
    json["pairs"] = std::move(pairs);
    return json;
}

}  // namespace

Json standings_json(const Standings& standings) {
    return json_of(standings, thinking_json(standings.head().thinking));
}

Json comparison_json(const Standings& standings) { return json_of(standings, Json::object()); }

}  // namespace scoundrel
