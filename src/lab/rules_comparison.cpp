#include "lab/rules_comparison.h"

#include <algorithm>
#include <numeric>

#include "lab/interval_json.h"

namespace scoundrel {

std::optional<int> PlayFigures::median_room_lost() const {
    const auto lost = std::accumulate(lost_in.begin(), lost_in.end(), std::uint64_t{0});
    std::uint64_t so_far = 0;
    for (std::size_t room = 0; room < lost_in.size(); ++room)
        if (so_far += lost_in[room]; lost > 0 && 2 * so_far >= lost)
            return static_cast<int>(room) + 1;
    return {};
}

Judgement RulesLead::judgement() const {
    // Whatever came first: both stand for good.
    const bool apart = test.better() != Better::undecided;
    if (near.is_near() && (!apart || near.decided_after() < test.decided_after()))
        return Judgement::near;
    if (!apart) return Judgement::open;
    return test.better() == Better::first ? Judgement::more : Judgement::fewer;
}

std::uint64_t RulesLead::decided_after() const {
    switch (judgement()) {
        case Judgement::open: return 0;
        case Judgement::near: return near.decided_after();
        default: return test.decided_after();
    }
}

std::optional<double> RulesLead::needed(std::uint64_t deals, double margin) const {
    const auto n = static_cast<double>(deals);
    const auto apart = static_cast<double>(test.first() + test.second());
    if (apart == 0) return {};
    const double lead =
        (static_cast<double>(test.first()) - static_cast<double>(test.second())) / n;
    const double variance = apart / n - lead * lead;
    // A stake grows by gap^2 / (2 variance) a deal in its logarithm, and has to reach log 20; as
    // much again goes into learning how to bet.
    const double gap = std::max(std::abs(lead), margin - std::abs(lead));
    return 12 * variance / (gap * gap);
}

RulesComparison::RulesComparison(TrialPlan plan, SeedRange seeds, double margin,
                                 DealsCounted counted)
    : plan_(std::move(plan)),
      margin_(margin),
      counted_(counted),
      deals_(seeds, plan_.rules.size()),
      rules_(plan_.rules.size()) {
    for (RulesFigures& figures : rules_) {
        figures.players.resize(plan_.players.size());
        for (PlayFigures& play : figures.players)
            play.counted.resize(plan_.ledger != nullptr ? plan_.ledger->measures.size() : 0);
        figures.steps.resize(plan_.players.size() - 1);
    }
    for (std::size_t i = 1; i < rules_.size(); ++i)
        leads_.push_back({{}, NearTest(margin), std::vector<PlayerLead>(plan_.players.size())});
}

void RulesComparison::add(const Trial& trial) {
    deals_.add(trial, trial.rules, [this](const auto& trials) { count_deal(trials); });
}

namespace {

void count_game(PlayFigures& figures, const TrialGame& game, const Ledger* ledger) {
    for (std::size_t i = 0; i < figures.counted.size() && !game.counts.empty(); ++i)
        add_counts(figures.counted[i], ledger->measures[i], game.counts);
    figures.won += game.won() ? 1u : 0u;
    figures.unfinished += game.status == Status::playing ? 1u : 0u;
    figures.forfeits += game.forfeit ? 1u : 0u;
    figures.score.add(game.score);
    if (game.won()) {
        figures.win_score.add(game.score);
        ++figures.won_with[game.score];
    }
    figures.moves.add(game.moves);
    figures.rooms.add(game.room);
    figures.damage.add(game.damage);
    figures.avoids.add(game.avoids);
    if (game.review) figures.reviews.push_back(*game.review);
    if (game.status != Status::lost || game.forfeit || game.room < 1) return;
    const auto room = static_cast<std::size_t>(game.room);
    if (figures.lost_in.size() < room) figures.lost_in.resize(room);
    ++figures.lost_in[room - 1];
}

void count_lead(RulesLead& lead, const std::vector<TrialGame>& here,
                const std::vector<TrialGame>& first) {
    const bool won = here.front().won(), first_won = first.front().won();
    lead.test.add(won, first_won);
    lead.near.add((won ? 1.0 : 0.0) - (first_won ? 1.0 : 0.0));
    for (std::size_t i = 0; i < here.size(); ++i) {
        PlayerLead& player = lead.players[i];
        player.only_here += here[i].won() && !first[i].won() ? 1u : 0u;
        player.only_first += first[i].won() && !here[i].won() ? 1u : 0u;
        player.score.add(here[i].score - first[i].score);
        if (here[i].review && first[i].review)
            player.reviews.push_back({*here[i].review, *first[i].review});
    }
}

}  // namespace

void RulesComparison::count_deal(const WholeDeals<Trial>::Rows& trials) {
    for (std::size_t i = 0; i < rules_.size(); ++i) {
        const Trial& trial = *trials[i];
        RulesFigures& figures = rules_[i];
        if (trial.verdict) {
            ++figures.solved;
            figures.can_be_won += *trial.verdict == Verdict::won ? 1u : 0u;
            figures.undecided += *trial.verdict == Verdict::unknown ? 1u : 0u;
        }
        for (std::size_t player = 0; player < trial.games.size(); ++player)
            count_game(figures.players[player], trial.games[player], plan_.ledger);
        for (std::size_t step = 0; step < figures.steps.size(); ++step) {
            const bool stronger = trial.games[step].won(), weaker = trial.games[step + 1].won();
            figures.steps[step].stronger += stronger && !weaker ? 1u : 0u;
            figures.steps[step].weaker += weaker && !stronger ? 1u : 0u;
        }
        if (i == 0) continue;
        count_lead(leads_[i - 1], trial.games, trials.front()->games);
    }
    if (ended_early()) deals_.close();
}

bool RulesComparison::decided() const {
    return std::ranges::none_of(
        leads_, [](const RulesLead& lead) { return lead.judgement() == Judgement::open; });
}

namespace {

// Null where nothing could be counted.
Json counted_json(const LedgerMeasure& measure, const Ratio& ratio) {
    const auto share = interval_of(measure, ratio);
    return share ? lead_json({share->share, share->low, share->high}) : Json();
}

Json play_json(const std::string& player, const PlayFigures& figures, const Ledger* ledger,
               std::uint64_t deals) {
    Json lost_in = Json::array();
    for (const std::uint64_t games : figures.lost_in) lost_in.push_back(games);
    Json json{{"player", player},
              {"won", figures.won},
              {"win", share_json(wilson(figures.won, deals))},
              {"score", mean_json(figures.score)},
              {"win_score", mean_json(figures.win_score)},
              {"moves", mean_json(figures.moves)},
              {"rooms", mean_json(figures.rooms)},
              {"damage", mean_json(figures.damage)},
              {"avoids", mean_json(figures.avoids)},
              {"lost_in_room", std::move(lost_in)},
              {"unfinished", figures.unfinished},
              {"forfeits", figures.forfeits},
              {"reviewed", std::uint64_t{figures.reviews.size()}}};
    const auto luck = luck_share(figures.reviews);
    json["luck"] = luck ? share_json(*luck) : Json();
    for (std::size_t i = 0; i < figures.counted.size(); ++i)
        json["counted"][std::string(ledger->measures[i].name)] =
            counted_json(ledger->measures[i], figures.counted[i]);
    return json;
}

std::string_view word_of(Judgement judgement) {
    switch (judgement) {
        case Judgement::more: return "more";
        case Judgement::fewer: return "fewer";
        case Judgement::near: return "near";
        default: return "open";
    }
}

Json player_lead_json(const std::string& player, const PlayerLead& lead, std::uint64_t deals) {
    const auto luck = luck_lead(lead.reviews);
    return {{"player", player},
            {"won", lead_json(lead.won(deals))},
            {"score", mean_json(lead.score)},
            {"luck", luck ? lead_json(*luck) : Json()}};
}

Json lead_json(const RulesComparison& comparison, const RulesLead& lead) {
    const std::uint64_t deals = comparison.deals();
    Json players = Json::array();
    for (std::size_t i = 0; i < lead.players.size(); ++i)
        players.push_back(player_lead_json(comparison.plan().players[i], lead.players[i], deals));
    const auto needed = lead.needed(deals, comparison.margin());
    const bool open = lead.judgement() == Judgement::open;
    return {{"only_won", {lead.test.first(), lead.test.second()}},
            {"won", lead_json(lead.players.front().won(deals))},
            {"score", mean_json(lead.players.front().score)},
            {"judgement", std::string(word_of(lead.judgement()))},
            {"decided_after", open ? Json() : Json(lead.decided_after())},
            {"deals_needed", open && needed ? Json(std::round(*needed)) : Json()},
            {"players", std::move(players)}};
}

}  // namespace

namespace {

Json net_json(const Contender& rules) {
    if (!rules.net) return {};
    Json json{{"of", std::string(net_origin(rules))}, {"hash", print_hex(*rules.net)}};
    if (rules.trained > 0) json["games"] = rules.trained;
    return json;
}

}  // namespace

Json comparison_json(const RulesComparison& comparison) {
    const TrialPlan& plan = comparison.plan();
    const std::uint64_t deals = comparison.deals();
    Json list = Json::array();
    for (std::size_t i = 0; i < plan.rules.size(); ++i) {
        const RulesFigures& figures = comparison.rules()[i];
        Json players = Json::array();
        for (std::size_t player = 0; player < plan.players.size(); ++player)
            players.push_back(
                play_json(plan.players[player], figures.players[player], plan.ledger, deals));
        Json steps = Json::array();
        for (std::size_t step = 0; step < figures.steps.size(); ++step)
            steps.push_back({{"players", {plan.players[step], plan.players[step + 1]}},
                             {"won", lead_json(paired_lead(figures.steps[step].stronger,
                                                           figures.steps[step].weaker, deals))}});
        Json json{
            {"rules", print_rules(plan.rules[i].variant)},
            {"net", net_json(plan.rules[i])},
            {"solved", figures.solved},
            {"can_be_won",
             figures.solved == 0 ? Json() : share_json(wilson(figures.can_be_won, figures.solved))},
            {"not_proved", figures.undecided},
            {"players", std::move(players)},
            {"skill", std::move(steps)}};
        if (i > 0) json["less_first"] = lead_json(comparison, comparison.leads()[i - 1]);
        list.push_back(std::move(json));
    }
    const std::uint64_t first = comparison.seeds().first;
    return {{"deals", deals},
            {"seeds", {first, first + deals - 1}},
            {"samples", plan.thinking.samples},
            {"aim", std::string(name_of(plan.thinking.aim))},
            {"margin", rounded(comparison.margin())},
            {"rules", std::move(list)}};
}

}  // namespace scoundrel
