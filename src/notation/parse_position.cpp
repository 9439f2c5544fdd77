// Reading positions: types first (bad_request), then whether such a position could arise at a
// table (bad_game).
#include <vector>

#include "notation/cards.h"
#include "notation/state_json.h"
#include "rules/legal.h"

namespace scoundrel {

namespace {

constexpr int most_rooms = 1'000'000;

// Remembers the first error, so that the reading code need not stop at every field.
class Reader {
  public:
    explicit Reader(const Json& json) : json_(json) {
        if (!json.is_object()) wrong("a position is a JSON object");
    }

    int number(const Json& from, const char* name, int low, int high, int otherwise) {
        const Json* field = find(from, name);
        if (field == nullptr) return otherwise;
        if (!field->is_number_integer()) return wrong_type(name, "a whole number"), otherwise;
        const auto value = field->get<std::int64_t>();
        if (value < low || value > high)
            return impossible(std::string(name) + " must be " + std::to_string(low) + " to " +
                              std::to_string(high)),
                   otherwise;
        return static_cast<int>(value);
    }

    bool flag(const char* name, bool otherwise) {
        const Json* field = find(json_, name);
        if (field == nullptr) return otherwise;
        if (!field->is_boolean()) return wrong_type(name, "true or false"), otherwise;
        return field->get<bool>();
    }

    std::string text(const char* name) {
        const Json* field = find(json_, name);
        if (field == nullptr) return wrong("a position needs '" + std::string(name) + "'"), "";
        if (!field->is_string()) return wrong_type(name, "a text"), "";
        return field->get<std::string>();
    }

    Card card(const Json& from, const char* name) {
        const Json* field = find(from, name);
        return field == nullptr || field->is_null() ? Card() : card(*field, std::string(name));
    }

    std::vector<Card> cards(const Json& from, const char* name) {
        std::vector<Card> list;
        const Json* field = find(from, name);
        if (field == nullptr) return list;
        if (!field->is_array()) return wrong_type(name, "a list of cards"), list;
        for (const Json& item : *field)
            if (const Card each = card(item, std::string(name))) list.push_back(each);
        return list;
    }

    // An object or null; null if it is missing.
    const Json* object(const char* name) {
        const Json* field = find(json_, name);
        if (field == nullptr || field->is_null()) return nullptr;
        if (!field->is_object()) return wrong_type(name, "an object or null"), nullptr;
        return field;
    }

    bool has(const char* name) const { return json_.is_object() && json_.contains(name); }
    const Json& json() const { return json_; }

    void require(bool condition, std::string message) {
        if (!condition) impossible(std::move(message));
    }
    void stop(Error error) {
        if (!error_) error_ = std::move(error);
    }
    const std::optional<Error>& error() const { return error_; }

  private:
    static const Json* find(const Json& from, const char* name) {
        if (!from.is_object()) return nullptr;
        const auto at = from.find(name);
        return at == from.end() ? nullptr : &*at;
    }

    Card card(const Json& json, const std::string& name) {
        if (!json.is_string()) return wrong_type(name, "cards such as \"TD\""), Card();
        const auto parsed = parse_card(json.get<std::string>());
        if (!parsed) impossible(name + ": '" + json.get<std::string>() + "' is not a card");
        return parsed.value_or(Card());
    }

    void wrong(std::string message) { stop({ErrorCode::bad_request, std::move(message)}); }
    void wrong_type(const std::string& name, const std::string& wanted) {
        wrong("'" + name + "' must be " + wanted);
    }
    void impossible(std::string message) { stop({ErrorCode::bad_game, std::move(message)}); }

    const Json& json_;
    std::optional<Error> error_;
};

// Takes each card of the position out of what is left of the deck, so that none comes twice.
class CardCheck {
  public:
    CardCheck(Reader& reader, CardSet deck) : reader_(reader), deck_(deck), left_(deck) {}
    void take(Card card) {
        if (!card) return;
        reader_.require(deck_.has(card), print_card(card) + " is not in this rule set's deck");
        reader_.require(left_.has(card), print_card(card) + " is in two places");
        left_.remove(card);
    }

  private:
    Reader& reader_;
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
void read_held(Reader& reader, const char* name, const Rules& rules, CardCheck& check, Held& held,
               SlainStack& slain) {
    const Json* json = reader.object(name);
    if (json == nullptr) return;
    held.card = reader.card(*json, "card");
    reader.require(static_cast<bool>(held.card), std::string(name) + " needs its card");
    if (reader.error()) return;
    check.take(held.card);
    for (const Card monster : reader.cards(*json, "slain")) {
        check.take(monster);
        reader.require(monster.is_monster() && held.card.is_weapon(),
                       "only monsters are slain, and only by weapons");
        reader.require(can_have_slain(rules, held, monster),
                       print_card(held.card) + " cannot have slain " + print_card(monster) +
                           " after those before it");
        if (reader.error()) return;
        slain.push(monster);
        held.uses = slain.count;
        if (rules.weapon != WeaponRule::wear)
            held.limit = static_cast<std::uint8_t>(monster.value());
    }
    reader.require(reader.number(*json, "uses", 0, monsters_in_pack, held.uses) == held.uses,
                   std::string(name) + ": uses must be the number of slain cards");
    const int power = weapon_power(rules, held);
    reader.require(reader.number(*json, "power", 0, 14, power) == power,
                   std::string(name) + ": power must be what the card is worth after its uses");
    const bool no_limit = json->contains("limit") && (*json)["limit"].is_null();
    reader.require((no_limit ? 0 : reader.number(*json, "limit", 0, 14, held.limit)) == held.limit,
                   std::string(name) + ": limit must be the value of the last slain card");
}

void read_cards(Reader& reader, const Rules& rules, Game& game) {
    Position& p = game.position;
    CardCheck check(reader, rules.deck);
    const auto room = reader.cards(reader.json(), "room");
    reader.require(room.size() <= room_size, "a room holds at most four cards");
    const auto bottom = reader.cards(reader.json(), "bottom");
    const auto unseen = reader.cards(reader.json(), "unseen");
    for (const auto* list : {&room, &bottom, &unseen})
        for (const Card card : *list) check.take(card);
    if (reader.error()) return;  // the lists fit their places only if no card comes twice
    for (const Card card : room) p.room[p.room_count++] = card;
    for (const Card card : bottom) p.bottom[p.bottom_count++] = card;
    for (const Card card : unseen) p.unseen.add(card);
    for (const Card card : reader.cards(reader.json(), "carried")) {
        int at = 0;
        while (at < p.room_count && p.room[at] != card) ++at;
        reader.require(at < p.room_count, "carried cards lie in the room");
        if (at == p.room_count) return;
        reader.require(p.carried == 0, "at most one card is carried into a room");
        p.carried = static_cast<std::uint8_t>(1u << at);
    }
    read_held(reader, "weapon", rules, check, p.weapon, game.account.slain);
    read_held(reader, "slot", rules, check, p.slot, game.account.slot_slain);
    reader.require(!p.weapon.card || p.weapon.card.is_weapon(), "the weapon must be a diamond");
    reader.require(!p.slot.card || !p.slot.card.is_monster(), "the slot holds weapons and potions");
    reader.require(!p.slot.card || rules.inventory != Inventory::none,
                   "these rules have no slot to hold a card");
    reader.require(p.slot.uses == 0 || rules.swap == Swap::yes,
                   "a used weapon can lie in the slot only under swap=yes");
    reader.require(
        reader.number(reader.json(), "dungeon", 0, cards_in_pack, p.dungeon()) == p.dungeon(),
        "dungeon must be the number of unseen and bottom cards");
}

void read_progress(Reader& reader, const Rules& rules, Game& game) {
    Position& p = game.position;
    p.health = static_cast<std::uint8_t>(
        reader.number(reader.json(), "health", 1, rules.health, rules.health));
    reader.require(reader.number(reader.json(), "max_health", 0, 255, rules.health) == rules.health,
                   "max_health must be the rules' health");
    p.dealt_with =
        static_cast<std::uint8_t>(reader.number(reader.json(), "dealt_with", 0, room_size, 0));
    p.untouched = reader.flag("untouched", p.dealt_with == 0);
    p.potion_used = reader.flag("potion_used", false);
    p.avoided_last = reader.flag("avoided_last", false);
    p.rolled = reader.card(reader.json(), "rolled");
    game.account.room_number = reader.number(reader.json(), "room_number", 1, most_rooms, 1);
    if (!reader.has("status")) return;
    const std::string status = reader.text("status");
    reader.require(status != "won" && status != "lost", "the game of this position is over");
    reader.require(status == "playing", "status must be playing, won or lost");
}

// What the dealer owes follows from the rest.
void work_out_owed(Reader& reader, const Rules& rules, Position& p) {
    if (p.untouched && p.dealt_with == 0) {
        p.owed = static_cast<std::uint8_t>(detail::min(room_size - p.room_count, p.unseen.count()));
        if (p.owed == 0) detail::deal_known_cards(p);
    }
    const int awaiting = reader.number(reader.json(), "awaiting", 0, room_size, p.owed);
    p.die_owed = p.owed == 0 && awaiting == 1 && rules.monsters == Monsters::die && !p.untouched &&
                 !p.rolled && p.monsters_in_room() > 0;
    reader.require(awaiting == (p.die_owed ? 1 : p.owed),
                   "awaiting does not fit the cards in the room");
}

void check_room(Reader& reader, const Rules& rules, const Position& p) {
    reader.require(!p.untouched || p.dealt_with == 0, "an untouched room has no cards dealt with");
    reader.require(!p.untouched || !p.potion_used, "in an untouched room no potion has been used");
    reader.require(!p.rolled || (rules.monsters == Monsters::die && p.rolled.is_monster() &&
                                 p.room_cards().has(p.rolled) && !p.untouched),
                   "rolled must be a monster of the room that a die picked");
    reader.require(p.carried == 0 || !p.avoided_last, "from an avoided room no card is carried");
    reader.require(p.room_count > 0 || p.dungeon() > 0, "no cards are left to play");
    // Under `short` no room begins with fewer than four cards to come (rules.md 9.8).
    reader.require(
        rules.ending != Ending::shortened || p.room_count + p.dungeon() + p.dealt_with >= room_size,
        "the game of this position is over: no full room could be made");
    if (reader.error() || p.owed > 0) return;
    reader.require(p.dungeon() == 0 || p.room_count + p.dealt_with == room_size,
                   "while the dungeon has cards, those in the room and those dealt with make four");
    reader.require(p.room_count + p.dealt_with <= room_size,
                   "a room has at most four cards, those dealt with included");
    reader.require(rules.fourth == Fourth::optional || p.dealt_with < cards_to_face,
                   "with three cards faced the next room has begun");
}

}  // namespace

Result<ParsedPosition> parse_position(const Json& json) {
    Reader reader(json);
    const std::string rules_text = reader.text("rules");
    if (reader.error()) return std::unexpected(*reader.error());
    const auto variant = parse_rules(rules_text);
    if (!variant) return std::unexpected(variant.error());
    const Rules& rules = variant->rules;
    ParsedPosition parsed{*variant, {rules, {}, {}}};
    for (const char* name : {"health", "room", "unseen"})
        if (!reader.has(name))
            reader.stop({ErrorCode::bad_request, "a position needs '" + std::string(name) + "'"});
    if (!reader.error()) read_cards(reader, rules, parsed.game);
    if (!reader.error()) read_progress(reader, rules, parsed.game);
    if (!reader.error()) work_out_owed(reader, rules, parsed.game.position);
    if (!reader.error()) check_room(reader, rules, parsed.game.position);
    if (reader.error()) return std::unexpected(*reader.error());
    return parsed;
}

}  // namespace scoundrel
