// The plain data of scoundrel.h as the rules' own types: the same bytes, so that nothing is
// converted on the way. The sources look at a caller's data through these alone, but for single
// bytes, which may be looked at through anything.
#pragma once

#include <cstddef>
#include <cstring>

#include "notation/rules_text.h"
#include "rules/dealer.h"
#include "rules/game.h"
#include "scoundrel.h"

namespace scoundrel::c {

struct State {
    Position position;
    Account account;
    std::uint32_t mark = 0;
    std::uint32_t unused = 0;
};

struct Simulation {
    State state;
    KnownDealer dealer;
};

struct PlainRules {
    Rules rules;
    std::uint32_t base = 0;
    std::uint32_t mark = 0;

    Variant variant() const { return {&rule_sets[base], rules}; }
};

static_assert(sizeof(State) == sizeof(scoundrel_state));
static_assert(offsetof(State, account) == offsetof(scoundrel_state, discard));
static_assert(offsetof(State, mark) == offsetof(scoundrel_state, mark));
static_assert(offsetof(Position, room) == offsetof(scoundrel_state, room));
static_assert(offsetof(Position, weapon) == offsetof(scoundrel_state, weapon));
static_assert(offsetof(Position, status) == offsetof(scoundrel_state, status));
static_assert(offsetof(Position, killer) == offsetof(scoundrel_state, killer));
static_assert(sizeof(Position) + offsetof(Account, slain) == offsetof(scoundrel_state, slain));
static_assert(sizeof(Position) + offsetof(Account, room_number) ==
              offsetof(scoundrel_state, room_number));
static_assert(sizeof(Position) + offsetof(Account, stats) ==
              offsetof(scoundrel_state, rooms_cleared));
static_assert(offsetof(Stats, slain_value) == 5 * sizeof(std::int32_t));
static_assert(sizeof(KnownDealer) == sizeof(scoundrel_dealer));
static_assert(sizeof(Simulation) == sizeof(scoundrel_game));
static_assert(sizeof(PlainRules) == sizeof(scoundrel_rules));
static_assert(offsetof(PlainRules, mark) == offsetof(scoundrel_rules, mark));

inline const PlainRules& seen(const scoundrel_rules* rules) {
    return *reinterpret_cast<const PlainRules*>(rules);
}
inline const State& seen(const scoundrel_state* state) {
    return *reinterpret_cast<const State*>(state);
}
inline Simulation& seen(scoundrel_game* game) { return *reinterpret_cast<Simulation*>(game); }

// Without the padding at its end.
inline constexpr std::size_t bytes_of_rules = offsetof(Rules, rummage) + sizeof Rules::rummage;

// A number that no two rules are likely to share; never 0, which is what memory that was never
// filled in has.
std::uint32_t mark_of(const Rules& rules, std::uint32_t base);

// Whether scoundrel_read_rules() made them. Too slow for every move: a state's mark does there.
bool are_rules(const scoundrel_rules* rules);

// A move or card that is one, whatever it is good for.
constexpr bool is_card(unsigned face) { return face < 64 && (face & 15) >= 2 && (face & 15) <= 14; }
constexpr bool is_move(scoundrel_move move) {
    return move < SCOUNDREL_AVOID ? is_card(move / 8u) : move <= SCOUNDREL_ROLL;
}
inline Move move_of(scoundrel_move code) {
    static_assert(sizeof(Move) == sizeof code);
    Move move;
    std::memcpy(static_cast<void*>(&move), &code, sizeof code);
    return move;
}

// Whether it was dealt by these rules and all its counts are such that no move can reach beyond:
// each card lies in one place, so together they are no more than a pack, and each pile has room for
// what may yet come to it.
bool is_sound(const scoundrel_rules* rules, const scoundrel_state* state);
bool is_sound(const scoundrel_rules* rules, const scoundrel_game* game);

}  // namespace scoundrel::c
