#include "standings_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "calibration_text.h"
#include "figures.h"
#include "phrases/catalogue.h"
#include "phrases/untrusted.h"
#include "rating_text.h"

namespace scoundrel::cli {

using enum Phrase;

namespace {

std::string show_thinking(const Voice& voice, const Thinking& thinking) {
    const std::string text = thinking.ms
                                 ? say(voice, match_by_time, {{"ms", *thinking.ms}})
                                 : say(voice, match_by_samples, {{"samples", thinking.samples}});
    return thinking.aim == Aim::win ? text : say(voice, match_for_score, {{"thinking", text}});
}

}  // namespace

Arguments about(const Voice& voice, const Standings& standings) {
    const SeedRange range = standings.range();
    return {{"rules", print_rules(standings.head().variant)},
            {"deals", standings.deals()},
            {"seeds", say(voice, standings.deals() == 1 ? census_range : census_seeds,
                          {{"first", range.first}, {"last", range.first + standings.deals() - 1}})},
            {"thinking", show_thinking(voice, standings.head().thinking)}};
}

namespace {

// Which table first: what decides; then how it was done.
Report tell_players(const Voice& voice, const Ranking& ranking) {
    const Standings& standings = ranking.standings;
    const bool rated = ranking.order.size() > 1;
    Rows rows{{say(voice, match_column_player), say(voice, match_column_won),
               say(voice, match_column_score)}};
    if (rated) rows.front().insert(rows.front().begin() + 1, say(voice, match_column_rating));
    for (const std::size_t i : ranking.order) {
        const PlayerStanding& player = standings.players()[i];
        auto& row = rows.emplace_back();
        row.push_back(ranking.names[i]);
        if (rated) row.push_back(show_rating(ranking, i));
        row.push_back(show_share(wilson(player.won, standings.deals())));
        row.push_back(show_mean(player.score));
    }
    return table(rows);
}

Report tell_play(const Voice& voice, const Ranking& ranking) {
    const Standings& standings = ranking.standings;
    const auto& players = standings.players();
    const bool wins = std::ranges::any_of(players, [](const auto& of) { return of.won > 0; });
    const bool compared =
        std::ranges::any_of(players, [](const auto& of) { return of.of_best.count() > 0; });
    const bool forfeits =
        std::ranges::any_of(players, [](const auto& of) { return of.forfeits > 0; });
    Rows rows{{say(voice, match_column_player)}};
    for (const auto& [there, column] : {std::pair(wins, match_column_win_score),
                                        {compared, match_column_of_best},
                                        {forfeits, match_column_forfeits},
                                        {true, match_column_ms},
                                        {true, match_column_decisions}})
        if (there) rows.front().push_back(say(voice, column));
    for (const std::size_t i : ranking.order) {
        const PlayerStanding& player = players[i];
        const auto ms = player.ms_a_move();
        auto& row = rows.emplace_back();
        row.push_back(ranking.names[i]);
        if (wins) row.push_back(player.won > 0 ? show_mean(player.win_score) : "-");
        if (compared)
            row.push_back(player.of_best.count() > 0 ? show_share_of(player.of_best) : "-");
        if (forfeits) row.push_back(std::to_string(player.forfeits));
        row.push_back(ms ? fmt::format("{:.3f}", *ms) : "-");
        row.push_back(fmt::format("{:.1f}", static_cast<double>(player.decisions) /
                                                static_cast<double>(standings.deals())));
    }
    return "\n" + table(rows);
}

Report tell_forfeits(const Voice& voice, const Ranking& ranking) {
    Report text;
    for (const std::size_t i : ranking.order) {
        const PlayerStanding& player = ranking.standings.players()[i];
        if (player.forfeits == 0) continue;
        text += paragraph(say(voice, match_forfeited,
                              {{"player", ranking.standings.head().players[i]},
                               {"games", player.forfeits},
                               {"deal", player.first_forfeit.seed},
                               {"reason", *player.first_forfeit.forfeit}}));
    }
    return text;
}

Report tell_unfinished(const Voice& voice, const Standings& standings) {
    Report text;
    for (std::size_t i = 0; i < standings.players().size(); ++i)
        if (const std::uint64_t games = standings.players()[i].unfinished; games > 0)
            text += paragraph(say(voice, match_unfinished,
                                  {{"player", printable(standings.head().players[i])},
                                   {"games", games},
                                   {"most", longest_match_game}}));
    return text;
}

Report tell_pair(const Voice& voice, const Standings& standings, const PairStanding& pair) {
    const std::string first = printable(standings.head().players[pair.first]);
    const std::string second = printable(standings.head().players[pair.second]);
    const PairedTest& test = pair.test;
    const ShareLead won = paired_lead(test.first(), test.second(), standings.deals());
    const Report leads =
        paragraph(say(voice, pair.win_lead.count() > 0 ? match_leads : match_leads_without_wins,
                      {{"first", first},
                       {"second", second},
                       {"won", show_lead(100 * won.mean, 100 * won.low, 100 * won.high)},
                       {"score", show_lead(pair.lead)},
                       {"deals", pair.win_lead.count()},
                       {"wins", show_lead(pair.win_lead)}}));
    if (test.first() + test.second() == 0)
        return paragraph(say(voice, match_same, {{"first", first}, {"second", second}})) + leads;
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
    return paragraph(text) + leads;
}

// Of few players each two; of many a matrix, since each two would be pages.
constexpr std::size_t few_players = 4;

Report tell_pairs(const Voice& voice, const Ranking& ranking) {
    const Standings& standings = ranking.standings;
    if (standings.players().size() > few_players) return tell_matrix(voice, ranking);
    Report text = standings.pairs().empty() ? "" : "\n";
    for (const PairStanding& pair : standings.pairs()) text += tell_pair(voice, standings, pair);
    return text;
}

Report tell_figures(const Voice& voice, const Standings& standings) {
    const Ranking ranking(standings, standings.players().size() > few_players);
    return "\n" + tell_players(voice, ranking) + tell_rating(voice, ranking) +
           tell_play(voice, ranking) + tell_unfinished(voice, standings) +
           tell_forfeits(voice, ranking) + tell_pairs(voice, ranking);
}

}  // namespace

std::string tell_shares(const Standings& standings) {
    std::string text;
    for (std::size_t i = 0; i < standings.players().size(); ++i)
        text += fmt::format("{}{} {:.1f}%", i == 0 ? "" : ", ", standings.head().players[i],
                            100 * wilson(standings.players()[i].won, standings.deals()).share);
    return text;
}

Report tell_fairness(const MatchHead& head) {
    const Voice voice = Voice::of(head.variant);
    Report text;
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

std::string match_page_title(const Standings& standings) {
    const Voice voice = Voice::of(standings.head().variant);
    return say(voice, standings.players().size() > 1 ? match_ratings_title : match_title,
               about(voice, standings));
}

Report tell_match(const Standings& standings) {
    const Voice voice = Voice::of(standings.head().variant);
    return paragraph(say(voice, standings.head().sealed.empty() ? match_title : match_title_sealed,
                         about(voice, standings))) +
           tell_figures(voice, standings) + tell_calibrations(voice, standings);
}

Report tell_comparison(const Standings& standings) {
    const Voice voice = Voice::of(standings.head().variant);
    return paragraph(say(voice, match_comparison, about(voice, standings))) +
           tell_figures(voice, standings);
}

}  // namespace scoundrel::cli
