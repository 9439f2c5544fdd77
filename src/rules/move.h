// Moves: a card and what is done with it, or one of the moves that need no card.
// The code orders moves canonically: by card index, then verb; then the moves without a card.
#pragma once

#include <cstdint>
#include <type_traits>

#include "rules/card.h"

namespace scoundrel {

// What is done. The letters are those of the notation; the last five need no card.
enum class Verb : std::uint8_t {
    fight,       // w: with the weapon
    barehanded,  // b
    equip,       // e
    drink,       // d
    discard,     // x
    store,       // s: into the slot
    put_down,    // p: from the slot into the room
    repair,      // r
    avoid,       // the room goes to the bottom of the dungeon
    avoid_lr,    // its first card uppermost (order = choice)
    avoid_rl,    // its last card uppermost (order = choice)
    next,        // on to the next room (fourth = optional)
    roll,        // the die (monsters = die)
};

inline constexpr int card_verbs = 8;  // the verbs up to repair take a card

// One move, legal or not, in two bytes.
class Move {
  public:
    constexpr Move() = default;  // uninitialised in arrays; never read before it is set
    // A verb with a card: one up to `repair`.
    constexpr Move(Card card, Verb verb)
        : code_(static_cast<std::uint16_t>(card.face() * card_verbs + static_cast<int>(verb))) {}
    // A verb without a card: one from `avoid` on.
    explicit constexpr Move(Verb verb)
        : code_(static_cast<std::uint16_t>(first_cardless - card_verbs + static_cast<int>(verb))) {}

    // What is done.
    constexpr Verb verb() const {
        return static_cast<Verb>(has_card() ? code_ % card_verbs
                                            : code_ - first_cardless + card_verbs);
    }
    // Whether it is done with a card.
    constexpr bool has_card() const { return code_ < first_cardless; }
    // With which; no card for those that need none.
    constexpr Card card() const {
        return has_card() ? Card::of_face(code_ / static_cast<unsigned>(card_verbs)) : Card();
    }
    // A number that orders moves canonically: card face x 8 + verb, or from 512 on for those
    // without.
    constexpr std::uint16_t code() const { return code_; }

    friend constexpr bool operator==(Move, Move) = default;

  private:
    static constexpr int first_cardless = 4 * 16 * card_verbs;  // above every card's face
    std::uint16_t code_;
};

// Whether it avoids the room, in whatever order.
constexpr bool is_avoid(Move move) {
    return move.verb() == Verb::avoid || move.verb() == Verb::avoid_lr ||
           move.verb() == Verb::avoid_rl;
}

// Four room cards with at most four verbs each (a 2 of diamonds: equip, discard, store, repair),
// four for the slot's card, and two or three without a card: never more than this.
inline constexpr int most_moves = 24;

// Moves without a heap: at most `most_moves`, which nothing checks.
struct MoveList {
    Move moves[most_moves + 1];  // push_if writes one beyond the last
    int count = 0;               // how many there are

    // The places are left as they are, unless a constant is being worked out, which may not copy
    // them so.
    constexpr MoveList() {
        if (std::is_constant_evaluated())
            for (Move& move : moves) move = Move(Verb::next);
    }

    // Appends a move.
    constexpr void push(Move move) { moves[count++] = move; }
    // Appends it if the condition holds; without a branch, which could only be guessed wrongly.
    constexpr void push_if(bool condition, Move move) {
        moves[count] = move;
        count += condition ? 1 : 0;
    }
    // The first move.
    constexpr const Move* begin() const { return moves; }
    // Behind the last.
    constexpr const Move* end() const { return moves + count; }
    // Move number `i`, from 0 on and below `count`.
    constexpr Move operator[](int i) const { return moves[i]; }
    // Whether this one is among them.
    constexpr bool has(Move move) const {
        for (const Move m : *this)
            if (m == move) return true;
        return false;
    }
};

}  // namespace scoundrel
