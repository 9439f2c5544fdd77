// What the rows of the study of strategy say together: shares and means with 95% intervals that
// take deals, not decisions, as independent. All chances are in points: hundredths.
#pragma once

#include "lab/interval.h"
#include "lab/strategy.h"

namespace scoundrel {

// A number and half its 95% interval; nothing where nothing is known.
struct Estimated {
    double mean = 0, error = 0;
};

struct MeasureFigures {
    std::uint64_t count = 0;           // times it was asked, in all deals
    std::optional<Estimated> right{};  // share of times that the best way follows, in percent
    std::optional<Estimated> gain{};   // a time that it is right: over the best against it
    std::optional<Estimated> lost{};   // a time that it is wrong: by the best that follows
    std::optional<Estimated> net{};    // a time: always following less never following
    // A game: what is lost by never following, by always following, and the one less the other.
    Estimated never{}, always{}, game{};
};

class StrategyFigures {
  public:
    StrategyFigures() : measures_(strategy_measures().size()) {}

    // Rows in the order of their seeds: then the figures are the same to the bit.
    void add(const StrategyRow& row);

    std::uint64_t deals() const { return deals_; }
    MeasureFigures of(std::size_t measure) const;

  private:
    struct Sums {
        std::uint64_t count = 0;
        Ratio right, gain, lost, net;
        Mean never, always, game;
    };
    std::uint64_t deals_ = 0;
    std::vector<Sums> measures_;
};

}  // namespace scoundrel
