// What trials say about rules: how often and how well each player wins under each, how games go,
// and what sets the rules apart from the first of them on the same seeds. Deals count in the order
// of their seeds, and only those that all rules have, so what it says depends on the trials alone
// and not on when they came.
#pragma once

#include <map>

#include "json/json.h"
#include "lab/interval.h"
#include "lab/luck_share.h"
#include "lab/near_test.h"
#include "lab/paired_test.h"
#include "lab/trial.h"
#include "lab/whole_deals.h"

namespace scoundrel {

// Of a player under one of the rules.
struct PlayFigures {
    std::uint64_t won = 0, unfinished = 0, forfeits = 0;
    Mean score, win_score;
    Mean moves, rooms, damage, avoids;
    std::vector<std::uint64_t> lost_in{};     // games lost, by the room from 1 on
    std::map<int, std::uint64_t> won_with{};  // games won, by their score
    std::vector<LuckAndSkill> reviews{};
    std::vector<Ratio> counted{};  // one for each measure of the ledger

    // The room by which half of the lost games are lost; nothing where none is.
    std::optional<int> median_room_lost() const;
};

// Of one of the rules.
struct RulesFigures {
    std::uint64_t can_be_won = 0, undecided = 0, solved = 0;
    std::vector<PlayFigures> players{};
    // Deals that only the player, and only the one after it, won.
    struct Step {
        std::uint64_t stronger = 0, weaker = 0;
    };
    std::vector<Step> steps{};
};

enum class Judgement : std::uint8_t { open, more, fewer, near };

// One of the rules less the first, by one of the players.
struct PlayerLead {
    std::uint64_t only_here = 0, only_first = 0;  // deals won under these rules alone, the first
    Mean score{};
    std::vector<ReviewedPair> reviews{};

    ShareLead won(std::uint64_t deals) const { return paired_lead(only_here, only_first, deals); }
};

// One of the rules less the first. What is decided is decided by the first player.
struct RulesLead {
    PairedTest test;  // its first is these rules
    NearTest near;
    std::vector<PlayerLead> players{};

    Judgement judgement() const;
    std::uint64_t decided_after() const;  // deals; 0: not yet
    // Deals that would probably be enough for the test, from the lead it has by now.
    std::optional<double> needed(std::uint64_t deals, double margin) const;
};

class RulesComparison {
  public:
    // `margin`: two shares that differ by less are as good as equal.
    RulesComparison(TrialPlan plan, SeedRange seeds, double margin,
                    DealsCounted counted = DealsCounted::all);

    // Those outside of the range are passed over, and so is a second one of the same number.
    void add(const Trial& trial);

    const TrialPlan& plan() const { return plan_; }
    SeedRange seeds() const { return deals_.range(); }
    double margin() const { return margin_; }
    // The deals that count end with the one that decided.
    bool ended_early() const { return counted_ == DealsCounted::until_decided && decided(); }
    std::uint64_t deals() const { return deals_.count(); }
    const std::vector<RulesFigures>& rules() const { return rules_; }
    const std::vector<RulesLead>& leads() const { return leads_; }  // of the second and further
    bool decided() const;                                           // of all of them

  private:
    void count_deal(const WholeDeals<Trial>::Rows& trials);

    TrialPlan plan_;
    double margin_;
    DealsCounted counted_;
    WholeDeals<Trial> deals_;
    std::vector<RulesFigures> rules_;
    std::vector<RulesLead> leads_;
};

Json comparison_json(const RulesComparison& comparison);

}  // namespace scoundrel
