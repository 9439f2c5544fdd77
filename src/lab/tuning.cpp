#include "lab/tuning.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace scoundrel {

namespace {

constexpr std::uint64_t first_round = 250;  // deals
constexpr double sure = 3;                  // standard errors
constexpr std::uint64_t times_fresh = 2;

// How much more probable a share of p makes what was found than q does, a case; in logarithms.
double divergence(double p, double q) {
    const auto part = [](double x, double y) { return x <= 0 ? 0 : x * std::log(x / y); };
    return part(p, q) + part(1 - p, 1 - q);
}

// Where `inside` ends between two numbers, the first of which it is true of.
template <class Inside>
double end_of(double yes, double no, Inside inside) {
    for (int i = 0; i < 60; ++i) {
        const double middle = (yes + no) / 2;
        (inside(middle) ? yes : no) = middle;
    }
    return yes;
}

int rounds_of(std::uint64_t most) {
    int rounds = 1;
    for (std::uint64_t deals = first_round; deals < most; deals *= 2) ++rounds;
    return rounds;
}

}  // namespace

double normal_reach(double error) {
    return end_of(0.0, 40.0, [&](double z) { return std::erfc(z / std::sqrt(2.0)) > error; });
}

Share chernoff(std::uint64_t part, std::uint64_t all, double error) {
    if (all == 0) return {};
    const auto n = static_cast<double>(all);
    const double p = static_cast<double>(part) / n;
    const double reach = std::log(2 / error) / n;
    const auto inside = [&](double q) { return divergence(p, q) <= reach; };
    return {p, part == 0 ? 0 : end_of(p, 0.0, inside), part == all ? 1 : end_of(p, 1.0, inside)};
}

std::uint64_t usual_most_deals(double target, double within) {
    constexpr double fourth = 16;
    // Near none and all the band reaches to where shares vary more.
    const double widest = std::clamp(0.5, target - within, target + within);
    const double deals = fourth * widest * (1 - widest) / (within * within);
    return std::max<std::uint64_t>(first_round, static_cast<std::uint64_t>(std::ceil(deals)));
}

Tuning::Tuning(TuningGoal goal, std::size_t settings) : goal_(goal), settings_(settings) {
    if (goal_.most_deals == 0) goal_.most_deals = usual_most_deals(goal_.target, goal_.within);
}

std::optional<Tuning::Round> Tuning::next() const {
    if (over_) return {};
    if (!picked_.empty())
        return Round{picked_, {first_fresh_deal, first_fresh_deal + fresh_deals_ - 1}, true};
    Round round{
        .deals = {played_,
                  std::min(goal_.most_deals, played_ == 0 ? first_round : 2 * played_) - 1}};
    for (std::size_t i = 0; i < settings_.size(); ++i)
        if (is_open(i)) round.settings.push_back(i);
    return round;
}

void Tuning::count(const std::vector<std::uint64_t>& won) {
    const auto round = next();
    const std::uint64_t deals = round->deals.count();
    for (std::size_t i = 0; i < won.size(); ++i) {
        TunedSetting& setting = settings_[round->settings[i]];
        (round->fresh ? setting.fresh_deals : setting.deals) += deals;
        (round->fresh ? setting.fresh_won : setting.won) += won[i];
        if (!round->fresh) {
            judge(setting);
            continue;
        }
        const double all = static_cast<double>(setting.fresh_deals);
        setting.fresh_share = wilson_of(static_cast<double>(setting.fresh_won) / all, all,
                                        normal_reach(error / static_cast<double>(picked_.size())));
    }
    if (round->fresh) {
        over_ = true;
        return;
    }
    played_ += deals;
    const auto settled = std::ranges::count(settings_, true, &TunedSetting::settled);
    if (open() == 0 || played_ >= goal_.most_deals ||
        static_cast<std::size_t>(settled) >= goal_.wanted)
        pick();
}

void Tuning::judge(TunedSetting& setting) const {
    const double looks =
        static_cast<double>(settings_.size()) * static_cast<double>(rounds_of(goal_.most_deals));
    setting.won_share = chernoff(setting.won, setting.deals, error / looks);
    setting.out = goal_.excludes(setting.won_share);
    setting.settled =
        goal_.holds(wilson_of(setting.won_share.share, static_cast<double>(setting.deals), sure));
}

std::uint64_t Tuning::open() const {
    std::uint64_t open = 0;
    for (std::size_t i = 0; i < settings_.size(); ++i) open += is_open(i) ? 1u : 0u;
    return open;
}

double Tuning::off_target(std::size_t setting) const {
    return std::abs(settings_[setting].won_share.share - goal_.target);
}

std::vector<std::size_t> Tuning::by_distance() const {
    std::vector<std::size_t> order(settings_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return off_target(i); });
    return order;
}

void Tuning::pick() {
    const auto order = by_distance();
    const auto take = [&](auto fits) {
        for (const std::size_t i : order)
            if (picked_.size() < goal_.wanted && fits(settings_[i])) picked_.push_back(i);
    };
    take([](const TunedSetting& setting) { return setting.settled; });
    take([](const TunedSetting& setting) { return !setting.settled && !setting.out; });
    for (const std::size_t i : picked_)
        fresh_deals_ = std::max(fresh_deals_, times_fresh * settings_[i].deals);
    if (picked_.empty()) pick_nearest();
}

// One on each side, where there is one.
void Tuning::pick_nearest() {
    constexpr double times = 16;  // makes an interval of half the band
    for (const bool above : {false, true})
        for (const std::size_t i : by_distance())
            if ((settings_[i].won_share.share > goal_.target) == above) {
                picked_.push_back(i);
                const double share = settings_[i].won_share.share;
                const double deals = times * share * (1 - share) / (goal_.within * goal_.within);
                fresh_deals_ = std::max(fresh_deals_, static_cast<std::uint64_t>(deals));
                break;
            }
    fresh_deals_ = std::clamp(fresh_deals_, first_round, std::max(first_round, goal_.most_deals));
}

Tuned Tuning::outcome() const {
    if (!over_) return Tuned::unfinished;
    const auto of_picked = [&](auto fits) {
        return std::ranges::any_of(picked_,
                                   [&](std::size_t i) { return fits(settings_[i].fresh_share); });
    };
    if (of_picked([&](Share share) { return goal_.holds(share); })) return Tuned::hit;
    if (std::ranges::all_of(settings_, &TunedSetting::out)) return Tuned::nothing;
    return of_picked([&](Share share) { return !goal_.excludes(share); }) ? Tuned::unsure
                                                                          : Tuned::missed;
}

}  // namespace scoundrel
