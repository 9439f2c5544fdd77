#include "lab/strategy_worth.h"

#include "lab/strategy_measures.h"
#include "player/imagine.h"

namespace scoundrel {

namespace {

Held weapon_of(const Rules& rules, int value, std::size_t state) {
    Held weapon{Card(Suit::diamonds, value)};
    if (rules.weapon == WeaponRule::wear)
        weapon.uses = static_cast<std::uint8_t>(state);
    else
        weapon.limit = static_cast<std::uint8_t>(worn_limits[state]);
    return weapon;
}

}  // namespace

// The best that the net sees in the room that comes up, in the mean.
double WorthOfThings::chance(const Position& doorway, const std::vector<Deck>& orders) {
    SplitMix64 rolls(0);
    double sum = 0;
    for (const Deck& order : orders) {
        const Position room = imagined(doorway, order, rolls);
        const auto& ways = ways_.from(room);
        sum += static_cast<double>(best_of(evaluator_.worths(room, ways), Aim::win).win);
    }
    return sum / static_cast<double>(orders.size());
}

void WorthOfThings::ask(const Position& doorway, std::uint64_t seed, const Tell& tell) {
    SplitMix64 random(seed);
    Deck order = unseen_deck(doorway);
    std::vector<Deck> orders;
    for (int i = 0; i < samples_; ++i) {
        draw(order, room_size, random);
        orders.push_back(order);
    }
    const auto with = [&](auto change) {
        Position other = doorway;
        change(other);
        return chance(other, orders);
    };
    const std::size_t stage = stage_of(doorway.dungeon());
    for (int health = 1; health <= std::min<int>(20, rules_.health); ++health)
        tell(place_of_health(health, stage),
             with([&](Position& p) { p.health = static_cast<std::uint8_t>(health); }));
    const double unarmed = with([](Position& p) { p.weapon = {}; });
    for (int value = 2; value <= 10; ++value)
        tell(place_of_weapon(value, stage),
             with([&](Position& p) { p.weapon = weapon_of(rules_, value, 0); }) - unarmed);
    for (std::size_t weapon = 0; weapon < worn_weapons.size(); ++weapon)
        for (std::size_t state = 0; state < worn_limits.size(); ++state)
            tell(place_of_worn(weapon, state), with([&](Position& p) {
                                                   p.weapon = weapon_of(
                                                       rules_, worn_weapons[weapon], state);
                                               }) - unarmed);
    if (rules_.avoid == Avoid::alternate)
        tell(place_of_avoid_right(stage), with([](Position& p) { p.avoided_last = false; }) -
                                              with([](Position& p) { p.avoided_last = true; }));
}

}  // namespace scoundrel
