// schema.json describes what the tables of requests say: the same requests, the same fields, each
// of the same type and as necessary. What it says of answers, tests/protocol/schema_test.py proves.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>

#include "protocol/protocol.h"

namespace scoundrel {
namespace {

Json read_schema() {
    std::ifstream file(SCOUNDREL_ROOT "/src/protocol/schema.json");
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    return parse_json(text).value_or(Json());
}

// What a reference leads to; anything else is itself.
const Json& resolved(const Json& schema, const Json& part) {
    constexpr std::string_view prefix = "#/$defs/";
    const Json* reference = part.find("$ref");
    if (reference == nullptr) return part;
    return schema["$defs"][reference->get<std::string>().substr(prefix.size())];
}

std::string type_of(FieldType type) {
    switch (type) {
        case FieldType::text: return "text";
        case FieldType::texts: return "texts";
        case FieldType::whole: return "whole";
        case FieldType::positive: return "positive";
        case FieldType::flag: return "flag";
        case FieldType::object: return "object";
        case FieldType::seed: return "seed";
    }
    return "";
}

std::string type_of(const Json& schema, const Json& field) {
    const Json& is = resolved(schema, field);
    if (is.contains("const") || is.contains("enum")) return "text";
    const Json& type = is["type"];
    if (type == Json("string")) return "text";
    if (type == Json("boolean")) return "flag";
    if (type == Json("object")) return "object";
    if (type == Json("array")) return type_of(schema, is["items"]) + "s";
    if (type == Json("integer")) return is["minimum"] == Json(1) ? "positive" : "whole";
    if (type == Json(std::vector<std::string>{"string", "integer"})) return "seed";
    return "something else: " + print_json(is);
}

bool names(const Json* list, std::string_view name) {
    if (list != nullptr)
        for (const Json& item : *list)
            if (item == Json(name)) return true;
    return false;
}

using FieldsByName =
    std::map<std::string, std::string>;  // their types, with a ! where it is needed

std::map<std::string, FieldsByName> requests_of_tables() {
    std::map<std::string, FieldsByName> all;
    for (const Requests table : {game_requests(), rules_requests(), daily_requests(),
                                 storage_requests(), coach_requests()})
        for (const Request& request : table) {
            FieldsByName& fields = all[std::string(request.name)];
            for (const FieldSpec& field : request.fields)
                fields[field.name] = type_of(field.type) + (field.required ? "!" : "");
        }
    all["quit"];  // is no row: it has no answer
    return all;
}

std::map<std::string, FieldsByName> requests_of_schema(const Json& schema) {
    std::map<std::string, FieldsByName> all;
    for (const auto& [name, request] : schema["requests"].items()) {
        FieldsByName& fields = all[name];
        if (const Json* given = request.find("fields"))
            for (const auto& [field, is] : given->items())
                fields[field] =
                    type_of(schema, is) + (names(request.find("required"), field) ? "!" : "");
    }
    return all;
}

TEST(Schema, HasEveryRequestWithItsFields) {
    const Json schema = read_schema();
    ASSERT_TRUE(schema.is_object());
    const auto ours = requests_of_tables();
    const auto described = requests_of_schema(schema);
    for (const auto& [name, fields] : ours) {
        ASSERT_TRUE(described.contains(name)) << name << " is missing in schema.json";
        EXPECT_EQ(described.at(name), fields) << name;
    }
    for (const auto& [name, fields] : described)
        EXPECT_TRUE(ours.contains(name)) << "there is no request " << name;
}

TEST(Schema, EveryReferenceLeadsSomewhere) {
    const Json schema = read_schema();
    std::vector<const Json*> open{&schema};
    int references = 0;
    while (!open.empty()) {
        const Json& part = *open.back();
        open.pop_back();
        if (const Json* reference = part.find("$ref")) {
            const std::string name = reference->get<std::string>().substr(8);
            EXPECT_TRUE(schema["$defs"].contains(name)) << name;
            ++references;
        }
        if (part.is_array())
            for (const Json& item : part) open.push_back(&item);
        if (part.is_object())
            for (const auto& [name, value] : part.items()) open.push_back(&value);
    }
    EXPECT_GT(references, 100);
}

TEST(Schema, HasEveryErrorCode) {
    const Json schema = read_schema();
    const Json& codes = schema["$defs"]["ErrorCode"]["enum"];
    EXPECT_EQ(codes.size(), static_cast<std::size_t>(ErrorCode::storage) + 1);
    for (int code = 0; code <= static_cast<int>(ErrorCode::storage); ++code)
        EXPECT_TRUE(names(&codes, code_text(static_cast<ErrorCode>(code))));
}

}  // namespace
}  // namespace scoundrel
