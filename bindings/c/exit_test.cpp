// How a process may end that uses the library: engines asked and freed by what exit() calls, and
// by threads that nobody waits for. Each end is that of a child, which must end as if there were
// no library: with code 0, and nothing that a sanitizer would report.
#include <scoundrel/scoundrel.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

namespace {

[[noreturn]] void fail(const char* what) {
    std::fprintf(stderr, "%s: %s\n", what, scoundrel_message());
    std::_Exit(1);
}

// Of all that the library keeps once it was made: nets of rule sets and of other rules, puzzles,
// known rules, what stands for a field that is not there.
std::string conversation(scoundrel_engine* engine) {
    std::string all;
    for (const char* request :
         {R"({"do":"hello"})", R"({"do":"new","game":"classic#42"})",
          R"({"do":"hint","samples":2,"seed":1})", R"({"do":"new","game":"classic+health=25#42"})",
          R"({"do":"hint","samples":2,"seed":1})", R"({"do":"puzzles"})",
          R"({"do":"known_rules"})"}) {
        const char* answer = scoundrel_ask(engine, request);
        if (answer == nullptr ||
            std::string_view(answer).find("\"ok\":true") == std::string_view::npos)
            fail(request);
        all += answer;
    }
    return all;
}

// The engine is made when it is first needed, so what the library keeps is younger than whatever
// frees the engine, and would be destroyed before that.
scoundrel_engine* engine = nullptr;
std::string before;

void begin() {
    engine = scoundrel_engine_new();
    if (engine == nullptr) fail("begin");
    before = conversation(engine);
}

void end() {
    if (engine == nullptr) return;
    if (conversation(engine) != before) fail("end");
    scoundrel_engine* other = scoundrel_engine_new();
    if (other == nullptr || conversation(other) != before) fail("another engine");
    if (scoundrel_engine_free(std::exchange(engine, nullptr)) != SCOUNDREL_OK) fail("free");
}

struct Global {
    ~Global() { end(); }
} global;

// Nobody waits for it: it goes on while the process ends.
void ask_on(std::atomic<int>& begun) {
    const auto ask = [&begun] {
        scoundrel_engine* mine = scoundrel_engine_new();
        (void)conversation(mine);
        for (++begun;;) {
            scoundrel_engine* other = scoundrel_engine_new();
            (void)conversation(mine);
            if (scoundrel_engine_free(mine) != SCOUNDREL_OK) fail("free");
            mine = other;
        }
    };
    std::thread(ask).detach();
}

void leave_threads() {
    static std::atomic<int> begun = 0;
    constexpr int threads = 4;
    for (int i = 0; i < threads; ++i) ask_on(begun);
    while (begun < threads) std::this_thread::yield();
}

struct End {
    std::string_view name;
    int times;
    void (*work)();
};
constexpr End ends[] = {
    {"handler", 1,
     [] {
         std::atexit(end);
         begin();
     }},
    {"global", 1, begin},
    {"threads", 20, leave_threads},
    {"nothing_freed", 1, [] { (void)conversation(scoundrel_engine_new()); }},
};

}  // namespace

int main(int count, char** arguments) {
    for (const End& each : ends) {
        if (count != 2 || each.name != arguments[1]) continue;
        for (int i = 0; i < each.times; ++i) {
            const pid_t child = fork();
            if (child == 0) {
                each.work();
                return 0;
            }
            int status = 0;
            if (waitpid(child, &status, 0) != child || status != 0) {
                std::fprintf(stderr, "%s, %d: status %x\n", arguments[1], i, unsigned(status));
                std::_Exit(1);
            }
        }
        return 0;
    }
    return 2;
}
