// How a match stands: what each player did, and who of each two is better. Deals count in the
// order of their seeds, and only those that all players have played, so what it says depends on
// the rows alone and not on when they came.
#pragma once

#include <unordered_map>

#include "json/json.h"
#include "lab/calibration.h"
#include "lab/match_text.h"
#include "lab/paired_test.h"
#include "lab/rating.h"
#include "lab/score_calibration.h"
#include "lab/whole_deals.h"

namespace scoundrel {

struct PlayerStanding {
    std::uint64_t won = 0;
    std::uint64_t unfinished = 0;
    std::uint64_t forfeits = 0;
    MatchRow first_forfeit{};  // where there is any
    std::uint64_t moves = 0;
    std::uint64_t decisions = 0;
    double microseconds = 0;
    std::uint64_t timed_moves = 0;  // those of games whose time is known
    Mean score;
    Mean win_score;  // of the deals it won
    Ratio of_best;   // the score of these over what the solver reaches, deck known
    Calibration calibration;
    ScoreCalibration score_calibration;
    bool has_chances = false;

    std::optional<double> ms_a_move() const {
        if (timed_moves == 0) return {};
        return microseconds / 1000 / static_cast<double>(timed_moves);
    }
};

struct PairStanding {
    std::size_t first, second;  // players
    PairedTest test;
    Mean lead;      // in the score, of the first
    Mean win_lead;  // the same on the deals that both won
};

// The rating that the player has by which the others are rated.
inline constexpr int anchor_rating = 1000;

// What can be reached with the deck known, by seed.
using BestScores = std::unordered_map<std::uint64_t, int>;

class Standings {
  public:
    Standings(MatchHead head, SeedRange range, BestScores best = {},
              DealsCounted counted = DealsCounted::all);

    // Rows outside of the range are passed over, and so is a second one of the same deal and
    // player.
    void add(const MatchRow& row);

    const MatchHead& head() const { return head_; }
    SeedRange range() const { return deals_.range(); }
    std::uint64_t deals() const { return deals_.count(); }
    const std::vector<PlayerStanding>& players() const { return players_; }
    const std::vector<PairStanding>& pairs() const { return pairs_; }
    bool decided() const;  // of every two
    // The deals that count end with the one that decided.
    bool ended_early() const { return counted_ == DealsCounted::until_decided && decided(); }
    const Comparisons& comparisons() const { return comparisons_; }
    // By whom the others are rated: `careful` where it plays, which is the same on every machine
    // and for ever; else the first.
    std::size_t anchor() const;

  private:
    void count_deal(const WholeDeals<MatchRow>::Rows& rows);

    MatchHead head_;
    BestScores best_;
    DealsCounted counted_;
    WholeDeals<MatchRow> deals_;
    std::vector<PlayerStanding> players_;
    std::vector<PairStanding> pairs_;
    Comparisons comparisons_;
};

Json standings_json(const Standings& standings);
// Without how long players thought, which may differ.
Json comparison_json(const Standings& standings);

}  // namespace scoundrel
