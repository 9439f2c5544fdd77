// A JSON value: what requests, answers and reports are made of. Objects keep the order of their
// fields. The library that reads and writes JSON text is known to json.cpp alone, so that whoever
// includes this does not pay for it. Nothing throws: every access is checked first, an access of
// the wrong kind is our own mistake.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace scoundrel {

class Json {
  public:
    using List = std::vector<Json>;
    using Field = std::pair<std::string, Json>;
    using Object = std::vector<Field>;

    Json() = default;
    Json(std::nullptr_t) {}
    Json(std::same_as<bool> auto value) : value_(value) {}
    template <std::integral Number>
        requires(!std::same_as<Number, bool>)
    Json(Number value) {
        if constexpr (std::is_signed_v<Number>)
            value_ = static_cast<std::int64_t>(value);
        else
            value_ = static_cast<std::uint64_t>(value);
    }
    Json(double value) : value_(value) {}
    Json(const char* text) : value_(std::string(text)) {}
    Json(std::string_view text) : value_(std::string(text)) {}
    Json(std::string text) : value_(std::move(text)) {}
    template <class Item>
    Json(const std::vector<Item>& items) : value_(List(items.begin(), items.end())) {}
    template <class Value>
    Json(const std::optional<Value>& value) {
        if (value) *this = Json(*value);
    }
    // {{"name", value}, …} is an object; any other {…} a list.
    Json(std::initializer_list<Json> items);

    static Json array() { return of(List()); }
    static Json array(std::initializer_list<Json> items) { return of(List(items)); }
    static Json object() { return of(Object()); }

    bool is_null() const { return holds<std::monostate>(); }
    bool is_boolean() const { return holds<bool>(); }
    bool is_number() const { return is_number_integer() || holds<double>(); }
    bool is_number_integer() const { return holds<std::int64_t>() || holds<std::uint64_t>(); }
    // As the parser reads every whole number that is not negative.
    bool is_number_unsigned() const { return holds<std::uint64_t>(); }
    bool is_string() const { return holds<std::string>(); }
    bool is_array() const { return holds<List>(); }
    bool is_object() const { return holds<Object>(); }

    // A bool, a number (converted) or a text, whichever this is.
    template <class T>
    T get() const {
        if constexpr (std::same_as<T, bool> || std::same_as<T, std::string>)
            return std::get<T>(value_);
        else if (const auto* whole = std::get_if<std::int64_t>(&value_))
            return static_cast<T>(*whole);
        else if (const auto* natural = std::get_if<std::uint64_t>(&value_))
            return static_cast<T>(*natural);
        else
            return static_cast<T>(std::get<double>(value_));
    }

    // A text without a copy of it.
    const std::string& text() const { return std::get<std::string>(value_); }

    // Of a list or an object; null has none.
    std::size_t size() const;
    bool empty() const { return size() == 0; }

    // Of a list. What is null becomes a list by push_back().
    void push_back(Json item);
    const Json& operator[](std::integral auto at) const {
        return std::get<List>(value_)[static_cast<std::size_t>(at)];
    }
    Json& operator[](std::integral auto at) {
        return std::get<List>(value_)[static_cast<std::size_t>(at)];
    }
    const Json& front() const { return std::get<List>(value_).front(); }
    const Json& back() const { return std::get<List>(value_).back(); }
    Json& back() { return std::get<List>(value_).back(); }
    List::const_iterator begin() const { return std::get<List>(value_).begin(); }
    List::const_iterator end() const { return std::get<List>(value_).end(); }

    // Of an object: nothing where there is no such field, or this is no object.
    const Json* find(std::string_view name) const;
    bool contains(std::string_view name) const { return find(name) != nullptr; }
    // The field; null where there is none.
    const Json& operator[](std::string_view name) const;
    const Json& operator[](const char* name) const { return (*this)[std::string_view(name)]; }
    // The field, added if it is not there yet. What is null becomes an object.
    Json& operator[](std::string_view name);
    Json& operator[](const char* name) { return (*this)[std::string_view(name)]; }
    void erase(std::string_view name);
    // Takes over the fields of another object; those that are there already get its values.
    void update(const Json& other);
    const Object& items() const { return std::get<Object>(value_); }

    // Numbers are equal by value, objects only with their fields in the same order.
    friend bool operator==(const Json& a, const Json& b);

  private:
    friend struct JsonReader;

    template <class T>
    bool holds() const {
        return std::holds_alternative<T>(value_);
    }
    template <class T>
    static Json of(T value) {
        Json json;
        json.value_ = std::move(value);
        return json;
    }

    std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string, List,
                 Object>
        value_;
};

// Nothing if the text is not JSON.
std::optional<Json> parse_json(std::string_view text);

// On one line, whatever bytes the strings hold. What would steer a terminal or cannot be seen
// (unicode/shown.h) is escaped.
std::string print_json(const Json& json);

}  // namespace scoundrel
