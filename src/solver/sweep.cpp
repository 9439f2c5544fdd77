#include "solver/sweep.h"

#include <algorithm>

#include "rules/legal.h"
#include "solver/bound.h"
#include "solver/merit.h"

namespace scoundrel {

namespace {

int monsters_value(const Card* cards, int count) {
    int value = 0;
    for (int i = 0; i < count; ++i)
        if (cards[i].is_monster()) value += cards[i].value();
    return value;
}

}  // namespace

bool Sweep::serves(const Rules& rules, const Position& position) {
    const bool slot_used = rules.inventory != Inventory::none || position.slot.card;
    if (slot_used && rules.swap == Swap::yes) return false;
    // Where cards go back into the room, those that are there do not tell how many were dealt with.
    const bool count_matters =
        rules.fourth == Fourth::carried || rules.inventory == Inventory::leaving;
    if (slot_used && rules.cards_come_back() && count_matters) return false;
    if (rules.monsters == Monsters::die || position.slot.uses > 0 || position.awaiting())
        return false;
    if (rules.weapon == WeaponRule::wear) {
        // A weapon without a scratch cannot take the 2 of diamonds as a repair: where that card
        // cannot be thrown away either, a worn weapon may be the better one.
        if (rules.repair > 0 && rules.discard == Discard::no) return false;
        if (position.weapon.uses > brand_new) return false;
    }
    return position.dungeon_empty() || position.room_count + position.dealt_with == room_size;
}

Sweep::Sweep(const Rules& rules, const Position& position, const Deck& unseen, int slain,
             Budget& budget)
    : rules_(rules),
      position_(position),
      unseen_(unseen),
      slain_before_(slain),
      slain_(slain),
      budget_(budget),
      root_(doorway_of(rules, position, unseen)) {
    slain_ += monsters_value(root_.queue.cards, root_.queue.count);
    root_hand_ = hand_of(rules_, position);
    // What lies in the slot may be put down as well, and make one card more.
    for (int count = 0; count <= root_.queue.count + 1; ++count) layers_.emplace_back(count);
}

// With what the largest layer needs while it grows.
std::size_t Sweep::bytes() const {
    std::size_t sum = 0;
    std::size_t largest = 0;
    for (const Layer& layer : layers_) {
        sum += layer.bytes();
        largest = std::max(largest, layer.bytes());
    }
    return sum + largest;
}

int Sweep::win_score(const Doorway& door, unsigned left, Card last, int health) const {
    switch (rules_.rules().scoring) {
        case Scoring::health: return health;
        case Scoring::slain: {
            int spared = monsters_value(door.queue.cards + door.room_count,
                                        door.queue.count - door.room_count);
            for (int i = 0; i < door.room_count; ++i)
                if ((left >> i & 1) != 0) spared += monsters_value(door.queue.cards + i, 1);
            return health + slain_ - spared;
        }
        case Scoring::original: break;
    }
    return health == rules_.rules().health && last.is_potion() ? health + last.value() : health;
}

int Sweep::loss_score(const Doorway& door, unsigned left, Card killer) const {
    const int dungeon =
        monsters_value(door.queue.cards + door.room_count, door.queue.count - door.room_count);
    switch (rules_.rules().scoring) {
        case Scoring::health: return 0;
        case Scoring::original: return -dungeon;
        case Scoring::slain: break;
    }
    int spared = dungeon;
    for (int i = 0; i < door.room_count; ++i)
        if ((left >> i & 1) != 0) spared += monsters_value(door.queue.cards + i, 1);
    if (rules_.rules().killer_counts()) spared -= killer.value();
    return slain_ - spared;
}

// Walks through doorways for a sweep, and remembers the best that came of it.
class Sweep::Seeker final : public Walker {
  public:
    Seeker(Sweep& sweep, const Goal& goal, bool counting)
        : sweep_(sweep), goal_(goal), counting_(counting) {}
    ~Seeker() = default;

    // False when the sweep should end: enough is found, or a limit reached.
    bool go(Place from, const Doorway& door, Hands hands, int most_avoids) {
        from_ = from;
        if (!goal_.loss)
            strike_out_hopeless(sweep_.rules_, door.queue.cards, door.queue.count, door.slot,
                                goal_.health, hands);
        if (from != Place{} && sweep_.rules_.rules().inventory != Inventory::none)
            sweep_.layers_[static_cast<std::size_t>(from.count)].strike_out_worse_slots(
                sweep_.rules_, door, hands);
        if (hands.empty()) return true;
        if (sweep_.rules_.stronger_is_better()) hands.drop_dominated();
        const int rooms = walk(sweep_.rules_, door, hands, {goal_.keep, goal_.loss},
                               door.avoids < most_avoids, *this);
        if (!sweep_.budget_.spend(static_cast<std::uint64_t>(rooms))) return false;
        if (++walks_ % weighed_every == 0 && !weigh()) return false;
        return !(best_ && *best_ >= goal_.enough);
    }

    bool weigh() { return sweep_.budget_.hold(sweep_.bytes()); }

    std::optional<int> best() const { return best_; }
    Place best_place() const { return best_place_; }

    void arrived(const Doorway& door, const Hands& hands) override {
        Layer& layer = sweep_.layers_[static_cast<std::size_t>(door.queue.count)];
        if (counting_ || door.avoids == 0) return layer.arrive(door, hands);
        Doorway any_avoids = door;
        any_avoids.avoids = 0;
        layer.arrive(any_avoids, hands);
    }
    void won(const Doorway& door, unsigned left, Card last, int health) override {
        if (goal_.loss || health < goal_.health || (goal_.keep && last != goal_.keep)) return;
        take(sweep_.win_score(door, left, last, health));
    }
    void died(const Doorway& door, unsigned left, Card killer) override {
        take(sweep_.loss_score(door, left, killer));
    }

  private:
    static constexpr unsigned weighed_every = 32;  // weighing all layers takes a while

    void take(int score) {
        if (best_ && *best_ >= score) return;
        best_ = score;
        best_place_ = from_;
    }

    Sweep& sweep_;
    const Goal& goal_;
    bool counting_;
    Place from_;
    unsigned walks_ = 0;
    std::optional<int> best_;
    Place best_place_;
};

Found Sweep::run(const Goal& goal, const Breadth& breadth) {
    Found found;
    goal_ = goal;
    for (Layer& layer : layers_) layer.clear();
    Seeker seeker(*this, goal, breadth.avoids != any_number);
    bool on = seeker.go({}, root_, only(root_hand_), breadth.avoids);
    for (std::size_t count = layers_.size() - 1; on && count > 0; --count)
        on = sweep_layer(layers_[count], breadth, seeker, found);
    if (!seeker.weigh()) found.complete = false;
    found.score = seeker.best();
    best_score_ = found.score.value_or(0);
    best_place_ = seeker.best_place();
    return found;
}

bool Sweep::sweep_layer(Layer& layer, const Breadth& breadth, Seeker& seeker, Found& found) {
    // Doorways that are reached from others of the same layer, by avoiding, come round by round. A
    // narrow sweep goes about twice round the dungeon.
    const int rounds = 2 + layer.count() / 2;
    for (int round = 0;; ++round) {
        std::vector<std::uint32_t> waiting = layer.take_waiting();
        if (waiting.empty()) return true;
        if (breadth.width != every_doorway && round == rounds) {
            found.complete = false;
            return true;
        }
        if (waiting.size() > breadth.width) {
            keep_best(layer, waiting, breadth.width);
            found.complete = false;
        }
        for (const std::uint32_t number : waiting)
            if (!seeker.go({layer.count(), number}, layer.doorway(number), layer.hands(number),
                           breadth.avoids))
                return false;
    }
}

void Sweep::keep_best(const Layer& layer, std::vector<std::uint32_t>& numbers,
                      std::size_t width) const {
    std::vector<std::pair<int, std::uint32_t>> merits;
    merits.reserve(numbers.size());
    for (const std::uint32_t number : numbers)
        merits.emplace_back(merit(rules_, layer.queue(number), layer.count(), layer.slot(number),
                                  layer.hands(number)),
                            number);
    const auto middle = merits.begin() + static_cast<std::ptrdiff_t>(width);
    std::nth_element(merits.begin(), middle, merits.end(), std::greater<>());
    numbers.clear();
    for (auto each = merits.begin(); each != middle; ++each) numbers.push_back(each->second);
    // Which of equals come first, every library orders in its own way; the answers must be alike.
    std::sort(numbers.begin(), numbers.end());
}

}  // namespace scoundrel
