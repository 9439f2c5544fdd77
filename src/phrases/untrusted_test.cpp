#include "phrases/untrusted.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "phrases/catalogue.h"
#include "unicode/shown.h"
#include "unicode/utf8.h"
#include "words/card_style.h"

namespace scoundrel {
namespace {

TEST(Untrusted, WhatCouldDoMoreThanBeShownIsNot) {
    for (const auto& [text, shown] :
         {std::pair{"plain", "plain"},
          {"\x1b]52;c;aGk=\x07", "?]52;c;aGk=?"},
          {"a\nb\rc\td\x7f", "a?b?c?d?"},
          {"\u009b31m \x9b"
           "31m",
           "?31m ?31m"},                                  // C1, in UTF-8 and bare
          {"\xc0\x9b \xe0\x80\x9b", "?? ???"},            // overlong
          {"\xed\xa0\x80 \xf4\x90\x80\x80", "??? ????"},  // a surrogate; beyond Unicode
          {"\xe2\x82", "?"},                              // cut short
          {"\xe2\x82 x", "? x"},
          {"\u202egnp.exe\u202c", "?gnp.exe?"},
          {"\u061c\u200e\u200f\u2066\u2069", "?????"},
          {"a\u200bb\u200c\u200d\u2060\ufeff\u00ad\u034f\u3164", "a?b???????"},
          {"\u2028\u2029\ufff9\ufe0f\U000e0041\ue000\uffff", "???????"},
          {"e\u0301\u0301\u0301\u0301\u0301\u0301 e\u0301", "e\u0301\u0301\u0301\u0301?? e\u0301"},
          {"J♣ Épée — «oui» 漢字 עברית ☠", "J♣ Épée — «oui» 漢字 עברית ☠"}})
        EXPECT_EQ(printable(text), shown);
    EXPECT_EQ(printable(std::string_view("\0", 1)), "?");
}

TEST(Untrusted, ACardPassesInItsColourAndWholeOnly) {
    for (const bool symbols : {false, true}) {
        const std::string ten =
            show(Card(Suit::diamonds, 10), {.symbols = symbols, .colour = true});
        ASSERT_TRUE(ten.starts_with("\033[31m"));
        EXPECT_EQ(printable("a " + ten + " b", {.cards = true}), "a " + ten + " b");
        EXPECT_EQ(printable(ten)[0], '?');
        for (std::size_t cut = 1; cut < ten.size(); ++cut)
            EXPECT_EQ(printable(ten.substr(0, cut), {.cards = true})[0], '?') << cut;
    }
    for (const char* text : {"\033[31mred\033[39m", "\033[31m7C\033[39m", "\033[31m7D\033[0m",
                             "\033[31m7♦\ufe0f\033[39m", "\033[31m7d\033[39m", "\033[2J"})
        EXPECT_EQ(printable(text, {.cards = true})[0], '?') << text;
}

TEST(Untrusted, WhatElseMayPassIsNamed) {
    EXPECT_EQ(printable("a\nb\r\n", {.lines = true}), "a\nb?\n");
    EXPECT_EQ(printable("a → \u015b", {.ascii_only = true}), "a ? ?");  // ś ends with the byte 9b
}

TEST(Untrusted, OurOwnSentencesPass) {
    for (const Catalogue* language : catalogues())
        for (const auto text : language->texts) EXPECT_TRUE(is_printable(text)) << text;
    for (const auto text : english().texts) EXPECT_EQ(printable(text, {.ascii_only = true}), text);
}

TEST(Untrusted, ASentenceTakesItsArgumentsThroughTheGate) {
    const std::string said =
        say({}, Phrase::verify_which, {{"file", "a\nb\u202e\x9b\x1b[2J"}, {"number", 1}});
    EXPECT_TRUE(is_printable(said)) << said;
    const std::string card = show(Card(Suit::hearts, 7), {.symbols = true, .colour = true});
    EXPECT_NE(say({}, Phrase::talk_rolled, {{"card", card}}).find(card), std::string::npos);
}

// Bytes of any kind, with what is most often misread put among them.
std::string noise(const std::string& bytes, const std::vector<int>& pieces) {
    constexpr std::string_view hostile[] = {"\x1b",
                                            "\xc2\x9b",
                                            "\x9b",
                                            "\xe2\x80\xae",
                                            "\xe2\x80\x8b",
                                            "\xcc\x81",
                                            "\xcc\x81\xcc\x81\xcc\x81",
                                            "\xed\xa0\x80",
                                            "\xf4\x90\x80\x80",
                                            "\xc0\x80",
                                            "\xf3\xa0\x81\x81",
                                            "\xef\xbb\xbf",
                                            "\033[31m7D\033[39m",
                                            "\n",
                                            "\xe2\x99\xa6"};
    std::string text = bytes;
    for (const int piece : pieces) {
        const auto number = static_cast<std::size_t>(piece & 0xffff);
        text.insert(number % (text.size() + 1), hostile[number % std::size(hostile)]);
    }
    return text;
}

RC_GTEST_PROP(Untrusted, NoBytesGetThroughTheGate,
              (const std::string& bytes, const std::vector<int>& pieces, bool lines, bool cards,
               bool ascii)) {
    const Passes passes{.lines = lines, .cards = cards, .ascii_only = ascii};
    const std::string text = noise(bytes, pieces);
    const std::string shown = printable(text, passes);
    RC_ASSERT(printable(shown, passes) == shown);
    int marks = 0;
    for (std::string_view rest = shown; !rest.empty();) {
        if (const auto card = coloured_card(rest); cards && card > 0) {
            RC_ASSERT(!ascii || rest[card - 6] < 0x7f);  // D or H, not the end of a symbol
            rest.remove_prefix(card);
            continue;
        }
        const auto c = unicode::take_character(rest);
        RC_ASSERT(c.has_value());
        RC_ASSERT(unicode::is_shown(*c) || (lines && *c == U'\n'));
        RC_ASSERT(!ascii || *c < 0x80);
        marks = unicode::is_mark(*c) ? marks + 1 : 0;
        RC_ASSERT(marks <= unicode::most_marks);
    }
}

}  // namespace
}  // namespace scoundrel
