// What runs on threads, all at once: hints from several players that share nets, a language changed
// while sentences are made, the terminal game's workers, the lab's run loop. The thread sanitizer's
// tree (build/tsan) runs nothing but this and the threads of bindings/c.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "coach/ask_hint.h"
#include "coach/could_be_won.h"
#include "coach/hint_words.h"
#include "game/begin.h"
#include "lab/census.h"
#include "protocol/engine.h"
#include "tui/worker.h"

namespace scoundrel {
namespace {

Session begun(const std::string& game) { return Session(beginning_of(*parse_game_id(game))); }

TEST(Threads, PlayersShareNetsThatAreReadOnce) {
    std::vector<std::thread> threads;
    std::atomic<int> answered = 0;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&, i] {
            const Session session = begun(i % 2 == 0 ? "equal#1" : "rascal#2");
            HintOptions options;
            options.samples = 2;
            if (ask_hint(session.game(), options, choose_net)) ++answered;
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(answered, 4);
}

TEST(Threads, AnEngineIsStoppedFromAnotherThread) {
    Engine engine;
    (void)engine.ask(R"({"do":"new","game":"classic+health=2+bare=forced+avoid=always+)"
                     R"(fourth=optional+inventory=always+scoring=slain#1"})");
    std::atomic<bool> answered = false;
    std::thread impatient([&] {
        while (!answered) engine.stop();
    });
    const auto answer = engine.ask(R"({"do":"solve"})");
    answered = true;
    impatient.join();
    ASSERT_TRUE(answer);
    EXPECT_TRUE(answer->contains(R"("stopped":true)")) << *answer;
}

TEST(Threads, TheLanguageMayChangeWhileSentencesAreMade) {
    std::atomic<bool> done = false;
    std::thread sayer([&] {
        while (!done) EXPECT_FALSE(say({}, Phrase::hint_forced).empty());
    });
    for (int i = 0; i < 200; ++i) speak(*find_catalogue(i % 2 == 0 ? "fr" : "en"));
    done = true;
    sayer.join();
}

TEST(Threads, WorkersAnswerOnTheThreadThatCollects) {
    std::atomic<int> rung = 0;
    tui::Worker worker([&] { ++rung; });
    const auto caller = std::this_thread::get_id();
    int collected = 0;
    std::vector<tui::Ticket> tickets;
    for (int i = 0; i < 6; ++i)
        tickets.push_back(worker.ask([&, i](const tui::Unwanted& unwanted) {
            const Session session = begun("classic#" + std::to_string(i));
            const auto deal = solve_deal(session, [unwanted] { return unwanted->load(); });
            return [&, text = say_could(session, deal)] {
                EXPECT_EQ(std::this_thread::get_id(), caller);
                ++collected;
            };
        }));
    tickets[0].drop();  // nobody wants it any more
    worker.finish();
    worker.collect();
    EXPECT_GE(collected, 4);
    EXPECT_GT(rung, 0);
}

TEST(Threads, TheRunLoopHandsRowsOverInOrder) {
    const CensusHead head{*parse_rules("classic"), Question::verdict};
    std::uint64_t next = 0;
    const Work<CensusRow> work{.worker = census_worker(head),
                               .jobs = 4,
                               .keep = [&](const CensusRow& row) -> Result<bool> {
                                   EXPECT_EQ(row.seed, next++);
                                   return false;
                               }};
    EXPECT_TRUE(run_work(work, MissingSeeds{{0, 59}, {}}).value());
    EXPECT_EQ(next, 60u);
}

}  // namespace
}  // namespace scoundrel
