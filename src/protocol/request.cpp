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

Phrase wanted(FieldType type) {
    switch (type) {
        case FieldType::text: return Phrase::field_text;
        case FieldType::texts: return Phrase::field_texts;
        case FieldType::whole: return Phrase::field_whole;
        case FieldType::positive: return Phrase::field_positive;
        case FieldType::flag: return Phrase::field_flag;
        case FieldType::object: return Phrase::field_object;
        case FieldType::seed: return Phrase::field_seed;
    }
    return Phrase::field_text;
}

std::unexpected<Error> must_be(const std::string& field, const std::string& what) {
    return bad_request(Phrase::error_field_must, {{"field", field}, {"what", what}});
}

}  // namespace

std::unexpected<Error> field_must_be(const std::string& field, Phrase what,
                                     const Arguments& arguments) {
    return must_be(field, say({}, what, arguments));
}

std::unexpected<Error> field_must_be(const std::string& field,
                                     const std::vector<std::string>& words) {
    return must_be(field, say_list({}, words, Phrase::list_or));
}

Result<void> check_field(const Json& request, const FieldSpec& field) {
    const Json* value = request.find(field.name);
    if (value == nullptr) {
        if (!field.required) return {};
        return bad_request(Phrase::error_field_missing, {{"field", field.name}});
    }
    if (field.lenient || fits(*value, field.type)) return {};
    return field_must_be(field.name, wanted(field.type));
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
        return bad_request(Phrase::error_field_range,
                           {{"field", name}, {"least", least}, {"most", most}});
    return value;
}

Result<std::uint64_t> read_seed(const Json& request) {
    const Json* field = request.find("seed");
    if (field == nullptr) return 0;
    if (field->is_number_unsigned()) return field->get<std::uint64_t>();
    if (!field->is_string() || field->get<std::string>().empty())
        return field_must_be("seed", Phrase::field_seed);
    return seed_number(field->get<std::string>());
}

}  // namespace scoundrel
