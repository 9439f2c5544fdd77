// The search for settings whose share won is a wanted one, to some points. It says which settings
// play which deals next, is told how many were won, and ends with settings tried on fresh deals.
//
// In rounds every setting that is still open plays the same deals, twice as many as before. After a
// round a setting is out whose interval lies beside the band. These are Chernoff's bounds, which
// hold for any number of deals, at the level 0.05 / (settings x rounds): so with 95% all of them
// hold together, however often one looks and whichever setting is then picked for what it shows.
// Nothing is assumed of how the knobs act.
//
// A setting far enough inside the band (by three standard errors), or the nearest one when the most
// deals are played, goes on to fresh deals, twice as many. Their number is fixed before the
// first is played and they had no part in the choice, so the plain interval of these deals alone is
// right for the setting that was picked: that one is reported. A hit is only called if all of it
// lies within the band, which happens to a setting outside with a probability of 2.5% at most.
// Where every setting is out, the nearest on both sides are played on fresh deals likewise. Of
// several settings on fresh deals each has its part of the error.
#pragma once

#include <optional>
#include <vector>

#include "lab/interval.h"
#include "lab/seeds.h"

namespace scoundrel {

// Deals that no search looks at.
inline constexpr std::uint64_t first_fresh_deal = std::uint64_t{1} << 38;

// 1 - `error` of a normal distribution lie within this many deviations of its mean.
double normal_reach(double error);
// Wrong with a probability of at most `error`, for any share and any number of cases (Chernoff
// 1952, Hoeffding 1963).
Share chernoff(std::uint64_t part, std::uint64_t all, double error);

struct TuningGoal {
    double target = 0.5, within = 0.01;  // of 1
    std::size_t wanted = 1;              // settings
    std::uint64_t most_deals = 0;        // of a setting, in the search

    // Above or within or below it.
    double low() const { return target - within; }
    double high() const { return target + within; }
    bool holds(Share share) const { return share.low >= low() && share.high <= high(); }
    bool excludes(Share share) const { return share.high < low() || share.low > high(); }
};

// Enough for a standard error of a fourth of `within`.
std::uint64_t usual_most_deals(double target, double within);

struct TunedSetting {
    std::uint64_t deals = 0, won = 0;  // in the search
    Share won_share{};                 // its interval holds together with those of all others
    bool out = false;                  // beside the band
    bool settled = false;              // far enough within it

    // On fresh deals.
    std::uint64_t fresh_deals = 0, fresh_won = 0;
    Share fresh_share{};
};

enum class Tuned : std::uint8_t {
    unfinished,
    hit,      // at least one setting is within the band
    unsure,   // some may be: their intervals reach over its edge
    missed,   // on fresh deals none was within it
    nothing,  // none can be: all were out
};

class Tuning {
  public:
    static constexpr double error = 0.05;

    Tuning(TuningGoal goal, std::size_t settings);

    // These settings are to play these deals, or nothing is left to be done.
    struct Round {
        std::vector<std::size_t> settings{};
        SeedRange deals{};
        bool fresh = false;
    };
    std::optional<Round> next() const;
    // How many each setting of the round has won.
    void count(const std::vector<std::uint64_t>& won);

    const TuningGoal& goal() const { return goal_; }
    const std::vector<TunedSetting>& settings() const { return settings_; }
    // Those on fresh deals, the nearest to the target in the search first.
    const std::vector<std::size_t>& picked() const { return picked_; }
    std::uint64_t open() const;  // settings
    Tuned outcome() const;

  private:
    bool is_open(std::size_t setting) const {
        return !settings_[setting].out && !settings_[setting].settled;
    }
    double off_target(std::size_t setting) const;
    void judge(TunedSetting& setting) const;
    void pick();
    void pick_nearest();
    std::vector<std::size_t> by_distance() const;

    TuningGoal goal_;
    std::vector<TunedSetting> settings_;
    std::uint64_t played_ = 0;  // deals, by every setting that is open
    std::vector<std::size_t> picked_;
    std::uint64_t fresh_deals_ = 0;
    bool over_ = false;
};

}  // namespace scoundrel
