// Whether a game can be won from where nothing is hidden any more, as far as a few looks tell: part
// of what the ceiling's lookahead sees in a position, and the same on a GPU. Who needs the truth
// asks the solver.
#pragma once

#include <new>

#include "bench/cuda/ceiling/both.h"
#include "bench/cuda/ceiling/room_ends.h"

namespace scoundrel::ceiling {

// What a look at a known end can tell.
enum class Seen : std::uint8_t { lost, won, unsure };
inline constexpr int deepest = 16;  // rooms one after the other

// Which ends are looked at first.
constexpr int promise(const HandEnd& end) {
    const int reach = end.weapon.limit == 0 ? 15 : end.weapon.limit;
    return 8 * end.health + (end.weapon.card ? end.weapon.card.value() * reach / 3 : 0);
}

constexpr void most_promising_last(HandEnds& list) {
    for (int i = 1; i < list.count; ++i) {
        const HandEnd end = list.ends[i];
        int at = i;
        for (; at > 0 && promise(list.ends[at - 1]) > promise(end); --at)
            list.ends[at] = list.ends[at - 1];
        list.ends[at] = end;
    }
}

// A room on the path that is looked at, and what has not been tried there.
struct Frame {
    Position room;
    HandEnds ends;
    std::uint32_t key;
    bool avoid;
};

// The harm of monsters with these values (bits), each met with this power.
constexpr int harm_above(unsigned values, int power) {
    int harm = 0;
    for (values = values >> power >> 1; values != 0; values &= values - 1)
        harm += lowest_bit(values) + 1;
    return harm;
}

// Could not win even if all cards could be taken in the order that suits best: each monster met
// with the best weapon of all that are left, every potion drunk (docs/solver.md, "The bound").
constexpr bool hopeless(const Rules& rules, const Position& room) {
    if (rules.weapon == WeaponRule::wear || rules.ending != Ending::cleared) return false;
    const CardSet cards = room.cards_left();
    const auto bits = [&](Suit suit) { return cards.values(suit) << 2; };
    const unsigned monsters = bits(Suit::clubs) | bits(Suit::spades);
    const unsigned pairs = bits(Suit::clubs) & bits(Suit::spades);
    int best = 0, second = 0, help = 0;
    for (unsigned rest = bits(Suit::diamonds); rest != 0; rest &= rest - 1) {
        second = best;
        best = lowest_bit(rest);
    }
    for (unsigned rest = bits(Suit::hearts); rest != 0; rest &= rest - 1) help += lowest_bit(rest);
    const bool strict = rules.weapon == WeaponRule::lower;
    const int held = room.weapon.card ? room.weapon.card.value() : 0;
    const int top = held > best ? held : best;
    const int next = held >= best ? best : held > second ? held : second;
    const int reach = room.weapon.limit == 0 ? 15 : room.weapon.limit - (strict ? 1 : 0);
    const unsigned slain = held == 0 ? 0 : (2u << reach) - 1;  // values it still may slay
    const int harm =
        harm_above(monsters & slain, top) + harm_above(pairs & slain, strict ? next : top) +
        harm_above(monsters & ~slain, best) + harm_above(pairs & ~slain, strict ? second : best);
    return room.health + help <= harm;
}

// What is known to be lost, by everything but health: whoever comes there with no more of it has
// lost too. Two places may share a key, and the table forgets, so it is a view, not a proof.
class Lost {
  public:
    CEILING_BOTH Lost() {
        for (std::uint32_t& entry : entries_) entry = 0;
    }
    CEILING_BOTH static std::uint32_t key(const Position& room) {
        std::uint32_t hash = 2166136261u;
        const auto add = [&](int byte) {
            hash = (hash ^ static_cast<std::uint32_t>(byte)) * 16777619u;
        };
        for (int i = 0; i < room.room_count; ++i) add(room.room[i].face());
        for (int i = 0; i < room.bottom_count; ++i) add(room.bottom[i].face());
        add(room.weapon.card.face());
        add(room.weapon.limit);
        add(room.weapon.uses);
        add(room.avoided_last ? 1 : 0);
        return hash ^ hash >> 15;
    }
    CEILING_BOTH bool knows(std::uint32_t key, int health) const {
        const std::uint32_t entry = entries_[key % size];
        return entry >> 7 == key >> 7 && (entry & 127) >= static_cast<std::uint32_t>(health);
    }
    CEILING_BOTH void note(std::uint32_t key, int health) {
        std::uint32_t& entry = entries_[key % size];
        const std::uint32_t noted = key >> 7 << 7 | static_cast<std::uint32_t>(health);
        if (entry >> 7 != key >> 7 || entry < noted) entry = noted;
    }

  private:
    static constexpr unsigned size = 128;
    std::uint32_t entries_[size];  // the upper bits of a key, and health
};

// A room in which nothing is hidden and nothing has been done yet. At most so many rooms are looked
// at.
CEILING_BOTH inline Seen can_win(const Rules& rules, const Position& room, int most_rooms,
                                 Lost& lost) {
    alignas(Frame) unsigned char memory[deepest * sizeof(Frame)];  // written before it is read
    Frame* const path = reinterpret_cast<Frame*>(memory);
    int depth = 0, looked_at = 0;
    const auto enter = [&](const Position& next) {
        const std::uint32_t key = Lost::key(next);
        if (hopeless(rules, next) || lost.knows(key, next.health)) return;
        Frame& frame =
            *new (&path[depth++]) Frame{next, hand_ends(rules, next), key, may_avoid(rules, next)};
        most_promising_last(frame.ends);
        ++looked_at;
    };
    enter(room);
    while (depth > 0) {
        Frame& frame = path[depth - 1];
        Position next;
        if (frame.ends.count > 0) {
            next = after(rules, frame.room, frame.ends.ends[--frame.ends.count]);
        } else if (frame.avoid) {
            frame.avoid = false;
            next = after_avoiding(rules, frame.room);
        } else {
            lost.note(frame.key, frame.room.health);
            --depth;
            continue;
        }
        if (next.status == Status::won) return Seen::won;
        if (looked_at == most_rooms) return Seen::unsure;
        if (depth == deepest) return Seen::unsure;
        enter(next);
    }
    return Seen::lost;
}

}  // namespace scoundrel::ceiling
