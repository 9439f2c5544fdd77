#include "json/json.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

#include "unicode/shown.h"
#include "unicode/utf8.h"

namespace scoundrel {

namespace {

using Library = nlohmann::json;

bool is_field(const Json& json) {
    return json.is_array() && json.size() == 2 && json.front().is_string();
}

// Of two fields of one name the later one counts, where the first one stood. A sorted list of names
// finds them, so that an object of many fields takes no longer than its size deserves.
void drop_repeated(Json::Object& fields) {
    if (fields.size() < 2) return;
    std::vector<std::size_t> order(fields.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(order, {},
                             [&](std::size_t i) -> std::string_view { return fields[i].first; });
    std::vector<bool> dropped(fields.size());
    bool any = false;
    for (std::size_t first = 0, i = 1; i < order.size(); ++i) {
        if (fields[order[i]].first != fields[order[first]].first) {
            first = i;
            continue;
        }
        fields[order[first]].second = std::move(fields[order[i]].second);
        dropped[order[i]] = any = true;
    }
    if (!any) return;
    std::size_t at = 0;
    std::erase_if(fields, [&](const Json::Field&) { return dropped[at++]; });
}

bool is_plain(std::string_view text) {
    return std::ranges::all_of(
        text, [](char c) { return c >= ' ' && c < 0x7f && c != '"' && c != '\\'; });
}

void print_unit(char32_t unit, std::string& to) {
    constexpr std::string_view digits = "0123456789abcdef";
    to += "\\u";
    for (const unsigned shift : {12u, 8u, 4u, 0u}) to += digits[unit >> shift & 0xf];
}

// A text as the library prints it, but what must not reach a terminal as it is, is spelled out:
// whoever reads the JSON gets it all the same.
void print_escaped(std::string_view text, std::string& to) {
    unicode::ShownInTurn shown;
    while (!text.empty()) {
        const std::string_view rest = text;
        const char32_t c = unicode::take_character(text).value_or(U'?');
        if (shown(c)) {
            to += rest.substr(0, rest.size() - text.size());
        } else if (c < 0x10000) {
            print_unit(c, to);
        } else {
            print_unit(0xd800 + ((c - 0x10000) >> 10), to);
            print_unit(0xdc00 + (c & 0x3ff), to);
        }
    }
}

void print_text(std::string_view text, std::string& to) {
    if (is_plain(text))
        to.append(1, '"').append(text).append(1, '"');
    else
        print_escaped(Library(text).dump(-1, ' ', false, Library::error_handler_t::replace), to);
}

template <class Number>
void print_whole(Number number, std::string& to) {
    char digits[24];
    to.append(digits, std::to_chars(digits, std::end(digits), number).ptr);
}

void print(const Json& json, std::string& to) {
    const auto between = [&](char open, char close, const auto& items, auto&& print_item) {
        to += open;
        bool first = true;
        for (const auto& item : items) {
            if (!std::exchange(first, false)) to += ',';
            print_item(item);
        }
        to += close;
    };
    if (json.is_null())
        to += "null";
    else if (json.is_boolean())
        to += json.get<bool>() ? "true" : "false";
    else if (json.is_number_unsigned())
        print_whole(json.get<std::uint64_t>(), to);
    else if (json.is_number_integer())
        print_whole(json.get<std::int64_t>(), to);
    else if (json.is_number())
        to += Library(json.get<double>()).dump();
    else if (json.is_string())
        print_text(json.text(), to);
    else if (json.is_array())
        between('[', ']', json, [&](const Json& item) { print(item, to); });
    else
        between('{', '}', json.items(), [&](const Json::Field& field) {
            print_text(field.first, to);
            to += ':';
            print(field.second, to);
        });
}

}  // namespace

// Told by the library's parser what it finds; builds the value from it.
struct JsonReader {
    Json root;
    std::vector<Json> open;         // lists and objects that have not ended
    std::vector<std::string> keys;  // of the objects among them, the field that is being read

    bool put(Json json) {
        if (open.empty())
            root = std::move(json);
        else if (auto* list = std::get_if<Json::List>(&open.back().value_))
            list->push_back(std::move(json));
        else
            std::get<Json::Object>(open.back().value_)
                .emplace_back(std::move(keys.back()), std::move(json));
        return true;
    }
    bool begin(Json json) {
        open.push_back(std::move(json));
        return true;
    }
    bool end() {
        Json json = std::move(open.back());
        open.pop_back();
        if (auto* fields = std::get_if<Json::Object>(&json.value_)) {
            drop_repeated(*fields);
            keys.pop_back();
        }
        return put(std::move(json));
    }

    bool null() { return put(nullptr); }
    bool boolean(bool value) { return put(value); }
    bool number_integer(std::int64_t value) { return put(value); }
    bool number_unsigned(std::uint64_t value) { return put(value); }
    bool number_float(double value, const std::string&) { return put(value); }
    bool string(std::string& value) { return put(std::move(value)); }
    bool binary(Library::binary_t&) { return false; }
    bool start_object(std::size_t) { return keys.emplace_back(), begin(Json::object()); }
    bool key(std::string& name) { return keys.back() = std::move(name), true; }
    bool end_object() { return end(); }
    bool start_array(std::size_t) { return begin(Json::array()); }
    bool end_array() { return end(); }
    bool parse_error(std::size_t, const std::string&, const Library::exception&) { return false; }
};

Json::Json(std::initializer_list<Json> items) {
    if (!std::ranges::all_of(items, is_field)) {
        value_ = List(items);
        return;
    }
    Object fields;
    for (const Json& item : items) fields.emplace_back(item[0].get<std::string>(), item[1]);
    drop_repeated(fields);
    value_ = std::move(fields);
}

std::size_t Json::size() const {
    if (const auto* list = std::get_if<List>(&value_)) return list->size();
    if (const auto* fields = std::get_if<Object>(&value_)) return fields->size();
    return 0;
}

void Json::push_back(Json item) {
    if (is_null()) value_ = List();
    std::get<List>(value_).push_back(std::move(item));
}

const Json* Json::find(std::string_view name) const {
    const auto* fields = std::get_if<Object>(&value_);
    if (fields == nullptr) return nullptr;
    const auto at = std::ranges::find(*fields, name, &Field::first);
    return at == fields->end() ? nullptr : &at->second;
}

const Json& Json::operator[](std::string_view name) const {
    static const Json& none = *new Json;  // never destroyed: asked while the process ends, too
    const Json* field = find(name);
    return field != nullptr ? *field : none;
}

Json& Json::operator[](std::string_view name) {
    if (is_null()) value_ = Object();
    auto& fields = std::get<Object>(value_);
    const auto at = std::ranges::find(fields, name, &Field::first);
    return at == fields.end() ? fields.emplace_back(std::string(name), Json()).second : at->second;
}

void Json::erase(std::string_view name) {
    std::erase_if(std::get<Object>(value_),
                  [&](const Field& field) { return field.first == name; });
}

void Json::update(const Json& other) {
    for (const auto& [name, value] : other.items()) (*this)[name] = value;
}

bool operator==(const Json& a, const Json& b) {
    if (a.value_.index() == b.value_.index()) return a.value_ == b.value_;
    if (!a.is_number() || !b.is_number()) return false;
    if (a.is_number_integer() && b.is_number_integer())
        return std::cmp_equal(a.get<std::int64_t>(), b.get<std::int64_t>()) &&
               (a.is_number_unsigned() ? a : b).get<std::uint64_t>() <= INT64_MAX;
    return a.get<double>() == b.get<double>();
}

std::optional<Json> parse_json(std::string_view text) {
    JsonReader reader;
    if (!Library::sax_parse(text, &reader)) return {};
    return std::move(reader.root);
}

std::string print_json(const Json& json) {
    std::string text;
    print(json, text);
    return text;
}

}  // namespace scoundrel
