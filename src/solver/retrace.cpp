// From what a sweep has found back to the moves that lead there: first the doorways, backwards,
// then the moves between them, by the rules themselves.
#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>
#include <set>
#include <unordered_set>

#include "rules/score.h"
#include "solver/moment.h"
#include "solver/position_hash.h"
#include "solver/sweep.h"

namespace scoundrel {

namespace {

// A doorway with a hand to bring there.
struct Stop {
    Doorway door;
    Hand hand;
};

// Every hand of a table that no fresher one makes superfluous.
std::vector<Hand> each_hand(const Hands& hands) {
    std::vector<Hand> list;
    hands.each_row([&](int weapon, Bytes health) {
        for (int f = 0; f < freshness_count; ++f)
            if (health[f] > (f == brand_new ? 0 : health[f + 1]))
                list.push_back({weapon, f, health[f]});
    });
    return list;
}

bool same_cards(const Queue& a, int from_a, const Queue& b, int from_b) {
    return a.count - from_a == b.count - from_b &&
           std::memcmp(a.cards + from_a, b.cards + from_b,
                       static_cast<std::size_t>(a.count - from_a)) == 0;
}

bool same_doorway(const Doorway& a, const Doorway& b) {
    return same_cards(a.queue, 0, b.queue, 0) && a.carried == b.carried && a.slot == b.slot &&
           a.may_avoid == b.may_avoid && a.potion_used == b.potion_used;
}

// At least as good in every way: whatever the other can reach, this one can.
bool as_good(const HandRules& rules, const Hand& hand, const Hand& other) {
    return (hand.weapon == other.weapon || other.weapon == 0 ||
            (rules.stronger_is_better() && hand.weapon > other.weapon)) &&
           hand.freshness >= other.freshness && hand.health >= other.health;
}

// Does the walk of one hand lead to the stop, with its hand or one as good?
class Looking final : public Walker {
  public:
    Looking(const HandRules& rules, const Stop& stop) : rules_(rules), stop_(stop) {}
    ~Looking() = default;

    void arrived(const Doorway& door, const Hands& hands) override {
        if (found_ || !same_doorway(door, stop_.door)) return;
        hands.each_row([&](int weapon, Bytes health) {
            const int freshness = stop_.hand.freshness;
            found_ |= as_good(rules_, {weapon, freshness, health[freshness]}, stop_.hand);
        });
    }
    void won(const Doorway&, unsigned, Card, int) override {}
    void died(const Doorway&, unsigned, Card) override {}

    bool found() const { return found_; }

  private:
    const HandRules& rules_;
    const Stop& stop_;
    bool found_ = false;
};

// Could a walk from here lead there at all? The cards behind the room must be the same.
bool may_lead(const Rules& rules, const Doorway& from, const Doorway& to) {
    const int faced = from.queue.count - to.queue.count;
    const int left = from.room_count - faced;
    if (left < 0) return false;
    if (faced > 0 && same_cards(from.queue, from.room_count, to.queue, left)) return true;
    if (!from.may_avoid) return false;
    for (const Verb direction : directions(rules)) {
        const Queue queue = from.queue.avoided(direction);
        if (faced == 0 ? same_cards(queue, 0, to.queue, 0)
                       : same_cards(queue, room_size, to.queue, room_size - faced))
            return true;
    }
    return false;
}

// Plays from one stop to the next, or to the end, by the rules themselves.
class Stretch {
  public:
    // `to_the_end`: through as many rooms as it takes.
    Stretch(const Rules& rules, const KnownDealer& dealer, bool to_the_end)
        : rules_(rules), dealer_(dealer), to_the_end_(to_the_end) {}

    // Goes on from the moment until it is there, adding the moves.
    template <class There>
    bool play(Moment& now, There there, std::vector<Move>& moves) {
        if (there(now)) return true;
        if (now.position.status != Status::playing || !seen_.insert(now.position).second)
            return false;
        for (const Move move : legal_moves(rules_, now.position)) {
            Moment next = now;
            next.play(rules_, move, dealer_);
            const bool next_room = next.position.status == Status::playing &&
                                   begins_room(now.position, move, next.position);
            // A walk leads through one room; the avoided one before it, where that is all there may
            // be, belongs to it.
            const bool avoided = !move.has_card() && move.verb() != Verb::next;
            const bool goes_on = avoided ? rules_.avoid == Avoid::alternate : to_the_end_;
            const bool ends = next_room && !goes_on;
            moves.push_back(move);
            if (ends ? there(next) : play(next, there, moves)) {
                now = next;
                return true;
            }
            moves.pop_back();
        }
        return false;
    }

  private:
    const Rules& rules_;
    KnownDealer dealer_;
    bool to_the_end_;
    std::unordered_set<Position, PositionHash> seen_;
};

}  // namespace

class Retrace {
  public:
    explicit Retrace(const Sweep& sweep) : sweep_(sweep) {}

    Line line() {
        find_stops();
        Moment now{sweep_.position_, sweep_.slain_before_};
        Line line;
        for (auto stop = stops_.rbegin(); stop != stops_.rend(); ++stop)
            go(now, line.moves, false,
               [&](const Moment& later) { return at(*stop, later.position); });
        // A hand better than the one that was to die here may have to die in a later room, which is
        // no worse (docs/solver.md, "What is never worse").
        go(now, line.moves, sweep_.goal_.loss,
           [&](const Moment& later) { return ended_well(later); });
        line.score = score(sweep_.rules_.rules(), now.position, now.slain);
        return line;
    }

  private:
    // What one hand can reach at the end, from one doorway.
    class Ending final : public Walker {
      public:
        explicit Ending(const Sweep& sweep) : sweep_(sweep) {}
        ~Ending() = default;

        void arrived(const Doorway&, const Hands&) override {}
        void won(const Doorway& door, unsigned left, Card last, int health) override {
            const Goal& goal = sweep_.goal_;
            if (!goal.loss && (!goal.keep || last == goal.keep))
                take(sweep_.win_score(door, left, last, health));
        }
        void died(const Doorway& door, unsigned left, Card killer) override {
            take(sweep_.loss_score(door, left, killer));
        }
        bool good() const { return good_; }

      private:
        void take(int score) { good_ |= score >= sweep_.best_score_; }

        const Sweep& sweep_;
        bool good_ = false;
    };

    const Layer& layer(int count) const { return sweep_.layers_[static_cast<std::size_t>(count)]; }
    RoomWishes wishes() const { return {sweep_.goal_.keep, sweep_.goal_.loss}; }

    // From the doorway behind which the end lies back to the root.
    void find_stops() {
        const Place last = sweep_.best_place_;
        if (last == Place{}) return;
        const Doorway door = layer(last.count).doorway(last.number);
        for (const Hand& hand : each_hand(layer(last.count).hands(last.number))) {
            Ending ending(sweep_);
            walk(sweep_.rules_, door, only(hand), wishes(), true, ending);
            if (ending.good() && find_way_to({door, hand})) return;
        }
    }

    // Never twice to the same doorway with the same hand: where rooms may be avoided without end
    // there are ways that go round in a circle.
    bool find_way_to(const Stop& stop) {
        stops_.push_back(stop);
        if (leads_to(stop, sweep_.root_, sweep_.root_hand_)) return true;
        const int most = std::min(stop.door.queue.count + room_size,
                                  static_cast<int>(sweep_.layers_.size()) - 1);
        for (int count = most; count >= stop.door.queue.count; --count)
            for (std::uint32_t number = 0; number < layer(count).size(); ++number)
                if (find_way_through({count, number}, stop)) return true;
        stops_.pop_back();
        return false;
    }

    bool find_way_through(Place place, const Stop& stop) {
        const Doorway door = layer(place.count).doorway(place.number);
        if (!may_lead(sweep_.rules_.rules(), door, stop.door)) return false;
        for (const Hand& hand : each_hand(layer(place.count).hands(place.number))) {
            if (!leads_to(stop, door, hand)) continue;
            const std::array<int, 5> key{place.count, static_cast<int>(place.number), hand.weapon,
                                         hand.freshness, hand.health};
            if (tried_.insert(key).second && find_way_to({door, hand})) return true;
        }
        return false;
    }

    bool leads_to(const Stop& stop, const Doorway& door, const Hand& hand) const {
        Looking looking(sweep_.rules_, stop);
        walk(sweep_.rules_, door, only(hand), wishes(), true, looking);
        return looking.found();
    }

    template <class There>
    void go(Moment& now, std::vector<Move>& moves, bool to_the_end, There there) const {
        const KnownDealer dealer{sweep_.unseen_, SplitMix64(0)};
        Stretch stretch(sweep_.rules_.rules(), dealer, to_the_end);
        [[maybe_unused]] const bool arrived = stretch.play(now, there, moves);
        assert(arrived);
    }

    bool at(const Stop& stop, const Position& now) const {
        if (!now.untouched || now.status != Status::playing) return false;
        return as_good(sweep_.rules_, hand_of(sweep_.rules_, now), stop.hand) &&
               same_doorway(doorway_of(sweep_.rules_.rules(), now, sweep_.order_of(now)),
                            stop.door);
    }

    bool ended_well(const Moment& now) const {
        const Status wanted = sweep_.goal_.loss ? Status::lost : Status::won;
        return now.position.status == wanted &&
               score(sweep_.rules_.rules(), now.position, now.slain) >= sweep_.best_score_;
    }

    const Sweep& sweep_;
    std::vector<Stop> stops_;  // the last one first
    std::set<std::array<int, 5>> tried_;
};

Line Sweep::line() const { return Retrace(*this).line(); }

// The unseen cards of a later position, in order.
Deck Sweep::order_of(const Position& later) const {
    Deck order;
    for (int i = unseen_.count - later.unseen.count(); i < unseen_.count; ++i)
        order.push(unseen_.cards[i]);
    return order;
}

}  // namespace scoundrel
