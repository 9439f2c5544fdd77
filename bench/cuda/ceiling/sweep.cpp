#include "bench/cuda/ceiling/sweep.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

#include "player/ways.h"
#include "rules/dealer.h"
#include "solver/position_hash.h"
#include "solver/solver.h"

namespace scoundrel::ceiling {

namespace {

// The best that was gained on a way to an end, and what is charged behind it.
struct Reached {
    double gain = 0;
    const Position* from = nullptr;
    double mean = 0, worth = 0;
};
using Layer = std::unordered_map<Position, Reached, PositionHash>;

class Sweep {
  public:
    Sweep(const Rules& rules, const Deck& deck, Charges& charges)
        : rules_(rules), dealer_{deck}, charges_(charges), ways_(rules) {}

    BestPath run(const Position& start) {
        reach(start, 0, nullptr);
        for (int unseen = start.unseen.count(); unseen > 0; --unseen)
            for (int owed = room_size; owed > 0; --owed) go_on(layers_[unseen], owed);
        settle();
        return found_;
    }

  private:
    void go_on(Layer& layer, int owed) {
        std::vector<Layer::value_type*> reached;
        std::vector<Position> ends, rooms;
        for (auto& entry : layer) {
            if (entry.first.owed != owed) continue;
            reached.push_back(&entry);
            ends.push_back(entry.first);
            rooms.push_back(entry.first);
            dealer_.deal(rooms.back());
        }
        if (ends.empty()) return;
        std::vector<double> worths(ends.size()), means(ends.size());
        charges_.look(ends, rooms, worths, means);
        for (std::size_t i = 0; i < ends.size(); ++i) {
            auto& [end, here] = *reached[i];
            here.mean = means[i];
            here.worth = worths[i];
            const double gain = here.gain + means[i] - worths[i];
            // No more than three cards are left, and they come up together: nothing is charged
            // then.
            if (rooms[i].unseen.count() < room_size) {
                known_.push_back({gain, rooms[i], &end});
                continue;
            }
            for (const Way& way : ways_.from(rooms[i])) reach(way.end, gain, &end);
        }
    }

    void reach(const Position& end, double gain, const Position* from) {
        if (end.status != Status::playing)
            return offer(gain + (end.status == Status::won ? 1 : 0), from);
        const auto [at, added] = layers_[end.unseen.count()].try_emplace(end, Reached{gain, from});
        if (!added && at->second.gain < gain) at->second = {gain, from};
        if (added) ++found_.ends;
    }

    void settle() {
        std::sort(known_.begin(), known_.end(),
                  [](const Known& a, const Known& b) { return a.gain > b.gain; });
        for (const Known& known : known_) {
            if (known.gain + 1 <= best_) break;
            Deck rest;
            const int unseen = known.room.unseen.count();
            for (const Card* card = dealer_.deck.end() - unseen; card != dealer_.deck.end(); ++card)
                rest.push(*card);
            const Verdict verdict =
                solve(rules_, known.room, rest, 0, Question::verdict, Limits{}).verdict;
            offer(known.gain + (verdict == Verdict::lost ? 0 : 1), known.from);
        }
        found_.value = best_;
        for (const Position* at = best_end_; at != nullptr;) {
            const Reached& reached = layers_[at->unseen.count()].at(*at);
            found_.steps.push_back({*at, reached.mean, reached.worth});
            at = reached.from;
        }
        std::reverse(found_.steps.begin(), found_.steps.end());
    }

    void offer(double value, const Position* from) {
        if (value <= best_) return;
        best_ = value;
        best_end_ = from;
    }

    struct Known {
        double gain;
        Position room;  // nothing more is hidden from here on
        const Position* from;
    };

    const Rules& rules_;
    const KnownDealer dealer_;
    Charges& charges_;
    Ways ways_;
    Layer layers_[cards_in_pack + 1];  // by cards unseen
    std::vector<Known> known_;
    double best_ = -std::numeric_limits<double>::infinity();
    const Position* best_end_ = nullptr;
    BestPath found_;
};

}  // namespace

BestPath best_path(const Rules& rules, const Position& start, const Deck& deck, Charges& charges) {
    return Sweep(rules, deck, charges).run(start);
}

}  // namespace scoundrel::ceiling
