// How fast the solver is. Without arguments: full deals of every rule set, then the plain search
// and the solver on the same small deals. Times are processor time of one core.
//
//   solver_bench [--deals N] [--rules ID] [--verdicts]   the tables; --verdicts: no best scores
//   solver_bench --small N                               only the comparison, N deals a size
//   solver_bench --growth N                              as CSV: cost against cards left, and
//                                                        against avoids allowed, over N deals
#include <malloc.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <numeric>
#include <string_view>
#include <vector>

#include "bench/plain_search.h"
#include "rules/game.h"
#include "rules/rule_sets.h"
#include "solver/solver.h"
#include "solver/sweep.h"

namespace {

using namespace scoundrel;

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Deal {
    Rules rules;
    Game game;
    KnownDealer dealer;

    Deal(const Rules& of, std::uint64_t seed)
        : rules(of), game(Game::begin(rules)), dealer(seeded_dealer(rules.deck, seed)) {
        deal(game.position, dealer);
    }
    Deck unseen() const {
        Deck order;
        for (const Card* card = dealer.deck.end() - game.position.unseen.count();
             card != dealer.deck.end(); ++card)
            order.push(*card);
        return order;
    }
    Solution solve(Question question) const {
        return scoundrel::solve(rules, game.position, unseen(), game.account.stats.slain_value,
                                question, {});
    }
};

class Costs {
  public:
    void add(double cost) { costs_.push_back(cost); }
    double mean() const {
        return std::accumulate(costs_.begin(), costs_.end(), 0.0) /
               static_cast<double>(costs_.size());
    }
    double at(double share) {
        std::sort(costs_.begin(), costs_.end());
        return costs_[std::min(costs_.size() - 1, static_cast<std::size_t>(
                                                      share * static_cast<double>(costs_.size())))];
    }

  private:
    std::vector<double> costs_;
};

void measure(const RuleSet& set, Question question, int deals) {
    Costs milliseconds;
    Costs nodes;
    Costs megabytes;
    int unknown = 0;
    for (int seed = 0; seed < deals; ++seed) {
        const Deal each(set.rules, static_cast<std::uint64_t>(seed));
        const double began = seconds();
        const Solution solution = each.solve(question);
        milliseconds.add(1e3 * (seconds() - began));
        nodes.add(static_cast<double>(solution.nodes));
        megabytes.add(static_cast<double>(solution.memory) / 1e6);
        unknown += solution.limit != Limit::none ? 1 : 0;
    }
    std::printf("%-10s %-8s %6d %9.3f %9.3f %9.2f %9.2f %9.0f %8.1f %8d\n", set.id.data(),
                question == Question::verdict ? "verdict" : "all", deals, milliseconds.at(0.5),
                milliseconds.mean(), milliseconds.at(0.99), milliseconds.at(1), nodes.mean(),
                megabytes.at(1), unknown);
    std::fflush(stdout);
}

void measure_all(std::string_view only, int deals, bool verdicts) {
    std::printf("%-10s %-8s %6s %9s %9s %9s %9s %9s %8s %8s\n", "rules", "question", "deals",
                "median ms", "mean ms", "99% ms", "worst ms", "nodes", "most MB", "unproved");
    for (const RuleSet& set : rule_sets) {
        if (!only.empty() && set.id != only) continue;
        measure(set, Question::verdict, deals);
        if (!verdicts) measure(set, Question::everything, deals);
    }
}

// So many cards of the deck, as a deck of their own.
CardSet part_of(CardSet deck, int count, std::uint64_t seed) {
    const Deck order = shuffled(deck, seed);
    CardSet part;
    for (int i = 0; i < count; ++i) part.add(order.cards[i]);
    return part;
}

void compare_small(int deals) {
    std::printf("%-10s %6s %6s %12s %12s %8s\n", "rules", "cards", "deals", "plain ms", "solver ms",
                "ratio");
    for (const int cards : {8, 12, 16}) {
        double plain = 0;
        double ours = 0;
        for (int seed = 0; seed < deals; ++seed) {
            const auto number = static_cast<std::uint64_t>(seed);
            Rules rules;
            rules.deck = part_of(rules.deck, cards, number + 1'000'000);
            const Deal each(rules, number);
            double began = seconds();
            const Solution solution = each.solve(Question::everything);
            ours += seconds() - began;
            began = seconds();
            const PlainAnswer answer = search_plainly(rules, each.game.position, each.unseen(), 0);
            plain += seconds() - began;
            malloc_trim(0);  // or the solver would pay for tidying up after the plain search
            if (solution.best_score != (answer.best_win ? answer.best_win : answer.best_loss)) {
                std::fprintf(stderr, "the two disagree on deal %d of %d cards\n", seed, cards);
                std::exit(1);
            }
        }
        std::printf("%-10s %6d %6d %12.3f %12.4f %8.0f\n", "classic", cards, deals,
                    1e3 * plain / deals, 1e3 * ours / deals, plain / ours);
        std::fflush(stdout);
    }
}

void print_cost(const char* against, int value, Costs& milliseconds, Costs& megabytes) {
    std::printf("%s,%d,%.4f,%.4f,%.4f,%.4f\n", against, value, milliseconds.at(0.5),
                milliseconds.mean(), milliseconds.at(0.9), megabytes.mean());
    std::fflush(stdout);
}

// From every room of the best lines.
void grow_with_cards(int deals) {
    std::vector<Costs> milliseconds(cards_in_pack + 1);
    std::vector<Costs> megabytes(cards_in_pack + 1);
    std::vector<int> cases(cards_in_pack + 1);
    for (int seed = 0; seed < deals; ++seed) {
        Deal each(Rules{}, static_cast<std::uint64_t>(seed));
        const std::vector<Move> line = each.solve(Question::everything).line;
        for (const Move move : line) {
            if (each.game.position.untouched) {
                const int left = each.game.position.room_count + each.game.position.dungeon();
                const auto at = static_cast<std::size_t>(left);
                const double began = seconds();
                const Solution solution = each.solve(Question::everything);
                milliseconds[at].add(1e3 * (seconds() - began));
                megabytes[at].add(static_cast<double>(solution.memory) / 1e6);
                ++cases[at];
            }
            each.game.play(move);
            deal(each.game.position, each.dealer);
        }
    }
    for (std::size_t left = 0; left < cases.size(); ++left)
        if (cases[left] > 0)
            print_cost("cards", static_cast<int>(left), milliseconds[left], megabytes[left]);
}

// Sweeps that leave nothing out, for any win at the end: what a proof costs.
void grow_with_avoids(int deals) {
    for (int avoids = 0; avoids <= 6; ++avoids) {
        Costs milliseconds;
        Costs megabytes;
        for (int seed = 0; seed < deals; ++seed) {
            const Deal each(Rules{}, static_cast<std::uint64_t>(seed));
            const Limits limits;
            Budget budget(limits);
            Sweep sweep(each.rules, each.game.position, each.unseen(), 0, budget);
            const double began = seconds();
            (void)sweep.run({}, {every_doorway, avoids});
            milliseconds.add(1e3 * (seconds() - began));
            megabytes.add(static_cast<double>(budget.memory()) / 1e6);
        }
        print_cost("avoids", avoids, milliseconds, megabytes);
    }
}

}  // namespace

int main(int count, char** arguments) {
    int deals = 1000;
    int small = 0;
    int growth = 0;
    bool verdicts = false;
    std::string_view only;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = arguments[i];
        const char* value = i + 1 < count ? arguments[i + 1] : "";
        if (word == "--verdicts") {
            verdicts = true;
        } else if (word == "--deals" && std::atoi(value) > 0) {
            deals = std::atoi(arguments[++i]);
        } else if (word == "--small" && std::atoi(value) > 0) {
            small = std::atoi(arguments[++i]);
        } else if (word == "--growth" && std::atoi(value) > 0) {
            growth = std::atoi(arguments[++i]);
        } else if (word == "--rules" &&
                   std::any_of(std::begin(rule_sets), std::end(rule_sets),
                               [&](const RuleSet& set) { return set.id == value; })) {
            only = arguments[++i];
        } else {
            std::fprintf(stderr,
                         "usage: solver_bench [--deals N] [--rules ID] [--verdicts] [--small N] "
                         "[--growth N]\n");
            return 2;
        }
    }
    if (growth > 0) {
        std::printf("against,value,median_ms,mean_ms,ms_90,mean_mb\n");
        grow_with_cards(growth);
        grow_with_avoids(growth);
    } else if (small > 0) {
        compare_small(small);
    } else {
        measure_all(only, deals, verdicts);
        if (only.empty()) compare_small(50);
    }
}
