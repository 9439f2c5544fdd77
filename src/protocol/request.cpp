#include "protocol/request.h"

#include "notation/game_id.h"

namespace scoundrel {

namespace {

bool fits(const Json& value, FieldType type) {
    switch (type) {
        case FieldType::text: return value.is_string();
        case FieldType::texts:
            if (!value.is_array()) return false;
            for (const Json& item : value)
                if (!item.is_string()) return false;
            return true;
        case FieldType::whole: return value.is_number_unsigned();
        case FieldType::positive:
            return value.is_number_unsigned() && value.get<std::uint64_t>() >= 1;
        case FieldType::flag: return value.is_boolean();
        case FieldType::object: return value.is_object();
        case FieldType::seed: return value.is_string() || value.is_number_unsigned();
    }
    return false;
}

std::string_view wanted(FieldType type) {
    switch (type) {
        case FieldType::text: return "a text";
        case FieldType::texts: return "a list of texts";
        case FieldType::whole: return "a whole number";
        case FieldType::positive: return "a whole number of at least 1";
        case FieldType::flag: return "true or false";
        case FieldType::object: return "an object";
        case FieldType::seed: return "a whole number or a text";
    }
    return "something else";
}

}  // namespace

Result<void> check_field(const Json& request, const FieldSpec& field) {
    const Json* value = request.find(field.name);
    if (value == nullptr) {
        if (!field.required) return {};
        return bad_request("'" + std::string(field.name) + "' is missing");
    }
    if (field.lenient || fits(*value, field.type)) return {};
    return bad_request("'" + std::string(field.name) + "' must be " +
                       std::string(wanted(field.type)));
}

std::string text_or(const Json& request, const char* name, std::string_view otherwise) {
    const Json* field = request.find(name);
    return std::string(field != nullptr ? field->get<std::string>() : otherwise);
}

std::vector<std::string> texts_of(const Json& request, const char* name) {
    std::vector<std::string> texts;
    if (const Json* field = request.find(name))
        for (const Json& item : *field) texts.push_back(item.get<std::string>());
    return texts;
}

std::uint64_t whole_or(const Json& request, const char* name, std::uint64_t otherwise) {
    const Json* field = request.find(name);
    return field != nullptr ? field->get<std::uint64_t>() : otherwise;
}

bool flag_of(const Json& request, const char* name) {
    const Json* field = request.find(name);
    return field != nullptr && field->get<bool>();
}

Result<std::optional<std::uint64_t>> whole_between(const Json& request, const char* name,
                                                   std::uint64_t least, std::uint64_t most) {
    const Json* field = request.find(name);
    if (field == nullptr) return std::nullopt;
    const bool whole = field->is_number_unsigned();
    const auto value = whole ? field->get<std::uint64_t>() : 0;
    if (!whole || value < least || value > most)
        return bad_request("'" + std::string(name) + "' must be a whole number from " +
                           std::to_string(least) + " to " + std::to_string(most));
    return value;
}

Result<std::uint64_t> read_seed(const Json& request) {
    const Json* field = request.find("seed");
    if (field == nullptr) return 0;
    if (field->is_number_unsigned()) return field->get<std::uint64_t>();
    if (!field->is_string() || field->get<std::string>().empty())
        return bad_request("'seed' must be a whole number or a text");
    return seed_number(field->get<std::string>());
}

}  // namespace scoundrel
