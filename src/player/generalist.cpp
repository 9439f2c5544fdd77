#include "player/generalist.h"

#include <algorithm>

#include "notation/knobs.h"

namespace scoundrel {

namespace {

// Where each group of general inputs begins. The knobs come last: a knob that is added does not
// move the others.
namespace general {
constexpr int endings = 3, avoids = 2;  // beside those of classic
constexpr int rates = 5;                // of wear: 0 to 3, and more
constexpr int missing_most = 39;
constexpr int unseen = 0;
constexpr int unseen_wear = unseen + input::kinds;
constexpr int unseen_any_potion = unseen_wear + input::kinds;
constexpr int unseen_slot = unseen_any_potion + input::kinds;
constexpr int bottom = unseen_slot + input::kinds;
constexpr int bottom_wear = bottom + input::depths * input::kinds;
constexpr int room = bottom_wear + input::kinds;
constexpr int room_wear = room + input::kinds;
constexpr int room_optional = room_wear + input::kinds;
constexpr int slot = room_optional + input::kinds;
constexpr int slot_wear = slot + input::kinds;
constexpr int health = slot_wear + input::kinds;
constexpr int health_by_fours = health + 100;
constexpr int missing = health_by_fours + 25;
constexpr int reach = missing + missing_most + 1;  // the weapon's value, then what it can slay
constexpr int worn = reach + 15 * 16;              // its value, then its uses
constexpr int power = worn + 15 * 16;              // what is left of it, then the rate of wear
constexpr int weapon_value = power + 15 * rates;
constexpr int weapon_value_wear = weapon_value + 15;
constexpr int freshness = weapon_value_wear + 15;  // what the weapon can slay, whatever its value
constexpr int uses = freshness + 15;
constexpr int dungeon = uses + 16;
constexpr int dungeon_ending = dungeon + 53;
constexpr int dungeon_avoid = dungeon_ending + endings * 53;
constexpr int dungeon_optional = dungeon_avoid + avoids * 53;
constexpr int avoided_last = dungeon_optional + 53;
constexpr int dealt_with = avoided_last + 1;
constexpr int potion_used = dealt_with + 4;
constexpr int knobs = potion_used + 1;
}  // namespace general

// Numbers with a wide range are told by fours.
constexpr int widest = 16, step = 4;
int width_of(const Knob& knob) {
    const int values = knob.high - knob.low + 1;
    return values <= widest ? values : values / step + 1;
}
int place_of(const Knob& knob, int value) {
    const int place = value - knob.low;
    return knob.high - knob.low + 1 <= widest ? place : place / step;
}

// Writes down what one input means after the other.
class Writer {
  public:
    Writer(const Rules& rules, Inputs& meant) : rules_(rules), meant_(meant) {}

    void card(int group, int wear_group, int kind) {
        add(group + kind);
        if (wears()) add(wear_group + kind);
    }
    void unseen(int kind) {
        card(general::unseen, general::unseen_wear, kind);
        if (rules_.potions == Potions::any) add(general::unseen_any_potion + kind);
        if (rules_.inventory != Inventory::none) add(general::unseen_slot + kind);
    }
    void room(int kind) {
        card(general::room, general::room_wear, kind);
        if (rules_.fourth == Fourth::optional) add(general::room_optional + kind);
    }
    void health(int health) {
        add(general::health + health);
        const int missing = std::max(0, rules_.health - health);
        add(general::missing + std::min(missing, general::missing_most));
    }
    // As inputs.cpp counts how fresh it is: from 15 down by uses, or by the limit.
    void weapon(int value, int freshness) {
        if (value == 0) {  // no weapon: nothing else is said of it
            if (freshness == 0) add(general::reach);
            return;
        }
        if (wears()) {
            const int uses = 15 - freshness;
            const int power = std::max(0, value - uses * rules_.wear);
            add(general::worn + value * 16 + uses);
            add(general::power + power * general::rates +
                std::min<int>(rules_.wear, general::rates - 1));
            return;
        }
        add(general::reach + value * 16 + reach(freshness));
    }
    void freshness(int freshness) {
        add(wears() ? general::uses + 15 - freshness : general::freshness + reach(freshness));
    }
    void weapon_value(int value) {
        add((wears() ? general::weapon_value_wear : general::weapon_value) + value);
    }
    void dungeon(int cards) {
        add(general::dungeon + cards);
        if (rules_.ending != Ending::cleared)
            add(general::dungeon_ending + (static_cast<int>(rules_.ending) - 1) * 53 + cards);
        if (rules_.avoid != Avoid::alternate)
            add(general::dungeon_avoid + (rules_.avoid == Avoid::always ? 53 : 0) + cards);
        if (rules_.fourth == Fourth::optional) add(general::dungeon_optional + cards);
    }
    void add(int input) { meant_.push_back(static_cast<std::uint16_t>(input)); }

  private:
    // The highest monster it can slay.
    int reach(int freshness) const {
        const int limit = rules_.weapon == WeaponRule::equal ? freshness : freshness - 1;
        return std::clamp(limit, 0, 14);
    }
    bool wears() const { return rules_.weapon == WeaponRule::wear; }

    const Rules& rules_;
    Inputs& meant_;
};

void write_meaning(Writer& writer, int i) {
    const auto within = [&](int from, int to) { return i >= from && i < to; };
    if (i < input::bottom) return writer.unseen(i);
    if (within(input::bottom, input::room)) {
        const int place = i - input::bottom;
        writer.card(general::bottom + place - place % input::kinds, general::bottom_wear,
                    place % input::kinds);
    } else if (within(input::room, input::slot)) {
        writer.room(i - input::room);
    } else if (within(input::slot, input::health)) {
        writer.card(general::slot, general::slot_wear, i - input::slot);
    } else if (within(input::health, input::health_by_fours)) {
        writer.health(i - input::health);
    } else if (within(input::health_by_fours, input::weapon)) {
        writer.add(general::health_by_fours + i - input::health_by_fours);
    } else if (within(input::weapon, input::weapon_value)) {
        writer.weapon((i - input::weapon) / 16, (i - input::weapon) % 16);
    } else if (within(input::weapon_value, input::freshness)) {
        writer.weapon_value(i - input::weapon_value);
    } else if (within(input::freshness, input::dungeon)) {
        writer.freshness(i - input::freshness);
    } else if (within(input::dungeon, input::avoided_last)) {
        writer.dungeon(i - input::dungeon);
    } else if (i == input::avoided_last) {
        writer.add(general::avoided_last);
    } else if (within(input::dealt_with, input::potion_used)) {
        writer.add(general::dealt_with + i - input::dealt_with);
    } else if (i == input::potion_used) {
        writer.add(general::potion_used);
    }
}

}  // namespace

std::size_t general_inputs() {
    static const std::size_t count = [] {
        int all = general::knobs;
        for (const Knob& knob : knobs()) all += width_of(knob);
        return static_cast<std::size_t>(all);
    }();
    return count;
}

std::size_t first_knob_input() { return general::knobs; }

Meanings::Meanings(const Rules& rules) {
    Writer writer(rules, meant_);
    for (int i = 0; i < input::count; ++i) {
        const std::size_t first = meant_.size();
        write_meaning(writer, i);
        where_.push_back(
            {static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(meant_.size() - first)});
    }
    int first = general::knobs;
    for (const Knob& knob : knobs()) {
        always_.push_back(static_cast<std::uint16_t>(first + place_of(knob, knob.get(rules))));
        first += width_of(knob);
    }
}

std::span<const std::uint16_t> Meanings::of(int input) const {
    const Range range = where_[static_cast<std::size_t>(input)];
    return std::span(meant_).subspan(range.first, range.count);
}

Inputs Meanings::translate(const Inputs& inputs) const {
    Inputs general = always_;
    for (const std::uint16_t input : inputs) {
        const auto meant = of(input);
        general.insert(general.end(), meant.begin(), meant.end());
    }
    return general;
}

namespace {

// Rows of knobs that were added after the net was made are missing.
Inputs there_in(const Net& general, std::span<const std::uint16_t> inputs) {
    Inputs there;
    for (const std::uint16_t input : inputs)
        if (input < general.rows.size()) there.push_back(input);
    return there;
}

}  // namespace

Net net_for(const Net& general, const Meanings& meanings) {
    Net net = {.rows = std::vector<Row>(input::count),
               .first_bias = general.first_bias,
               .second = general.second,
               .second_bias = general.second_bias,
               .win = general.win,
               .score = general.score,
               .win_bias = general.win_bias,
               .score_bias = general.score_bias};
    add_rows(general, there_in(general, meanings.always()), net.first_bias);
    for (int i = 0; i < input::count; ++i)
        add_rows(general, there_in(general, meanings.of(i)), net.rows[static_cast<std::size_t>(i)]);
    return net;
}

NetFile file_for(NetFile file, const Rules& rules) {
    if (file.rules != any_rules) return file;
    const Meanings meanings(rules);
    std::vector<bool> met(input::count);
    for (int i = 0; i < input::count; ++i)
        met[static_cast<std::size_t>(i)] = std::ranges::any_of(
            meanings.of(i), [&](std::uint16_t meant) { return file.met[meant]; });
    file.net = net_for(file.net, meanings);
    file.met = std::move(met);
    return file;
}

// The first thing that an input means is what it is whatever the rules.
NetFile general_file(NetFile file, const Rules& rules) {
    fill_unmet(file);
    NetFile general{.rules = std::string(any_rules),
                    .about = file.about,
                    .met = std::vector<bool>(general_inputs()),
                    .net = file.net};
    general.net.rows.assign(general_inputs(), Row{});
    const Meanings meanings(rules);
    for (int i = 0; i < input::count; ++i) {
        const auto meant = meanings.of(i);
        const auto place = static_cast<std::size_t>(i);
        if (meant.empty() || general.met[meant.front()]) continue;
        general.met[meant.front()] = file.met[place];
        general.net.rows[meant.front()] = file.net.rows[place];
    }
    return general;
}

}  // namespace scoundrel
