#include "notation/position_fields.h"

#include "notation/cards.h"
#include "phrases/catalogue.h"
#include "rules/legal.h"

namespace scoundrel {

namespace {

using enum Phrase;

constexpr int most_rooms = 1'000'000;

// Remembers the first error, so that the checks need not stop at every field.
class Check {
  public:
    std::int64_t number(const char* name, std::optional<std::int64_t> field, int low, int high,
                        std::int64_t otherwise) {
        if (!field) return otherwise;
        if (*field >= low && *field <= high) return *field;
        impossible(error_position_number, {{"field", name}, {"low", low}, {"high", high}});
        return otherwise;
    }
    void require(bool condition, Phrase otherwise, const Arguments& arguments = {}) {
        if (!condition) impossible(otherwise, arguments);
    }
    void stop(Error error) {
        if (!error_) error_ = std::move(error);
    }
    const std::optional<Error>& error() const { return error_; }

  private:
    void impossible(Phrase phrase, const Arguments& arguments) {
        stop({ErrorCode::bad_game, say({}, phrase, arguments)});
    }

    std::optional<Error> error_;
};

using Cards = std::vector<Card>;

// Takes each card of the position out of what is left of the deck, so that none comes twice.
class CardCheck {
  public:
    CardCheck(Check& check, CardSet deck) : check_(check), deck_(deck), left_(deck) {}
    void take(Card card) {
        if (!card) return;
        if (!left_.has(card))
            check_.require(false, deck_.has(card) ? error_two_places : error_not_in_deck,
                           {{"card", print_card(card)}});
        left_.remove(card);
    }

  private:
    Check& check_;
    CardSet deck_;
    CardSet left_;
};

// Whether the monster can have come next onto the weapon's stack (rules.md 5.6, 5.8, 5.15). After
// repairs a worn weapon's stack is a shorter one, but still one that can be built up so.
bool can_have_slain(const Rules& rules, const Held& weapon, Card monster) {
    Position then;
    then.weapon = weapon;
    return weapon_refusal(rules, then, monster) == Refusal::none;
}

// A weapon or slot item with the monsters slain on it.
void read_held(Check& check, const char* name, const std::optional<HeldFields>& fields,
               const Rules& rules, CardCheck& cards, Held& held, SlainStack& slain) {
    if (!fields) return;
    held.card = fields->card.value_or(Card());
    check.require(static_cast<bool>(held.card), error_held_card, {{"field", name}});
    if (check.error()) return;
    cards.take(held.card);
    for (const Card monster : fields->slain.value_or(Cards())) {
        cards.take(monster);
        check.require(monster.is_monster() && held.card.is_weapon(), error_slain_what);
        check.require(can_have_slain(rules, held, monster), error_cannot_have_slain,
                      {{"card", print_card(held.card)}, {"monster", print_card(monster)}});
        if (check.error()) return;
        slain.push(monster);
        held.uses = slain.count;
        if (rules.weapon != WeaponRule::wear)
            held.limit = static_cast<std::uint8_t>(monster.value());
    }
    check.require(check.number("uses", fields->uses, 0, monsters_in_pack, held.uses) == held.uses,
                  error_held_uses, {{"field", name}});
    const int power = weapon_power(rules, held);
    check.require(!held.card.is_weapon() || rules.broken == Broken::kept || power > 0,
                  error_held_broken, {{"card", print_card(held.card)}});
    check.require(check.number("power", fields->power, 0, 14, power) == power, error_held_power,
                  {{"field", name}});
    const std::int64_t limit = fields->limit ? fields->limit->value : held.limit;
    check.require(check.number("limit", limit, 0, 14, held.limit) == held.limit, error_held_limit,
                  {{"field", name}});
}

void read_cards(Check& check, const PositionFields& fields, const Rules& rules, Game& game) {
    Position& p = game.position;
    CardCheck cards(check, rules.deck);
    const Cards room = fields.room.value_or(Cards());
    check.require(room.size() <= room_size, error_room_full);
    const Cards bottom = fields.bottom.value_or(Cards());
    const Cards unseen = fields.unseen.value_or(Cards());
    for (const auto* list : {&room, &bottom, &unseen})
        for (const Card card : *list) cards.take(card);
    if (check.error()) return;  // the lists fit their places only if no card comes twice
    for (const Card card : room) p.room[p.room_count++] = card;
    for (const Card card : bottom) p.bottom[p.bottom_count++] = card;
    for (const Card card : unseen) p.unseen.add(card);
    for (const Card card : fields.carried.value_or(Cards())) {
        int at = 0;
        while (at < p.room_count && p.room[at] != card) ++at;
        check.require(at < p.room_count, error_carried_where);
        if (at == p.room_count) return;
        check.require(p.carried == 0, error_carried_one);
        p.carried = static_cast<std::uint8_t>(1u << at);
    }
    read_held(check, "weapon", fields.weapon, rules, cards, p.weapon, game.account.slain);
    read_held(check, "slot", fields.slot, rules, cards, p.slot, game.account.slot_slain);
    check.require(!p.weapon.card || p.weapon.card.is_weapon(), error_weapon_suit);
    check.require(!p.slot.card || !p.slot.card.is_monster(), error_inventory_what);
    check.require(!p.slot.card || rules.inventory != Inventory::none, error_no_inventory);
    check.require(p.slot.uses == 0 || rules.swap == Swap::yes, error_inventory_used);
    check.require(
        check.number("dungeon", fields.dungeon, 0, cards_in_pack, p.dungeon()) == p.dungeon(),
        error_dungeon_count);
}

void read_progress(Check& check, const PositionFields& fields, const Rules& rules, Game& game) {
    Position& p = game.position;
    p.health = static_cast<std::uint8_t>(
        check.number("health", fields.health, 1, rules.health, rules.health));
    check.require(
        check.number("max_health", fields.max_health, 0, 255, rules.health) == rules.health,
        error_max_health);
    p.dealt_with =
        static_cast<std::uint8_t>(check.number("dealt_with", fields.dealt_with, 0, room_size, 0));
    p.untouched = fields.untouched.value_or(p.dealt_with == 0);
    p.potion_used = fields.potion_used.value_or(false);
    p.avoided_last = fields.avoided_last.value_or(false);
    p.rolled = fields.rolled.value_or(Card());
    game.account.room_number =
        static_cast<int>(check.number("room_number", fields.room_number, 1, most_rooms, 1));
    check.require(fields.status.value_or("playing") == "playing", error_status,
                  {{"words", say_list({}, {"playing", "won", "lost"}, list_or)}});
}

// What the dealer owes follows from the rest.
void work_out_owed(Check& check, const PositionFields& fields, const Rules& rules, Position& p) {
    if (p.untouched && p.dealt_with == 0) {
        p.owed = static_cast<std::uint8_t>(detail::min(room_size - p.room_count, p.unseen.count()));
        if (p.owed == 0) detail::deal_known_cards(p);
    }
    const std::int64_t awaiting = check.number("awaiting", fields.awaiting, 0, room_size, p.owed);
    p.die_owed = p.owed == 0 && awaiting == 1 && rules.monsters == Monsters::die && !p.untouched &&
                 !p.rolled && p.monsters_in_room() > 0;
    check.require(awaiting == (p.die_owed ? 1 : p.owed), error_awaiting);
}

// Positions that would be over already, by whatever ends a game before its last card. With no
// monster in the whole deck a game under `monsters` goes on to its first card (rules.md 9.8, 9.15,
// 9.16, 9.19).
void check_not_over(Check& check, const Rules& rules, const Position& p) {
    const CardSet left = p.cards_left();
    switch (rules.ending) {
        case Ending::cleared: return check.require(!left.empty(), error_no_cards_left);
        case Ending::shortened:
            return check.require(left.count() + p.dealt_with >= room_size, error_short_over);
        case Ending::last: return check.require(left.count() > 1, error_last_over);
        case Ending::monsters: break;
    }
    check.require(!(left & CardSet::monsters()).empty() || left == rules.deck, error_monsters_over);
}

void check_room(Check& check, const Rules& rules, const Position& p) {
    // Nothing can be taken out of the slot, and drunk, while cards are owed (rules.md 3.19).
    const bool may_have_drunk =
        rules.rummage == Rummage::free && rules.inventory != Inventory::none && p.owed == 0;
    check.require(!p.untouched || p.dealt_with == 0, error_untouched_dealt);
    check.require(!p.untouched || !p.potion_used || may_have_drunk, error_untouched_potion);
    check.require(!p.rolled || (rules.monsters == Monsters::die && p.rolled.is_monster() &&
                                p.room_cards().has(p.rolled) && !p.untouched),
                  error_rolled);
    check.require(p.carried == 0 || !p.avoided_last, error_carried_avoided);
    check_not_over(check, rules, p);
    if (check.error() || p.owed > 0) return;
    check.require(p.dungeon() == 0 || p.room_count + p.dealt_with == room_size, error_room_four);
    check.require(p.room_count + p.dealt_with <= room_size, error_room_most);
    check.require(rules.fourth == Fourth::optional || p.dealt_with < cards_to_face,
                  error_room_begun);
}

}  // namespace

PositionFields position_fields(const Game& game) {
    const Position& p = game.position;
    const auto cards = [](const auto& from) {
        Cards list;
        for (const Card card : from) list.push_back(card);
        return list;
    };
    PositionFields fields{.status = p.status == Status::playing ? "playing"
                                    : p.status == Status::won   ? "won"
                                                                : "lost",
                          .health = p.health,
                          .max_health = game.rules.health,
                          .room = Cards(p.room, p.room + p.room_count),
                          .carried = Cards(),
                          .dealt_with = p.dealt_with,
                          .untouched = p.untouched,
                          .room_number = game.account.room_number,
                          .awaiting = p.die_owed ? 1 : p.owed,
                          .potion_used = p.potion_used,
                          .avoided_last = p.avoided_last,
                          .dungeon = p.dungeon(),
                          .bottom = Cards(p.bottom, p.bottom + p.bottom_count),
                          .unseen = cards(p.unseen)};
    for (int i = 0; i < p.room_count; ++i)
        if ((p.carried >> i & 1) != 0) fields.carried->push_back(p.room[i]);
    if (p.weapon.card)
        fields.weapon = HeldFields{.card = p.weapon.card,
                                   .power = weapon_power(game.rules, p.weapon),
                                   .limit = HeldFields::Limit{p.weapon.limit},
                                   .uses = p.weapon.uses,
                                   .slain = cards(game.account.slain)};
    if (p.slot.card)
        fields.slot = HeldFields{
            .card = p.slot.card, .uses = p.slot.uses, .slain = cards(game.account.slot_slain)};
    if (p.rolled) fields.rolled = p.rolled;
    return fields;
}

Result<ParsedPosition> check_position(const Variant& variant, const PositionFields& fields) {
    Check check;
    const auto need = [&](bool given, const char* name) {
        if (!given)
            check.stop({ErrorCode::bad_request, say({}, error_position_needs, {{"field", name}})});
    };
    need(fields.health.has_value(), "health");
    need(fields.room.has_value(), "room");
    need(fields.unseen.has_value(), "unseen");
    const Rules& rules = variant.rules;
    ParsedPosition parsed{variant, {rules, {}, {}}};
    // First of all: whatever else it has, health 0 say, is that of a finished game and no mistake.
    const std::string status = fields.status.value_or("playing");
    check.require(status != "won" && status != "lost", error_position_over);
    if (!check.error()) read_cards(check, fields, rules, parsed.game);
    if (!check.error()) read_progress(check, fields, rules, parsed.game);
    if (!check.error()) work_out_owed(check, fields, rules, parsed.game.position);
    if (!check.error()) check_room(check, rules, parsed.game.position);
    if (check.error()) return std::unexpected(*check.error());
    return parsed;
}

}  // namespace scoundrel
