#include "protocol/position_json.h"

#include "notation/cards.h"
#include "protocol/cards_json.h"
#include "protocol/request.h"

namespace scoundrel {

namespace {

using Cards = std::vector<Card>;

Json value_json(std::int64_t number) { return number; }
Json value_json(bool flag) { return flag; }
Json value_json(const std::string& text) { return text; }
Json value_json(Card card) { return print_card(card); }
Json value_json(HeldFields::Limit limit) { return limit.value == 0 ? Json() : Json(limit.value); }
Json value_json(const Cards& cards) { return cards_json(cards); }
Json value_json(const HeldFields& held) {
    Json json;
    for_each_held_field(held, [&](const char* name, const auto& field) {
        if (field) json[name] = value_json(*field);  // a slot has neither power nor limit
    });
    return json;
}

// Remembers the first error, so that the reading code need not stop at every field.
class Reader {
  public:
    explicit Reader(const Json& json) : json_(json) {}

    template <class T>
    void operator()(const char* name, std::optional<T>& field) {
        const Json* given = json_.find(name);
        if (given == nullptr || error_) return;
        if (!given->is_null()) return read(name, *given, field.emplace());
        if constexpr (std::same_as<T, HeldFields::Limit>)
            field.emplace();
        else if constexpr (!std::same_as<T, Card> && !std::same_as<T, HeldFields>)
            read(name, *given, field.emplace());  // none of these can be null
    }
    const std::optional<Error>& error() const { return error_; }

  private:
    void read(const char* name, const Json& json, std::int64_t& number) {
        if (!json.is_number_integer()) return wrong(field_must_be(name, Phrase::field_whole));
        number = json.get<std::int64_t>();
    }
    void read(const char* name, const Json& json, bool& flag) {
        if (!json.is_boolean()) return wrong(field_must_be(name, Phrase::field_flag));
        flag = json.get<bool>();
    }
    void read(const char* name, const Json& json, std::string& text) {
        if (!json.is_string()) return wrong(field_must_be(name, Phrase::field_text));
        text = json.get<std::string>();
    }
    void read(const char* name, const Json& json, Card& card) {
        if (!json.is_string())
            return wrong(field_must_be(name, Phrase::field_card, {{"example", "\"TD\""}}));
        const auto parsed = parse_card(json.get<std::string>());
        if (!parsed)
            return wrong(fail(ErrorCode::bad_game,
                              say({}, Phrase::error_field_card,
                                  {{"field", name}, {"text", json.get<std::string>()}})));
        card = *parsed;
    }
    void read(const char* name, const Json& json, HeldFields::Limit& limit) {
        read(name, json, limit.value);
    }
    void read(const char* name, const Json& json, Cards& cards) {
        if (!json.is_array()) return wrong(field_must_be(name, Phrase::field_cards));
        for (const Json& item : json) read(name, item, cards.emplace_back());
    }
    void read(const char* name, const Json& json, HeldFields& held) {
        if (!json.is_object()) return wrong(field_must_be(name, Phrase::field_object_or_null));
        Reader reader(json);
        for_each_held_field(held, reader);
        if (reader.error()) wrong(std::unexpected(*reader.error()));
    }
    void wrong(const std::unexpected<Error>& why) {
        if (!error_) error_ = why.error();
    }

    const Json& json_;
    std::optional<Error> error_;
};

}  // namespace

Json position_json(const Variant& variant, const Game& game) {
    Json json{{"rules", print_rules(variant)}};
    const PositionFields fields = position_fields(game);
    for_each_field(fields, [&](const char* name, const auto& field) {
        json[name] = field ? value_json(*field) : Json();
    });
    return json;
}

Result<ParsedPosition> parse_position(const Json& json) {
    if (!json.is_object()) return bad_request(Phrase::error_position_object);
    const Json* rules = json.find("rules");
    if (rules == nullptr) return bad_request(Phrase::error_position_needs, {{"field", "rules"}});
    if (!rules->is_string()) return field_must_be("rules", Phrase::field_text);
    const auto variant = parse_rules(rules->get<std::string>());
    if (!variant) return std::unexpected(variant.error());
    PositionFields fields;
    Reader reader(json);
    for_each_field(fields, reader);
    if (reader.error()) return std::unexpected(*reader.error());
    return check_position(*variant, fields);
}

}  // namespace scoundrel
