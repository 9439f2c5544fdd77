// The simulator door: the signature played through it, undo by copy, imagined games, texts.
#include <gtest/gtest.h>
#include <scoundrel/scoundrel.h>

#include <cstring>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

namespace {

constexpr const char* signature_sets[] = {"classic", "equal", "browser", "rascal", "forty-two"};

scoundrel_rules rules_of(const char* text) {
    scoundrel_rules rules;
    EXPECT_EQ(scoundrel_read_rules(text, &rules), SCOUNDREL_OK) << scoundrel_message();
    return rules;
}

scoundrel_game dealt(const scoundrel_rules& rules, std::uint64_t seed) {
    scoundrel_game game;
    EXPECT_EQ(scoundrel_deal(&rules, seed, &game), SCOUNDREL_OK) << scoundrel_message();
    return game;
}

std::string text_of(scoundrel_move move) {
    char text[SCOUNDREL_MOVE_SIZE];
    EXPECT_GT(scoundrel_print_move(move, text, sizeof text), 0);
    return text;
}

bool same(const scoundrel_game& a, const scoundrel_game& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

// Chapter 9 of docs/notation.md, word for word.
std::string line_of(const char* set, std::uint64_t seed, const scoundrel_result& result) {
    constexpr const char* statuses[] = {" playing ", " won ", " lost "};
    const std::string score =
        result.status == SCOUNDREL_PLAYING ? "-" : std::to_string(result.score);
    return std::string(set) + "#" + std::to_string(seed) + statuses[result.status] + score + " " +
           std::to_string(result.moves) + "\n";
}

using Play = std::function<std::vector<scoundrel_result>(const scoundrel_rules&,
                                                         const std::vector<std::uint64_t>&)>;

std::string signature(const Play& play) {
    std::vector<std::uint64_t> seeds(1000);
    std::iota(seeds.begin(), seeds.end(), 0);
    std::uint64_t hash = 0xCBF29CE484222325u;
    for (const char* set : signature_sets) {
        const auto results = play(rules_of(set), seeds);
        for (const std::uint64_t seed : seeds)
            for (const char c : line_of(set, seed, results[seed]))
                hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    }
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
    return text;
}

TEST(SimulatorDoor, BatchesHaveTheSignature) {
    EXPECT_EQ(signature([](const auto& rules, const auto& seeds) {
                  std::vector<scoundrel_result> results(seeds.size());
                  EXPECT_EQ(
                      scoundrel_random_games(&rules, seeds.data(), seeds.size(), results.data()),
                      SCOUNDREL_OK);
                  return results;
              }),
              SCOUNDREL_SIGNATURE);
}

scoundrel_result play_at_random(const scoundrel_rules& rules, scoundrel_game& game,
                                std::uint64_t seed) {
    std::uint64_t generator = seed ^ SCOUNDREL_RANDOM_PLAYER;
    scoundrel_result result{SCOUNDREL_PLAYING, 0, 0};
    while (game.state.status == SCOUNDREL_PLAYING && result.moves < SCOUNDREL_RANDOM_MOVES) {
        scoundrel_move moves[SCOUNDREL_MOST_MOVES];
        const int n = scoundrel_legal(&rules, &game.state, moves, SCOUNDREL_MOST_MOVES);
        if (n <= 0) ADD_FAILURE() << scoundrel_message();
        const auto drawn = scoundrel_random(&generator, static_cast<std::uint64_t>(n));
        EXPECT_EQ(scoundrel_play(&rules, &game, moves[drawn]), SCOUNDREL_OK);
        ++result.moves;
    }
    result.status = game.state.status;
    EXPECT_EQ(scoundrel_score(&rules, &game.state, &result.score), SCOUNDREL_OK);
    return result;
}

TEST(SimulatorDoor, MovesHaveTheSignature) {
    EXPECT_EQ(signature([](const auto& rules, const auto& seeds) {
                  std::vector<scoundrel_result> results;
                  for (const auto seed : seeds) {
                      scoundrel_game game = dealt(rules, seed);
                      results.push_back(play_at_random(rules, game, seed));
                  }
                  return results;
              }),
              SCOUNDREL_SIGNATURE);
}

TEST(SimulatorDoor, DealsWhatTheIdNames) {
    const scoundrel_rules rules = rules_of("classic");
    const scoundrel_game game = dealt(rules, 42);
    std::string room;
    for (const scoundrel_card card : game.state.room) {
        char text[3];
        ASSERT_EQ(scoundrel_print_card(card, text, sizeof text), 2);
        room += text;
    }
    EXPECT_EQ(room, "JC6S7D5H");
    scoundrel_game literal;
    ASSERT_EQ(scoundrel_deal_deck(&rules,
                                  "JC6S7D5HTH6C7S2C5C9S8S9CJSQSQC4D4H9D8H3H5S6HTS2H6D7H2D4C7C8D2SAS"
                                  "5DKSTDAC9HTC4S3C3DKC8C3S",
                                  &literal),
              SCOUNDREL_OK)
        << scoundrel_message();
    EXPECT_EQ(std::memcmp(&game.state, &literal.state, sizeof game.state), 0);
    std::uint64_t seed = 0;
    EXPECT_EQ(scoundrel_read_seed("tuesday", &seed), SCOUNDREL_OK);
    EXPECT_EQ(seed, 18339334696106391312u);
}

TEST(SimulatorDoor, ACopyUndoes) {
    const scoundrel_rules rules = rules_of("classic+monsters=die");
    scoundrel_game game = dealt(rules, 3);
    const scoundrel_game before = game;
    ASSERT_EQ(scoundrel_play(&rules, &game, SCOUNDREL_ROLL), SCOUNDREL_OK);
    const scoundrel_game rolled = game;
    game = before;
    ASSERT_EQ(scoundrel_play(&rules, &game, SCOUNDREL_ROLL), SCOUNDREL_OK);
    EXPECT_TRUE(same(game, rolled));
}

TEST(SimulatorDoor, ARefusedMoveChangesNothingAndIsExplained) {
    const scoundrel_rules rules = rules_of("classic");
    scoundrel_game game = dealt(rules, 42);
    const scoundrel_game before = game;
    scoundrel_move move;
    ASSERT_EQ(scoundrel_read_move("J♣w", &move), SCOUNDREL_OK);
    EXPECT_EQ(scoundrel_play(&rules, &game, move), SCOUNDREL_REFUSED_NO_WEAPON);
    EXPECT_EQ(scoundrel_refusal(&rules, &game.state, move), SCOUNDREL_REFUSED_NO_WEAPON);
    EXPECT_TRUE(same(game, before));
    char words[SCOUNDREL_TEXT_SIZE];
    EXPECT_GT(scoundrel_explain(&rules, &game.state, move, words, sizeof words), 10);
    EXPECT_EQ(scoundrel_explain(&rules, &game.state, SCOUNDREL_AVOID, words, sizeof words), 0);
}

TEST(SimulatorDoor, ImaginesGamesThatThePlayerMayBeIn) {
    const scoundrel_rules rules = rules_of("classic");
    const scoundrel_game game = dealt(rules, 42);
    scoundrel_game one, other;
    ASSERT_EQ(scoundrel_imagine(&rules, &game.state, 1, &one), SCOUNDREL_OK);
    ASSERT_EQ(scoundrel_imagine(&rules, &game.state, 2, &other), SCOUNDREL_OK);
    EXPECT_EQ(std::memcmp(&one.state, &game.state, sizeof one.state), 0);
    EXPECT_FALSE(same(one, other));
    EXPECT_EQ(one.dealer.count, 40);
    scoundrel_card drawn = 0;
    ASSERT_EQ(scoundrel_play(&rules, &one, SCOUNDREL_AVOID), SCOUNDREL_OK);
    drawn = one.state.room[0];
    EXPECT_EQ(drawn, one.dealer.deck[0]);
    EXPECT_TRUE(game.state.unseen >> drawn & 1);
}

TEST(SimulatorDoor, StatesGoThroughTheProtocolAndBack) {
    const scoundrel_rules rules = rules_of("rascal+health=25");
    scoundrel_game game = dealt(rules, 7);
    scoundrel_move moves[SCOUNDREL_MOST_MOVES];
    for (int i = 0; i < 5; ++i) {
        const int n = scoundrel_legal(&rules, &game.state, moves, SCOUNDREL_MOST_MOVES);
        ASSERT_GT(n, 0);
        ASSERT_EQ(scoundrel_play(&rules, &game, moves[n - 1]), SCOUNDREL_OK)
            << text_of(moves[n - 1]);
    }
    char text[SCOUNDREL_TEXT_SIZE];
    ASSERT_GT(scoundrel_print_state(&rules, &game.state, text, sizeof text), 0);
    scoundrel_rules again;
    scoundrel_state state;
    ASSERT_EQ(scoundrel_read_position(text, &again, &state), SCOUNDREL_OK) << scoundrel_message();
    EXPECT_EQ(std::memcmp(&rules, &again, sizeof rules), 0);
    EXPECT_EQ(state.unseen, game.state.unseen);
    EXPECT_EQ(std::memcmp(state.room, game.state.room, sizeof state.room), 0);
    ASSERT_GT(scoundrel_print_rules(&again, text, sizeof text), 0);
    EXPECT_STREQ(text, "rascal+health=25");
}

// Whatever else of it could not go on: health 0, an empty table, a room that was never filled.
TEST(SimulatorDoor, AStateOfAFinishedGameIsToldToBeOne) {
    int ends[3] = {};
    for (const char* set : {"classic", "rascal", "forty-two", "classic+monsters=die",
                            "classic+health=99", "forty-two+health=99", "rascal+health=99"})
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const scoundrel_rules rules = rules_of(set);
            scoundrel_game game = dealt(rules, seed);
            (void)play_at_random(rules, game, seed);
            ++ends[game.state.status];
            char text[SCOUNDREL_TEXT_SIZE];
            ASSERT_GT(scoundrel_print_state(&rules, &game.state, text, sizeof text), 0);
            scoundrel_rules again;
            EXPECT_EQ(scoundrel_read_position(text, &again, &game.state), SCOUNDREL_ERROR_TEXT);
            EXPECT_STREQ(scoundrel_message(),
                         "scoundrel_read_position: the game of this position is over")
                << set << "#" << seed << " " << text;
        }
    EXPECT_GT(ends[SCOUNDREL_WON], 0);
    EXPECT_GT(ends[SCOUNDREL_LOST], 0);
    EXPECT_EQ(ends[SCOUNDREL_PLAYING], 0);
}

}  // namespace
