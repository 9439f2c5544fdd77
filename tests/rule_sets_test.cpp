// The meta-test over the rule-set table: whoever adds a row here is told what else it needs, and
// every knob has all its values shown somewhere.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "notation/knobs.h"
#include "support/files.h"
#include "support/perft_rows.h"
#include "support/playthrough.h"
#include "support/random_rules.h"
#include "support/sentences.h"

namespace scoundrel {
// Tests are listed by this.
inline void PrintTo(const RuleSet& set, std::ostream* out) { *out << set.id; }
}  // namespace scoundrel

namespace scoundrel::test {
namespace {

class EveryRuleSet : public testing::TestWithParam<RuleSet> {};

INSTANTIATE_TEST_SUITE_P(Table, EveryRuleSet, testing::ValuesIn(rule_sets), [](const auto& each) {
    return std::regex_replace(std::string(each.param.id), std::regex("-"), "_");
});

// The rules that a directive begins a game with.
std::optional<Variant> rules_of(const Directive& directive) {
    std::string rules = directive.rest.substr(0, directive.rest.find(' '));
    if (directive.word == "position")
        rules = std::regex_replace(directive.rest, std::regex(R"(.*"rules":"([^"]*)\".*)"), "$1");
    else if (directive.word == "game")
        rules = rules.substr(0, rules.find_first_of("#:@"));
    else if (directive.word != "deal" && directive.word != "table")
        return {};
    const auto variant = parse_rules(rules);
    EXPECT_TRUE(variant) << rules;
    return variant ? std::optional(*variant) : std::nullopt;
}

std::vector<Variant> rules_in_sentences() {
    std::vector<Variant> all;
    for (const SentenceCase& each : read_sentence_cases())
        for (const Directive& directive : each.directives)
            if (const auto variant = rules_of(directive)) all.push_back(*variant);
    return all;
}

std::vector<Variant> rules_in_perft() {
    std::vector<Variant> all;
    for (const PerftRow& row : read_perft_rows()) all.push_back(row.variant());
    return all;
}

std::vector<Variant> rules_in_playthroughs() {
    std::vector<Variant> all;
    for (const auto& path : files_in("tests/data/playthroughs", {".txt"}))
        all.push_back(parse_playthrough(read_file(path)).id.variant);
    return all;
}

bool has_unchanged(const std::vector<Variant>& variants, const RuleSet& set) {
    return std::ranges::any_of(variants, [&](const Variant& variant) {
        return variant.base->id == set.id && variant.rules == set.rules;
    });
}

TEST_P(EveryRuleSet, IsNamedAndSourced) {
    const RuleSet& set = GetParam();
    EXPECT_TRUE(std::regex_match(std::string(set.id), std::regex("[a-z]+(-[a-z]+)*")));
    EXPECT_EQ(std::ranges::count(rule_sets, set.id, &RuleSet::id), 1);
    EXPECT_FALSE(set.source.empty());
}

TEST_P(EveryRuleSet, HasIdsThatReadBack) {
    const RuleSet& set = GetParam();
    for (const char* rest : {"#42", "#tuesday", "@table", "+health=7#1"}) {
        const std::string text = std::string(set.id) + rest;
        const auto id = parse_game_id(text);
        ASSERT_TRUE(id) << text;
        EXPECT_EQ(print_game_id(*id), text);
        EXPECT_EQ(id->variant.base->id, set.id);
    }
    EXPECT_EQ(parse_rules(set.id)->rules, set.rules);
}

TEST_P(EveryRuleSet, HasAPerftRow) { EXPECT_TRUE(has_unchanged(rules_in_perft(), GetParam())); }

TEST_P(EveryRuleSet, HasAGoldenPlaythrough) {
    const std::string id(GetParam().id);
    const auto path = in_tree("tests/data/playthroughs/" + id + ".txt");
    ASSERT_TRUE(std::filesystem::exists(path)) << "run tools/regenerate";
    const Playthrough game = parse_playthrough(read_file(path));
    EXPECT_EQ(print_rules(game.id.variant), id);
    EXPECT_GT(game.moves.size(), 30u) << "long enough to show how it ends";
}

// Its row in chapter 11 of docs/rules.md says how it differs from classic, and says it rightly.
TEST_P(EveryRuleSet, HasARowInTheDocument) {
    const std::string id(GetParam().id);
    const std::string document = read_file(in_tree("docs/rules.md"));
    const auto chapter = document.find("\n## 11. ");
    ASSERT_NE(chapter, document.npos);
    const auto row = document.find("\n| `" + id + "` |", chapter);
    ASSERT_NE(row, document.npos) << "no row for " << id;
    const std::string line = document.substr(row + 1, document.find('\n', row + 1) - row - 1);
    std::smatch difference;
    const bool differs = std::regex_search(line, difference, std::regex("`(\\+[^`]*)`"));
    const auto rules = parse_rules("classic" + (differs ? difference[1].str() : ""));
    ASSERT_TRUE(rules) << line;
    EXPECT_EQ(rules->rules, GetParam().rules) << line;
}

// ---- knobs

using Values = std::map<std::string_view, std::set<int>>;

Values values_in(const std::vector<Variant>& variants) {
    Values values;
    for (const Variant& variant : variants)
        for (const Knob& knob : knobs()) values[knob.name].insert(knob.get(variant.rules));
    return values;
}

// Words all, of numbers the ends of the range.
void expect_all_values(const Values& values, bool ends_of_ranges) {
    for (const Knob& knob : knobs())
        for (int value = knob.low; value <= knob.high; ++value) {
            const bool end = value == knob.low || value == knob.high;
            if (knob.is_number() && !(ends_of_ranges && end)) continue;
            EXPECT_TRUE(values.at(knob.name).contains(value))
                << knob.name << "=" << knob.print(value) << " is not shown";
        }
}

TEST(EveryKnob, HasSentenceCasesForAllItsValues) {
    expect_all_values(values_in(rules_in_sentences()), true);
}
TEST(EveryKnob, HasPerftRowsForAllItsValues) {
    expect_all_values(values_in(rules_in_perft()), false);
}
TEST(EveryKnob, HasPlaythroughsForAllItsValues) {
    expect_all_values(values_in(rules_in_playthroughs()), false);
}

// What is drawn by hand in support/random_rules.h.
TEST(EveryKnob, IsDrawnByChance) {
    SplitMix64 random(1);
    std::vector<Variant> drawn;
    for (int i = 0; i < 500; ++i) drawn.push_back({&rule_sets[0], random_knobs(random)});
    const Values values = values_in(drawn);
    for (const Knob& knob : knobs()) {
        if (knob.name == "health" || knob.name == "start" || knob.name == "monsters") continue;
        EXPECT_GE(values.at(knob.name).size(), std::max<std::size_t>(2, knob.values.size()))
            << knob.name;
    }
}

TEST(EveryKnob, IsInTheDocument) {
    const std::string document = read_file(in_tree("docs/rules.md"));
    for (const Knob& knob : knobs()) {
        const auto row = document.find("\n| `" + std::string(knob.name) + "` |");
        ASSERT_NE(row, document.npos) << knob.name;
        const std::string line = document.substr(row, document.find('\n', row + 1) - row);
        for (const auto value : knob.values)
            EXPECT_NE(line.find("`" + std::string(value) + "`"), line.npos) << knob.name;
    }
}

TEST(Difficulties, AreRules) {
    for (const Difficulty& difficulty : difficulties) {
        const auto variant = parse_rules(difficulty.rules);
        ASSERT_TRUE(variant) << difficulty.rules;
        EXPECT_EQ(print_rules(*variant), difficulty.rules);
    }
}

}  // namespace
}  // namespace scoundrel::test
