#include "protocol/position_json.h"

#include "notation/cards.h"
#include "protocol/cards_json.h"

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
        if (!json.is_number_integer()) return wrong(name, "a whole number");
        number = json.get<std::int64_t>();
    }
    void read(const char* name, const Json& json, bool& flag) {
        if (!json.is_boolean()) return wrong(name, "true or false");
        flag = json.get<bool>();
    }
    void read(const char* name, const Json& json, std::string& text) {
        if (!json.is_string()) return wrong(name, "a text");
        text = json.get<std::string>();
    }
    void read(const char* name, const Json& json, Card& card) {
        if (!json.is_string()) return wrong(name, "cards such as \"TD\"");
        const auto parsed = parse_card(json.get<std::string>());
        if (!parsed)
            return stop(ErrorCode::bad_game,
                        std::string(name) + ": '" + json.get<std::string>() + "' is not a card");
        card = *parsed;
    }
    void read(const char* name, const Json& json, HeldFields::Limit& limit) {
        read(name, json, limit.value);
    }
    void read(const char* name, const Json& json, Cards& cards) {
        if (!json.is_array()) return wrong(name, "a list of cards");
        for (const Json& item : json) read(name, item, cards.emplace_back());
    }
    void read(const char* name, const Json& json, HeldFields& held) {
        if (!json.is_object()) return wrong(name, "an object or null");
        Reader reader(json);
        for_each_held_field(held, reader);
        if (reader.error()) stop(reader.error()->code, reader.error()->message);
    }
    void wrong(const std::string& name, const std::string& wanted) {
        stop(ErrorCode::bad_request, "'" + name + "' must be " + wanted);
    }
    void stop(ErrorCode code, std::string message) {
        if (!error_) error_ = Error{code, std::move(message)};
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
    if (!json.is_object()) return fail(ErrorCode::bad_request, "a position is a JSON object");
    const Json* rules = json.find("rules");
    if (rules == nullptr) return fail(ErrorCode::bad_request, "a position needs 'rules'");
    if (!rules->is_string()) return fail(ErrorCode::bad_request, "'rules' must be a text");
    const auto variant = parse_rules(rules->get<std::string>());
    if (!variant) return std::unexpected(variant.error());
    PositionFields fields;
    Reader reader(json);
    for_each_field(fields, reader);
    if (reader.error()) return std::unexpected(*reader.error());
    return check_position(*variant, fields);
}

}  // namespace scoundrel
