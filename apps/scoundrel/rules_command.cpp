// `scoundrel rules`: the rule sets in our own words, compared, as a page for the table, as a file.
#include <fmt/core.h>

#include <iostream>
#include <memory>
#include <vector>

#include "command/failure.h"
#include "notation/cards.h"
#include "notation/knobs.h"
#include "phrases/catalogue.h"
#include "phrases/layout.h"
#include "protocol/rules_json.h"
#include "protocol/rules_view_json.h"
#include "scoundrel/commands.h"
#include "scoundrel/rules_page.h"
#include "text/named_game.h"
#include "text/terminal_text.h"
#include "words/explain.h"
#include "words/knob_words.h"
#include "words/known_rules.h"
#include "words/rule_names.h"
#include "words/sheet.h"

namespace scoundrel::cli {

namespace {

using namespace text;

// The texts have numbers; a set of our own has none.
bool from_text(const RuleSet& set) { return set.source.find_first_of("0123456789") == 0; }

struct RulesOptions {
    std::string set;
    std::vector<std::string> diff;
    bool sheet = false;
    bool file = false;
    bool knobs = false;
    bool known = false;
    bool numbers = false;
    bool json = false;
};

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

void list_sets() {
    for (const RuleSet& set : rule_sets) {
        const Variant variant{&set, set.rules};
        const std::string label = padded(set.id, 11);
        std::cout << hang(label,
                          say(Voice::of(variant),
                              from_text(set) ? Phrase::rules_title : Phrase::rules_title_ours,
                              {{"title", name_of(variant)},
                               {"texts", static_cast<int>(words_of(set.source).size())},
                               {"source", std::string(set.source)}}),
                          page_width)
                  << hang(std::string(label.size(), ' '), capital(explain_briefly(variant)) + ".",
                          page_width)
                  << "\n";
    }
    std::string levels;
    for (const Difficulty& level : difficulties)
        levels += fmt::format("{}{} {}", levels.empty() ? "" : ", ", name_of(level), level.rules);
    std::cout << hang("", say({}, Phrase::rules_difficulties, {{"levels", levels}}), page_width)
              << hang("", say({}, Phrase::rules_known), page_width)
              << hang("", say({}, Phrase::rules_texts), page_width);
}

// One value a line, so the columns fit the longest.
void show_differences(const Variant& a, const Variant& b) {
    const auto differences = explain_difference(a, b);
    if (differences.empty()) {
        std::cout << say({}, Phrase::difference_none) << "\n";
        return;
    }
    int knob_width = 0;
    int value_width = 0;
    for (const Difference& d : differences) {
        knob_width = std::max(knob_width, text_width(d.knob) + 2);
        for (const auto* side : {&d.a, &d.b})
            value_width = std::max(value_width, text_width(side->value) + 2);
    }
    std::cout << hang(
        "", say({}, Phrase::difference_sides, {{"a", print_rules(a)}, {"b", print_rules(b)}}),
        page_width);
    for (const Difference& d : differences)
        std::cout << "\n"
                  << hang(padded(d.knob, knob_width) + padded(d.a.value, value_width), d.a.text,
                          page_width)
                  << hang(padded("", knob_width) + padded(d.b.value, value_width), d.b.text,
                          page_width);
}

Json number_list(std::string_view numbers) {
    Json list = Json::array();
    for (const auto& number : words_of(numbers)) list.push_back(number);
    return list;
}

Json variant_json(const Variant& variant) {
    Json paragraphs = Json::array();
    for (const Paragraph& paragraph : explain_rules(variant)) {
        Json sentences = Json::array();
        for (const Sentence& sentence : paragraph.sentences)
            sentences.push_back(
                {{"text", sentence.text}, {"numbers", number_list(sentence.numbers)}});
        paragraphs.push_back({{"title", paragraph.title}, {"sentences", std::move(sentences)}});
    }
    Json cards = Json::array();
    for (const Card card : variant.rules.deck) cards.push_back(print_card(card));
    return {{"id", variant.base->id},
            {"rules", print_rules(variant)},
            {"title", name_of(variant)},
            {"source", variant.base->source},
            {"brief", explain_briefly(variant)},
            {"knobs", knob_values(variant.rules)},
            {"cards", std::move(cards)},
            {"words", std::move(paragraphs)}};
}

Json differences_json(const Variant& a, const Variant& b) {
    const auto side = [](const Difference::Side& s) {
        return Json{{"value", s.value}, {"text", s.text}, {"idle", s.idle}};
    };
    Json list = Json::array();
    for (const Difference& d : explain_difference(a, b))
        list.push_back({{"knob", d.knob}, {"a", side(d.a)}, {"b", side(d.b)}});
    return {{"a", print_rules(a)}, {"b", print_rules(b)}, {"differences", std::move(list)}};
}

void run_diff(const RulesOptions& options) {
    const Variant a = or_no_such(read_rules(options.diff[0]), options.diff[0]);
    const Variant b = or_no_such(read_rules(options.diff[1]), options.diff[1]);
    if (options.json)
        std::cout << print_json(differences_json(a, b)) << "\n";
    else
        show_differences(a, b);
}

// What each knob is set to here, and what it could be.
void list_knobs(const Variant& variant) {
    std::cout << say({}, Phrase::knobs_head, {{"rules", print_rules(variant)}}) << "\n\n";
    for (std::size_t i = 0; i < knobs().size(); ++i) {
        const Knob& knob = knobs()[i];
        std::cout << hang(padded(knob.name, 11) + padded(knob.print(knob.get(variant.rules)), 11),
                          fmt::format("{} ({})", knob_what(variant, i), knob.describe_values()),
                          page_width);
    }
    std::cout << "\n" << hang("", say({}, Phrase::knobs_deck), page_width);
}

// Each with the rule text that plays it, in words, and what that cannot say.
void list_known() {
    std::cout << hang("", say({}, Phrase::known_head), page_width);
    constexpr std::string_view indent = "  ";
    for (const KnownRules& known : known_rules())
        std::cout << fmt::format("\n{} ({})\n", name_of(known), known.made_in)
                  << hang(indent, known.rules, page_width)
                  << hang(indent, capital(explain_briefly(known)) + ".", page_width)
                  << hang(indent, tell_differences(known), page_width);
}

void run_one(const RulesOptions& options) {
    const Variant variant = or_no_such(read_rules(options.set), options.set);
    if (options.json)
        std::cout << print_json(variant_json(variant)) << "\n";
    else if (options.sheet)
        std::cout << rule_sheet(variant);
    else if (options.file)
        std::cout << print_rules_file(variant);
    else if (options.knobs)
        list_knobs(variant);
    else
        std::cout << rules_page(variant, options.numbers);
}

// One form at a time.
void check(const RulesOptions& options) {
    const int forms = options.sheet + options.file + options.knobs + options.numbers + options.json;
    if (forms > 1) throw Failure(say({}, Phrase::rules_one_form), exit_usage);
    if (options.known &&
        (!options.set.empty() || !options.diff.empty() || forms > (options.json ? 1 : 0)))
        throw Failure(say({}, Phrase::rules_known_alone), exit_usage);
    if (!options.diff.empty() && (!options.set.empty() || forms > (options.json ? 1 : 0)))
        throw Failure(say({}, Phrase::rules_diff_two), exit_usage);
}

void run_rules(const RulesOptions& options) {
    check(options);
    if (options.known) {
        if (options.json)
            std::cout << print_json(known_rules_json()) << "\n";
        else
            list_known();
        return;
    }
    if (!options.diff.empty()) return run_diff(options);
    if (!options.set.empty()) return run_one(options);
    if (options.knobs) return list_knobs({});
    if (options.sheet || options.file || options.numbers)
        throw Failure(say({}, Phrase::rules_which), exit_usage);
    if (options.json)
        std::cout << print_json(rules_json()) << "\n";
    else
        list_sets();
}

}  // namespace

Command rules_command() {
    auto options = std::make_shared<RulesOptions>();
    return {.name = "rules",
            .what = say({}, Phrase::cmd_rules),
            .options = {Option("SET", &options->set, Phrase::cmd_rules_set).take(Takes::rules),
                        Option("--diff", &options->diff, Phrase::cmd_rules_diff)
                            .take(Takes::rules)
                            .times(2, "A B"),
                        Option("--sheet", &options->sheet, Phrase::cmd_rules_sheet),
                        Option("--file", &options->file, Phrase::cmd_rules_file),
                        Option("--knobs", &options->knobs, Phrase::cmd_rules_knobs),
                        Option("--known", &options->known, Phrase::cmd_rules_known),
                        Option("--numbers", &options->numbers, Phrase::cmd_rules_numbers),
                        Option("--json", &options->json, Phrase::cmd_json)},
            .examples = {{"scoundrel rules rascal"},
                         {"scoundrel rules --diff classic equal"},
                         {"scoundrel rules --knobs"},
                         {"scoundrel rules --known"},
                         {"scoundrel rules classic+health=15+avoid=never --sheet"},
                         {"scoundrel rules rascal+wear=2 --file > hard.rules"}},
            .run = [options] { run_rules(*options); }};
}

}  // namespace scoundrel::cli
