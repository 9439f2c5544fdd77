// Every number of every sentence is counted again (support/recount.h), of the best move's reason
// and of those against the others.
#include "coach/follow.h"
#include "coach/hint_words.h"
#include "player/ways.h"
#include "support/advised.h"
#include "support/dealt.h"
#include "support/recount.h"
#include "support/thorough.h"

#include <gmock/gmock.h>

#include <map>

#include "protocol/hint_json.h"

namespace scoundrel::test {
namespace {

std::string name_of_fact(const Fact& fact) { return fact_json(fact)["fact"].get<std::string>(); }

void check(const Game& game, const Advice& advice, Aim aim, std::map<std::string, int>& met) {
    const Hint hint = make_hint(game, advice, aim);
    const Voice voice{&english()};
    const Recount recount(game, advice, hint);
    const auto check_facts = [&](const std::vector<Fact>& facts, std::size_t most) {
        EXPECT_GE(facts.size(), 1u);
        EXPECT_LE(facts.size(), most);
        std::map<std::string, int> here;
        Told all;
        for (const Fact& fact : facts) {
            const std::string said = say_fact(voice, fact);
            expect_said(std::visit(recount, fact), said);
            all.add(read_back(said));
            EXPECT_EQ(++here[name_of_fact(fact)], 1) << name_of_fact(fact);
            ++met[name_of_fact(fact)];
        }
        // The text has all of it, in this order, and nothing else.
        const std::string text = say_reason(voice, facts);
        const Told told = read_back(text);
        EXPECT_EQ(told.cards, all.cards) << text;
        EXPECT_EQ(told.numbers, all.numbers) << text;
    };
    ASSERT_EQ(hint.moves.size(), advice.options.size());
    for (std::size_t i = 0; i < hint.moves.size(); ++i) {
        const Hint::Choice& choice = hint.moves[i];
        ASSERT_FALSE(choice.plan.empty());
        EXPECT_EQ(choice.plan.front(), choice.move);
        EXPECT_LE(played(game, choice.plan).account.room_number, game.account.room_number + 1);
        if (i > 0) check_facts(choice.because, 8);
    }
    EXPECT_TRUE(hint.moves.front().because.empty());
    check_facts(hint.because, 8);
    EXPECT_EQ(name_of_fact(hint.because.front()) == "forced", advice.options.size() == 1);
}

int samples(const Game& game) {
    constexpr int every_order = 24;  // of four unseen cards: what they say is exact
    if (game.rules.avoid == Avoid::always) return 2;  // where each is a whole game solved
    return game.position.unseen.count() <= 4 ? every_order : thorough(every_order);
}

TEST(HintFacts, EveryNumberOfThePlayersReasonsCanBeCountedAgain) {
    constexpr int games = sanitized ? 30 : 120;
    SplitMix64 random(1);
    std::map<std::string, int> met;
    for (int i = 0; i < games && !testing::Test::HasFailure(); ++i) {
        const Rules rules = any_rules(random);
        const PlayerKind& kind =
            i % 2 == 0 ? *find_player_kind("search")
                       : player_kinds()[static_cast<std::size_t>(i / 2) % player_kinds().size()];
        const auto player = kind.make(rules, blank_net(rules).net);
        SCOPED_TRACE(testing::Message() << kind.name << " in game " << i);
        each_choice(rules, random.next(), [&](const Game& game) {
            const Effort effort{samples(game), static_cast<std::uint64_t>(i), {}};
            check(game, player->advise(game.position, effort), Aim::win, met);
        });
    }
    for (const char* name : {"forced", "solved", "looking", "hopeless", "deadly", "second_best",
                             "later", "equal", "exact", "weapon", "health", "returning", "tied"})
        EXPECT_GT(met[name], 5) << name;
}

// Any way through the room, as a player might have it in mind.
std::vector<Move> any_plan(const Rules& rules, Position position, Move first, SplitMix64& random) {
    constexpr std::size_t most = 8;
    std::vector<Move> plan{first};
    Unrecorded past;
    for (Position before = position; plan.size() < most; before = position) {
        apply(rules, position, plan.back(), past);
        if (ends_way(before, plan.back(), position)) break;
        plan.push_back(random_move(rules, position, random));
    }
    return plan;
}

// Moves ranked by chance, with chances and scores that mean nothing: the reasons must be true of
// whatever is called best.
Advice any_advice(const Game& game, Aim aim, SplitMix64& random) {
    const auto share = [&] { return static_cast<double>(any_below(random, 1000)) / 999; };
    constexpr Sight sights[] = {Sight::none, Sight::net, Sight::sampled, Sight::sampled};
    Advice advice{{}, sights[any_below(random, 4)], 1};
    for (const Move move : legal_moves(game.rules, game.position)) {
        Option option{.move = move,
                      .win = share(),
                      .error = share() / 50,
                      .behind_error = share() / 20,
                      .score = 40 * share()};
        if (any_below(random, 6) == 0) option.win = option.error = 0;
        option.plan = any_plan(game.rules, game.position, move, random);
        advice.options.push_back(std::move(option));
    }
    std::ranges::stable_sort(advice.options, std::greater{},
                             aim == Aim::win ? &Option::win : &Option::score);
    return advice;
}

TEST(HintFacts, EveryNumberCanBeCountedAgainWhateverIsCalledBest) {
    constexpr int positions = thorough(10'000);
    SplitMix64 random(3);
    std::map<std::string, int> met;
    int seen = 0;
    for (int i = 0; seen < positions && !testing::Test::HasFailure(); ++i) {
        const std::size_t set = static_cast<std::size_t>(i);
        const Rules rules =
            i % 2 == 0 ? rule_sets[set / 2 % rule_set_count].rules : any_rules(random);
        const Aim aim = i % 3 == 0 ? Aim::score : Aim::win;
        SCOPED_TRACE(testing::Message() << "game " << i);
        each_choice(rules, random.next(), [&](const Game& game) {
            if (testing::Test::HasFailure()) return;
            ++seen;
            check(game, any_advice(game, aim, random), aim, met);
        });
    }
    EXPECT_GE(seen, positions);
    for (const char* name :
         {"forced", "hopeless", "deadly",  "second_best", "later",      "weapon",   "health",
          "waste",  "left",     "faced",   "risk",        "stored",     "escape",   "returning",
          "equal",  "beyond",   "in_turn", "spared",      "first_back", "last_use", "used"})
        EXPECT_GT(met[name], thorough(8)) << name;
}

// After avoiding, the next room has four new cards; three of each are faced.
TEST(EarliestRoom, ByHand) {
    EXPECT_EQ(earliest_room(classic, 3), 1);  // four at once
    EXPECT_EQ(earliest_room(classic, 4), 2);  // that room cannot be avoided: three more
    EXPECT_EQ(earliest_room(classic, 6), 2);
    EXPECT_EQ(earliest_room(classic, 7), 3);  // this one can: four
    EXPECT_EQ(earliest_room(classic, 10), 3);
    EXPECT_EQ(earliest_room(classic, 11), 4);
    EXPECT_EQ(earliest_room(rascal, 7), 2);  // every room can be dealt with whole
}

}  // namespace
}  // namespace scoundrel::test
