#include "lab/upper_bound.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>
#include <vector>

#include "rules/dealer.h"
#include "solver/position_hash.h"
#include "solver/solver.h"

namespace scoundrel {

namespace {

// Every room turns up cards until none is unseen, so ends are taken in order of the cards unseen:
// all paths to the same end have met there before anyone goes on from it, and what lies behind is
// forgotten.
class Hindsight {
  public:
    Hindsight(const Rules& rules, const Deck& unseen, Penalty& penalty,
              const HindsightLimits& limits)
        : rules_(rules), dealer_{unseen}, penalty_(penalty), ways_(rules), limits_(limits) {}

    Clairvoyant run(const Position& end) {
        reach(end, 0);
        for (int unseen = end.unseen.count(); unseen > 0; --unseen) {
            const Layer layer = std::move(layers_[unseen]);
            layers_[unseen] = {};
            double promised = -std::numeric_limits<double>::infinity();
            for (const auto& [way, gain] : layer) promised = std::max(promised, go_on(way, gain));
            live_ -= layer.size();
            if (!layer.empty() && limits_.watch && !limits_.watch(unseen, promised))
                found_.limited = true;
            if (found_.limited) return cut_off(unseen);
        }
        settle();
        found_.value = best_;
        return found_;
    }

  private:
    using Layer = std::unordered_map<Position, double, PositionHash>;

    // What this end promises.
    double go_on(const Position& end, double gain) {
        if (found_.limited) return gain;
        Position room = end;
        dealer_.deal(room);
        const double promised = gain + penalty_.mean(end);
        gain = promised - penalty_.f(end, room);
        if (room.unseen.empty())
            known_.emplace_back(gain, room);
        else
            for (const Way& way : ways_.from(room)) reach(way.end, gain);
        return promised;
    }

    void reach(const Position& end, double gain) {
        if (end.status != Status::playing) {
            best_ = std::max(best_, gain + (end.status == Status::won ? 1 : 0));
            return;
        }
        assert(end.owed > 0);
        const auto [at, added] = layers_[end.unseen.count()].try_emplace(end, gain);
        if (!added) at->second = std::max(at->second, gain);
        if (!added) return;
        ++found_.states;
        constexpr std::size_t bytes = sizeof(Layer::value_type) + 4 * sizeof(void*);
        if (++live_ > limits_.memory / bytes) found_.limited = true;
    }

    // With nothing unseen there is nothing more to pay, and the solver tells who wins.
    void settle() {
        std::sort(known_.begin(), known_.end(),
                  [](const auto& a, const auto& b) { return a.first > b.first; });
        for (const auto& [gain, room] : known_) {
            if (gain + 1 <= best_) return;
            const Verdict verdict =
                solve(rules_, room, Deck{}, 0, Question::verdict, Limits{}).verdict;
            best_ = std::max(best_, gain + (verdict == Verdict::lost ? 0 : 1));
        }
    }

    // Whoever has come this far wins, and is paid back the most at every room to come.
    Clairvoyant cut_off(int unseen) {
        constexpr int fewest = cards_to_face;  // cards turned up by a room that is not the last
        const double rooms = unseen / fewest + 1;
        double furthest = -std::numeric_limits<double>::infinity();
        for (const Layer& layer : layers_)
            for (const auto& [end, gain] : layer) furthest = std::max(furthest, gain);
        best_ = std::max(best_, furthest + rooms * penalty_.most() + 1);
        for (const auto& [gain, room] : known_) best_ = std::max(best_, gain + 1);
        found_.value = best_;
        return found_;
    }

    const Rules& rules_;
    const KnownDealer dealer_;
    Penalty& penalty_;
    Ways ways_;
    const HindsightLimits& limits_;
    Layer layers_[cards_in_pack + 1];  // by cards unseen: the most gained on a path to each end
    std::vector<std::pair<double, Position>> known_;  // rooms from which on nothing is hidden
    std::size_t live_ = 0;
    double best_ = -std::numeric_limits<double>::infinity();
    Clairvoyant found_;
};

}  // namespace

Clairvoyant best_with_hindsight(const Rules& rules, const Position& end, const Deck& unseen,
                                Penalty& penalty, const HindsightLimits& limits) {
    assert(rules.monsters == Monsters::chosen && end.owed > 0);
    return Hindsight(rules, unseen, penalty, limits).run(end);
}

}  // namespace scoundrel
