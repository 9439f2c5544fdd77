// The studies' own tables, and docs/balance.md against them: every question has its answer, and
// every figure and picture is what the program makes of data/studies.
#include "study.h"

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "lab/habit.h"
#include "nets/embedded_nets.h"
#include "nets/nets.h"
#include "notation/rules_text.h"
#include "player/generalist.h"
#include "player/players.h"
#include "study_pictures.h"
#include "study_table.h"
#include "support/files.h"

namespace scoundrel::cli {
namespace {

using test::in_tree;
using test::read_file;
using testing::ElementsAre;
using testing::HasSubstr;

std::string balance() { return read_file(in_tree("docs/balance.md")); }

StudyFigures figures_of(const Study& study) {
    const auto path = in_tree("data/studies/" + std::string(study.name) + ".csv");
    return *StudyFigures::parse(read_file(path));
}

template <class Check>
void each_question(Check check) {
    for (const Study& study : studies())
        for (const StudyQuestion& question : study.questions()) {
            SCOPED_TRACE(std::string(study.name) + " " + std::string(question.id));
            check(study, question);
        }
}

TEST(Studies, RulesAreCanonicalAndNoneStandsThereTwice) {
    each_question([](const Study&, const StudyQuestion& question) {
        std::set<std::string_view> seen;
        for (const std::string_view rules : question.rules) {
            const auto variant = parse_rules(rules);
            ASSERT_TRUE(variant) << rules << ": " << variant.error().message;
            EXPECT_EQ(print_rules(*variant), rules);
            EXPECT_TRUE(seen.insert(rules).second) << rules;
        }
    });
}

TEST(Studies, QuestionsHaveIdsOfTheirOwnAndPlayersThatAreThere) {
    std::set<std::string> ids, words;
    each_question([&](const Study& study, const StudyQuestion& question) {
        EXPECT_TRUE(ids.insert(std::string(study.name) + " " + std::string(question.id)).second);
        EXPECT_TRUE(words.insert(std::string(study.name) + std::string(question.asks)).second);
        EXPECT_GT(question.games, 0u);
        EXPECT_LE(question.players.size(), 5u);  // a row of a trial file has no more fields
        for (const std::string_view name : question.players)
            EXPECT_NE(find_player_kind(split_habit(name).player), nullptr) << name;
        EXPECT_EQ(question.tells == Tells::bands, !question.bands.empty());
        EXPECT_EQ(question.tells == Tells::counts, find_ledger(question.counts) != nullptr);
    });
    EXPECT_GE(ids.size(), 30u);
}

TEST(Studies, PicturesHaveTheirAxes) {
    each_question([](const Study&, const StudyQuestion& question) {
        const std::size_t rules = question.rules.size(), columns = question.field.columns.size();
        if (question.draws == Draws::curves) {
            EXPECT_EQ(columns, rules);
        }
        if (question.draws == Draws::field) {
            EXPECT_EQ(columns * question.field.rows.size(), rules);
        }
        if (question.draws == Draws::rooms) {
            EXPECT_EQ(question.tells, Tells::course);
        }
        if (question.draws == Draws::scores) {
            EXPECT_EQ(question.tells, Tells::bands);
        }
        if (question.draws == Draws::counts) {
            EXPECT_EQ(question.tells, Tells::counts);
        }
        if (question.draws == Draws::luck) {
            EXPECT_GE(question.reviews, 10u);
        }
    });
}

// Lines with a net of their own beside lines without would measure the nets. `app` is left as it
// is: it ends in a rule set of its own.
TEST(Studies, OneNetPlaysWhereKnobsAreTurned) {
    each_question([](const Study& study, const StudyQuestion& question) {
        const bool net_used = std::ranges::any_of(question.players, [](std::string_view name) {
            return find_player_kind(split_habit(name).player)->has_chances;
        });
        const auto own = std::ranges::count_if(question.rules, [](std::string_view rules) {
            return net_id(parse_rules(rules)->rules) != any_rules;
        });
        const bool mixed = own > 0 && own < std::ssize(question.rules);
        const bool kept = study.name == "rascal" && question.id == "app";
        EXPECT_EQ(question.nets == Nets::one, net_used && mixed && !kept);
    });
}

// The part of the document below the heading of a question.
std::string answer_of(const StudyQuestion& question, const Study& study) {
    const std::string text = balance();
    const auto mark = text.find(table_mark(study, question));
    if (mark == text.npos) return "";
    const auto from = text.rfind("\n### ", mark);
    return text.substr(from + 1, text.find("\n#", from + 1) - from);
}

// What plays the figures of the table again, as many deals as it has.
std::string command_of(const Study& study, const StudyQuestion& question) {
    std::string command = "scoundrel study " + std::string(study.name) + " --only ";
    command += question.id;
    const StudyFigures figures = figures_of(study);
    const Figure* played = figures.find(question.id, question.rules.front(), "", "deals");
    if (played == nullptr) return command;
    const auto deals = static_cast<std::uint64_t>(*played->value);
    return deals == question.games ? command : command + " --games " + std::to_string(deals);
}

TEST(Balance, AnswersEveryQuestionWithItsCommandAndPicture) {
    each_question([](const Study& study, const StudyQuestion& question) {
        const std::string answer = answer_of(question, study);
        EXPECT_TRUE(answer.starts_with("### " + std::string(question.asks) + "\n")) << answer;
        EXPECT_THAT(answer, HasSubstr("`" + command_of(study, question) + "`"));
        if (question.draws != Draws::nothing) {
            EXPECT_THAT(answer, HasSubstr("](pictures/" + picture_name(study, question) + ")"));
        }
    });
}

// The figures are of what the command plays today: the same players, by the same nets.
TEST(Balance, FiguresAreOfTheQuestionAsItIsAsked) {
    each_question([](const Study& study, const StudyQuestion& question) {
        const StudyFigures figures = figures_of(study);
        for (const std::string_view rules : question.rules) {
            const Variant variant = *parse_rules(rules);
            const bool any = question.nets == Nets::one || net_id(variant.rules) == any_rules;
            for (const std::string_view name : question.players) {
                const Figure* won = figures.find(question.id, rules, name, "won");
                ASSERT_NE(won, nullptr) << rules << " " << name;
                const std::string_view net = any ? any_rules : net_id(variant.rules);
                if (!won->net.empty()) {
                    EXPECT_EQ(won->net, fmt::format("{} {:016x}", any ? any_rules : "own",
                                                    net_hash(embedded_net(net))))
                        << rules;
                }
            }
        }
    });
}

TEST(Balance, EveryTableIsMadeFromTheFigures) {
    std::string text = balance();
    for (const Study& study : studies())
        EXPECT_EQ(with_tables(text, study, figures_of(study)), text);
    each_question([&](const Study& study, const StudyQuestion& question) {
        EXPECT_TRUE(figures_of(study).has(question.id));
        const std::string table = print_table(study, question, figures_of(study));
        if (const auto at = text.find(table); at != text.npos) text.erase(at, table.size());
    });
    EXPECT_EQ(text.find("\n|"), text.npos) << "a table that belongs to no question";
}

TEST(Balance, EveryPictureIsMadeFromTheFigures) {
    each_question([](const Study& study, const StudyQuestion& question) {
        const std::string picture = draw_question(question, figures_of(study));
        EXPECT_EQ(picture.empty(), question.draws == Draws::nothing);
        if (!picture.empty()) {
            EXPECT_EQ(picture,
                      read_file(in_tree("docs/pictures/" + picture_name(study, question))));
        }
    });
}

const std::string small_csv =
    "question,rules,net,player,measure,value,low,high\n"
    "sets,classic,own 0000000000000abc,,deals,100.000000,,\n"
    "sets,classic,own 0000000000000abc,quick,won,0.800000,0.700000,0.900000\n"
    "sets,equal,classic 0000000000000abc,quick,won,0.900000,0.850000,0.950000\n"
    "sets,equal,classic 0000000000000abc,quick,won_less_first,0.100000,0.050000,0.150000\n"
    "sets,equal,classic 0000000000000abc,quick,won_with_9,3.000000,,\n"
    "sets,equal,classic 0000000000000abc,quick,won_with_12,5.000000,,\n";

std::vector<StudyQuestion> small_questions() {
    return {{.id = "sets",
             .asks = "Which?",
             .rules = {"classic", "equal"},
             .games = 100,
             .players = {"quick"},
             .solved = false}};
}
const Study small{"small", Phrase::study_rascal, small_questions};

TEST(StudyFigures, AreReadAsTheyArePrinted) {
    const auto figures = StudyFigures::parse(small_csv);
    ASSERT_TRUE(figures);
    EXPECT_EQ(figures->print(), small_csv);
    EXPECT_TRUE(figures->has("sets"));
    EXPECT_FALSE(figures->has("others"));
    EXPECT_THAT(figures->series("sets", "equal", "quick", "won_with_"),
                ElementsAre(std::pair(9, 3.0), std::pair(12, 5.0)));
}

TEST(StudyFigures, WhatIsNoneIsRefused) {
    for (const std::string& text :
         {std::string(), std::string("rules,player\n"), small_csv + "sets,classic\n",
          small_csv + "sets,classic,,quick,won,many,,\n", small_csv + "cut"})
        EXPECT_FALSE(StudyFigures::parse(text)) << text;
}

TEST(StudyTable, HasALineForEachRules) {
    EXPECT_EQ(
        print_table(small, small_questions().front(), *StudyFigures::parse(small_csv)),
        "<!-- study small sets -->\n"
        "| rules, 100 deals each | quick wins [95%] | points more than the first [95%] | net |\n"
        "| --- | --- | --- | --- |\n"
        "| `classic` | 80.00% [70.00, 90.00] | - | own |\n"
        "| `equal` | 90.00% [85.00, 95.00] | +10.00 [+5.00, +15.00] | classic |\n");
}

// Where the figures have it; those of older files do not.
TEST(StudyTable, TellsHowFarCarefulIsFromTheFirst) {
    StudyQuestion question = small_questions().front();
    question.players = {"quick", "careful", "texts"};
    const std::string careful =
        "sets,equal,any 0000000000000abc,careful,won,0.400000,0.300000,0.500000\n";
    const std::string lead =
        "sets,equal,any 0000000000000abc,careful,won_less_first,0.050000,-0.010000,0.110000\n";
    EXPECT_THAT(print_table(small, question, *StudyFigures::parse(small_csv + careful)),
                HasSubstr(" careful wins [95%] | texts wins [95%] |"));
    const auto table =
        print_table(small, question, *StudyFigures::parse(small_csv + careful + lead));
    EXPECT_THAT(table,
                HasSubstr(" careful wins [95%] | careful: points more [95%] | texts wins [95%] |"));
    EXPECT_THAT(table, HasSubstr("| 40.00% [30.00, 50.00] | +5.00 [-1.00, +11.00] | - |"));
}

TEST(StudyTable, TellsHowFarLuckIsFromTheFirst) {
    StudyQuestion question = small_questions().front();
    question.tells = Tells::luck;
    const std::string lead =
        "sets,equal,any 0000000000000abc,quick,luck,0.980000,0.900000,0.990000\n"
        "sets,equal,any 0000000000000abc,quick,luck_less_first,0.010000,-0.020000,0.030000\n";
    EXPECT_THAT(print_table(small, question, *StudyFigures::parse(small_csv + lead)),
                HasSubstr("| `equal` | 98.00% [90.00, 99.00] | +1.00 [-2.00, +3.00] | "));
}

TEST(StudyTable, TellsWhatWasCounted) {
    StudyQuestion question = small_questions().front();
    question.tells = Tells::counts;
    question.counts = "weapons";
    const std::string counted =
        "sets,equal,any 0000000000000abc,quick,slain_a_weapon,2.500000,2.400000,2.600000\n";
    const auto table = print_table(small, question, *StudyFigures::parse(small_csv + counted));
    EXPECT_THAT(table, HasSubstr(" | monsters slain for each weapon [95%] | "));
    EXPECT_THAT(
        table,
        HasSubstr("| `equal` | `quick` | 90.00% [85.00, 95.00] | - | 2.50 [2.40, 2.60] | - | - |"));
}

TEST(StudyTable, TakesTheOldOnesPlaceInADocument) {
    const auto figures = *StudyFigures::parse(small_csv);
    const std::string table = print_table(small, small_questions().front(), figures);
    const std::string document =
        "# Title\n\n<!-- study small sets -->\n| old |\n| --- |\n\nWords.\n<!-- study other sets "
        "-->\n| stays |\n";
    EXPECT_EQ(with_tables(document, small, figures),
              "# Title\n\n" + table + "\nWords.\n<!-- study other sets -->\n| stays |\n");
    EXPECT_EQ(with_tables(with_tables(document, small, figures), small, figures),
              with_tables(document, small, figures));
}

}  // namespace
}  // namespace scoundrel::cli
