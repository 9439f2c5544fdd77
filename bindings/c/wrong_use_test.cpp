// Wrong use gets a code and a message, and never a crash.
#include <gtest/gtest.h>
#include <scoundrel/scoundrel.h>

#include <cstddef>
#include <cstring>
#include <random>
#include <string>

namespace {

struct WrongUse : testing::Test {
    scoundrel_rules rules{};
    scoundrel_game game{};
    char text[SCOUNDREL_TEXT_SIZE]{};
    scoundrel_move moves[SCOUNDREL_MOST_MOVES]{};

    void SetUp() override {
        ASSERT_EQ(scoundrel_read_rules("rascal", &rules), SCOUNDREL_OK);
        ASSERT_EQ(scoundrel_deal(&rules, 1, &game), SCOUNDREL_OK);
    }
};

#define EXPECT_TOLD(code, call)                                                 \
    do {                                                                        \
        EXPECT_EQ(call, code);                                                  \
        EXPECT_EQ(std::string(scoundrel_message()).rfind("scoundrel_", 0), 0u); \
    } while (false)

TEST_F(WrongUse, Null) {
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_read_rules(nullptr, &rules));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_read_rules("classic", nullptr));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_deal(nullptr, 1, &game));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_deal(&rules, 1, nullptr));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_deal_deck(&rules, nullptr, &game));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_imagine(&rules, nullptr, 1, &game));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_legal(&rules, &game.state, nullptr, 24));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_play(&rules, nullptr, SCOUNDREL_AVOID));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_refusal(nullptr, &game.state, SCOUNDREL_AVOID));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_score(&rules, &game.state, nullptr));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_random_games(&rules, nullptr, 1, nullptr));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_print_state(&rules, &game.state, nullptr, 9));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_read_position(nullptr, &rules, &game.state));
    EXPECT_TOLD(SCOUNDREL_ERROR_NULL, scoundrel_stop(nullptr));
    EXPECT_EQ(scoundrel_engine_free(nullptr), SCOUNDREL_OK);
    EXPECT_EQ(scoundrel_ask(nullptr, "{}"), nullptr);
    EXPECT_EQ(scoundrel_ask_code(), SCOUNDREL_ERROR_NULL);
    EXPECT_EQ(scoundrel_random(nullptr, 1), 0u);
}

TEST_F(WrongUse, FreedEngines) {
    scoundrel_engine* engine = scoundrel_engine_new();
    EXPECT_EQ(scoundrel_ask(engine, nullptr), nullptr);
    EXPECT_EQ(scoundrel_engine_free(engine), SCOUNDREL_OK);
    scoundrel_engine* other = scoundrel_engine_new();  // must not be taken for the first
    EXPECT_TOLD(SCOUNDREL_ERROR_HANDLE, scoundrel_engine_free(engine));
    EXPECT_TOLD(SCOUNDREL_ERROR_HANDLE, scoundrel_stop(engine));
    EXPECT_EQ(scoundrel_ask(engine, "{}"), nullptr);
    EXPECT_EQ(scoundrel_ask_code(), SCOUNDREL_ERROR_HANDLE);
    EXPECT_EQ(scoundrel_ask(other, R"({"do":"quit"})"), nullptr);
    EXPECT_EQ(scoundrel_ask_code(), SCOUNDREL_ERROR_ENDED);
    EXPECT_EQ(scoundrel_ask(other, R"({"do":"hello"})"), nullptr);
    EXPECT_EQ(scoundrel_engine_free(other), SCOUNDREL_OK);
}

TEST_F(WrongUse, Texts) {
    scoundrel_move move;
    scoundrel_card card;
    std::uint64_t seed;
    EXPECT_TOLD(SCOUNDREL_ERROR_TEXT, scoundrel_read_rules("classic+luck=good", &rules));
    EXPECT_NE(std::string(scoundrel_message()).find("luck"), std::string::npos);
    EXPECT_TOLD(SCOUNDREL_ERROR_TEXT, scoundrel_read_rules("", &rules));
    EXPECT_TOLD(SCOUNDREL_ERROR_TEXT, scoundrel_read_move("7Dq", &move));
    EXPECT_TOLD(SCOUNDREL_ERROR_TEXT, scoundrel_read_card("1X", &card));
    EXPECT_TOLD(SCOUNDREL_ERROR_TEXT, scoundrel_read_seed("", &seed));
    EXPECT_TOLD(SCOUNDREL_ERROR_TEXT, scoundrel_deal_deck(&rules, "7D7D", &game));
    EXPECT_TOLD(SCOUNDREL_ERROR_TEXT, scoundrel_read_position("{", &rules, &game.state));
    EXPECT_TOLD(SCOUNDREL_ERROR_TEXT, scoundrel_read_position("{}", &rules, &game.state));
    EXPECT_TOLD(SCOUNDREL_ERROR_TEXT,
                scoundrel_read_position(std::string(1 << 20, '[').c_str(), &rules, &game.state));
}

TEST_F(WrongUse, ShortBuffers) {
    std::memset(text, '?', sizeof text);
    EXPECT_TOLD(SCOUNDREL_ERROR_SHORT, scoundrel_print_move(SCOUNDREL_AVOID_LR, text, 8));
    EXPECT_TOLD(SCOUNDREL_ERROR_SHORT, scoundrel_print_card(0x1A, text, 2));
    EXPECT_TOLD(SCOUNDREL_ERROR_SHORT, scoundrel_print_rules(&rules, text, 6));
    EXPECT_TOLD(SCOUNDREL_ERROR_SHORT, scoundrel_print_state(&rules, &game.state, text, 100));
    EXPECT_TOLD(SCOUNDREL_ERROR_SHORT, scoundrel_legal(&rules, &game.state, moves, 1));
    EXPECT_TOLD(SCOUNDREL_ERROR_SHORT, scoundrel_legal(&rules, &game.state, moves, -1));
    EXPECT_EQ(text[0], '?');
    EXPECT_EQ(moves[0], 0);
}

TEST_F(WrongUse, RulesAndStatesThatWereNeverMade) {
    const scoundrel_rules none{};
    EXPECT_TOLD(SCOUNDREL_ERROR_RULES, scoundrel_deal(&none, 1, &game));
    EXPECT_TOLD(SCOUNDREL_ERROR_RULES, scoundrel_print_rules(&none, text, sizeof text));
    const scoundrel_game empty{};
    EXPECT_TOLD(SCOUNDREL_ERROR_STATE, scoundrel_legal(&rules, &empty.state, moves, 24));
    scoundrel_rules others;
    ASSERT_EQ(scoundrel_read_rules("classic", &others), SCOUNDREL_OK);
    EXPECT_TOLD(SCOUNDREL_ERROR_STATE, scoundrel_play(&others, &game, SCOUNDREL_AVOID));
}

TEST_F(WrongUse, MovesThatAreNone) {
    for (int code = 0; code <= 0xFFFF; ++code) {
        const auto move = static_cast<scoundrel_move>(code);
        const scoundrel_game before = game;
        const int told = scoundrel_refusal(&rules, &game.state, move);
        EXPECT_EQ(scoundrel_print_move(move, text, sizeof text) < 0, told == SCOUNDREL_ERROR_RANGE);
        scoundrel_game played = game;
        EXPECT_EQ(scoundrel_play(&rules, &played, move), told);
        EXPECT_EQ(std::memcmp(&played, &before, sizeof before) == 0, told != SCOUNDREL_OK);
    }
}

// Whatever bytes a state has, nothing is reached beyond it: the sanitizers watch.
TEST_F(WrongUse, DamagedGames) {
    std::mt19937 random(1);
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        scoundrel_game damaged = game;
        auto* bytes = reinterpret_cast<unsigned char*>(&damaged);
        for (int hits = 0; hits < 1 + i % 3; ++hits)
            bytes[random() % sizeof damaged] = static_cast<unsigned char>(random());
        for (int move = 0; move < 8; ++move) {
            const int n = scoundrel_legal(&rules, &damaged.state, moves, SCOUNDREL_MOST_MOVES);
            if (n <= 0) break;
            if (scoundrel_play(&rules, &damaged, moves[random() % static_cast<unsigned>(n)]) != 0)
                break;
            ++accepted;
        }
    }
    EXPECT_GT(accepted, 0);
}

// Other bytes under the mark that the rules had, until they are no longer those that were read.
scoundrel_rules damaged(scoundrel_rules rules, std::mt19937& random) {
    constexpr std::size_t knobs = offsetof(scoundrel_rules, knobs);
    constexpr std::size_t end = offsetof(scoundrel_rules, base);
    char text[SCOUNDREL_TEXT_SIZE];
    auto* bytes = reinterpret_cast<unsigned char*>(&rules);
    do {
        const bool deck = random() % 8 == 0;
        const std::size_t at = deck ? random() % knobs : knobs + random() % (end - knobs);
        // Small ones are knobs that do not go together, others are no knobs at all.
        bytes[at] = static_cast<unsigned char>(random() % 2 == 0 ? random() % 4 : random());
    } while (random() % 3 != 0 || scoundrel_print_rules(&rules, text, sizeof text) >= 0);
    if (random() % 4 == 0) rules.base = static_cast<std::uint32_t>(random());
    return rules;
}

// Returns how many moves were played: not more than these, for such rules may have no end.
int play_some(const scoundrel_rules& rules, scoundrel_game& game, int most, std::mt19937& random) {
    scoundrel_move moves[SCOUNDREL_MOST_MOVES];
    std::int32_t score = 0;
    int played = 0;
    for (; played < most; ++played) {
        const int n = scoundrel_legal(&rules, &game.state, moves, SCOUNDREL_MOST_MOVES);
        if (n <= 0) break;
        EXPECT_EQ(scoundrel_score(&rules, &game.state, &score), SCOUNDREL_OK);
        const scoundrel_move move = moves[random() % static_cast<unsigned>(n)];
        if (scoundrel_play(&rules, &game, move) != SCOUNDREL_OK) break;
    }
    return played;
}

// What is called at every move goes by the mark alone, and plays on by whatever the knobs say now;
// what is called once a game looks at the rules themselves.
TEST_F(WrongUse, DamagedRules) {
    constexpr const char* sets[] = {"classic",
                                    "browser",
                                    "rascal",
                                    "forty-two",
                                    "rascal-app",
                                    "classic+monsters=die",
                                    "rascal+swap=yes+drop=yes+exchange=yes"};
    std::mt19937 random(1);
    scoundrel_result result;
    scoundrel_game other;
    const std::uint64_t seed = 1;
    int played = 0;
    for (std::size_t i = 0; i < 20'000; ++i) {
        ASSERT_EQ(scoundrel_read_rules(sets[i % std::size(sets)], &rules), SCOUNDREL_OK);
        ASSERT_EQ(scoundrel_deal(&rules, random(), &game), SCOUNDREL_OK);
        (void)play_some(rules, game, static_cast<int>(random() % 12), random);
        rules = damaged(rules, random);
        played += play_some(rules, game, 40, random);
        EXPECT_TOLD(SCOUNDREL_ERROR_RULES, scoundrel_deal(&rules, 1, &other));
        EXPECT_TOLD(SCOUNDREL_ERROR_RULES, scoundrel_imagine(&rules, &game.state, 1, &other));
        EXPECT_TOLD(SCOUNDREL_ERROR_RULES, scoundrel_random_games(&rules, &seed, 1, &result));
        EXPECT_TOLD(SCOUNDREL_ERROR_RULES,
                    scoundrel_print_state(&rules, &game.state, text, sizeof text));
        EXPECT_TOLD(SCOUNDREL_ERROR_RULES,
                    scoundrel_explain(&rules, &game.state, SCOUNDREL_AVOID, text, sizeof text));
    }
    EXPECT_GT(played, 20'000);
}

}  // namespace
