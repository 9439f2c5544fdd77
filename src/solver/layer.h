// All doorways with as many cards to come, each once, with the hands that have been brought there.
// Found again by the whole of what they are, never by a hash alone.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/doorway.h"

namespace scoundrel {

// A doorway of the sweep: in which layer, and which of it.
struct Place {
    int count = 0;
    std::uint32_t number = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

class Layer {
  public:
    explicit Layer(int count) : count_(count) {}

    int count() const { return count_; }  // cards to come
    std::uint32_t size() const { return static_cast<std::uint32_t>(nodes_.size()); }
    std::size_t bytes() const;
    void clear();

    Doorway doorway(std::uint32_t number) const;
    Hands hands(std::uint32_t number) const;
    const Card* queue(std::uint32_t number) const {
        return cards_.data() + std::size_t{number} * static_cast<std::size_t>(count_);
    }
    Card slot(std::uint32_t number) const { return Card::of_face(nodes_[number].slot); }

    // Strikes out hands that can do no more than those brought to the same doorway with a better
    // thing in the slot.
    void strike_out_worse_slots(const HandRules& rules, const Doorway& door, Hands& hands) const;

    // Brings hands to a doorway. If that gives it anything new, it is waiting to be walked through.
    void arrive(const Doorway& door, const Hands& hands);

    // The doorways that have begun to wait since this was last asked.
    std::vector<std::uint32_t> take_waiting();

  private:
    struct Node {
        std::uint32_t first_row = 0;
        std::uint16_t rows = 0;
        std::uint8_t carried = 0;
        std::uint8_t slot = 0;
        std::uint16_t avoids = 0;
        bool may_avoid = false;
        bool waiting = false;
    };
    struct Row {
        Bytes health;
    };

    std::size_t find(const Doorway& door) const;  // where in the index it is, or belongs
    bool is(const Node& node, const Card* queue, const Doorway& door) const;
    void store(Node& node, const Hands& hands);
    void rehash();

    int count_;
    std::vector<Card> cards_;  // count_ for each node
    std::vector<Node> nodes_;
    std::vector<Row> rows_;
    std::vector<std::uint32_t> index_;  // by hash: a node's number and one, or 0
    std::vector<std::uint32_t> waiting_;
    CardSet slots_;  // everything that lies in a slot here
};

}  // namespace scoundrel
