#include "ceiling/sweep.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

#include "player/ways.h"
#include "rules/dealer.h"
#include "solver/position_hash.h"

namespace scoundrel::ceiling {

namespace {

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
            for (const int owed : {room_size, cards_to_face, 2, 1}) go_on(layers_[unseen], owed);
        settle();
        return found_;
    }

  private:
    void go_on(Layer& layer, int owed) {
        std::vector<Layer::value_type*> reached;
        std::vector<Position> ends, rooms;
        for (auto& entry : layer)
            if (entry.first.owed == owed) {
                reached.push_back(&entry);
                ends.push_back(entry.first);
                rooms.push_back(entry.first);
                dealer_.deal(rooms.back());
            }
        if (ends.empty()) return;
        std::vector<double> worths(ends.size()), means(ends.size());
        if (ends[0].unseen.count() - owed < room_size) {
            for (std::size_t i = 0; i < ends.size(); ++i)
                last_.push_back({reached[i]->second.gain, &reached[i]->first});
            return;
        }
        charges_.look(ends, rooms, worths, means);
        for (std::size_t i = 0; i < ends.size(); ++i) {
            Reached& here = reached[i]->second;
            here.mean = means[i];
            here.worth = worths[i];
            const double gain = here.gain + means[i] - worths[i];
            for (const Way& way : ways_.from(rooms[i])) reach(way.end, gain, &reached[i]->first);
        }
    }

    void reach(const Position& end, double gain, const Position* from) {
        if (end.status != Status::playing) {
            if (end.status == Status::won) offer(gain + 1, from);
            if (end.status == Status::lost) offer(gain, from);
            return;
        }
        const auto [at, added] = layers_[end.unseen.count()].try_emplace(end, Reached{gain, from});
        if (!added && at->second.gain < gain) at->second = {gain, from};
        if (added) ++found_.ends;
    }

    // Behind these ends at most three cards lie that are not known, and they come up together: what a
    // room is worth then is the truth, or above it, so the path is worth no more than the mean.
    void settle() {
        std::sort(last_.begin(), last_.end(), [](const Last& a, const Last& b) {
            return a.gain != b.gain ? a.gain > b.gain : a.end->unseen.count() > b.end->unseen.count();
        });
        found_.last = last_.size();
        for (std::size_t from = 0; from < last_.size() && last_[from].gain + 1 > best_;) {
            std::vector<Position> ends;
            std::size_t to = from;
            const auto alike = [&](const Last& a) {
                return a.end->owed == last_[from].end->owed && a.end->unseen == last_[from].end->unseen;
            };
            std::vector<std::size_t> part;
            for (; to < last_.size() && to - from < 4096 && last_[to].gain + 1 > best_; ++to) part.push_back(to);
            while (!part.empty()) {
                std::vector<std::size_t> mine, rest;
                from = part[0];
                for (const std::size_t i : part) (alike(last_[i]) ? mine : rest).push_back(i);
                ends.clear();
                for (const std::size_t i : mine) ends.push_back(*last_[i].end);
                std::vector<double> means(ends.size());
                charges_.means(ends, means);
                found_.settled += ends.size();
                for (std::size_t i = 0; i < mine.size(); ++i) {
                    Reached& reached = layers_[ends[i].unseen.count()].at(ends[i]);
                    reached.mean = means[i];
                    offer(last_[mine[i]].gain + means[i], last_[mine[i]].end);
                }
                part = rest;
            }
            from = to;
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

    struct Last {
        double gain;
        const Position* end;
    };

    const Rules& rules_;
    const KnownDealer dealer_;
    Charges& charges_;
    Ways ways_;
    Layer layers_[cards_in_pack + 1];  // by cards unseen
    std::vector<Last> last_;
    double best_ = -std::numeric_limits<double>::infinity();
    const Position* best_end_ = nullptr;
    BestPath found_;
};

}  // namespace

BestPath best_path(const Rules& rules, const Position& start, const Deck& deck, Charges& charges) {
    return Sweep(rules, deck, charges).run(start);
}

}  // namespace scoundrel::ceiling
