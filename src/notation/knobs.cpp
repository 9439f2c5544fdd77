#include "notation/knobs.h"

#include "notation/numbers.h"
#include "phrases/catalogue.h"

namespace scoundrel {

namespace {

using Values = std::span<const std::string_view>;

constexpr std::string_view weapon_values[] = {"lower", "equal", "wear"};
constexpr std::string_view bare_values[] = {"choice", "forced"};
constexpr std::string_view potions_values[] = {"one", "any"};
constexpr std::string_view avoid_values[] = {"never", "alternate", "always"};
constexpr std::string_view order_values[] = {"kept", "choice", "reversed"};
constexpr std::string_view fourth_values[] = {"carried", "optional"};
constexpr std::string_view discard_values[] = {"no", "items"};
constexpr std::string_view inventory_values[] = {"none", "calm", "carried", "leaving", "always"};
constexpr std::string_view yes_no[] = {"no", "yes"};
constexpr std::string_view monsters_values[] = {"chosen", "die"};
constexpr std::string_view ending_values[] = {"cleared", "short", "last", "monsters"};
constexpr std::string_view scoring_values[] = {"original", "health", "slain"};
constexpr std::string_view loss_values[] = {"dungeon", "overkill", "table"};
constexpr std::string_view killer_values[] = {"out", "counts"};
constexpr std::string_view broken_values[] = {"kept", "discarded"};
constexpr std::string_view rummage_values[] = {"counts", "free"};

// A knob reads and writes its field of Rules; the text values stand in the order of the enum.
template <auto field>
constexpr Knob knob(std::string_view name, Values values, int low, int high) {
    return {name,
            values,
            low,
            high,
            [](const Rules& rules) { return static_cast<int>(rules.*field); },
            [](Rules& rules, int value) {
                using Field = std::remove_reference_t<decltype(rules.*field)>;
                rules.*field = static_cast<Field>(value);
            }};
}
template <auto field>
constexpr Knob choice(std::string_view name, Values values) {
    return knob<field>(name, values, 0, static_cast<int>(values.size()) - 1);
}
template <auto field>
constexpr Knob number(std::string_view name, int low, int high) {
    return knob<field>(name, {}, low, high);
}

// Unless it is given, all of `health`.
constexpr Knob start_knob() {
    Knob knob = number<&Rules::start>("start", 1, 99);
    knob.get = [](const Rules& rules) { return rules.health_at_start(); };
    knob.follows = [](const Rules& rules) -> int { return rules.health; };
    return knob;
}

constexpr Knob table[] = {
    number<&Rules::health>("health", 1, 99),
    choice<&Rules::weapon>("weapon", weapon_values),
    number<&Rules::wear>("wear", 0, 14),
    choice<&Rules::bare>("bare", bare_values),
    choice<&Rules::potions>("potions", potions_values),
    choice<&Rules::avoid>("avoid", avoid_values),
    choice<&Rules::order>("order", order_values),
    choice<&Rules::fourth>("fourth", fourth_values),
    choice<&Rules::discard>("discard", discard_values),
    choice<&Rules::inventory>("inventory", inventory_values),
    choice<&Rules::swap>("swap", yes_no),
    choice<&Rules::drop>("drop", yes_no),
    number<&Rules::repair>("repair", 0, 14),
    choice<&Rules::monsters>("monsters", monsters_values),
    choice<&Rules::ending>("ending", ending_values),
    choice<&Rules::scoring>("scoring", scoring_values),
    start_knob(),
    choice<&Rules::loss>("loss", loss_values),
    choice<&Rules::killer>("killer", killer_values),
    choice<&Rules::broken>("broken", broken_values),
    choice<&Rules::exchange>("exchange", yes_no),
    choice<&Rules::rummage>("rummage", rummage_values),
};

}  // namespace

bool Knob::differs(const Rules& rules, const Rules& base) const {
    const auto given = [this](const Rules& by) {
        return follows == nullptr || get(by) != follows(by);
    };
    return given(rules) != given(base) || (given(rules) && get(rules) != get(base));
}

std::string Knob::print(int value) const {
    return is_number() ? std::to_string(value)
                       : std::string(values[static_cast<std::size_t>(value)]);
}

std::optional<int> Knob::parse(std::string_view text) const {
    if (is_number()) {
        const auto value = parse_number(text);
        if (!value || *value < static_cast<std::uint64_t>(low) ||
            *value > static_cast<std::uint64_t>(high))
            return {};
        return static_cast<int>(*value);
    }
    for (int i = low; i <= high; ++i)
        if (values[static_cast<std::size_t>(i)] == text) return i;
    return {};
}

std::string Knob::describe_values() const {
    if (is_number()) return say({}, Phrase::number_range, {{"low", low}, {"high", high}});
    return say_list({}, {values.begin(), values.end()}, Phrase::list_or);
}

std::span<const Knob> knobs() { return table; }

const Knob* find_knob(std::string_view name) {
    for (const Knob& knob : table)
        if (knob.name == name) return &knob;
    return nullptr;
}

}  // namespace scoundrel
