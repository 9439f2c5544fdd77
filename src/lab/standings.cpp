#include "lab/standings.h"

#include <algorithm>

#include "lab/interval_json.h"

namespace scoundrel {

Standings::Standings(MatchHead head, SeedRange range)
    : head_(std::move(head)), range_(range), players_(head_.players.size()) {
    for (std::size_t a = 0; a < players_.size(); ++a)
        for (std::size_t b = a + 1; b < players_.size(); ++b) pairs_.push_back({a, b, {}, {}});
}

void Standings::add(const MatchRow& row) {
    if (!range_.has(row.seed) || row.seed < range_.first + deals_) return;
    auto& rows = waiting_[row.seed];
    rows.resize(players_.size());
    if (!rows[row.player]) rows[row.player] = row;
    while (!waiting_.empty() && waiting_.begin()->first == range_.first + deals_ &&
           std::ranges::all_of(waiting_.begin()->second,
                               [](const auto& there) { return there.has_value(); })) {
        count_deal(waiting_.begin()->second);
        waiting_.erase(waiting_.begin());
    }
}

void Standings::count_deal(const std::vector<std::optional<MatchRow>>& rows) {
    ++deals_;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        PlayerStanding& player = players_[i];
        const MatchRow& row = *rows[i];
        player.won += row.won() ? 1u : 0u;
        player.unfinished += row.status == Status::playing ? 1u : 0u;
        player.moves += static_cast<std::uint64_t>(row.moves);
        player.decisions += static_cast<std::uint64_t>(row.decisions);
        if (row.microseconds) {
            player.microseconds += static_cast<double>(*row.microseconds);
            player.timed_moves += static_cast<std::uint64_t>(row.moves);
        }
        player.score.add(row.score);
        player.calibration.add(row);
        player.has_chances |= !row.chances.empty();
    }
    for (PairStanding& pair : pairs_) {
        const MatchRow& first = *rows[pair.first];
        const MatchRow& second = *rows[pair.second];
        pair.test.add(first.won(), second.won());
        pair.lead.add(first.score - second.score);
    }
}

bool Standings::decided() const {
    return std::ranges::none_of(
        pairs_, [](const PairStanding& pair) { return pair.test.better() == Better::undecided; });
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

Json player_json(const std::string& name, const PlayerStanding& player, std::uint64_t deals) {
    const auto ms = player.ms_a_move();
    Json json{{"player", name},
              {"won", player.won},
              {"win", share_json(wilson(player.won, deals))},
              {"score", mean_json(player.score)},
              {"unfinished", player.unfinished},
              {"moves", player.moves},
              {"decisions", player.decisions},
              {"ms_a_move", ms ? Json(rounded(*ms)) : Json()}};
    if (player.has_chances) json["calibration"] = calibration_json(player.calibration);
    return json;
}

Json pair_json(const MatchHead& head, const PairStanding& pair) {
    const PairedTest& test = pair.test;
    Json better;
    if (test.better() != Better::undecided)
        better = head.players[test.better() == Better::first ? pair.first : pair.second];
    return {{"players", {head.players[pair.first], head.players[pair.second]}},
            {"only_won", {test.first(), test.second()}},
            {"better", better},
            {"decided_after", better.is_null() ? Json() : Json(test.decided_after())},
            {"log_stake", rounded(test.log_stake())},
            {"score_lead", mean_json(pair.lead)}};
}

}  // namespace

Json standings_json(const Standings& standings) {
    const MatchHead& head = standings.head();
    Json players = Json::array(), pairs = Json::array();
    for (std::size_t i = 0; i < head.players.size(); ++i)
        players.push_back(player_json(head.players[i], standings.players()[i], standings.deals()));
    for (const PairStanding& pair : standings.pairs()) pairs.push_back(pair_json(head, pair));
    const std::uint64_t first = standings.range().first;
    Json json{{"rules", print_rules(head.variant)},
              {"deals", standings.deals()},
              {"seeds", {first, first + standings.deals() - 1}}};
    if (head.thinking.ms)
        json["ms"] = *head.thinking.ms;
    else
        json["samples"] = head.thinking.samples;
    json["players"] = std::move(players);
    json["pairs"] = std::move(pairs);
    return json;
}

}  // namespace scoundrel
