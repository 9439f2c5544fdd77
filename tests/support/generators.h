// Random rules, games and lines of play for the property tests.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "notation/game_id.h"
#include "notation/knobs.h"
#include "rules/legal.h"

namespace scoundrel {

inline void showValue(const Variant& variant, std::ostream& out) { out << print_rules(variant); }
inline void showValue(const GameId& id, std::ostream& out) { out << print_game_id(id); }

}  // namespace scoundrel

namespace scoundrel::test {

// Evenly, where rapidcheck alone would begin with the low end.
inline int pick(int low, int high) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(low, high + 1));
}
inline bool chance(int percent) { return pick(1, 100) <= percent; }

inline CardSet pick_cards(CardSet from, int least) {
    CardSet cards;
    const int keep = pick(10, 95);
    for (const Card card : from)
        if (chance(keep)) cards.add(card);
    for (const Card card : from)
        if (cards.count() < least) cards.add(card);
    return cards;
}

// Any rule set with any knobs turned; half of them so healthy that games last.
inline Variant pick_variant() {
    const RuleSet& base = rule_sets[pick(0, rule_set_count - 1)];
    Variant variant{&base, base.rules};
    const int turned = pick(0, 70);
    for (const Knob& knob : knobs())
        if (chance(turned)) knob.set(variant.rules, pick(knob.low, knob.most(variant.rules)));
    if (chance(50)) variant.rules.health = static_cast<std::uint8_t>(pick(50, 99));
    if (chance(40)) variant.rules.deck = pick_cards(CardSet::whole_pack(), 4);
    if (variant.rules.ending != Ending::cleared) variant.rules.fourth = Fourth::carried;
    if (variant.rules.start >= variant.rules.health) variant.rules.start = 0;
    return variant;
}

inline std::string pick_seed() {
    if (chance(50)) return std::to_string(*rc::gen::arbitrary<std::uint64_t>());
    std::string text = *rc::gen::container<std::string>(rc::gen::inRange<char>(1, 127));
    return text.empty() ? "0" : text;
}

inline GameId pick_game(std::vector<DealtBy> kinds = {DealtBy::seed, DealtBy::literal}) {
    GameId id;
    id.variant = pick_variant();
    id.dealt_by = kinds[static_cast<std::size_t>(pick(0, static_cast<int>(kinds.size()) - 1))];
    if (id.dealt_by == DealtBy::seed) id.seed = pick_seed();
    if (id.dealt_by == DealtBy::literal)
        id.deck = shuffled(id.variant.rules.deck, *rc::gen::arbitrary<std::uint64_t>());
    return id;
}

// Picks moves as the seed says; a generator of its own, as drawing every move through rapidcheck
// would be slow and shrink to nothing useful.
class Whim {
  public:
    Whim() : random_(*rc::gen::arbitrary<std::uint64_t>()) {}
    std::uint64_t below(std::uint64_t n) { return random_.below(n); }
    // Any legal move, but avoiding only now and then: games are to get somewhere.
    Move move(const Rules& rules, const Position& position) {
        const MoveList moves = legal_moves(rules, position);
        const auto any = [&] {
            return moves[static_cast<int>(below(static_cast<std::uint64_t>(moves.count)))];
        };
        const Move first = any();
        return first.has_card() ? first : any();
    }

  private:
    SplitMix64 random_;
};

}  // namespace scoundrel::test
