#include "lab/trial.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lab/rows_file.h"
#include "player/simple_players.h"
#include "support/files.h"
#include "support/folder.h"

namespace scoundrel {
namespace {

using testing::HasSubstr;

Contender of(std::string_view rules) { return {*parse_rules(rules)}; }

const TrialPlan plan{.rules = {of("classic"), {*parse_rules("classic+health=15"), 0xABC, 4096}},
                     .players = {"texts", "random"},
                     .reviews = 2};
const std::string head_text =
    "scoundrel compare 1\n"
    "rules classic\n"
    "net -\n"
    "rules classic+health=15\n"
    "net 0000000000000abc trained 4096\n"
    "player texts\n"
    "player random\n"
    "samples 200\n"
    "reviews 2\n"
    "seed rules verdict result:score:moves:room:damage:avoids[:luck:skill]...\n";

MakeContestants texts_and_random(const TrialPlan& of_plan) {
    return [&of_plan](std::size_t i) -> std::vector<Contestant> {
        const Rules& rules = of_plan.rules[i].variant.rules;
        return {{"texts", chooser_of(std::make_shared<TextsPlayer>(rules))},
                {"random", chooser_of(std::make_shared<RandomPlayer>(rules))}};
    };
}

std::vector<Trial> play(const TrialPlan& of_plan, SeedRange seeds, int jobs) {
    std::vector<Trial> kept;
    const Work<Trial> work{.worker = trial_worker(of_plan, texts_and_random(of_plan)),
                           .jobs = jobs,
                           .keep = [&](const Trial& trial) -> Result<bool> {
                               kept.push_back(trial);
                               return false;
                           }};
    EXPECT_TRUE(*run_work(work, {trial_numbers(seeds, of_plan.rules.size()), {}}));
    return kept;
}

std::string text_of(const std::vector<Trial>& trials) {
    return print_trials({.head = plan, .rows = trials});
}

TEST(Trial, IsTheSameOnAnyNumberOfThreads) {
    const auto one = play(plan, {0, 9}, 1);
    ASSERT_EQ(one.size(), 20u);
    EXPECT_EQ(text_of(play(plan, {0, 9}, 3)), text_of(one));
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].seed, i / 2);
        EXPECT_EQ(one[i].rules, i % 2);
        ASSERT_EQ(one[i].games.size(), 2u);
        EXPECT_EQ(one[i].games[0].review.has_value(), one[i].seed < plan.reviews);
        EXPECT_TRUE(one[i].verdict);
    }
}

// The result less the chance at the start is luck and skill together; both players began alike.
TEST(Trial, LuckAndSkillMakeTheResult) {
    for (const Trial& trial : play(plan, {0, 1}, 1)) {
        int starts[2];
        for (const std::size_t player : {0u, 1u}) {
            const TrialGame& game = trial.games[player];
            EXPECT_LE(game.review->skill, 0);
            starts[player] = (game.won() ? 1'000'000 : 0) - game.review->luck - game.review->skill;
        }
        EXPECT_NEAR(starts[0], starts[1], 100'000) << "but for the samples";
        EXPECT_GT(starts[0], 0);
        EXPECT_LE(starts[0], 1'000'002);
    }
}

TEST(Trial, AGameWithADieIsNotSolved) {
    TrialPlan dice = plan;
    dice.rules = {of("forty-two+monsters=die")};
    dice.reviews = 0;
    for (const Trial& trial : play(dice, {0, 2}, 1)) EXPECT_FALSE(trial.verdict);
}

TEST(TrialText, IsReadAsItIsPrinted) {
    EXPECT_EQ(print_trial_head(plan), head_text);
    for (const std::string line :
         {"7 1 won won:14:38:20:30:2 lost:-120:9:3:20:0",
          "7 2 - unfinished:-3:1000:900:19:5 forfeit:-180:5:2:0:0",
          "8 1 unknown lost:-1:9:3:20:0:-250000:-1000 won:3:30:12:40:1:600000:-1"}) {
        const auto trial = parse_trial(line, plan);
        ASSERT_TRUE(trial) << line;
        EXPECT_EQ(print_trial(*trial), line);
    }
}

TEST(Trial, TellsWhereItsNetIsFrom) {
    EXPECT_EQ(net_origin(of("classic")), "");  // nobody goes by one
    EXPECT_EQ(net_origin({*parse_rules("classic"), 1}), "own");
    EXPECT_EQ(net_origin({*parse_rules("classic+health=15"), 1}), "any");
    EXPECT_EQ(net_origin({*parse_rules("classic+health=15"), 1, 4096}), "trained");
    EXPECT_EQ(net_origin({*parse_rules("classic"), 1, 0, NetChosen::any}), "any");
    EXPECT_EQ(net_origin({*parse_rules("classic"), 1, 0, NetChosen::file}), "file");
}

// Files from before a net could be asked for are read as they were; what was asked for is a part of
// what makes trials comparable.
TEST(TrialText, TellsWhichNetWasAskedFor) {
    const std::string fitting = text_of({});
    for (const auto& [chosen, word] :
         {std::pair(NetChosen::any, "any"), {NetChosen::file, "file"}}) {
        TrialPlan asked = plan;
        asked.rules[0] = {*parse_rules("classic"), 0xABC, 0, chosen};
        const std::string head = print_trial_head(asked);
        EXPECT_THAT(head, HasSubstr(std::string("\nnet 0000000000000abc ") + word + "\n"));
        const std::string text = print_trials({.head = asked});
        const auto read = parse_trials(text);
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(read->head, asked);
        EXPECT_FALSE(resume_trials(fitting, asked));
        EXPECT_FALSE(resume_trials(text, plan));
        asked.rules[0].trained = 5;
        EXPECT_FALSE(parse_trials(print_trials({.head = asked})))
            << "trained or asked for, not both";
        asked.rules[0] = {*parse_rules("classic"), std::nullopt, 0, chosen};
        EXPECT_FALSE(parse_trials(print_trials({.head = asked}))) << "no net at all";
    }
}

// Of deals that do not begin with seed 0 the first are reviewed too, and files tell it; those from
// before that could be asked for are read as they were.
TEST(TrialText, TellsFromWhichSeedGamesAreReviewed) {
    TrialPlan later = plan;
    later.first = 1000;
    EXPECT_FALSE(later.is_reviewed(999));
    EXPECT_TRUE(later.is_reviewed(1001));
    EXPECT_FALSE(later.is_reviewed(1002));
    EXPECT_THAT(print_trial_head(later), HasSubstr("\nreviews 2 from 1000\n"));
    const auto read = parse_trials(print_trials({.head = later}));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->head, later);
    EXPECT_FALSE(resume_trials(text_of({}), later));
    EXPECT_TRUE(play(later, {1000, 1000}, 1)[0].games[0].review);
    for (const std::string wrong : {"2 from", "2 from 0", "2 from x", "0 from 5", " from 5"}) {
        std::string head = head_text;
        head.replace(head.find("reviews 2"), 9, "reviews " + wrong);
        std::uint64_t last = no_lines_yet;
        EXPECT_FALSE(parse_trials(with_checks(head, last))) << wrong;
    }
}

// By the net for any rules the same deal may go otherwise, and is reviewed otherwise.
TEST(Trial, IsReviewedByTheNetThatWasAskedFor) {
    TrialPlan asked = plan;
    asked.rules[0].chosen = NetChosen::any;
    const auto own = play(plan, {0, 1}, 1), any = play(asked, {0, 1}, 1);
    EXPECT_NE(own[0].games[0].review, any[0].games[0].review);
    EXPECT_EQ(own[1], any[1]) << "the other rules have no net of their own";
}

// What is counted stands in the rows, of the games that it is counted in.
TEST(TrialText, TellsWhatWasCounted) {
    for (const char* name : {"weapons", "mis-steps"}) {
        TrialPlan counting = plan;
        counting.ledger = find_ledger(name);
        EXPECT_THAT(print_trial_head(counting),
                    HasSubstr("\nreviews 2\ncounts " + std::string(name) + "\nseed"));
        const auto trials = play(counting, {0, 3}, 2);
        const std::string text = print_trials({.head = counting, .rows = trials});
        const auto read = parse_trials(text);
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(read->head, counting);
        EXPECT_EQ(read->rows, trials);
        EXPECT_FALSE(resume_trials(text, plan));
        const auto plain = play(plan, {0, 3}, 1);
        for (std::size_t i = 0; i < trials.size(); ++i)
            for (std::size_t player = 0; player < 2; ++player) {
                TrialGame game = trials[i].games[player];
                const bool counted = name == std::string("weapons") || trials[i].seed < 2;
                EXPECT_EQ(game.counts.size(), counted ? counting.ledger->counts : 0);
                game.counts.clear();
                EXPECT_EQ(game, plain[i].games[player]);
            }
    }
}

TEST(TrialText, WhatIsNoCountIsRefused) {
    TrialPlan counting = plan;
    counting.ledger = find_ledger("weapons");
    const auto read = [&](const std::string& counts, const TrialPlan& of_plan) {
        return parse_trial("7 1 won won:14:38:20:30:2" + counts + " lost:-9:9:3:20:0" +
                               (of_plan.ledger != nullptr ? "/1/2" : ""),
                           of_plan);
    };
    EXPECT_TRUE(read("/5/12", counting));
    EXPECT_FALSE(read("", counting));
    EXPECT_FALSE(read("/5/12", plan));
    for (const char* counts : {"/", "/5", "/5/12/1", "/5/-1", "/5/x", "5/12", "/5/12/"})
        EXPECT_FALSE(read(counts, counting)) << counts;
    std::string head = head_text;
    head.insert(head.find("seed rules"), "counts nothing\n");
    std::uint64_t last = no_lines_yet;
    EXPECT_FALSE(parse_trials(with_checks(head, last)));
}

// What a review counts stands where there is a review, and nowhere else.
TEST(TrialText, CountsOfAReviewStandWhereItDoes) {
    TrialPlan counting = plan;
    counting.ledger = find_ledger("mis-steps");
    const std::string counts = "/9/1/1/0/500/500/0/0";
    const auto read = [&](const std::string& game) {
        return parse_trial("1 1 won won:14:38:20:30:2" + game + " lost:-9:9:3:20:0", counting);
    };
    EXPECT_TRUE(read(":5:7" + counts));
    EXPECT_FALSE(read(":5:7"));
    EXPECT_FALSE(read(counts));
    EXPECT_TRUE(read(""));
}

TEST(TrialText, WhatIsNoRowIsRefused) {
    for (const char* line :
         {"", "7", "7 1 won", "7 1 won won:14:38:20:30:2", "7 0 won won:1:1:1:1:1 won:1:1:1:1:1",
          "7 3 won won:1:1:1:1:1 won:1:1:1:1:1", "7 1 drawn won:1:1:1:1:1 won:1:1:1:1:1",
          "7 1 won won:1:1:1:1 won:1:1:1:1:1", "7 1 won won:1:1:1:1:1:5 won:1:1:1:1:1",
          "7 1 won won:0:1:1:1:1 won:1:1:1:1:1", "7 1 won won:1:1:1:1:2 won:1:1:1:1:1",
          "7 1 won won:1:1001:1:1:1 won:1:1:1:1:1", "7 1 won unfinished:1:1:1:1:1 won:1:1:1:1:1",
          "-7 1 won won:1:1:1:1:1 won:1:1:1:1:1", "7 1 won won:1:1:1:1:1 won:1:1:1:1:1 x"})
        EXPECT_FALSE(parse_trial(line, plan)) << line;
}

// Wherever the writing was cut short, the file goes on to the same bytes.
TEST(TrialText, GoesOnFromAnyCut) {
    const test::Folder folder;
    const std::string path = folder.path() + "/trials";
    const auto trials = play(plan, {0, 2}, 1);
    const std::string whole = text_of(trials);
    for (std::size_t cut = 0; cut <= whole.size(); cut += 7) {
        std::ofstream(path, std::ios::binary) << whole.substr(0, cut);
        {
            auto file = TrialFile::open(path, plan);
            ASSERT_TRUE(file) << file.error().message;
            for (std::size_t i = file->rows().size(); i < trials.size(); ++i)
                ASSERT_TRUE(file->append(trials[i]));
        }
        ASSERT_EQ(test::read_file(path), whole) << cut;
    }
}

TEST(TrialText, AnotherPlanIsRefused) {
    TrialPlan other = plan;
    other.rules[1] = of("classic+health=16");
    const auto read = resume_trials(text_of({}), other);
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error().message, HasSubstr("classic+health=15"));
    EXPECT_THAT(read.error().message, HasSubstr("classic+health=16"));
    other = plan;
    other.reviews = 3;
    EXPECT_FALSE(resume_trials(text_of({}), other));
    EXPECT_FALSE(parse_trials("scoundrel match 2\n"));
}

TEST(TrialText, PartsMakeTheWhole) {
    const std::string whole = text_of(play(plan, {0, 5}, 1));
    TrialText merged{.head = plan, .rows = play(plan, {4, 5}, 1)};
    for (const SeedRange part : {SeedRange{0, 1}, SeedRange{2, 4}})
        ASSERT_TRUE(merge_trials(merged, {.head = plan, .rows = play(plan, part, 1)}));
    EXPECT_EQ(print_trials(merged), whole);
    TrialText wrong = merged;
    wrong.rows[3].games[0].score -= 1;
    const auto refused = merge_trials(merged, wrong);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("seed 1 "));
}

}  // namespace
}  // namespace scoundrel
