#include "knob_turns.h"

#include <algorithm>

#include "command/failure.h"
#include "phrases/catalogue.h"

namespace scoundrel::cli {

using enum Phrase;

namespace {

constexpr std::size_t most_swept = 400;  // rules

int read_value(const Knob& knob, std::string_view text) {
    if (const auto value = knob.parse(text)) return *value;
    throw Failure(say({}, sweep_no_value,
                      {{"knob", std::string(knob.name)},
                       {"values", knob.describe_values()},
                       {"value", std::string(text)}}),
                  exit_usage);
}

// "health=10,15..18"
Turn read_turn(const std::string& word) {
    const auto equals = word.find('=');
    if (equals == word.npos || equals + 1 == word.size())
        throw Failure(say({}, sweep_no_change, {{"word", word}}), exit_usage);
    const std::string name = word.substr(0, equals);
    Turn turn{find_knob(name)};
    if (turn.knob == nullptr) {
        std::string names;
        for (const Knob& knob : knobs())
            names += (names.empty() ? "" : ", ") + std::string(knob.name);
        throw Failure(say({}, sweep_no_knob, {{"knob", name}, {"knobs", names}}), exit_usage);
    }
    for (std::string_view rest = std::string_view(word).substr(equals + 1);;) {
        const auto comma = rest.find(',');
        const std::string_view item = rest.substr(0, comma);
        const auto dots = turn.knob->is_number() ? item.find("..") : item.npos;
        const int from = read_value(*turn.knob, item.substr(0, dots));
        const int to = dots == item.npos ? from : read_value(*turn.knob, item.substr(dots + 2));
        for (int value = from; value <= to; ++value)
            if (std::ranges::find(turn.values, value) == turn.values.end())
                turn.values.push_back(value);
        if (to < from) throw Failure(say({}, sweep_no_change, {{"word", word}}), exit_usage);
        if (comma == rest.npos) return turn;
        rest.remove_prefix(comma + 1);
    }
}

// With blanks between.
template <class Each>
std::string joined(const std::vector<Turn>& turns, Each each) {
    std::string text;
    for (const Turn& turn : turns) text += (text.empty() ? "" : " ") + each(turn);
    return text;
}

}  // namespace

std::vector<Turn> read_turns(const std::vector<std::string>& words) {
    std::vector<Turn> turns;
    for (const std::string& word : words) {
        turns.push_back(read_turn(word));
        const Knob* knob = turns.back().knob;
        if (std::ranges::count(turns, knob, &Turn::knob) > 1)
            throw Failure(say({}, sweep_knob_twice, {{"knob", std::string(knob->name)}}),
                          exit_usage);
    }
    return turns;
}

std::vector<std::string> turned_rules(const Variant& base, const std::vector<Turn>& turns) {
    std::vector<Variant> all{base};
    for (const Turn& turn : turns) {
        std::vector<Variant> next;
        for (const Variant& variant : all)
            for (const int value : turn.values) {
                next.push_back(variant);
                turn.knob->set(next.back().rules, value);
            }
        all = std::move(next);
        if (all.size() > most_swept)
            throw Failure(
                say({}, sweep_too_many,
                    {{"rules", std::uint64_t{all.size()}}, {"most", std::uint64_t{most_swept}}}),
                exit_usage);
    }
    std::vector<std::string> texts;
    for (const Variant& variant : all) {
        texts.push_back(print_rules(variant));
        or_fail(parse_rules(texts.back()));  // knobs that do not go together
    }
    return texts;
}

std::string say_names(const std::vector<Turn>& turns) {
    std::vector<std::string> names;
    for (const Turn& turn : turns) names.emplace_back(turn.knob->name);
    return say_list({}, names);
}

std::string names_of(const std::vector<Turn>& turns) {
    return joined(turns, [](const Turn& turn) { return std::string(turn.knob->name); });
}

std::string values_of(const std::vector<Turn>& turns, const Rules& rules) {
    return joined(turns, [&](const Turn& turn) { return turn.knob->print(turn.knob->get(rules)); });
}

}  // namespace scoundrel::cli
