// The cards still to come, in the order they will come: the room's first, then the dungeon from
// top to bottom. With the deck known this is all there is to know of them: facing a room takes
// cards off the front, avoiding it turns the front to the back.
#pragma once

#include <cstring>

#include "rules/move.h"
#include "rules/position.h"
#include "rules/random.h"

namespace scoundrel {

struct Queue {
    Card cards[cards_in_pack];
    int count = 0;

    static Queue of(const Position& position, const Deck& unseen) {
        Queue queue;
        queue.push(position.room, position.room_count);
        queue.push(unseen.cards, unseen.count);
        queue.push(position.bottom, position.bottom_count);
        return queue;
    }

    void push(Card card) { cards[count++] = card; }
    void push(const Card* more, int number) {
        std::memcpy(static_cast<void*>(cards + count), more, static_cast<std::size_t>(number));
        count += number;
    }

    // After the room at the front has been avoided.
    Queue avoided(Verb direction) const {
        Queue queue;
        queue.push(cards + room_size, count - room_size);
        for (int i = 0; i < room_size; ++i)
            queue.push(cards[direction == Verb::avoid_rl ? room_size - 1 - i : i]);
        return queue;
    }
};

}  // namespace scoundrel
