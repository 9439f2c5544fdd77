// All ways through a room, judged on the same imagined rooms, twice: by one set of them the best is
// chosen, by a second set, independent of the first, it is judged. What looks best on one set is
// partly luck of that set; the second knows nothing of it (the winner's curse).
#pragma once

#include <optional>
#include <vector>

#include "lab/strategy_deeds.h"
#include "player/crossroads.h"
#include "player/lookahead.h"

namespace scoundrel {

struct JudgePlan {
    int choosing = 48;  // imagined rooms of the first set
    int judging = 32;   // and of the second

    friend bool operator==(const JudgePlan&, const JudgePlan&) = default;
};

struct JudgedWay {
    Way way;
    std::vector<Move> moves{};
    double choose = 0;  // by the first set: for comparing only
    double judge = 0;   // the chance to win, by the second
};

struct JudgedRoom {
    std::vector<JudgedWay> ways{};  // those that were tried
    std::vector<Deeds> deeds{};     // of each
    std::size_t best = 0;           // by the first set
    bool exact = false;             // every order was looked at: both figures are the true chance
};

class RoomJudge {
  public:
    RoomJudge(const Rules& rules, SharedNet net, const JudgePlan& plan)
        : rules_(rules), plan_(plan), ways_(rules), lookahead_(rules, std::move(net)) {}

    // A room begins in the position; nothing is owed. `taken`: moves that must be among the ways.
    JudgedRoom judge(const Position& position, std::uint64_t seed,
                     const std::vector<Move>& taken = {});

  private:
    std::vector<JudgedWay> ways_of(const Position& position, const std::vector<Move>& taken);
    bool exactly(const Position& position, std::vector<JudgedWay>& ways) const;
    std::vector<Tally> sample(const Position& position, const std::vector<JudgedWay>& ways,
                              std::uint64_t seed, int samples);
    void by_samples(const Position& position, std::vector<JudgedWay>& ways, std::uint64_t seed);

    Rules rules_;
    JudgePlan plan_;
    Ways ways_;
    Lookahead lookahead_;
};

// The way with most of what the first set promises; those for which `wanted` is true. None if none.
template <class Wanted>
std::optional<std::size_t> best_way(const JudgedRoom& room, Wanted wanted) {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < room.ways.size(); ++i)
        if (wanted(i) && (!best || room.ways[i].choose > room.ways[*best].choose)) best = i;
    return best;
}

}  // namespace scoundrel
