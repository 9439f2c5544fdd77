// The catalogues: how templates are filled in, and that every language says what English says with
// what is given there. That no row is missing or too much the build sees to (cmake/phrases.cmake).
#include "phrases/catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

#include "phrases/spelling.h"
#include "words/explain.h"

namespace scoundrel {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr WeaponWord weapon_words[] = {WeaponWord::weapon, WeaponWord::shield};
constexpr AvoidWord avoid_words[] = {AvoidWord::avoid, AvoidWord::flee, AvoidWord::skip};

const Catalogue& french() { return *find_catalogue("fr"); }
const Catalogue& german() { return *find_catalogue("de"); }

std::string_view row_of(const Catalogue& catalogue, Phrase phrase) {
    return catalogue.texts[static_cast<std::size_t>(phrase)];
}

struct Row {
    Phrase phrase;
    std::string_view text;
};
std::vector<Row> rows_of(const Catalogue& catalogue) {
    std::vector<Row> rows;
    for (const std::string_view text : catalogue.texts)
        rows.push_back({static_cast<Phrase>(rows.size()), text});
    return rows;
}

// The names in a template: {card}, {wear|point|points}, forms within forms; {What} is {what}.
std::set<std::string> names_in(std::string_view text) {
    std::set<std::string> names;
    for (std::size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
        const auto end = text.find_first_of("|}{", at + 1);
        std::string name(text.substr(at + 1, end - at - 1));
        name.front() = static_cast<char>(std::tolower(name.front()));
        names.insert(std::move(name));
    }
    return names;
}

// What a template is given; the words of the rule set a language has for itself.
std::set<std::string> arguments_in(const Catalogue& catalogue, Phrase phrase) {
    auto names = names_in(row_of(catalogue, phrase));
    for (const auto forms : {catalogue.weapon_forms, catalogue.avoid_forms})
        for (const Form& form : forms) names.erase(std::string(form.name));
    return names;
}

// What is left of a template without its placeholders; {x|a|b} leaves a and b.
std::string text_beside_placeholders(std::string_view text) {
    std::string plain(text);
    for (const char* placeholder : {R"(\{\w+\})", R"(\{\w+\|)"})
        plain = std::regex_replace(plain, std::regex(placeholder), "");
    return plain;
}

std::set<std::string> all_matches(const std::string& text, const std::regex& wanted) {
    return {std::sregex_token_iterator(text.begin(), text.end(), wanted),
            std::sregex_token_iterator()};
}

TEST(Catalogue, FillsPlaceholders) {
    static constexpr std::string_view texts[] = {
        "{Weapon}, {wear} {wear|point|points}, {wear|one {weapon}|many {weapons}}{lost}"};
    Catalogue catalogue = english();
    catalogue.texts = texts;
    const Voice voice{&catalogue, WeaponWord::shield, AvoidWord::avoid};
    EXPECT_EQ(say(voice, Phrase{0}, {{"wear", 1}}), "Shield, 1 point, one shield{lost}");
    EXPECT_EQ(say(voice, Phrase{0}, {{"wear", 2}, {"lost", "!"}}),
              "Shield, 2 points, many shields!");
}

// Verbs agree with a list by how much it lists.
TEST(Catalogue, AListChoosesAForm) {
    static constexpr std::string_view texts[] = {"{cards} {cards|is|are} left"};
    Catalogue catalogue = english();
    catalogue.texts = texts;
    EXPECT_EQ(say({&catalogue}, Phrase{0}, {{"cards", "7C", 1}}), "7C is left");
    EXPECT_EQ(say({&catalogue}, Phrase{0}, {{"cards", "7C and 8S", 2}}), "7C and 8S are left");
}

TEST(Catalogue, BrokenTemplatesAreLeftAsTheyAre) {
    for (const std::string_view text : {"{", "a {b", "}", "{}", "{|}", "{x|y}"}) {
        Catalogue catalogue = english();
        catalogue.texts = {&text, 1};
        EXPECT_EQ(say(Voice{&catalogue}, Phrase{0}), text);
    }
}

TEST(Catalogue, EnglishIsPlainAscii) {
    for (const std::string_view text : english().texts) {
        EXPECT_FALSE(text.empty());
        for (const char c : text) EXPECT_TRUE(c >= ' ' && c <= '~') << text;
    }
}

// What the protocol calls a slot is the player's inventory.
TEST(Catalogue, PlayersHaveAnInventory) {
    for (const auto& [phrase, text] : rows_of(english()))
        EXPECT_THAT(text_beside_placeholders(text), Not(HasSubstr("slot"))) << phrase_name(phrase);
}

TEST(Catalogue, EveryLanguageSaysWhatIsGivenToEnglish) {
    for (const Catalogue* one : catalogues())
        for (const auto& [phrase, text] : rows_of(english()))
            EXPECT_EQ(arguments_in(*one, phrase), arguments_in(english(), phrase))
                << one->language << " " << phrase_name(phrase) << ": " << row_of(*one, phrase);
}

TEST(Catalogue, EveryPlaceholderCanBeFilled) {
    for (const Catalogue* one : catalogues())
        for (const auto& [phrase, text] : rows_of(*one))
            for (const WeaponWord weapon : weapon_words)
                for (const AvoidWord avoid : avoid_words)
                    for (const int count : {0, 1, 2}) {
                        const auto names = arguments_in(english(), phrase);
                        Arguments given;
                        for (const std::string& name : names) given.emplace_back(name, count);
                        EXPECT_EQ(say({one, weapon, avoid}, phrase, given).find_first_of("{|}"),
                                  std::string::npos)
                            << one->language << " " << phrase_name(phrase) << ": " << text;
                    }
}

// Cards, moves and commands are read as they are, whatever the language.
TEST(Catalogue, WhatIsTypedIsTheSameInEveryLanguage) {
    static const std::regex typed(R"(\b[2-9TJQKA][CDHS][wbedxspr]?\b|\brestart\b|\bscoundrel\b)");
    for (const Catalogue* one : catalogues())
        for (const auto& [phrase, text] : rows_of(english()))
            EXPECT_EQ(all_matches(std::string(row_of(*one, phrase)), typed),
                      all_matches(std::string(text), typed))
                << one->language << " " << phrase_name(phrase);
}

// Nothing was forgotten: a row is as in English only if it holds no word, or is listed here.
TEST(Catalogue, OtherLanguagesAreTranslated) {
    using enum Phrase;
    const std::set<Phrase> same_in_french{
        // names: of the game, of a rule set, on a key
        screen_home_title, web_name, rules_rascal, screen_key_tab,
        // French has the same word
        title_potions, talk_potion, review_excellent, review_head_score, hint_head_score,
        census_axis_score, census_picture_verdicts, screen_do_menu, web_menu, level_normal,
        rules_classic, knob_potions, knob_scoring, recap_potions, web_look, web_scores, cli_options,
        man_synopsis, watch_pause, watch_score, strategy_column_potion, strategy_potion,
        tune_column_verdict};
    const std::set<Phrase> same_in_german{// names: of the game, of rule sets, on keys
                                          screen_home_title, web_name, rules_classic, rules_rascal,
                                          screen_key_enter, screen_key_escape, screen_key_tab,
                                          // German has the same word
                                          level_normal, review_head_chance, man_name};
    static const std::regex word("[A-Za-z]");
    for (const auto& [language, all_the_same] :
         {std::pair(&french(), &same_in_french), std::pair(&german(), &same_in_german)})
        for (const auto& [phrase, text] : rows_of(*language)) {
            const bool same = text == row_of(english(), phrase);
            const bool wordless = !std::regex_search(text_beside_placeholders(text), word);
            EXPECT_EQ(same && !wordless, all_the_same->contains(phrase))
                << language->language << " " << phrase_name(phrase) << ": " << text;
        }
}

// A mark of two parts stands after a space; ?! and its like are marks of moves.
TEST(Catalogue, FrenchPunctuation) {
    static const std::regex wrong(R"([^ ?][;:!?%]( |$)|[^ ]»|«[^ ])");
    for (const auto& [phrase, text] : rows_of(french()))
        EXPECT_FALSE(std::regex_search(std::string(text), wrong)) << text;
}

TEST(Catalogue, EveryLanguageIsSpokenInFull) {
    for (const Catalogue* one : {&french(), &german()})
        for (const RuleSet& set : rule_sets) {
            const Variant variant{&set, set.rules};
            std::string all = explain_briefly(variant, *one);
            for (const auto rows : {rule_rows(), sheet_rows()})
                for (const Paragraph& paragraph : tell(rows, variant, *one))
                    for (const Sentence& sentence : paragraph.sentences) all += " " + sentence.text;
            EXPECT_THAT(all, Not(HasSubstr("{")));
            EXPECT_THAT(all, Not(HasSubstr(" the ")));
        }
}

// Elided before a vowel: l'arme and d'esquiver, never "la arme" or "de esquiver".
TEST(Catalogue, FrenchElides) {
    static const std::regex wrong(R"((^|[ '])(de|la|le|que|ne|se|ce|me|te) (arme|esquiv|une? ))");
    for (const auto& [phrase, text] : rows_of(french())) {
        const std::string said = say({&french(), WeaponWord::weapon, AvoidWord::avoid}, phrase);
        EXPECT_FALSE(std::regex_search(said, wrong)) << said;
    }
}

// No space before a mark, one before a percent sign, quotes below and above, du and never Sie.
TEST(Catalogue, GermanIsWrittenAsItIs) {
    static const std::regex wrong(R"(\w [;:!?]( |$)|[^ -]%|["']|[a-z,] (Sie|Ihnen|Ihre?)\b)");
    for (const auto& [phrase, text] : rows_of(german()))
        EXPECT_FALSE(std::regex_search(std::string(text), wrong))
            << phrase_name(phrase) << ": " << text;
}

// Words agree with the gender of weapon and shield, and nobody flees a room: one flees from it.
TEST(Catalogue, GermanAgrees) {
    static const std::regex wrong(
        R"(\b([Dd]ie|[EeDdKk]?eine|[EeDdKk]?einer|alte|benutzte|neue) Schild\b|)"
        R"(\b(den|dem|([EeDdKk]|d|k)?ein|[EeDdKk]?einem|[EeDdKk]?einen|benutzter) Waffe\b|)"
        R"((^|[^s] )(den|diesen|einen|keinen)( \w+)? Raum (auch |nur )?(fliehen|geflohen))");
    for (const auto& [phrase, text] : rows_of(german()))
        for (const WeaponWord weapon : weapon_words)
            for (const AvoidWord avoid : avoid_words) {
                const std::string said = say({&german(), weapon, avoid}, phrase);
                EXPECT_FALSE(std::regex_search(said, wrong)) << phrase_name(phrase) << ": " << said;
            }
}

TEST(Catalogue, TheLanguageIsChosenOnce) {
    speak(french());
    EXPECT_EQ(say({}, Phrase::screen_home_new), "Nouvelle partie");
    speak(english());
    EXPECT_EQ(say({}, Phrase::screen_home_new), "New game");
    for (const Catalogue* one : catalogues()) EXPECT_FALSE(one->name.empty());
}

// One minus sign on every face that can show it; names and what is typed keep their hyphens.
TEST(Catalogue, MinusIsASign) {
    static constexpr std::string_view texts[] = {"{a}, -{b} (-{b}, {a} +-{b}): x-{b} #-3 avoid-lr"};
    Catalogue catalogue = english();
    catalogue.texts = texts;
    const Arguments given{{"a", -181}, {"b", 4}};
    EXPECT_EQ(say(Voice{&catalogue}, Phrase{0}, given),
              "-181, -4 (-4, -181 +-4): x-4 #-3 avoid-lr");
    use_signs(true);
    EXPECT_EQ(say(Voice{&catalogue}, Phrase{0}, given), "−181, −4 (−4, −181 ±4): x-4 #-3 avoid-lr");
    EXPECT_EQ(with_signs("w -4"), "w −4");
    use_signs(false);
}

// Every language can be read where there is nothing but ASCII.
TEST(Catalogue, LettersThatAsciiLacksAreSpelledOut) {
    spell_in_ascii(true);
    EXPECT_EQ(say({&french()}, Phrase::screen_pref_file, {{"file", "x"}}), "Conserve dans x");
    for (const Catalogue* one : catalogues())
        for (const auto& [phrase, text] : rows_of(*one))
            for (const char c : say({one}, phrase))
                EXPECT_TRUE(c >= ' ' && c <= '~') << one->language << ": " << text;
    spell_in_ascii(false);
    EXPECT_EQ(in_ascii("Gemäß «7♣…»"), "Gemaess \"7♣…\"");
}

TEST(Catalogue, Lists) {
    EXPECT_EQ(say_list({}, {}), "");
    EXPECT_EQ(say_list({}, {"a"}), "a");
    EXPECT_EQ(say_list({}, {"a", "b"}), "a and b");
    EXPECT_EQ(say_list({}, {"a", "b", "c"}), "a, b and c");
}

}  // namespace
}  // namespace scoundrel
