#include "lab/ledger.h"

#include <algorithm>
#include <cmath>

#include "lab/potion_room.h"
#include "rules/apply.h"
#include "rules/legal.h"

namespace scoundrel {

namespace {

constexpr std::size_t low = 0, middle = 1, high = 2, bands = 3;
constexpr std::size_t band_of(Card card, int middle_from, int high_from) {
    return card.value() >= high_from ? high : card.value() >= middle_from ? middle : low;
}

// unused: 0 to 2 those that go, by value, 3 to 5 those of them that did nothing, 6 those of the
// middle ones that were thrown away.
void note_item(Counts& counts, Card item, bool unused) {
    const std::size_t band = band_of(item, 4, 8);
    ++counts[band];
    counts[bands + band] += unused ? 1 : 0;
}

void throw_away(Counts& counts, Card item) {
    const int unused = counts[bands + middle];
    note_item(counts, item, true);
    counts[2 * bands] += counts[bands + middle] - unused;
}

void see_items(Counts& counts, const SeenMove& seen) {
    const auto& [rules, position, move, used] = seen;
    const bool heals =
        (rules.potions == Potions::any || !position.potion_used) && position.health < rules.health;
    const Card weapon = position.weapon.card;
    switch (move.verb()) {
        case Verb::drink: note_item(counts, move.card(), !heals); break;
        case Verb::repair: note_item(counts, move.card(), false); break;
        case Verb::discard:
            if (used.has(move.card()))  // it comes from the slot, where it was after its fights
                note_item(counts, move.card(), false);
            else
                throw_away(counts, move.card());
            break;
        case Verb::equip:
            if (weapon && (rules.swap == Swap::no || move.card() != position.slot.card))
                note_item(counts, weapon, !used.has(weapon));
            break;
        default: break;
    }
}

// weapons: those equipped, monsters slain with one.
void see_weapons(Counts& counts, const SeenMove& seen) {
    const Move move = seen.move;
    if (move.verb() == Verb::equip) ++counts[0];
    if (move.verb() != Verb::fight) return;
    const int damage = move.card().value() - weapon_power(seen.rules, seen.position.weapon);
    counts[1] += damage < seen.position.health ? 1 : 0;  // else it slays the player
}

// Whether this move faces or avoids a room as it came up: one of each room. What leaves it
// untouched, as using the slot may (rules.md 3.17), does not.
bool meets_room(const SeenMove& seen) {
    if (!seen.position.untouched) return false;
    Position after = seen.position;
    Unrecorded past;
    apply(seen.rules, after, seen.move, past);
    return !after.untouched || begins_room(seen.position, seen.move, after);
}

// used-weapons: 0 to 2 the monsters met, by the weapon, 3 to 5 those within its reach.
void see_used_weapons(Counts& counts, const SeenMove& seen) {
    const Position& position = seen.position;
    if (position.weapon.uses == 0 || !meets_room(seen)) return;
    const std::size_t band = band_of(position.weapon.card, 5, 9);
    for (const Card monster : position.room_cards() & CardSet::monsters()) {
        ++counts[band];
        const bool reached = weapon_refusal(seen.rules, position, monster) == Refusal::none;
        counts[bands + band] += reached ? 1 : 0;
    }
}

// potion-rooms: all of them, those at full health, of these those that may be avoided, and are.
void see_potion_rooms(Counts& counts, const SeenMove& seen) {
    if (!is_room_of_potions(seen.position) || !meets_room(seen)) return;
    ++counts[0];
    if (seen.position.health < seen.rules.health) return;
    ++counts[1];
    const MoveList moves = legal_moves(seen.rules, seen.position);
    if (!std::ranges::any_of(moves, is_avoid)) return;
    ++counts[2];
    counts[3] += is_avoid(seen.move) ? 1 : 0;
}

// So the heads of the measures say, and their names.
static_assert(inaccuracy_from == 5 && mistake_from == 10 && blunder_from == 15);

// mis-steps: decisions; those that give away 5, 10 and 15 points; hundredths of a point, in all and
// by those from 5 on; a game lost, and one with a loss of 15 at once.
void look_at_losses(Counts& counts, const Review& review) {
    const auto hundredths = [](const ReviewedMove& move) {
        return static_cast<int>(std::lround(10'000 * move.lost.win));
    };
    bool blunder = false;
    for (const ReviewedMove& move : review.moves) {
        counts[0] += move.decision ? 1 : 0;
        counts[4] += hundredths(move);
        if (move.mark == Mark::none) continue;
        for (const Mark mark : {Mark::inaccuracy, Mark::mistake, Mark::blunder})
            counts[static_cast<std::size_t>(mark)] += move.mark >= mark ? 1 : 0;
        counts[5] += hundredths(move);
        blunder |= move.mark == Mark::blunder;
    }
    counts[6] = review.won() ? 0 : 1;
    counts[7] = !review.won() && blunder ? 1 : 0;
}

const std::vector<Ledger>& ledgers() {
    constexpr double hundred = 100, hundredth = 0.01;
    static const std::vector<Ledger> all = {
        {.name = "unused",
         .counts = 7,
         .see = see_items,
         .measures =
             {{.name = "unused_middle_a_game", .head = "items of 4 to 7 unused, a game", .part = 4},
              {.name = "thrown_away", .head = "of these thrown away", .part = 6},
              {.name = "unused_middle",
               .head = "unused of those of 4 to 7",
               .part = 4,
               .whole = 1,
               .share = true},
              {.name = "unused_low", .head = "of 2 and 3", .part = 3, .whole = 0, .share = true},
              {.name = "unused_high", .head = "of 8 to 10", .part = 5, .whole = 2, .share = true}}},
        {.name = "weapons",
         .counts = 2,
         .see = see_weapons,
         .measures = {{.name = "slain_a_weapon",
                       .head = "monsters slain for each weapon",
                       .part = 1,
                       .whole = 0},
                      {.name = "equipped", .head = "weapons equipped, a game", .part = 0},
                      {.name = "slain_armed",
                       .head = "monsters slain with weapons, a game",
                       .part = 1}}},
        {.name = "used-weapons",
         .counts = 6,
         .see = see_used_weapons,
         .measures = {{.name = "in_reach_of_high",
                       .head = "in reach of a used 9♦ or 10♦",
                       .part = 5,
                       .whole = 2,
                       .share = true},
                      {.name = "in_reach_of_middle",
                       .head = "of a used 5♦ to 8♦",
                       .part = 4,
                       .whole = 1,
                       .share = true},
                      {.name = "in_reach_of_low",
                       .head = "of a used 2♦ to 4♦",
                       .part = 3,
                       .whole = 0,
                       .share = true},
                      {.name = "met_with_high",
                       .head = "met with a used 9♦ or 10♦, a game",
                       .part = 2}}},
        {.name = "potion-rooms",
         .counts = 4,
         .see = see_potion_rooms,
         .measures = {{.name = "potion_rooms",
                       .head = "rooms of potions alone, in 100 games",
                       .part = 0,
                       .unit = hundred},
                      {.name = "potion_rooms_full",
                       .head = "of these at full health",
                       .part = 1,
                       .whole = 0,
                       .share = true},
                      {.name = "potion_rooms_avoided",
                       .head = "of those avoided, where allowed",
                       .part = 3,
                       .whole = 2,
                       .share = true}}},
        {.name = "mis-steps",
         .counts = 8,
         .look_back = look_at_losses,
         .measures = {
             {.name = "lose_5",
              .head = "decisions that lose 5 points or more",
              .part = 1,
              .whole = 0,
              .share = true},
             {.name = "lose_10", .head = "10 or more", .part = 2, .whole = 0, .share = true},
             {.name = "lose_15", .head = "15 or more", .part = 3, .whole = 0, .share = true},
             {.name = "loss_of_5",
              .head = "points lost by one of 5 or more",
              .part = 5,
              .whole = 1,
              .unit = hundredth},
             {.name = "given_away",
              .head = "points lost in a game, in all",
              .part = 4,
              .unit = hundredth},
             {.name = "lost_by_15",
              .head = "lost games with one of 15 or more",
              .part = 7,
              .whole = 6,
              .share = true}}}};
    return all;
}

}  // namespace

const Ledger* find_ledger(std::string_view name) {
    const auto found = std::ranges::find(ledgers(), name, &Ledger::name);
    return found == ledgers().end() ? nullptr : &*found;
}

GameCounts::GameCounts(const Ledger* ledger)
    : ledger_(ledger != nullptr && ledger->see != nullptr ? ledger : nullptr),
      counts_(ledger_ != nullptr ? ledger_->counts : 0) {}

void GameCounts::see(const Rules& rules, const Position& position, Move move) {
    if (ledger_ == nullptr) return;
    ledger_->see(counts_, {rules, position, move, used_});
    if (move.verb() == Verb::fight && position.weapon.card) used_.add(position.weapon.card);
}

void add_counts(Ratio& ratio, const LedgerMeasure& measure, const Counts& counts) {
    ratio.add(measure.unit * counts[measure.part], measure.whole ? counts[*measure.whole] : 1);
}

std::optional<Share> interval_of(const LedgerMeasure& measure, const Ratio& ratio) {
    if (ratio.whole() == 0) return {};
    const double value = ratio.ratio(), error = ratio.error();
    if (!measure.share) return Share{value, value - error, value + error};
    const double as_sure = value * (1 - value) * std::pow(normal_95 / error, 2);
    return wilson_of(value, as_sure > 0 ? std::min(as_sure, ratio.whole()) : ratio.whole());
}

}  // namespace scoundrel
