#include "player/ways.h"

#include <algorithm>

#include "rules/legal.h"
#include "rules/score.h"
#include "solver/room.h"
#include "solver/sweep.h"

namespace scoundrel {

namespace {

// The same in everything but health and weapon?
bool alike(const Position& a, const Position& b) {
    if (!std::equal(a.bottom, a.bottom + a.bottom_count, b.bottom)) return false;
    return a.status == b.status && a.room_cards() == b.room_cards() &&
           a.dealt_with == b.dealt_with && a.potion_used == b.potion_used &&
           a.untouched == b.untouched && a.bottom_count == b.bottom_count && a.unseen == b.unseen &&
           a.avoided_last == b.avoided_last && a.carried == b.carried && a.rolled == b.rolled &&
           a.die_owed == b.die_owed;
}

}  // namespace

// b can do whatever a can (docs/solver.md, "What is never worse"); where that is not proved for
// weapons, only the same weapon compares.
bool Ways::no_better(const Position& a, const Position& b) const {
    if (every_health_) return a == b;
    if (a.status != Status::playing || a.health > b.health || !alike(a, b)) return false;
    if (a.slot.card != b.slot.card) return false;
    return item_no_better(a.slot, b.slot) && item_no_better(a.weapon, b.weapon);
}

bool Ways::item_no_better(const Held& a, const Held& b) const {
    if (a == b) return true;
    const bool wears = rules_.weapon == WeaponRule::wear;
    // A weapon without a scratch cannot take the 2 of diamonds as a repair (docs/solver.md).
    if (wears && rules_.repair > 0 && rules_.discard == Discard::no) return false;
    if (!a.card) return true;
    if (!b.card || a.card.value() > b.card.value()) return false;
    if (a.card != b.card && !hand_rules_.stronger_is_better()) return false;
    // A weapon that has been used cannot be put down, even where that does not wear it; but only by
    // a swap does it get into the slot.
    const bool swaps = rules_.swap == Swap::yes && rules_.inventory != Inventory::none;
    if (wears) return (rules_.wear == 0 && !swaps) || a.uses >= b.uses;
    return b.limit == 0 || (a.limit != 0 && a.limit <= b.limit);
}

const std::vector<Way>& Ways::from(const Position& position) {
    ways_.clear();
    if (Sweep::serves(rules_, position) && !every_health_) by_rooms(position);
    if (ways_.empty()) by_moves(position);
    return ways_;
}

// Turns the ends of a room into positions.
class Ways::Ends final : public RoomEnds {
  public:
    Ends(Ways& ways, const HandRules& rules, const Position& position)
        : ways_(ways), rules_(rules), position_(position) {}
    ~Ends() = default;

    void next_room(unsigned left, Card slot, const Hands& hands) override {
        Way way = end_of(left, slot);
        way.end.avoided_last = false;
        Unrecorded past;
        detail::begin_room(way.end, past);
        hands.each_row([&](int weapon, Bytes health) {
            for (int f = 0; f < freshness_count; ++f) {
                if (health[f] == 0) break;
                if (f < brand_new && health[f] == health[f + 1]) continue;
                way.end.health = health[f];
                way.end.weapon = held(weapon, f);
                ways_.ways_.push_back(way);
            }
        });
    }
    void won(unsigned left, Card last, int health) override {
        Way way = end_of(left, position_.slot.card);
        way.end.health = static_cast<std::uint8_t>(health);
        Unrecorded past;
        detail::win(rules_.rules(), way.end, last, past);
        ways_.arrive(way);
    }
    void died(unsigned left, Card killer) override {
        Way way = end_of(left, position_.slot.card);
        way.end.health = 0;
        way.end.status = Status::lost;
        if (rules_.rules().killer_counts()) way.end.killer = killer;
        ways_.arrive(way);
    }

  private:
    Way end_of(unsigned left, Card slot) const {
        Way way{position_, 0};
        Position& end = way.end;
        end.room_count = 0;
        for (int i = 0; i < position_.room_count; ++i) {
            const Card card = position_.room[i];
            if ((left >> i & 1) != 0)
                end.room[end.room_count++] = card;
            else if (card.is_monster())
                way.slain += card.value();
        }
        if ((left >> Room::slots_place & 1) != 0) end.room[end.room_count++] = position_.slot.card;
        for (int i = end.room_count; i < room_size; ++i) end.room[i] = Card();
        end.slot = slot == position_.slot.card ? position_.slot : Held{slot};
        return way;
    }
    Held held(int weapon, int freshness) const {
        if (weapon == 0) return {};
        Held held{Card(Suit::diamonds, weapon)};
        const int spent = brand_new - freshness;
        if (spent == 0) return held;
        if (rules_.wears())
            held.uses = static_cast<std::uint8_t>(spent);
        else
            held.limit = static_cast<std::uint8_t>(
                freshness + (rules_.rules().weapon == WeaponRule::lower ? 1 : 0));
        return held;
    }

    Ways& ways_;
    const HandRules& rules_;
    const Position& position_;
};

// All hands of a room at once, as the solver does it.
void Ways::by_rooms(const Position& position) {
    Room room;
    std::copy(position.room, position.room + room_size, room.cards);
    room.count = position.room_count;
    room.behind = position.dungeon();
    room.monsters_behind =
        !((position.unseen | position.bottom_cards()) & CardSet::monsters()).empty();
    room.carried = position.carried;
    room.dealt_with = position.dealt_with;
    room.potion_used = position.potion_used;
    room.slot = position.slot.card;
    Ends ends(*this, hand_rules_, position);
    const Hands hands = only(hand_of(hand_rules_, position));
    play_room(hand_rules_, room, hands, {{}, deaths_ == Deaths::looked_for}, ends);
    if (avoid_refusal(rules_, position) == Refusal::none) {
        avoid(position);
        if (rules_.rummage == Rummage::free) use_slot_and_avoid(position);
    }
    if (ways_.empty() && !rules_.overkill_counts())
        play_room(hand_rules_, room, hands, {{}, true}, ends);
}

void Ways::avoid(const Position& position) {
    for (const Verb verb : {Verb::avoid, Verb::avoid_lr, Verb::avoid_rl})
        if (refusal(rules_, position, Move(verb)) == Refusal::none) {
            Way way{position, 0};
            Unrecorded past;
            apply(rules_, way.end, Move(verb), past);
            ways_.push_back(way);
        }
}

// Throwing it away for nothing is never worth it (docs/solver.md, "What is never worse").
void Ways::use_slot_and_avoid(const Position& position) {
    for (const Verb verb : {Verb::equip, Verb::drink, Verb::repair}) {
        const Move use(position.slot.card, verb);
        if (!position.slot.card || refusal(rules_, position, use) != Refusal::none) continue;
        Position used = position;
        Unrecorded past;
        apply(rules_, used, use, past);
        avoid(used);
    }
}

void Ways::by_moves(const Position& position) {
    stages_.clear();
    met_.clear();
    go_on({position, 0});
    for (std::size_t i = 0; i < stages_.size(); ++i) go_on(Stage(stages_[i]));
}

void Ways::go_on(const Stage& stage) {
    for (const Move move : legal_moves(rules_, stage.position)) {
        SlainValue past;
        Stage next = stage;
        apply(rules_, next.position, move, past);
        next.slain += past.value;
        const Position& now = next.position;
        if (ends_way(stage.position, move, now)) {
            arrive({now, next.slain});
            continue;
        }
        // Where the order of two moves did not matter, one of them is enough.
        const bool seen =
            every_health_ ? !met_.insert(now).second
                          : std::any_of(stages_.begin(), stages_.end(), [&](const Stage& other) {
                                return no_better(now, other.position);
                            });
        if (!seen) stages_.push_back(next);
    }
}

void Ways::arrive(const Way& way) {
    const auto is_worse = [&](const Way& a, const Way& b) {
        if (a.end.status != Status::playing && a.end.status == b.end.status)
            return score(rules_, a.end, a.slain) <= score(rules_, b.end, b.slain);
        return no_better(a.end, b.end);
    };
    // No end but the same is as good, and there may be thousands.
    if (every_health_ && way.end.status == Status::playing) {
        if (met_.insert(way.end).second) ways_.push_back(way);
        return;
    }
    for (const Way& other : ways_)
        if (is_worse(way, other)) return;
    std::erase_if(ways_, [&](const Way& other) { return is_worse(other, way); });
    ways_.push_back(way);
}

}  // namespace scoundrel
