// Whether two are as good as equal, told as early as possible and however often one looks: that
// the mean of numbers from -1 to 1, such as who of two won a deal, is nearer to zero than `margin`.
//
// Two bets are kept, each against one half of the contrary: that the mean is `margin` or more, and
// that it is -`margin` or less. Before every number some share of the stake is laid on it being
// better than that, so that with a mean of exactly the bound the stake is a martingale from 1, and
// with a mean beyond it shrinks. So it ever reaches 1/0.05 with a probability of at most 0.05
// (Ville 1939). Only one half of the contrary can be true, so "nearer than that" is said wrongly
// with no more than that. The share is the one that would have grown fastest so far, by the mean
// and variance of the numbers before (Waudby-Smith and Ramdas 2024): whatever it is, the error
// holds; it only decides how soon.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace scoundrel {

class NearTest {
  public:
    static constexpr double error = 0.05;

    explicit NearTest(double margin) : above_(margin), below_(margin) {}

    void add(double number) {
        ++count_;
        above_.add(number);
        below_.add(-number);
        if (decided_after_ == 0 && above_.refuted() && below_.refuted()) decided_after_ = count_;
    }

    bool is_near() const { return decided_after_ > 0; }
    std::uint64_t decided_after() const { return decided_after_; }  // numbers; 0: not yet

  private:
    // Against a mean of `bound` or more.
    class Bet {
      public:
        explicit Bet(double bound) : bound_(bound) {}

        void add(double number) {
            log_stake_ += std::log1p(share() * (bound_ - number));
            most_ = std::max(most_, log_stake_);
            // One number is assumed beforehand: a zero, with a variance that makes for caution.
            count_ += 1;
            sum_ += number;
            squares_ += number * number;
        }
        bool refuted() const { return most_ >= -std::log(error); }

      private:
        double share() const {
            constexpr double boldest = 0.5;  // more could lose nearly all by one number
            const double mean = sum_ / count_;
            const double variance = squares_ / count_ - mean * mean;
            const double gain = bound_ - mean;
            return std::clamp(gain / (variance + gain * gain), 0.0, boldest);
        }

        double bound_;
        double count_ = 1, sum_ = 0, squares_ = 0.25;
        double log_stake_ = 0, most_ = 0;
    };

    Bet above_, below_;
    std::uint64_t count_ = 0, decided_after_ = 0;
};

}  // namespace scoundrel
