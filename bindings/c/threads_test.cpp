// What scoundrel.h promises of threads, under the thread sanitizer too (build/tsan): engines side
// by side, one engine asked, stopped and freed by several threads, messages, plain data.
#include <gtest/gtest.h>
#include <scoundrel/scoundrel.h>

#include <array>
#include <atomic>
#include <barrier>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace {

constexpr int threads = 4;

void at_once(const std::function<void(int)>& work) {
    std::vector<std::thread> all;
    for (int i = 0; i < threads; ++i) all.emplace_back(work, i);
    for (std::thread& each : all) each.join();
}

// An engine whose solver would be at work for minutes.
struct LongSolve {
    scoundrel_engine* engine = scoundrel_engine_new();
    std::atomic<bool> answered = false;
    std::string answer;
    std::thread asking;

    LongSolve() {
        EXPECT_NE(scoundrel_ask(engine, R"({"do":"new","game":"classic+health=2+bare=forced+)"
                                        R"(avoid=always+fourth=optional+inventory=always+)"
                                        R"(scoring=slain#1"})"),
                  nullptr);
        asking = std::thread([this] {
            const char* given = nullptr;
            do given = scoundrel_ask(engine, R"({"do":"solve"})");
            while (!given && scoundrel_ask_code() == SCOUNDREL_ERROR_BUSY);
            answer = given ? given : scoundrel_message();
            answered = true;
        });
    }
    // Once more, as long as it is not heard: before the request is in flight nothing is stopped.
    void stop() {
        while (!answered) {
            EXPECT_EQ(scoundrel_stop(engine), SCOUNDREL_OK);
            std::this_thread::yield();
        }
    }
    ~LongSolve() {
        asking.join();
        EXPECT_NE(answer.find("\"stopped\":true"), std::string::npos) << answer;
    }
};

std::string told_by(scoundrel_engine* engine, const char* request) {
    const char* answer = scoundrel_ask(engine, request);
    return answer ? answer : scoundrel_message();
}

std::string conversation() {
    scoundrel_engine* engine = scoundrel_engine_new();
    std::string all = told_by(engine, R"({"do":"new","game":"rascal#7"})");
    all += told_by(engine, R"({"do":"hint","samples":4,"seed":1})");
    all += told_by(engine, R"({"do":"explain","rules":"rascal"})");
    all += told_by(engine, R"({"do":"move","move":"nonsense"})");
    EXPECT_EQ(scoundrel_engine_free(engine), SCOUNDREL_OK);
    return all;
}

TEST(CThreads, EnginesAnswerSideBySideAsAlone) {
    const std::string alone = conversation();
    ASSERT_NE(alone.find("\"best\""), std::string::npos) << alone;
    at_once([&](int) { EXPECT_EQ(conversation(), alone); });
}

TEST(CThreads, AnEngineThatIsAskedTellsOthersSo) {
    LongSolve solve;
    // Until the solver has begun these are answered; from then on none is.
    while (scoundrel_ask(solve.engine, R"({"do":"hello"})")) std::this_thread::yield();
    EXPECT_EQ(scoundrel_ask_code(), SCOUNDREL_ERROR_BUSY);
    at_once([&](int) {
        EXPECT_EQ(scoundrel_ask(solve.engine, R"({"do":"hello"})"), nullptr);
        EXPECT_EQ(scoundrel_ask_code(), SCOUNDREL_ERROR_BUSY);
        EXPECT_STREQ(scoundrel_message(), "scoundrel_ask: another thread is asking this engine");
    });
    solve.stop();
    EXPECT_NE(scoundrel_ask(solve.engine, R"({"do":"hello"})"), nullptr);
    EXPECT_EQ(scoundrel_engine_free(solve.engine), SCOUNDREL_OK);
}

TEST(CThreads, ManyMayStopAnEngine) {
    LongSolve solve;
    at_once([&](int) { solve.stop(); });
    EXPECT_EQ(scoundrel_engine_free(solve.engine), SCOUNDREL_OK);
}

TEST(CThreads, AnEngineMayBeFreedWhileItIsAsked) {
    scoundrel_engine* engine = scoundrel_engine_new();
    ASSERT_NE(scoundrel_ask(engine, R"({"do":"new","game":"classic#1"})"), nullptr);
    std::atomic<bool> begun = false;
    std::thread asking([&] {
        begun = true;
        (void)scoundrel_ask(engine, R"({"do":"hint","samples":50,"seed":1})");
    });
    while (!begun) std::this_thread::yield();
    std::atomic<int> freed = 0, told = 0;
    at_once([&](int) {
        const int code = scoundrel_engine_free(engine);
        ++(code == SCOUNDREL_OK ? freed : told);
        EXPECT_TRUE(code == SCOUNDREL_OK || code == SCOUNDREL_ERROR_HANDLE) << code;
    });
    asking.join();
    EXPECT_EQ(freed, 1);
    EXPECT_EQ(told, threads - 1);
    EXPECT_EQ(scoundrel_ask(engine, "{}"), nullptr);
    EXPECT_EQ(scoundrel_ask_code(), SCOUNDREL_ERROR_HANDLE);
}

TEST(CThreads, HandlesOfEnginesThatComeAndGoAreNeverMistaken) {
    scoundrel_engine* gone = scoundrel_engine_new();
    ASSERT_EQ(scoundrel_engine_free(gone), SCOUNDREL_OK);
    std::barrier together(threads);  // so that they really meet
    at_once([&](int) {
        for (int i = 0; i < 50; ++i) {
            together.arrive_and_wait();
            scoundrel_engine* mine = scoundrel_engine_new();
            EXPECT_NE(mine, gone);
            EXPECT_EQ(scoundrel_stop(gone), SCOUNDREL_ERROR_HANDLE);
            EXPECT_EQ(scoundrel_stop(mine), SCOUNDREL_OK);
            EXPECT_EQ(scoundrel_engine_free(mine), SCOUNDREL_OK);
            EXPECT_EQ(scoundrel_engine_free(mine), SCOUNDREL_ERROR_HANDLE);
        }
    });
}

TEST(CThreads, MessagesBelongToTheThreadThatGotTheError) {
    at_once([](int i) {
        scoundrel_rules rules;
        const std::string text = "classic+health=" + std::to_string(1000 + i);
        for (int round = 0; round < 200; ++round) {
            EXPECT_EQ(scoundrel_read_rules(text.c_str(), &rules), SCOUNDREL_ERROR_TEXT);
            const std::string said = scoundrel_message();
            EXPECT_NE(said.find(std::to_string(1000 + i)), std::string::npos) << said;
        }
    });
}

TEST(CThreads, TheLanguageMayChangeAtAnyTime) {
    at_once([](int i) {
        scoundrel_engine* engine = scoundrel_engine_new();
        for (int round = 0; round < 10; ++round) {
            const char* request = i > 0            ? R"({"do":"explain","rules":"classic"})"
                                  : round % 2 == 0 ? R"({"do":"language","language":"fr"})"
                                                   : R"({"do":"language","language":"en"})";
            EXPECT_NE(told_by(engine, request).find("\"ok\":true"), std::string::npos);
        }
        EXPECT_EQ(scoundrel_engine_free(engine), SCOUNDREL_OK);
    });
}

std::int64_t played(const scoundrel_rules& rules, scoundrel_game game) {
    std::array<scoundrel_move, SCOUNDREL_MOST_MOVES> moves;
    std::array<char, SCOUNDREL_TEXT_SIZE> text;
    std::uint64_t random = 1;
    std::int64_t sum = 0;
    for (int n;
         (n = scoundrel_legal(&rules, &game.state, moves.data(), SCOUNDREL_MOST_MOVES)) > 0;) {
        const auto chosen = scoundrel_random(&random, static_cast<std::uint64_t>(n));
        sum += scoundrel_print_state(&rules, &game.state, text.data(), text.size());
        EXPECT_EQ(scoundrel_play(&rules, &game, moves[chosen]), 0);
    }
    return sum;
}

TEST(CThreads, PlainDataIsReadByAllAndPlayedInCopies) {
    scoundrel_rules rules;
    scoundrel_game game;
    ASSERT_EQ(scoundrel_read_rules("rascal", &rules), SCOUNDREL_OK);
    ASSERT_EQ(scoundrel_deal(&rules, 3, &game), SCOUNDREL_OK);
    constexpr std::size_t games = 200;
    std::array<std::uint64_t, games> seeds;
    for (std::size_t i = 0; i < games; ++i) seeds[i] = i;
    std::array<scoundrel_result, games> alone;
    ASSERT_EQ(scoundrel_random_games(&rules, seeds.data(), games, alone.data()), SCOUNDREL_OK);
    const std::int64_t sum = played(rules, game);
    ASSERT_GT(sum, 0);
    at_once([&](int) {
        EXPECT_EQ(played(rules, game), sum);
        std::array<scoundrel_result, games> mine;
        EXPECT_EQ(scoundrel_random_games(&rules, seeds.data(), games, mine.data()), SCOUNDREL_OK);
        for (std::size_t i = 0; i < games; ++i) {
            EXPECT_EQ(mine[i].score, alone[i].score);
            EXPECT_EQ(mine[i].moves, alone[i].moves);
        }
    });
}

}  // namespace
