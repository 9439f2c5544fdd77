#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <regex>
#include <set>

#include "notation/knobs.h"
#include "phrases/layout.h"
#include "rules/dealer.h"
#include "rules/random_play.h"
#include "support/files.h"
#include "words/deck_words.h"
#include "words/explain.h"
#include "words/knob_words.h"
#include "words/known_rules.h"
#include "words/rule_names.h"
#include "words/sheet.h"

namespace scoundrel {
namespace {

using testing::HasSubstr;
using testing::Not;

Variant rules(std::string_view text) {
    const auto variant = parse_rules(text);
    EXPECT_TRUE(variant) << text << ": " << variant.error().message;
    return variant.value_or(Variant{});
}

std::string joined(const std::vector<Paragraph>& paragraphs) {
    std::string text;
    for (const Paragraph& paragraph : paragraphs) {
        text += paragraph.title + "\n";
        for (const Sentence& sentence : paragraph.sentences) text += sentence.text + "\n";
    }
    return text;
}
std::string explained(const Variant& variant) { return joined(explain_rules(variant)); }
std::string on_sheet(const Variant& variant) {
    return joined(tell(sheet_rows(), variant, english()));
}

void turn_at_random(Rules& to, const Knob& knob) {
    knob.set(to, *rc::gen::inRange(knob.low, knob.most(to) + 1));
}

bool allowed(const Rules& r) {
    return r.deck.count() >= 4 && r.start < r.health &&
           !(r.ending != Ending::cleared && r.fourth == Fourth::optional);
}

// Some cards changed or none, and now and then a whole suit gone.
CardSet any_cards(CardSet cards) {
    if (*rc::gen::arbitrary<bool>())
        for (const Card card : CardSet::whole_pack())
            if (*rc::gen::arbitrary<bool>()) cards.has(card) ? cards.remove(card) : cards.add(card);
    for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades})
        if (*rc::gen::element(false, false, false, true)) cards = cards - CardSet::whole_suit(suit);
    return cards;
}

// Any variant that can be written: all knobs at random, the deck a little changed or not at all.
Variant any_variant(bool any_deck) {
    Variant variant;
    variant.base = &rule_sets[*rc::gen::inRange(0, rule_set_count)];
    variant.rules = variant.base->rules;
    for (const Knob& knob : knobs())
        if (*rc::gen::arbitrary<bool>()) turn_at_random(variant.rules, knob);
    if (any_deck) variant.rules.deck = any_cards(variant.rules.deck);
    if (variant.rules.deck.count() < 4) variant.rules.deck = classic_deck;
    if (variant.rules.start >= variant.rules.health) variant.rules.start = 0;
    if (!allowed(variant.rules)) variant.rules.ending = Ending::cleared;
    return variant;
}

std::vector<std::string> all_said_of(const Variant& a, const Variant& b) {
    std::vector<std::string> texts{explain_briefly(a)};
    for (const auto& paragraphs : {explain_rules(a), tell(sheet_rows(), a, english())})
        for (const Paragraph& paragraph : paragraphs) {
            texts.push_back(paragraph.title);
            for (const Sentence& sentence : paragraph.sentences) texts.push_back(sentence.text);
        }
    for (const Difference& difference : explain_difference(a, b)) {
        texts.push_back(difference.a.text);
        texts.push_back(difference.b.text);
    }
    return texts;
}

TEST(Deck, InWords) {
    const CardSet pack = CardSet::whole_pack();
    EXPECT_EQ(say_cards({}, {}), "");
    EXPECT_EQ(say_cards({}, pack - classic_deck), "J, Q, K, A of diamonds and hearts");
    EXPECT_EQ(say_cards({}, pack - rules("forty-two").rules.deck),
              "A of clubs and spades; J, Q, K, A of diamonds and hearts");
    EXPECT_EQ(say_cards({}, CardSet::of(Card(Suit::diamonds, 2))), "2 of diamonds");
    EXPECT_EQ(say_cards({}, CardSet::run(Suit::hearts, 6, 10) | CardSet::of(Card(Suit::hearts, 2))),
              "2, 6 to 10 of hearts");
    EXPECT_EQ(say_cards({}, pack), "all clubs, diamonds, hearts and spades");
}

TEST(Layout, WhatIsToldByItselfIsASentence) {
    EXPECT_EQ(as_sentence("there is no card at 0"), "There is no card at 0.");
    EXPECT_EQ(as_sentence("7Cw: why?"), "7Cw: why?");
    EXPECT_EQ(as_sentence(""), "");
}

TEST(Layout, WrapsAtBlanks) {
    using Lines = std::vector<std::string>;
    EXPECT_EQ(wrap("", 10), Lines{""});
    EXPECT_EQ(wrap("one two three", 7), (Lines{"one two", "three"}));
    EXPECT_EQ(wrap("abcdefgh ij", 5), (Lines{"abcde", "fgh", "ij"}));
    EXPECT_EQ(wrap("classic+health=15+avoid=never", 20),
              (Lines{"classic+health=15", "+avoid=never"}));
    EXPECT_EQ(wrap("vie : 12 %, « oui » ?", 9), (Lines{"vie :", "12 %,", "« oui » ?"}));
    EXPECT_EQ(wrap("é é é", 3), (Lines{"é é", "é"}));
    EXPECT_EQ(hang("a  ", "one two", 6), "a  one\n   two\n");
}

RC_GTEST_PROP(Layout, KeepsEveryWordAndTheWidth, ()) {
    const auto text = *rc::gen::container<std::string>(rc::gen::element('a', 'b', ' ', '+'));
    const int width = *rc::gen::inRange(1, 12);
    std::string words;
    for (const auto& line : wrap(text, width)) {
        RC_ASSERT(text_width(line) <= width);
        words += line;
    }
    std::erase(words, ' ');
    std::string wanted = text;
    std::erase(wanted, ' ');
    RC_ASSERT(words == wanted);
}

TEST(RuleTable, HasEveryKnobInOrder) {
    ASSERT_EQ(knob_rows().size(), knobs().size());
    for (std::size_t i = 0; i < knobs().size(); ++i)
        EXPECT_EQ(knob_rows()[i].knob, knobs()[i].name);
}

// Nobody is shown a knob or a value by its identifier.
TEST(KnobWords, EveryKnobAndEveryValueHasSome) {
    for (std::size_t i = 0; i < knobs().size(); ++i) {
        const std::string key = "knob_" + std::string(knobs()[i].name);
        EXPECT_EQ(phrase_name(knob_rows()[i].name), key);
        EXPECT_EQ(phrase_name(knob_rows()[i].what), key + "_what");
    }
    for (const Catalogue* language : catalogues()) {
        speak(*language);
        for (const RuleSet& set : rule_sets) {
            const Variant variant{&set, set.rules};
            std::set<std::string> names;
            for (std::size_t i = 0; i < knobs().size(); ++i) {
                const Knob& knob = knobs()[i];
                names.insert(knob_name(variant, i));
                EXPECT_TRUE(knob_what(variant, i).ends_with('.')) << knob.name;
                if (knob.is_number()) continue;
                std::set<std::string> words;
                for (int value = knob.low; value <= knob.high; ++value) {
                    words.insert(say_value(variant, i, value));
                    EXPECT_FALSE(tell_value(variant, i, value).empty());
                }
                EXPECT_EQ(words.size(), knob.values.size()) << language->language << knob.name;
                EXPECT_FALSE(words.contains(""));
            }
            EXPECT_EQ(names.size(), knobs().size()) << language->language;
        }
    }
    speak(english());
}

TEST(KnobWords, SpeakOfTheRulesAtHand) {
    const auto at = [](std::string_view name) {
        return static_cast<std::size_t>(find_knob(name) - knobs().data());
    };
    EXPECT_EQ(knob_name(rules("rascal"), at("weapon")), "Used shields");
    EXPECT_EQ(say_value(rules("classic"), at("weapon"), 1),
              "a used weapon may slay an equal monster");
    EXPECT_EQ(say_value(rules("rascal+wear=3"), at("weapon"), 2), "shields lose 3 points a fight");
    EXPECT_EQ(say_value(rules("classic"), at("health"), 15), "15");
    EXPECT_FALSE(knob_matters(rules("classic"), at("swap")));
}

// On every face the same few words; they stand in lists, and what a set is like in a line below.
TEST(RuleNames, EveryRuleSetHasItsOwn) {
    for (const Catalogue* language : catalogues()) {
        speak(*language);
        std::set<std::string> names, lines;
        for (const RuleSet& set : rule_sets) {
            const Variant variant{&set, set.rules};
            names.insert(name_of(variant));
            lines.insert(tell_what_for(variant));
            EXPECT_LE(text_width(name_of(variant)), 20);
            EXPECT_LE(text_width(tell_what_for(variant)), 90);
        }
        EXPECT_EQ(names.size(), std::size(rule_sets)) << language->language;
        EXPECT_EQ(lines.size(), std::size(rule_sets)) << language->language;
    }
    speak(english());
    EXPECT_EQ(name_of(rules("classic")), "Original");
    EXPECT_EQ(name_of(rules("equal")), "Kinder weapons");
    EXPECT_EQ(name_of(rules("browser")), "Plain score");
    EXPECT_EQ(name_of(rules("rascal")), "Rascal");
    EXPECT_EQ(name_of(rules("forty-two")), "Forty-two");
    EXPECT_EQ(name_of(rules("rascal-app")), "Rascal, the app");
    EXPECT_EQ(name_of(rules("browser+health=15")), "Plain score: Hard");
    EXPECT_EQ(name_of(rules("browser+health=15"), *find_catalogue("fr")),
              "Score simple : Difficile");
    EXPECT_EQ(name_of(rules("rascal+wear=2")), "Rascal, changed");
    EXPECT_EQ(tell_what_for(rules("rascal+wear=2")), "");
}

TEST(RuleTable, CitesSentencesThatExist) {
    const std::string document = test::read_file(test::in_tree("docs/rules.md"));
    std::set<std::string> known;
    static const std::regex number(R"(\*\*(\d+\.\d+)\*\*)");
    for (std::sregex_iterator at(document.begin(), document.end(), number), end; at != end; ++at)
        known.insert((*at)[1]);
    for (const auto rows : {rule_rows(), sheet_rows()})
        for (const RuleRow& row : rows)
            for (const auto& cited : words_of(row.numbers))
                EXPECT_TRUE(known.contains(std::string(cited))) << cited;
}

TEST(RuleTable, EveryPhraseOfTheRulesIsSaid) {
    std::set<Phrase> used;
    for (const auto rows : {rule_rows(), sheet_rows()})
        for (const RuleRow& row : rows) used.insert(row.phrase);
    for (const RuleSet& set : rule_sets)
        for (std::size_t i = 0; i < knobs().size(); ++i)
            for (int value = knobs()[i].low; value <= knobs()[i].high; ++value) {
                Rules turned = set.rules;
                knobs()[i].set(turned, value);
                for (const Phrase phrase : knob_rows()[i].sentences(Facts(turned)))
                    used.insert(phrase);
            }
    for (int i = static_cast<int>(Phrase::deck_part); i <= static_cast<int>(Phrase::score_slain);
         ++i)
        EXPECT_TRUE(used.contains(static_cast<Phrase>(i)))
            << english().texts[static_cast<std::size_t>(i)];
}

RC_GTEST_PROP(Words, AreCleanForEveryVariant, ()) {
    const Variant a = any_variant(true);
    const Variant b = any_variant(true);
    for (const std::string& text : all_said_of(a, b)) {
        RC_ASSERT(!text.empty());
        RC_ASSERT(text.find_first_of("{}|") == text.npos);
        RC_ASSERT(text.find("  ") == text.npos);
        RC_ASSERT(!text.ends_with(' '));
    }
    for (const Paragraph& paragraph : explain_rules(a))
        for (const Sentence& sentence : paragraph.sentences) {
            RC_ASSERT(sentence.text.ends_with('.'));
            RC_ASSERT(std::isupper(static_cast<unsigned char>(sentence.text.front())) != 0);
            RC_ASSERT(!sentence.numbers.empty());
        }
}

RC_GTEST_PROP(Words, KeepToTheVocabulary, ()) {
    const Variant a = any_variant(true);
    Variant b = any_variant(true);
    b.base = a.base;
    std::string all = rule_sheet(a);
    for (const std::string& text : all_said_of(a, b)) all += "\n" + text;
    const auto says = [&](const char* words) {
        return std::regex_search(all, std::regex(words, std::regex::icase));
    };
    RC_ASSERT(!says(a.base->weapon_word == WeaponWord::weapon ? "shield" : "weapon[^=]"));
    if (a.base->avoid_word != AvoidWord::avoid) RC_ASSERT(!says("avoid[^=]"));
    if (a.base->avoid_word != AvoidWord::flee) RC_ASSERT(!says("flee|fled"));
    if (a.base->avoid_word != AvoidWord::skip) RC_ASSERT(!says("skip"));
}

RC_GTEST_PROP(Sheet, IsOnePage, ()) {
    const Catalogue* language = *rc::gen::elementOf(
        std::vector<const Catalogue*>(catalogues().begin(), catalogues().end()));
    const auto lines = test::lines_of(rule_sheet(any_variant(true), *language));
    RC_ASSERT(lines.size() <= static_cast<std::size_t>(sheet_lines));
    for (const std::string& line : lines) {
        RC_ASSERT(text_width(line) <= sheet_columns);
        RC_ASSERT(!line.ends_with(' '));
        RC_ASSERT(line.find_first_of("{}") == line.npos);
    }
}

// A knob that can be felt is told, one that cannot is not.
RC_GTEST_PROP(Words, TellWhatMattersAndNothingElse, ()) {
    const Variant a = any_variant(false);
    const auto which = *rc::gen::inRange<std::size_t>(0, knobs().size());
    Variant b = a;
    turn_at_random(b.rules, knobs()[which]);
    RC_PRE(b != a && allowed(b.rules));
    const KnobRow& row = knob_rows()[which];
    const bool matters = row.matters(Facts(a.rules)) || row.matters(Facts(b.rules));
    const auto inventory = [](const Variant& v) { return v.rules.inventory; };
    const bool leaving_is_carried = row.knob == "inventory" && a.rules.fourth == Fourth::carried &&
                                    std::minmax(inventory(a), inventory(b)) ==
                                        std::minmax(Inventory::carried, Inventory::leaving);
    const bool told = matters && !leaving_is_carried;
    RC_ASSERT((explained(a) != explained(b)) == told);
    RC_ASSERT((on_sheet(a) != on_sheet(b)) == told);
}

RC_GTEST_PROP(Difference, NamesEveryKnobThatDiffers, ()) {
    const Variant a = any_variant(true);
    const Variant b = any_variant(true);
    const auto forth = explain_difference(a, b);
    const auto back = explain_difference(b, a);
    RC_ASSERT(explain_difference(a, a).empty());
    std::set<std::string_view> named;
    RC_ASSERT(forth.size() == back.size());
    for (std::size_t i = 0; i < forth.size(); ++i) {
        named.insert(forth[i].knob);
        RC_ASSERT(forth[i].knob == back[i].knob);
        RC_ASSERT(forth[i].a.text == back[i].b.text && forth[i].a.value == back[i].b.value);
    }
    RC_ASSERT(named.contains("deck") == (a.rules.deck != b.rules.deck));
    for (const Knob& knob : knobs()) {
        const bool differs = knob.differs(a.rules, b.rules);
        // What another knob's sentence says already is not said twice.
        const bool within = (knob.name == "wear" && named.contains("weapon")) ||
                            (knob.name == "start" && named.contains("health")) ||
                            (knob.name == "killer" && named.contains("scoring"));
        RC_ASSERT(named.contains(knob.name) == differs || within);
    }
}

struct Said {
    const char* rules;
    const char* yes;
    const char* no;
};

TEST(Words, AreTrue) {
    const Said table[] = {
        {"classic", "lower than the last it slew", "no higher"},
        {"classic+weapon=equal", "no higher than the last it slew", "lower than"},
        {"classic", "must be equipped", "inventory"},
        {"classic+discard=items", "A weapon or potion in the room may be discarded",
         "must be equipped"},
        {"classic+potions=any", "Every potion heals", "Only the first"},
        {"classic+avoid=never", "No room can be avoided", "under the dungeon"},
        {"classic+ending=short", "2 cards are never faced", "both empty"},
        {"forty-two", "3 cards are never faced", "runs out"},
        {"forty-two+deck=-2C-3C", "1 card is never faced", "runs out"},
        {"classic+health=1", "You begin with 1 health", "20"},
        {"rascal", "2 of the monsters on it are discarded", "last laid on it is"},
        {"rascal", "no longer count against it", "lower than"},
        {"rascal+wear=3", "less 3 for every monster", "less 1 "},
        {"rascal+repair=1", "the monster last laid on it", "2 of the monsters"},
        {"rascal+repair=0", "less 1 for every monster", "mend"},
        {"rascal+wear=0", "keeps its full value", "wears it down"},
        {"rascal+wear=0", "nothing is gained", "With no power left"},
        {"rascal+deck=-2D", "less 1 for every monster", "mend"},
        {"rascal+deck=-3D-4D-5D-6D-7D-8D-9D-TD", "less 1 for every monster", "mend"},
        {"rascal+bare=forced", "Whenever the shield can be used it must be",
         "fight barehanded with"},
        {"rascal+swap=yes", "equipping another from the room discards",
         "equipping another discards"},
        {"rascal+swap=yes+drop=yes", "A shield that has been used cannot be put down", "weapon"},
        {"rascal+drop=yes", "may be put down at the end of the room", "that has been used"},
        {"rascal+inventory=leaving", "once three of the room's cards are dealt with, nothing",
         "at any time"},
        {"rascal+inventory=carried", "a monster carried over does not bar it", "at any time"},
        {"rascal+inventory=leaving+fourth=carried", "a monster carried over does not bar it",
         "once three of the room's cards are dealt with, nothing"},
        {"rascal+monsters=die", "a die picks one", "in any order you like"},
        {"rascal+monsters=die+avoid=never", "a die picks one", "After a roll"},
        {"rascal+monsters=die+bare=forced", "a die picks one", "decide after the roll"},
        {"classic+deck=-2H-3H-4H-5H-6H-7H-8H-9H-TH", "There are no potions", "adds its value"},
        {"classic+deck=-2D-3D-4D-5D-6D-7D-8D-9D-TD", "every fight is barehanded", "weapon of 7"},
        {"rascal+deck=-2D-3D-4D-5D-6D-7D-8D-9D-TD", "A potion in the room may be", "shield in"},
        {"classic", "a jack 11, a queen 12, a king 13 and an ace 14.", "every card is"},
        {"forty-two", "their number, a jack 11, a queen 12 and a king 13.", "an ace"},
        {"forty-two+deck=-JC-QC-JS-QS-KS", "their number, and a king 13.", "a queen 12"},
        {"classic+deck=+JD+QD+KD+AD+JH+QH+KH+AH", "a whole pack of 52", "aside"},
    };
    for (const Said& said : table) {
        const std::string text = explained(rules(said.rules));
        EXPECT_THAT(text, HasSubstr(said.yes)) << said.rules;
        EXPECT_THAT(text, Not(HasSubstr(said.no))) << said.rules;
    }
}

// What the sentence about `ending=short` says: how many cards are left over.
RC_GTEST_PROP(Truth, CardsLeftOver, (std::uint64_t seed)) {
    Variant variant = any_variant(true);
    variant.rules.ending = Ending::shortened;
    variant.rules.fourth = Fourth::carried;
    variant.rules.health = 99;
    variant.rules.scoring = Scoring::health;
    KnownDealer dealer = seeded_dealer(variant.rules.deck, seed);
    SplitMix64 random = random_player(seed);
    Unrecorded past;
    Position position = start(variant.rules, past);
    deal(position, dealer);
    for (int i = 0; i < most_random_moves && position.status == Status::playing; ++i) {
        apply(variant.rules, position, random_move(variant.rules, position, random), past);
        deal(position, dealer);
    }
    if (position.status != Status::won) return;
    const int left = position.room_count + position.dungeon();
    RC_ASSERT(explained(variant).contains(
        std::to_string(left) + (left == 1 ? " card is" : " cards are") + " never faced"));
}

// `leaving` opens no more than `carried` where the fourth card is carried.
RC_GTEST_PROP(Truth, LeavingIsCarriedWhereTheFourthIs, (std::uint64_t seed)) {
    Variant variant = any_variant(true);
    variant.rules.fourth = Fourth::carried;
    variant.rules.inventory = Inventory::leaving;
    Rules less = variant.rules;
    less.inventory = Inventory::carried;
    KnownDealer dealer = seeded_dealer(variant.rules.deck, seed);
    SplitMix64 random = random_player(seed);
    Unrecorded past;
    Position position = start(variant.rules, past);
    deal(position, dealer);
    for (int i = 0; i < 200 && position.status == Status::playing; ++i) {
        const MoveList moves = legal_moves(variant.rules, position);
        const MoveList fewer = legal_moves(less, position);
        RC_ASSERT(std::equal(moves.begin(), moves.end(), fewer.begin(), fewer.end()));
        apply(variant.rules, position, random_move(variant.rules, position, random), past);
        deal(position, dealer);
    }
}

// Each is canonical, stands in the document with the same rule text, and speaks every language.
// How many differences the document names in a row: apart by semicolons, up to the first full stop.
std::size_t differences_in(std::string_view line, std::size_t above) {
    const auto cell = line.rfind(" | ");
    std::string_view told = line.substr(cell + 3);
    told = told.substr(0, told.rfind(" |"));
    told = told.substr(0, told.find(". "));
    if (told.starts_with("the same")) return above;
    if (told.starts_with("Nothing")) return 0;
    return static_cast<std::size_t>(std::ranges::count(told, ';')) + 1;
}

TEST(KnownRules, AreInTheDocument) {
    const std::string document = test::read_file(test::in_tree("docs/variants.md"));
    std::set<std::string> names;
    std::size_t differences = 0;
    for (const KnownRules& known : known_rules()) {
        const auto variant = parse_rules(known.rules);
        ASSERT_TRUE(variant) << known.rules;
        EXPECT_EQ(print_rules(*variant), known.rules);
        const std::string name = name_of(known);
        EXPECT_TRUE(names.insert(name).second) << name;
        const auto row = document.find("\n| " + name);
        ASSERT_NE(row, document.npos) << name;
        const std::string line = document.substr(row + 1, document.find('\n', row + 1) - row - 1);
        EXPECT_THAT(line, HasSubstr("| `" + std::string(known.rules) + "` |")) << name;
        differences = differences_in(line, differences);
        EXPECT_EQ(known.differs.size(), differences) << line;
    }
    for (const Catalogue* language : catalogues()) {
        speak(*language);
        for (const KnownRules& known : known_rules()) {
            EXPECT_TRUE(tell_differences(known).ends_with('.'));
            EXPECT_EQ(tell_differences(known).find_first_of("{}"), std::string::npos);
            EXPECT_FALSE(explain_briefly(known).empty());
        }
    }
    speak(english());
}

// By name, whatever the case of its letters.
TEST(KnownRules, StandInOrder) {
    const auto folded = [](const KnownRules& known) {
        std::string name = name_of(known);
        for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        return name;
    };
    EXPECT_TRUE(std::ranges::is_sorted(known_rules(), {}, folded));
}

}  // namespace
}  // namespace scoundrel
