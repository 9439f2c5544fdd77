// Moves: a card and what is done with it, or one of the moves that need no card.
// The code orders moves canonically: by card index, then verb; then the moves without a card.
#pragma once

#include <cstdint>
#include <type_traits>

#include "rules/card.h"

namespace scoundrel {

enum class Verb : std::uint8_t {
    fight,       // w: with the weapon
    barehanded,  // b
    equip,       // e
    drink,       // d
    discard,     // x
    store,       // s: into the slot
    put_down,    // p: from the slot into the room
    repair,      // r
    avoid,
    avoid_lr,
    avoid_rl,
    next,
    roll,
};

inline constexpr int card_verbs = 8;  // the verbs up to repair take a card

class Move {
  public:
    constexpr Move() = default;  // uninitialised in arrays; never read before it is set
    constexpr Move(Card card, Verb verb)
        : code_(static_cast<std::uint16_t>(card.face() * card_verbs + static_cast<int>(verb))) {}
    explicit constexpr Move(Verb verb)
        : code_(static_cast<std::uint16_t>(first_cardless - card_verbs + static_cast<int>(verb))) {}

    constexpr Verb verb() const {
        return static_cast<Verb>(has_card() ? code_ % card_verbs
                                            : code_ - first_cardless + card_verbs);
    }
    constexpr bool has_card() const { return code_ < first_cardless; }
    constexpr Card card() const {
        return has_card() ? Card::of_face(code_ / static_cast<unsigned>(card_verbs)) : Card();
    }
    constexpr std::uint16_t code() const { return code_; }

    friend constexpr bool operator==(Move, Move) = default;

  private:
    static constexpr int first_cardless = 4 * 16 * card_verbs;  // above every card's face
    std::uint16_t code_;
};

constexpr bool is_avoid(Move move) {
    return move.verb() == Verb::avoid || move.verb() == Verb::avoid_lr ||
           move.verb() == Verb::avoid_rl;
}

// Four room cards with at most four verbs each (a 2 of diamonds: equip, discard, store, repair),
// four for the slot's card, and two or three without a card: never more than this.
inline constexpr int most_moves = 24;

struct MoveList {
    Move moves[most_moves + 1];  // push_if writes one beyond the last
    int count = 0;

    // The places are left as they are, unless a constant is being worked out, which may not copy
    // them so.
    constexpr MoveList() {
        if (std::is_constant_evaluated())
            for (Move& move : moves) move = Move(Verb::next);
    }

    constexpr void push(Move move) { moves[count++] = move; }
    // Without a branch, which could only be guessed wrongly.
    constexpr void push_if(bool condition, Move move) {
        moves[count] = move;
        count += condition ? 1 : 0;
    }
    constexpr const Move* begin() const { return moves; }
    constexpr const Move* end() const { return moves + count; }
    constexpr Move operator[](int i) const { return moves[i]; }
    constexpr bool has(Move move) const {
        for (const Move m : *this)
            if (m == move) return true;
        return false;
    }
};

}  // namespace scoundrel
