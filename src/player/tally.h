// What sampling has found about one way so far.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "player/aim.h"
#include "player/net.h"

namespace scoundrel {

class Tally {
  public:
    // `merit`: what the way is compared by, where that is not the chance alone.
    void add(const Worth& worth) { add(worth, worth.win); }
    void add(const Worth& worth, float merit) {
        merits_.push_back(merit);
        worths_.push_back(worth);
        merit_sum_ += merit;
        win_sum_ += worth.win;
        square_sum_ += static_cast<double>(worth.win) * worth.win;
        score_sum_ += worth.score;
        score_square_sum_ += static_cast<double>(worth.score) * worth.score;
    }

    std::size_t count() const { return merits_.size(); }
    double win() const { return win_sum_ / size(); }
    double merit() const { return merit_sum_ / size(); }
    double score() const { return score_sum_ / size(); }
    // Half a 95% interval of win().
    double error() const { return normal_95 * spread() / std::sqrt(size()); }

    double score_error() const {
        const double variance = score_square_sum_ / size() - score() * score();
        return normal_95 * std::sqrt(std::max(0.0, variance) / size());
    }

    // Standard deviation of one sample's win().
    double spread() const { return std::sqrt(std::max(0.0, square_sum_ / size() - win() * win())); }

    // What one is worth that has the leader's samples or fewer, perhaps luckier ones: as it
    // compares with the leader, which is worth `leaders_win`, on the samples that both saw.
    double win_behind(const Tally& leader, double leaders_win, Aim aim) const {
        if (aim == Aim::score)
            return std::clamp(leaders_win + lead(leader, &Worth::win).mean, 0.0, 1.0);
        if (alike(leader)) return leaders_win;
        // By its merit, and in proportion: what is lost stays lost.
        const std::size_t both = std::min(count(), leader.count());
        double mine = 0, leaders = 0;
        for (std::size_t i = 0; i < both; ++i) {
            mine += static_cast<double>(merits_[i]);
            leaders += static_cast<double>(leader.merits_[i]);
        }
        return leaders > 0 ? leaders_win * std::min(1.0, mine / leaders) : leaders_win;
    }
    // Half a 95% interval of how far that is behind.
    double error_behind(const Tally& leader, double leaders_win, Aim aim) const {
        if (aim == Aim::score) return normal_95 * lead(leader, &Worth::win).error;
        const double scale = leader.merit() > 0 ? leaders_win / leader.merit() : 1;
        return scale * error_of_lead(leader);
    }
    double score_behind(const Tally& leader, double leaders_score) const {
        if (score_error() == 0) return score();  // it is certain: the game is over there
        return leaders_score + lead(leader, &Worth::score).mean;
    }

    // Too close to the leader for the samples to tell them apart, and close in any case: a tenth of
    // the chance to lose at most. Such ways count as having the same chance, so that the score
    // decides between them. What is lost is like nothing that is not.
    bool alike(const Tally& leader) const {
        if (win_sum_ == 0 && leader.win_sum_ > 0) return false;
        constexpr double close = 0.01, share = 0.1;
        const Lead ahead = leader.lead(*this);
        return ahead.mean <= std::min({close, share * (1 - leader.win()), normal_95 * ahead.error});
    }

    // Half a 95% interval of how far this one's merit is ahead of another's, and its score.
    double error_of_lead(const Tally& other) const { return normal_95 * lead(other).error; }
    double error_of_score_lead(const Tally& other) const {
        return normal_95 * lead(other, &Worth::score).error;
    }

    // Whether this one, which has seen the same samples, is behind by more than chance explains.
    bool clearly_behind(const Tally& leader) const {
        constexpr double enough = 2.5;  // standard errors
        constexpr double least = 1e-6;
        const Lead ahead = leader.lead(*this);
        return ahead.mean > least + enough * ahead.error;
    }

  private:
    static constexpr double normal_95 = 1.96;
    struct Lead {
        double mean, error;  // its standard error
    };
    Lead lead(const Tally& other) const {
        return lead(other, [](const Tally& tally, std::size_t i) { return tally.merits_[i]; });
    }
    Lead lead(const Tally& other, float Worth::* part) const {
        return lead(other,
                    [part](const Tally& tally, std::size_t i) { return tally.worths_[i].*part; });
    }
    template <class Of>
    Lead lead(const Tally& other, Of of) const {
        const std::size_t both = std::min(count(), other.count());
        double sum = 0, squares = 0;
        for (std::size_t i = 0; i < both; ++i) {
            const double ahead = static_cast<double>(of(*this, i)) - of(other, i);
            sum += ahead;
            squares += ahead * ahead;
        }
        const auto pairs = static_cast<double>(both);
        const double mean = sum / pairs;
        return {mean, std::sqrt(std::max(0.0, squares / pairs - mean * mean) / pairs)};
    }
    double size() const { return static_cast<double>(merits_.size()); }

    std::vector<float> merits_;
    std::vector<Worth> worths_;
    double merit_sum_ = 0, win_sum_ = 0, square_sum_ = 0, score_sum_ = 0, score_square_sum_ = 0;
};

}  // namespace scoundrel
