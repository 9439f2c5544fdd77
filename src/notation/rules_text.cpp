#include "notation/rules_text.h"

#include <algorithm>
#include <vector>

#include "notation/blanks.h"
#include "notation/cards.h"
#include "notation/knobs.h"
#include "notation/nearest.h"
#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

constexpr int smallest_deck = 4;

auto unknown(Phrase phrase, const Arguments& arguments = {}) {
    return fail(ErrorCode::unknown_rules, say({}, phrase, arguments));
}
auto bad_deck(Phrase phrase, const Arguments& arguments) {
    return fail(ErrorCode::bad_game, say({}, phrase, arguments));
}

using Names = std::vector<std::string_view>;

Names rule_set_ids() {
    Names ids;
    for (const RuleSet& set : rule_sets) ids.push_back(set.id);
    return ids;
}

Names knob_names() {
    Names names{"deck"};
    for (const Knob& knob : knobs()) names.push_back(knob.name);
    return names;
}

std::string in_a_row(const Names& names) {
    std::string text;
    for (const std::string_view name : names) text.append(text.empty() ? "" : ", ").append(name);
    return text;
}

// "there is no knob 'helth'; did you mean health? The knobs are ..."
auto no_such(Phrase phrase, Phrase but, std::string_view typed, const Names& known) {
    const auto meant = nearest(typed, known);
    Arguments arguments{{"name", std::string(typed)}, {"known", in_a_row(known)}};
    if (meant) arguments.emplace_back("guess", std::string(*meant));
    return unknown(meant ? but : phrase, arguments);
}

// Signed cards, as many as the text begins with: "+AH-2D".
Result<CardSet> take_deck_difference(std::string_view& text, CardSet base) {
    CardSet deck = base;
    CardSet named;
    while (!text.empty() && (text.front() == '+' || text.front() == '-')) {
        std::string_view rest = text.substr(1);
        const auto card = take_card(rest);
        if (!card) break;
        const bool add = text.front() == '+';
        const std::string name = print_card(*card);
        if (named.has(*card)) return bad_deck(Phrase::error_deck_twice, {{"card", name}});
        if (add && base.has(*card)) return bad_deck(Phrase::error_deck_there, {{"card", name}});
        if (!add && !base.has(*card))
            return bad_deck(Phrase::error_deck_not_there, {{"card", name}});
        named.add(*card);
        add ? deck.add(*card) : deck.remove(*card);
        text = rest;
    }
    if (named.empty()) return unknown(Phrase::error_deck_signs);
    return deck;
}

// Reads knobs one after the other, refusing any that comes twice.
class KnobReader {
  public:
    explicit KnobReader(Variant& variant) : variant_(variant) {}

    // `text` begins with the value; what is left over after a deck difference stays in it.
    Result<void> read(std::string_view name, std::string_view& text) {
        for (const auto& seen : seen_)
            if (seen == name)
                return unknown(Phrase::error_knob_twice, {{"knob", std::string(name)}});
        seen_.emplace_back(name);
        return name == "deck" ? read_deck(text) : read_plain(name, text);
    }

  private:
    Result<void> read_deck(std::string_view& text) {
        const auto deck = take_deck_difference(text, variant_.base->rules.deck);
        if (!deck) return std::unexpected(deck.error());
        variant_.rules.deck = *deck;
        return {};
    }

    Result<void> read_plain(std::string_view name, std::string_view& text) {
        const Knob* knob = find_knob(name);
        if (knob == nullptr)
            return no_such(Phrase::error_no_knob, Phrase::error_no_knob_but, name, knob_names());
        const auto value_text = text.substr(0, text.find('+'));
        const auto value = knob->parse(value_text);
        if (!value) return bad_value(*knob, value_text);
        knob->set(variant_.rules, *value);
        text.remove_prefix(value_text.size());
        return {};
    }

    static std::unexpected<Error> bad_value(const Knob& knob, std::string_view typed) {
        const auto meant = nearest(typed, knob.values);
        return unknown(
            Phrase::error_knob_value,
            {{"knob", std::string(knob.name)},
             {"values", knob.describe_values()},
             {"value", std::string(typed)},
             {"guess", meant ? say({}, Phrase::cli_guess, {{"name", std::string(*meant)}}) : ""}});
    }

    Variant& variant_;
    std::vector<std::string> seen_;
};

// What names and values are made of. Only such words are repeated in an error: a path may lead to a
// file that was never meant to be rules, and what that holds is not for whoever named it.
bool is_word(std::string_view text) {
    constexpr std::size_t longest = 24;
    return !text.empty() && text.size() <= longest && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-';
    });
}

std::string print_knob(std::string_view name, const Rules& rules) {
    const Knob& knob = *find_knob(name);
    return knob.print(knob.get(rules));
}

// All that can be wrong with knobs together is looked at once all are read, whatever their order.
Result<Variant> checked(Variant variant) {
    Rules& rules = variant.rules;
    if (rules.deck.count() < smallest_deck)
        return bad_deck(
            Phrase::error_deck_size,
            {{"least", smallest_deck}, {"most", cards_in_pack}, {"count", rules.deck.count()}});
    if (rules.ending != Ending::cleared && rules.fourth == Fourth::optional)
        return unknown(Phrase::error_ending_optional, {{"ending", print_knob("ending", rules)}});
    if (rules.start > rules.health)
        return unknown(Phrase::error_start_above,
                       {{"start", int{rules.start}}, {"health", int{rules.health}}});
    if (rules.start == rules.health) rules.start = 0;
    return variant;
}

Result<Variant> base_variant(std::string_view id) {
    const RuleSet* base = find_rule_set(id);
    if (base == nullptr)
        return no_such(Phrase::error_no_rule_set, Phrase::error_no_rule_set_but, id,
                       rule_set_ids());
    return Variant{base, base->rules};
}

// The text is empty or "+knob=value+knob=value".
Result<Variant> with_differences(Variant variant, std::string_view text) {
    KnobReader reader(variant);
    while (!text.empty()) {
        text.remove_prefix(1);  // the plus sign
        const auto equals = text.find('=');
        const auto name = text.substr(0, equals);
        if (equals == text.npos || name.find('+') != name.npos)
            return unknown(Phrase::error_difference, {{"text", std::string(text)}});
        text.remove_prefix(equals + 1);
        if (const auto read = reader.read(name, text); !read) return std::unexpected(read.error());
        if (!text.empty() && text.front() != '+')
            return unknown(Phrase::error_deck_signs_not, {{"text", std::string(text)}});
    }
    return checked(variant);
}

struct Setting {
    std::string knob;
    std::string value;
};

// What differs from the base, in table order.
std::vector<Setting> differences(const Variant& variant) {
    std::vector<Setting> list;
    const std::string deck = print_deck_difference(variant.rules.deck, variant.base->rules.deck);
    if (!deck.empty()) list.push_back({"deck", deck});
    for (const Knob& knob : knobs())
        if (knob.differs(variant.rules, variant.base->rules))
            list.push_back({std::string(knob.name), knob.print(knob.get(variant.rules))});
    return list;
}

}  // namespace

const RuleSet* find_rule_set(std::string_view id) {
    for (const RuleSet& set : rule_sets)
        if (set.id == id) return &set;
    return nullptr;
}

std::string print_deck_difference(CardSet deck, CardSet base) {
    std::string text;
    for (const Card card : deck - base) text += "+" + print_card(card);
    for (const Card card : base - deck) text += "-" + print_card(card);
    return text;
}

std::string print_rules(const Variant& variant) {
    std::string text(variant.base->id);
    for (const Setting& setting : differences(variant))
        text += "+" + setting.knob + "=" + setting.value;
    return text;
}

Result<Variant> parse_rules(std::string_view text) {
    const auto id = text.substr(0, text.find('+'));
    const auto variant = base_variant(id);
    if (!variant) return variant;
    return with_differences(*variant, text.substr(id.size()));
}

Result<Variant> parse_rules_file(std::string_view text) {
    Variant variant;
    bool has_base = false;
    KnobReader reader(variant);
    for (int line_number = 1; !text.empty(); ++line_number) {
        const auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const auto content = trimmed(line.substr(0, line.find('#')));
        if (content.empty()) continue;
        const auto at_line = [&](const Error& error) {
            return fail(error.code, say({}, Phrase::error_line,
                                        {{"line", line_number}, {"why", error.message}}));
        };
        const auto equals = content.find('=');
        const auto name = trimmed(content.substr(0, equals));
        auto value = equals == content.npos ? "" : trimmed(content.substr(equals + 1));
        if (!is_word(name) || !(name == "deck" || is_word(value)))
            return at_line(unknown(Phrase::error_rules_line).error());
        if (has_base != (name != "base"))
            return at_line(
                unknown(has_base ? Phrase::error_base_twice : Phrase::error_base_first).error());
        if (!has_base) {
            const auto base = base_variant(value);
            if (!base) return at_line(base.error());
            variant = *base;
            has_base = true;
            continue;
        }
        if (const auto read = reader.read(name, value); !read) return at_line(read.error());
        if (!value.empty()) return at_line(unknown(Phrase::error_deck_alone).error());
    }
    if (!has_base) return unknown(Phrase::error_base_first);
    return checked(variant);
}

std::string print_rules_file(const Variant& variant) {
    std::string text = "base = " + std::string(variant.base->id) + "\n";
    for (const Setting& setting : differences(variant))
        text += setting.knob + " = " + setting.value + "\n";
    return text;
}

Result<std::string> with_rules_file_read(const std::string& text, const ReadFile& read) {
    const auto end_of_path = std::min(text.find_first_of("#:@+"), text.size());
    const auto end_of_rules = std::min(text.find_first_of("#:@"), text.size());
    const std::string path = text.substr(0, end_of_path);
    if (!path.ends_with(".rules") || !read) return text;
    const auto file = read(path);
    if (!file) return fail(ErrorCode::unknown_rules, file.error().message);
    const auto base = parse_rules_file(*file);
    if (!base)
        return fail(base.error().code,
                    say({}, Phrase::named_part, {{"whole", path}, {"part", base.error().message}}));
    const auto variant =
        with_differences(*base, text.substr(end_of_path, end_of_rules - end_of_path));
    if (!variant) return std::unexpected(variant.error());
    return print_rules(*variant) + text.substr(end_of_rules);
}

}  // namespace scoundrel
