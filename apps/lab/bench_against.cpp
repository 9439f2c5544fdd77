#include "bench_against.h"

#include <fmt/core.h>

#include <chrono>
#include <ctime>
#include <iostream>
#include <vector>

#include "bots/program.h"
#include "command/failure.h"
#include "protocol/protocol.h"

namespace scoundrel::cli {

namespace {

using namespace std::chrono_literals;

struct Contest {
    std::string_view what;
    std::string_view rules;
    int deals;
    Json request;
};

// Without limits of time, and with a seed: what is measured is the same work for both.
const std::vector<Contest>& contests() {
    static const std::vector<Contest> all{
        {"solver", "classic", 60, {{"do", "solve"}}},
        {"solver", "rascal", 30, {{"do", "solve"}}},
        {"player", "classic", 150, {{"do", "hint"}, {"samples", 400}, {"seed", 1}}},
        {"player", "rascal", 50, {{"do", "hint"}, {"samples", 200}, {"seed", 1}}},
    };
    return all;
}

double own_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

class Race {
  public:
    explicit Race(const std::string& command)
        : own_({}, {game_requests(), coach_requests()}),
          other_("exec " + command, 120s, {.wanted = false}) {}  // no shell, whose time it would be

    void ask(const Contest& contest, int deal) {
        const std::string game = fmt::format("{}#{}", contest.rules, deal);
        put(Json{{"do", "new"}, {"game", game}});
        put(contest.request);
    }
    double own() const { return own_seconds_; }
    double other() const { return other_seconds_; }
    int different() const { return different_; }
    void restart() { own_seconds_ = other_seconds_ = 0, different_ = 0; }

  private:
    void put(const Json& request) {
        const std::string line = print_json(request);
        const double own_before = own_seconds();
        const std::string answer = own_.answer(line).value_or("");
        own_seconds_ += own_seconds() - own_before;
        const double other_before = other_.processor_seconds();
        const auto theirs = parse_json(other_.ask(line));
        other_seconds_ += other_.processor_seconds() - other_before;
        const Json* ok = theirs ? theirs->find("ok") : nullptr;
        if (ok == nullptr || *ok != Json(true))
            throw Failure(
                say({}, Phrase::lab_no_answer, {{"program", other_.command()}, {"line", line}}));
        if (untimed(*theirs) != untimed(*parse_json(answer))) ++different_;
    }
    // How long it took is part of a solver's answer.
    static Json untimed(Json answer) {
        if (answer.contains("solve")) answer["solve"].erase("ms");
        return answer;
    }

    Protocol own_;
    Program other_;
    double own_seconds_ = 0;
    double other_seconds_ = 0;
    int different_ = 0;
};

}  // namespace

Json bench_against(const std::string& command, bool show) {
    Race race(command);
    for (const Contest& contest : contests())  // so that both have warmed up
        for (int deal = 0; deal < 3; ++deal) race.ask(contest, deal);
    if (show)
        std::cout << fmt::format("{:<8} {:<8} {:>6} {:>10} {:>10} {:>7}  {}\n", "", "rules",
                                 "deals", "here, ms", "other, ms", "ratio", "answers");
    Json results = Json::array();
    for (const Contest& contest : contests()) {
        race.restart();
        for (int deal = 0; deal < contest.deals; ++deal) race.ask(contest, deal);
        const double ratio = race.own() / race.other();
        const int different = race.different();
        results.push_back({{"what", contest.what},
                           {"rules", contest.rules},
                           {"deals", contest.deals},
                           {"seconds", race.own()},
                           {"other_seconds", race.other()},
                           {"ratio", ratio},
                           {"different", different}});
        if (show)
            std::cout << fmt::format("{:<8} {:<8} {:>6} {:>10.0f} {:>10.0f} {:>7.2f}  {}\n",
                                     contest.what, contest.rules, contest.deals, race.own() * 1000,
                                     race.other() * 1000, ratio,
                                     different == 0 ? std::string("the same")
                                                    : fmt::format("{} differ", different))
                      << std::flush;
    }
    return results;
}

}  // namespace scoundrel::cli
