// Who is better, told as early as possible: a test of two players on the same deals that may be
// looked at after every deal without being misled by looking often.
//
// Only deals that one of them wins and the other does not tell them apart. If neither is better,
// each such deal is a fair coin. Bet on it: before each, the chance that A wins it is guessed as
// (a + 1) / (a + b + 2), from the a and b it has won and lost so far, and the stake grows or
// shrinks by twice the chance given to what came. With a fair coin the stake is a martingale from
// 1, so it ever reaches 1/0.05 with a probability of at most 0.05 (Ville 1939). It equals the
// likelihood under all chances mixed evenly over that of a fair coin, 2^n a! b! / (n + 1)!:
// Robbins' mixture (1970). The first to be ahead when the stake is reached is called better, for
// good. A player that is not better is called so with a probability of at most 2.5%: both calls
// exclude each other and are as probable with a fair coin, and the worse the player, the rarer its
// call.
#pragma once

#include <cmath>
#include <cstdint>

namespace scoundrel {

enum class Better : std::uint8_t { undecided, first, second };

class PairedTest {
  public:
    static constexpr double error = 0.05;  // in both directions together

    void add(bool first_won, bool second_won) {
        ++deals_;
        if (first_won == second_won) return;
        std::uint64_t& wins = first_won ? first_ : second_;
        log_stake_ +=
            std::log(2 * static_cast<double>(wins + 1) / static_cast<double>(first_ + second_ + 2));
        ++wins;
        if (better_ != Better::undecided || log_stake_ < -std::log(error)) return;
        better_ = first_ > second_ ? Better::first : Better::second;
        decided_after_ = deals_;
    }

    // Deals won by one of them only.
    std::uint64_t first() const { return first_; }
    std::uint64_t second() const { return second_; }
    Better better() const { return better_; }
    std::uint64_t decided_after() const { return decided_after_; }  // deals; 0: not yet
    double log_stake() const { return log_stake_; }

  private:
    std::uint64_t deals_ = 0, first_ = 0, second_ = 0, decided_after_ = 0;
    double log_stake_ = 0;
    Better better_ = Better::undecided;
};

}  // namespace scoundrel
