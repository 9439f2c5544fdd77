// The study of strategy: deals played by the strong player and by `careful`, every room judged
// (strategy_judge.h), every question asked of it (strategy_questions.h), and the sums of a deal
// kept as one row. What the rows say together is in strategy_figures.h.
#pragma once

#include "lab/run.h"
#include "lab/strategy_judge.h"
#include "lab/strategy_measures.h"
#include "notation/rules_text.h"

namespace scoundrel {

// What makes rows comparable.
struct StrategyPlan {
    Variant variant;
    std::uint64_t net = 0;  // a hash of its file
    JudgePlan judge{};
    int worth = 16;  // imagined rooms for what things are worth

    friend bool operator==(const StrategyPlan&, const StrategyPlan&) = default;
};

// Of a measure in one deal. Chances are in millionths, so that a row says all of it.
struct Counted {
    std::size_t measure = 0;
    int count = 0;          // times it was asked
    int right = 0;          // the best way follows
    std::int64_t gain = 0;  // over the best that goes against it, where it is right
    std::int64_t lost = 0;  // by the best that follows, where it is wrong

    friend bool operator==(const Counted&, const Counted&) = default;
};

struct StrategyRow {
    std::uint64_t seed = 0;
    std::vector<Counted> counts{};  // those asked at all, in the order of the measures

    friend bool operator==(const StrategyRow&, const StrategyRow&) = default;
};

// Adds one deal's counts up.
class StrategyCounts {
  public:
    StrategyCounts() : counts_(strategy_measures().size()) {}
    // A figure that is neither right nor wrong.
    void tell(std::size_t measure, double chance, bool right = false);
    // Asks every question of the room.
    void ask(const Rules& rules, const Position& position, const JudgedRoom& room);
    StrategyRow row(std::uint64_t seed) const;

  private:
    std::vector<Counted> counts_;
};

// How the way taken differs from the best one.
Mistake kind_of_mistake(const Rules& rules, const Position& position, const JudgedRoom& room,
                        std::size_t taken);

// The net must outlive it.
MakeWorker<StrategyRow> strategy_worker(const StrategyPlan& plan, SharedNet net);

}  // namespace scoundrel
