#include "notation/position_text.h"

#include "notation/cards.h"
#include "notation/numbers.h"
#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

using Cards = std::vector<Card>;

class Writer {
  public:
    explicit Writer(std::string& text) : text_(text) {}

    template <class T>
    void operator()(const char* name, const std::optional<T>& field) {
        text_.append(",\"").append(name).append("\":");
        field ? write(*field) : void(text_ += "null");
    }

  private:
    void write(std::int64_t number) { text_ += std::to_string(number); }
    void write(bool flag) { text_ += flag ? "true" : "false"; }
    void write(const std::string& word) { text_.append("\"").append(word).append("\""); }
    void write(Card card) { write(print_card(card)); }
    void write(HeldFields::Limit limit) {
        limit.value == 0 ? void(text_ += "null") : write(limit.value);
    }
    void write(const Cards& cards) {
        text_ += '[';
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (i > 0) text_ += ',';
            write(cards[i]);
        }
        text_ += ']';
    }
    void write(const HeldFields& held) {
        const std::size_t begin = text_.size();
        // A slot has neither power nor limit.
        for_each_held_field(held, [&](const char* name, const auto& field) {
            if (field) (*this)(name, field);
        });
        text_[begin] = '{';
        text_ += '}';
    }

    std::string& text_;
};

// Takes what it reads off the front; whatever is spelled otherwise makes it fail for good.
class Reader {
  public:
    explicit Reader(std::string_view text) : rest_(text) {}

    bool good() const { return good_; }
    bool at_end() const { return good_ && rest_.empty(); }
    bool take(std::string_view expected) {
        const bool there = rest_.starts_with(expected);
        if (there) rest_.remove_prefix(expected.size());
        return there;
    }
    void need(std::string_view expected) { good_ = good_ && take(expected); }
    std::string_view word() {
        need("\"");
        const auto end = rest_.find('"');
        if (end == rest_.npos) good_ = false;
        if (!good_) return {};
        const auto found = rest_.substr(0, end);
        rest_.remove_prefix(end + 1);
        return found;
    }

    template <class T>
    void operator()(const char* name, std::optional<T>& field) {
        need(",\"");
        need(name);
        need("\":");
        if (good_ && !take("null")) read(field.emplace());
    }

  private:
    void read(std::int64_t& number) {
        const auto digits = rest_.substr(0, rest_.find_first_not_of("0123456789"));
        const auto parsed = parse_number(digits);
        if (!parsed || *parsed > 1'000'000'000) return void(good_ = false);
        number = static_cast<std::int64_t>(*parsed);
        rest_.remove_prefix(digits.size());
    }
    void read(bool& flag) {
        flag = take("true");
        if (!flag) need("false");
    }
    void read(std::string& text) { text = word(); }
    void read(Card& card) {
        const auto parsed = parse_card(word());
        if (parsed)
            card = *parsed;
        else
            good_ = false;
    }
    void read(HeldFields::Limit& limit) { read(limit.value); }
    void read(Cards& cards) {
        need("[");
        if (take("]")) return;
        do read(cards.emplace_back());
        while (good_ && take(","));
        need("]");
    }
    void read(HeldFields& held) {
        need("{\"card\":");
        if (good_) read(held.card.emplace());
        const bool weapon = rest_.starts_with(",\"power\"");
        for_each_held_field(held, [&](const char* name, auto& field) {
            const std::string_view part = name;
            if (part == "card" || (!weapon && (part == "power" || part == "limit"))) return;
            (*this)(name, field);
        });
        need("}");
    }

    std::string_view rest_;
    bool good_ = true;
};

}  // namespace

std::string print_position(const Variant& variant, const Game& game) {
    std::string text = "{\"rules\":\"" + print_rules(variant) + "\"";
    const PositionFields fields = position_fields(game);
    for_each_field(fields, Writer(text));
    return text + "}";
}

Result<ParsedPosition> parse_position_text(std::string_view text) {
    const auto unusual = [] {
        return fail(ErrorCode::bad_game, say({}, Phrase::error_position_unusual));
    };
    Reader reader(text);
    reader.need("{\"rules\":");
    const auto rules = reader.word();
    PositionFields fields;
    for_each_field(fields, reader);
    reader.need("}");
    if (!reader.at_end()) return unusual();
    const auto variant = parse_rules(rules);
    if (!variant) return std::unexpected(variant.error());
    auto parsed = check_position(*variant, fields);
    if (parsed && print_position(parsed->variant, parsed->game) != text) return unusual();
    return parsed;
}

}  // namespace scoundrel
