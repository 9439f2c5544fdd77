#include "coach/hint_choice.h"

#include <algorithm>
#include <cmath>

#include "player/ways.h"
#include "solver/sweep.h"

namespace scoundrel {

namespace {

using namespace fact;

// Under most rules the number of uses decides nothing.
bool same_end(const Rules& rules, Position a, Position b) {
    if (rules.weapon != WeaponRule::wear) a.weapon.uses = b.weapon.uses = 0;
    return a == b;
}

bool knows_all(Sight sight) { return sight == Sight::exact || sight == Sight::solved; }

// Works the facts out, in the order in which they matter.
class Choosing {
  public:
    Choosing(const Game& game, const Advice& advice, const std::vector<Followed>& followed)
        : rules_(game.rules),
          position_(game.position),
          advice_(advice),
          followed_(followed),
          best_(advice.options.front()),
          end_(followed.front().end) {
        for (std::size_t i = 1; i < followed.size(); ++i) {
            const bool same = is_end(end_) && best_.win == advice.options[i].win &&
                              same_end(rules_, end_, followed[i].end);
            if (same)
                equal_.moves.push_back(advice.options[i].move);
            else if (second_ == 0)
                second_ = i;
        }
    }

    std::vector<Fact> facts() {
        if (advice_.options.size() == 1) {
            add(Forced{});
            add(health());
            return std::move(facts_);
        }
        what_is_known();
        const Deadly losing = deadly();
        if (!losing.at_once.empty() || !losing.certain.empty()) add(losing);
        second_best(losing);
        weapon();
        const Health change = health();
        if (change.lost > 0 || change.healed > 0 || too_few()) add(change);
        returning();
        if (!equal_.moves.empty()) add(equal_);
        if (!position_.unseen.empty() && end_.status == Status::playing) {
            const Unseen unseen = unseen_in(rules_, end_);
            if (unseen.deadly > 0 || too_few()) add(unseen);
        }
        if (advice_.sight == Sight::exact) add(Exact{advice_.samples});
        return std::move(facts_);
    }

  private:
    static constexpr std::size_t least = 2, most = 4;
    bool too_few() const { return facts_.size() < least; }
    void add(Fact fact) {
        if (facts_.size() < most) facts_.push_back(std::move(fact));
    }

    void what_is_known() {
        if (advice_.sight == Sight::solved)
            add(Solved{best_.win > 0, followed_.front().score});
        else if (is_avoid(best_.move) && rules_.avoid == Avoid::always &&
                 !position_.unseen.empty() && Sweep::serves(rules_, position_))
            add(Looking{position_.unseen.count()});
        else if (advice_.sight == Sight::exact && best_.win == 0)
            add(Hopeless{});
    }

    bool kills(Move move) const {
        Position next = position_;
        Unrecorded past;
        apply(rules_, next, move, past);
        return next.status == Status::lost;
    }

    Deadly deadly() const {
        Deadly losing;
        if (kills(best_.move) || (knows_all(advice_.sight) && best_.win == 0)) return losing;
        for (const Option& option : advice_.options)
            if (kills(option.move))
                losing.at_once.push_back(option.move);
            else if (knows_all(advice_.sight) && option.win == 0)
                losing.certain.push_back(option.move);
        return losing;
    }

    void second_best(const Deadly& losing) {
        if (second_ == 0 || advice_.sight == Sight::none) return;
        if (knows_all(advice_.sight) && best_.win == 0) return;
        const Option& second = advice_.options[second_];
        for (const auto& told : {losing.at_once, losing.certain})
            if (std::find(told.begin(), told.end(), second.move) != told.end()) return;
        SecondBest fact{second.move,
                        best_.win,
                        second.win,
                        best_.win - second.win,
                        std::hypot(best_.error, second.error),
                        {}};
        if (advice_.sight != Sight::solved) fact.score_lead = best_.score - second.score;
        add(fact);
    }

    void weapon() {
        if (end_.status != Status::playing) return;
        Weapon weapon{reach_of(rules_, end_), monsters_to_come(end_).count(), {}};
        if (weapon.reach.monsters == 0) return;
        if (advice_.sight != Sight::none) {
            if (second_ == 0 || !is_end(end_)) return;
            const Position& other = followed_[second_].end;
            if (!is_end(other) || other.status != Status::playing) return;
            weapon.rival = {advice_.options[second_].move, reach_of(rules_, other)};
            if (weapon.rival->reach.saved >= weapon.reach.saved) return;
        }
        add(weapon);
    }

    Health health() const {
        const Followed& plan = followed_.front();
        return {position_.health, plan.lost, plan.healed, end_.health, plan.until()};
    }

    // Of an avoided room all that lies in the dungeon; else what the next room is known to hold.
    void returning() {
        if (end_.status != Status::playing || !end_.untouched) return;
        Returning known{{}, end_.unseen.count(), 1};
        if (is_avoid(best_.move)) {
            const CardSet room = position_.room_cards();
            for (int i = 0; i < end_.bottom_count; ++i) {
                if (!room.has(end_.bottom[i])) continue;
                if (known.cards.empty()) known.after += i;
                known.cards.push_back(end_.bottom[i]);
            }
            if (known.cards.empty()) return;
            known.rooms = earliest_room(rules_, end_, known.after);
            return add(known);
        }
        const int places = room_size - end_.room_count - end_.unseen.count();
        bool matters = false;
        for (int i = 0; i < places && i < end_.bottom_count && end_.owed > 0; ++i) {
            known.cards.push_back(end_.bottom[i]);
            matters |=
                !end_.bottom[i].is_monster() || blow(rules_, end_, end_.bottom[i]) >= end_.health;
        }
        if (matters) add(known);
    }

    const Rules& rules_;
    const Position& position_;
    const Advice& advice_;
    const std::vector<Followed>& followed_;
    const Option& best_;
    const Position& end_;
    Equal equal_;
    std::size_t second_ = 0;  // 0: there is none
    std::vector<Fact> facts_;
};

}  // namespace

std::vector<Fact> choose_facts(const Game& game, const Advice& advice,
                               const std::vector<Followed>& followed) {
    return Choosing(game, advice, followed).facts();
}

}  // namespace scoundrel
