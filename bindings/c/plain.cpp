#include "plain.h"

namespace scoundrel::c {

namespace {

// Whether a set has a bit for each of these. Four at a time: it is asked on every move.
template <std::size_t n>
bool are_faces(const scoundrel_card (&cards)[n]) {
    static_assert(n % 4 == 0);
    std::uint32_t all = 0;
    for (std::size_t i = 0; i < n; i += 4) {
        std::uint32_t four;
        std::memcpy(&four, cards + i, 4);
        all |= four;
    }
    return (all & 0xC0C0C0C0) == 0;
}

}  // namespace

std::uint32_t mark_of(const Rules& rules, std::uint32_t base) {
    Fnv1a hash;
    const auto* bytes = reinterpret_cast<const unsigned char*>(&rules);
    for (std::size_t i = 0; i < bytes_of_rules; ++i) hash.add(bytes[i]);
    hash.add(static_cast<unsigned char>(base));
    return static_cast<std::uint32_t>(hash.value()) | 1;
}

bool are_rules(const scoundrel_rules* rules) {
    const PlainRules& plain = seen(rules);
    return plain.base < rule_set_count && plain.mark == mark_of(plain.rules, plain.base);
}

bool is_sound(const scoundrel_rules* rules, const scoundrel_state* state) {
    const scoundrel_state& s = *state;  // bytes only
    const State& own = seen(state);
    const Position& p = own.position;
    if (own.mark != seen(rules).mark || own.mark == 0) return false;
    if ((s.die_owed | s.owed) != 0 || (s.untouched | s.potion_used | s.avoided_last) > 1)
        return false;
    const scoundrel_card others[] = {s.weapon.card, s.slot.card, s.rolled, s.killer};
    if (!are_faces(s.room) || !are_faces(s.bottom) || !are_faces(others)) return false;
    const CardSet room = p.room_cards();
    const int held = (s.weapon.card != 0 ? 1 : 0) + (s.slot.card != 0 ? 1 : 0);
    const int slain = s.slain_count + s.slot_slain_count;
    const int all =
        p.unseen.count() + s.bottom_count + s.room_count + held + slain + s.discard_count;
    return s.status <= SCOUNDREL_LOST && room.count() == s.room_count && all <= cards_in_pack &&
           slain + (room & CardSet::monsters()).count() <= monsters_in_pack &&
           s.weapon.uses <= s.slain_count && s.slot.uses <= s.slot_slain_count;
}

bool is_sound(const scoundrel_rules* rules, const scoundrel_game* game) {
    if (!is_sound(rules, &game->state)) return false;
    const auto& own = *reinterpret_cast<const Simulation*>(game);
    const int count = own.dealer.deck.count;
    return are_faces(game->dealer.deck) && count <= cards_in_pack &&
           count >= own.state.position.unseen.count();
}

}  // namespace scoundrel::c
