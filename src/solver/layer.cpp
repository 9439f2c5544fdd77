#include "solver/layer.h"

#include <cstring>

namespace scoundrel {

namespace {

std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ word) * 0xFF51AFD7ED558CCDu;
    return hash ^ hash >> 32;
}

std::uint64_t hash_of(const Doorway& door, const Card* queue, int count) {
    std::uint64_t hash = static_cast<std::uint64_t>(door.slot.face()) << 32 |
                         static_cast<std::uint64_t>(door.avoids) << 8 | door.carried << 1 |
                         (door.may_avoid ? 1u : 0u);
    int i = 0;
    for (; i + 8 <= count; i += 8) {
        std::uint64_t word;
        std::memcpy(&word, queue + i, 8);
        hash = mixed(hash, word);
    }
    std::uint64_t word = 0;
    std::memcpy(&word, queue + i, static_cast<std::size_t>(count - i));
    hash = mixed(hash, word);
    return hash ^ hash >> 29;
}

}  // namespace

std::size_t Layer::bytes() const {
    return cards_.capacity() * sizeof(Card) + nodes_.capacity() * sizeof(Node) +
           rows_.capacity() * sizeof(Row) + index_.capacity() * sizeof(std::uint32_t) +
           waiting_.capacity() * sizeof(std::uint32_t);
}

void Layer::clear() {
    cards_.clear();
    nodes_.clear();
    rows_.clear();
    waiting_.clear();
    slots_ = CardSet();
    constexpr std::size_t first_size = 64;
    if (index_.size() > 4096) std::vector<std::uint32_t>().swap(index_);
    index_.assign(index_.empty() ? first_size : index_.size(), 0);
}

bool Layer::is(const Node& node, const Card* queue, const Doorway& door) const {
    return node.may_avoid == door.may_avoid && node.carried == door.carried &&
           node.slot == door.slot.face() && node.avoids == door.avoids &&
           std::memcmp(queue, door.queue.cards, static_cast<std::size_t>(count_)) == 0;
}

std::size_t Layer::find(const Doorway& door) const {
    const std::size_t mask = index_.size() - 1;
    std::size_t at = hash_of(door, door.queue.cards, count_) & mask;
    while (index_[at] != 0) {
        const std::uint32_t number = index_[at] - 1;
        if (is(nodes_[number], queue(number), door)) break;
        at = (at + 1) & mask;
    }
    return at;
}

void Layer::rehash() {
    index_.assign(index_.size() * 2, 0);
    for (std::uint32_t number = 0; number < nodes_.size(); ++number)
        index_[find(doorway(number))] = number + 1;
}

void Layer::store(Node& node, const Hands& hands) {
    if (count_bits(hands.rows) > count_bits(node.rows)) {
        node.first_row = static_cast<std::uint32_t>(rows_.size());
        rows_.resize(rows_.size() + static_cast<std::size_t>(count_bits(hands.rows)));
    }
    node.rows = hands.rows;
    std::size_t row = node.first_row;
    hands.each_row([&](int, Bytes health) { rows_[row++].health = health; });
}

void Layer::arrive(const Doorway& door, const Hands& hands) {
    if ((nodes_.size() + 1) * 2 > index_.size()) rehash();
    std::uint32_t& place = index_[find(door)];
    if (place == 0) {
        nodes_.push_back({});
        place = size();
        if (door.slot) slots_.add(door.slot);
        cards_.insert(cards_.end(), door.queue.cards, door.queue.cards + count_);
        Node& node = nodes_.back();
        node.carried = static_cast<std::uint8_t>(door.carried);
        node.slot = static_cast<std::uint8_t>(door.slot.face());
        node.avoids = static_cast<std::uint16_t>(door.avoids);
        node.may_avoid = door.may_avoid;
        store(node, hands);
    } else {
        Hands known = this->hands(place - 1);
        if (!known.add(hands)) return;
        store(nodes_[place - 1], known);
    }
    Node& node = nodes_[place - 1];
    if (!node.waiting) waiting_.push_back(place - 1);
    node.waiting = true;
}

// Whatever one can do with `worse` in the slot, or with nothing there, one can do with `better`:
// use it in its stead, or throw it away when the slot is wanted. Only the 2 of diamonds may do what
// a stronger weapon cannot.
static bool is_better(const HandRules& rules, Card better, Card worse) {
    if (!worse) return true;
    if (better.suit() != worse.suit() || better.value() <= worse.value()) return false;
    return better.is_potion() ||
           (rules.stronger_is_better() &&
            !(worse == repair_card && rules.wears() && rules.rules().repair > 0));
}

void Layer::strike_out_worse_slots(const HandRules& rules, const Doorway& door,
                                   Hands& hands) const {
    Doorway other = door;
    for (const Card slot : slots_) {
        if (hands.empty()) return;
        if (!is_better(rules, slot, door.slot)) continue;
        other.slot = slot;
        if (const std::uint32_t place = index_[find(other)]; place != 0)
            hands.strike_out(this->hands(place - 1), rules.stronger_is_better());
    }
}

std::vector<std::uint32_t> Layer::take_waiting() {
    std::vector<std::uint32_t> taken;
    taken.swap(waiting_);
    for (const std::uint32_t number : taken) nodes_[number].waiting = false;
    return taken;
}

Doorway Layer::doorway(std::uint32_t number) const {
    const Node& node = nodes_[number];
    Doorway door;
    door.queue.push(queue(number), count_);
    door.room_count = count_ < room_size ? count_ : room_size;
    door.carried = node.carried;
    door.slot = Card::of_face(node.slot);
    door.may_avoid = node.may_avoid;
    door.avoids = node.avoids;
    return door;
}

Hands Layer::hands(std::uint32_t number) const {
    const Node& node = nodes_[number];
    Hands hands;
    std::size_t row = node.first_row;
    for (unsigned rest = node.rows; rest != 0; rest &= rest - 1)
        hands.row[lowest_bit(rest)] = rows_[row++].health;
    hands.rows = node.rows;
    return hands;
}

}  // namespace scoundrel
