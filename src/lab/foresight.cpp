#include "lab/foresight.h"

#include <cassert>
#include <memory>
#include <queue>
#include <unordered_set>

#include "rules/dealer.h"
#include "solver/position_hash.h"

namespace scoundrel {

namespace {

// Nothing given away is ever taken back, so the cheapest path is found by always going on with the
// way that has given away least so far; among equals with the one that is furthest.
class CheapestPath {
  public:
    CheapestPath(const Rules& rules, const Deck& unseen, const ForesightPlan& plan)
        : rules_(rules), dealer_{unseen}, plan_(plan) {}

    Foresight run(const Position& end) {
        bool arrived = enter(end, 0);
        while (!arrived) {
            const Reached best = open_.top();
            found_.given_away = best.given_away;
            if (found_.rooms >= plan_.rooms || (plan_.stop && plan_.stop())) {
                found_.limited = true;
                break;
            }
            open_.pop();
            ImaginedRoom& room = *rooms_[best.room].room;
            if (room.gives_away_more(best.way))
                push(best.room, best.way);
            else
                arrived = enter(room.ways()[best.way].end, best.given_away);
        }
        return found_;
    }

  private:
    struct Reached {
        double given_away;
        int unseen;
        std::size_t room, way;
        // The greatest comes first.
        bool operator<(const Reached& other) const {
            if (given_away != other.given_away) return given_away > other.given_away;
            return unseen > other.unseen;
        }
    };
    struct Entered {
        std::unique_ptr<ImaginedRoom> room;
        double given_away;  // on the way to it
    };

    // True if nothing can be given away any more.
    bool enter(const Position& end, double given_away) {
        if (end.status != Status::playing) return true;
        if (!ends_.insert(end).second) return false;
        ++found_.rooms;
        Position room = end;
        dealer_.deal(room);
        if (room.unseen.empty()) return true;
        rooms_.push_back({std::make_unique<ImaginedRoom>(rules_, room, plan_), given_away});
        for (std::size_t way = 0; way < rooms_.back().room->ways().size(); ++way)
            push(rooms_.size() - 1, way);
        return false;
    }

    void push(std::size_t number, std::size_t way) {
        const Entered& entered = rooms_[number];
        open_.push({entered.given_away + entered.room->given_away(way),
                    entered.room->ways()[way].end.unseen.count(), number, way});
    }

    const Rules& rules_;
    const KnownDealer dealer_;
    const ForesightPlan& plan_;
    std::vector<Entered> rooms_;
    std::priority_queue<Reached> open_;
    std::unordered_set<Position, PositionHash>
        ends_;  // gone on from, each first by its cheapest path
    Foresight found_;
};

}  // namespace

Foresight least_given_away(const Rules& rules, const Position& end, const Deck& unseen,
                           const ForesightPlan& plan) {
    assert(rules.monsters == Monsters::chosen && end.owed > 0);
    return CheapestPath(rules, unseen, plan).run(end);
}

}  // namespace scoundrel
