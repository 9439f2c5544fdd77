#include "lab/luck_share.h"

#include <algorithm>

#include "rules/random.h"

namespace scoundrel {

namespace {

struct Spread {
    double sum = 0, squares = 0;

    void add(double number) { sum += number, squares += number * number; }
    double variance(double count) const { return squares / count - sum / count * sum / count; }
};

// Nothing where neither varies.
template <class Pick>
std::optional<double> share_of(std::size_t count, Pick pick) {
    Spread luck, skill;
    for (std::size_t i = 0; i < count; ++i) {
        const LuckAndSkill& game = pick(i);
        luck.add(game.luck);
        skill.add(game.skill);
    }
    const auto n = static_cast<double>(count);
    const double lucky = luck.variance(n), all = lucky + skill.variance(n);
    // Millionths: less than one of them squared is rounding.
    if (all < 1) return {};
    return lucky / all;
}

}  // namespace

std::optional<Share> luck_share(const std::vector<LuckAndSkill>& games) {
    constexpr std::size_t again = 2000;
    constexpr std::size_t fewest = 10;  // of fewer the bootstrap knows nothing
    if (games.size() < fewest) return {};
    const auto share = share_of(
        games.size(), [&](std::size_t i) -> auto& { return games[i]; });
    if (!share) return {};
    SplitMix64 random(0);
    std::vector<double> shares;
    for (std::size_t i = 0; i < again; ++i)
        if (const auto drawn = share_of(
                games.size(), [&](std::size_t) -> auto& {
                    return games[random.below(games.size())];
                }))
            shares.push_back(*drawn);
    std::ranges::sort(shares);
    const auto at = [&](double part) {
        return shares[static_cast<std::size_t>(part * static_cast<double>(shares.size() - 1))];
    };
    return Share{*share, std::min(*share, at(0.025)), std::max(*share, at(0.975))};
}

}  // namespace scoundrel
