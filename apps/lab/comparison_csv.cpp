#include <cmath>

#include "comparison_text.h"
#include "figures.h"

namespace scoundrel::cli {

namespace {

// As RFC 4180 quotes: a player's command line may have anything in it.
std::string quoted(const std::string& text) {
    if (text.find_first_of(",\"\n") == text.npos) return text;
    std::string quotes = "\"";
    for (const char each : text) quotes += each == '"' ? "\"\"" : std::string(1, each);
    return quotes + "\"";
}

class Csv {
  public:
    void begin(const std::string& rules, const std::string& player) {
        before_ = quoted(rules) + "," + quoted(player) + ",";
    }
    void add(std::string_view measure, double value, double low, double high) {
        text_ +=
            fmt::format("{}{},{},{},{}\n", before_, measure, cell(value), cell(low), cell(high));
    }
    void add(std::string_view measure, double value) {
        text_ += fmt::format("{}{},{},,\n", before_, measure, cell(value));
    }
    void add(std::string_view measure, Share share) {
        add(measure, share.share, share.low, share.high);
    }
    void add(std::string_view measure, const ShareLead& lead) {
        add(measure, lead.mean, lead.low, lead.high);
    }
    void add(std::string_view measure, const Mean& mean) {
        if (mean.count() > 0)
            add(measure, mean.mean(), mean.mean() - mean.error(), mean.mean() + mean.error());
    }
    const std::string& text() const { return text_; }

  private:
    // Empty where nothing is known.
    static std::string cell(double number) {
        return std::isfinite(number) ? fmt::format("{:.6f}", number) : "";
    }

    std::string text_ = "rules,player,measure,value,low,high\n";
    std::string before_;
};

void add_player(Csv& csv, const PlayFigures& figures, std::uint64_t deals) {
    csv.add("won", wilson(figures.won, deals));
    csv.add("score", figures.score);
    csv.add("win_score", figures.win_score);
    csv.add("moves", figures.moves);
    csv.add("rooms", figures.rooms);
    csv.add("damage", figures.damage);
    csv.add("avoids", figures.avoids);
    for (std::size_t room = 0; room < figures.lost_in.size(); ++room)
        csv.add(fmt::format("lost_in_room_{}", room + 1), wilson(figures.lost_in[room], deals));
    if (const auto luck = luck_share(figures.reviews)) csv.add("luck", *luck);
    csv.add("unfinished", static_cast<double>(figures.unfinished));
    csv.add("forfeits", static_cast<double>(figures.forfeits));
}

}  // namespace

std::string comparison_csv(const RulesComparison& comparison) {
    const TrialPlan& plan = comparison.plan();
    const std::uint64_t deals = comparison.deals();
    Csv csv;
    for (std::size_t i = 0; i < plan.rules.size(); ++i) {
        const RulesFigures& figures = comparison.rules()[i];
        const std::string rules = print_rules(plan.rules[i].variant);
        csv.begin(rules, "");
        csv.add("deals", static_cast<double>(deals));
        if (figures.solved > 0) csv.add("can_be_won", wilson(figures.can_be_won, figures.solved));
        for (std::size_t player = 0; player < plan.players.size(); ++player) {
            csv.begin(rules, plan.players[player]);
            add_player(csv, figures.players[player], deals);
            if (player < figures.steps.size())
                csv.add("won_over_next", paired_lead(figures.steps[player].stronger,
                                                     figures.steps[player].weaker, deals));
        }
        if (i == 0) continue;
        const RulesLead& lead = comparison.leads()[i - 1];
        csv.begin(rules, plan.players.front());
        csv.add("won_less_first", paired_lead(lead.test.first(), lead.test.second(), deals));
        csv.add("score_less_first", lead.score);
    }
    return csv.text();
}

}  // namespace scoundrel::cli
