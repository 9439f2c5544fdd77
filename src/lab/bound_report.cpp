#include "lab/bound_report.h"

#include <algorithm>
#include <cmath>

#include "lab/interval.h"
#include "rules/dealer.h"
#include "solver/solver.h"

namespace scoundrel {

namespace {

BoundRow look_at(const Rules& rules, ForesightPlan plan, std::uint64_t seed, const Stop& stop) {
    plan.stop = stop;
    Unrecorded past;
    const Position undealt = start(rules, past);
    const Deck deck = shuffled(rules.deck, seed);
    Position room = undealt;
    KnownDealer{deck}.deal(room);
    Deck rest;
    for (const Card* card = deck.end() - room.unseen.count(); card != deck.end(); ++card)
        rest.push(*card);
    const Solution solution = solve(rules, room, rest, 0, Question::verdict, {.stop = stop});
    return {seed, solution.verdict != Verdict::lost, least_given_away(rules, undealt, deck, plan)};
}

template <class Value>
Estimate estimate(const std::vector<BoundRow>& rows, Value value) {
    constexpr double z = 1.959963984540054;  // 97.5% of a normal distribution lie below
    const auto n = static_cast<double>(rows.size());
    double sum = 0, squares = 0;
    for (const BoundRow& row : rows) {
        sum += value(row);
        squares += value(row) * value(row);
    }
    const double mean = sum / n;
    const double spread = n > 1 ? std::sqrt(std::max(0.0, squares - n * mean * mean) / (n - 1)) : 1;
    return {mean, z * spread / std::sqrt(n)};
}

double won(const BoundRow& row) { return row.can_be_won ? 1 : 0; }

}  // namespace

MakeWorker<BoundRow> bound_worker(const Rules& rules, const ForesightPlan& plan) {
    return [=](const Stop& stop) -> Worker<BoundRow> {
        return [=](std::uint64_t seed) { return look_at(rules, plan, seed, stop); };
    };
}

// As if they were independent.
Estimate operator-(const Estimate& a, const Estimate& b) {
    return {a.mean - b.mean, std::hypot(a.error, b.error)};
}

BoundReport bound_report(const std::vector<BoundRow>& rows) {
    BoundReport report{
        .deals = rows.size(),
        .can_be_won = estimate(rows, won),
        .given_away = estimate(rows, [](const BoundRow& row) { return row.foresight.given_away; }),
        .bound = estimate(rows,
                          [](const BoundRow& row) { return won(row) - row.foresight.given_away; })};
    for (const BoundRow& row : rows) {
        report.limited += row.foresight.limited ? 1 : 0;
        report.rooms += row.foresight.rooms;
    }
    return report;
}

BoundReport bound_report(const std::vector<BoundRow>& rows, std::uint64_t won,
                         std::uint64_t deals) {
    BoundReport report = bound_report(rows);
    const Share share = wilson(won, deals);
    report.can_be_won = {share.share, std::max(share.high - share.share, share.share - share.low)};
    report.bound = report.can_be_won - report.given_away;
    return report;
}

}  // namespace scoundrel
