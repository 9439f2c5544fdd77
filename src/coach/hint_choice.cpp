#include "coach/hint_choice.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "coach/contrast.h"
#include "player/crossroads.h"
#include "solver/sweep.h"

namespace scoundrel {

namespace {

using namespace fact;

// Under most rules the number of uses decides nothing.
bool same_end(const Rules& rules, Position a, Position b) {
    if (rules.weapon != WeaponRule::wear) a.weapon.uses = b.weapon.uses = 0;
    return a == b;
}

double in_tenths(double number) { return std::round(number * 10) / 10; }

// Differences of less than this, in points of health, are not worth a sentence.
constexpr double worth_telling = 1;

template <class Kind>
const Distinction* find_kind(const std::vector<Distinction>& list) {
    for (const Distinction& difference : list)
        if (std::holds_alternative<Kind>(difference.fact)) return &difference;
    return nullptr;
}

// Says the same once: a wasted potion is the reason for the health that is missing, or for the slot
// that is empty.
void drop_repeated(std::vector<Distinction>& list) {
    const Distinction* waste = find_kind<Waste>(list);
    if (waste == nullptr) return;
    constexpr double about = 0.5;
    const double worth = waste->worth + about;
    const Card card = std::get<Waste>(waste->fact).card;
    std::erase_if(list, [&](const Distinction& one) {
        if (const auto* stored = std::get_if<InStore>(&one.fact)) return stored->best == card;
        return std::holds_alternative<Health>(one.fact) && one.worth > 0 && one.worth <= worth;
    });
}

// What speaks most for the rival, if it is worth a sentence: health before the dangers it is a
// measure of.
const Distinction* price_of(const std::vector<Distinction>& best_first) {
    if (best_first.empty()) return nullptr;
    const Distinction* health = find_kind<Health>(best_first);
    const Distinction* most = &best_first.back();
    if (health != nullptr && std::holds_alternative<Risk>(most->fact)) most = health;
    return most->worth <= -2 * worth_telling ? most : nullptr;
}

enum class Fate : std::uint8_t { open, dies_at_once, dies_in_room, loses };

// Works the facts out about one advice.
class Choosing {
  public:
    explicit Choosing(const Advised& advised)
        : game_(advised.game),
          rules_(advised.game.rules),
          advice_(advised.advice),
          followed_(advised.followed),
          aim_(advised.aim),
          deck_open_(advised.open),
          best_(advised.advice.options.front()) {
        find_fates();
    }

    std::vector<Fact> why_best() {
        if (advice_.options.size() == 1) return {Forced{}, health()};
        if (looks_first()) return {Looking{game_.position.unseen.count()}};
        what_is_certain();
        const std::size_t rival = find_rival();
        if (all_lost_alike()) {
            // Whatever is done, there is nothing to compare.
        } else if (rival > 0) {
            compare(rival);
        } else if (const Deadly dead = deadly(); count(dead) > 0) {
            facts_.push_back(dead);
            if (is_avoid(best_.move)) returning();
        } else {
            equal();
            facts_.push_back(health());
        }
        if (advice_.sight == Sight::exact && facts_.size() < most)
            facts_.push_back(Exact{advice_.samples});
        return std::exchange(facts_, {});
    }

    std::vector<Fact> why_not(std::size_t option) {
        const Move move = advice_.options[option].move;
        if (same_as_best(option)) return {Equal{{move}}};
        if (fates_[0] == Fate::open && fates_[option] != Fate::open) return {deadly(option)};
        if (looks_first() && !is_avoid(move))
            facts_.push_back(Looking{game_.position.unseen.count()});
        compare(option);
        return std::exchange(facts_, {});
    }

  private:
    static constexpr std::size_t most = 4;  // facts: a hint that says everything says nothing

    bool knows_all() const {
        return advice_.sight == Sight::exact || advice_.sight == Sight::solved;
    }
    bool can_win() const {
        return std::ranges::any_of(advice_.options, [](const Option& one) { return one.win > 0; });
    }
    bool none_lives() const {
        return std::ranges::all_of(fates_, [](Fate fate) {
            return fate == Fate::dies_at_once || fate == Fate::dies_in_room;
        });
    }
    bool all_lost_alike() const {
        if (can_win() || !(knows_all() || none_lives())) return false;
        return std::ranges::all_of(advice_.options, [&](const Option& one) {
            return std::abs(one.score - best_.score) < 0.05;
        });
    }
    bool same_as_best(std::size_t option) const {
        const Position& end = followed_.front().end;
        return is_end(end) && best_.win == advice_.options[option].win &&
               same_end(rules_, end, followed_[option].end);
    }

    void find_fates() {
        Ways ways(rules_);
        const Crossroads crossroads = look_around(rules_, ways, game_.position);
        const auto dies = [&](std::size_t end) {
            return crossroads.ends[end].end.status == Status::lost;
        };
        for (const Option& option : advice_.options) {
            const auto road =
                std::ranges::find(crossroads.roads, option.move, &Crossroads::Road::move);
            Position next = game_.position;
            Unrecorded past;
            apply(rules_, next, option.move, past);
            fates_.push_back(next.status == Status::lost             ? Fate::dies_at_once
                             : std::ranges::all_of(road->ends, dies) ? Fate::dies_in_room
                             : knows_all() && option.win == 0        ? Fate::loses
                                                                     : Fate::open);
        }
    }

    // Rooms can be avoided for nothing, so there is no more to say.
    bool looks_first() const {
        return is_avoid(best_.move) && rules_.avoid == Avoid::always &&
               advice_.sight != Sight::solved && !game_.position.unseen.empty() &&
               Sweep::serves(rules_, game_.position);
    }

    void what_is_certain() {
        const bool won = can_win();
        if (advice_.sight == Sight::solved)
            facts_.push_back(Solved{
                won, won == (best_.win > 0) ? followed_.front().score : std::nullopt, deck_open_});
        else if (none_lives() || (advice_.sight == Sight::exact && !won))
            facts_.push_back(Hopeless{});
    }

    // The best option that leads elsewhere and is not lost already; 0 if there is none.
    std::size_t find_rival() const {
        for (std::size_t i = 1; i < advice_.options.size(); ++i)
            if (!same_as_best(i) && (fates_[0] != Fate::open || fates_[i] == Fate::open)) return i;
        return 0;
    }

    static std::size_t count(const Deadly& dead) {
        return dead.at_once.size() + dead.in_room.size() + dead.certain.size();
    }

    // All that are lost, or this one alone.
    Deadly deadly(std::size_t only = 0) const {
        Deadly dead{{}, {}, {}, static_cast<int>(advice_.options.size()) - 1, 0, 0};
        for (std::size_t i = 1; i < advice_.options.size(); ++i) {
            if (fates_[0] != Fate::open || (only > 0 && i != only)) continue;
            const Move move = advice_.options[i].move;
            if (fates_[i] == Fate::dies_at_once) dead.at_once.push_back(move);
            if (fates_[i] == Fate::dies_in_room) dead.in_room.push_back(move);
            if (fates_[i] == Fate::loses) dead.certain.push_back(move);
        }
        if (dead.at_once.size() == 1) {
            const Move move = dead.at_once.front();
            const bool armed = move.verb() == Verb::fight;
            dead.damage =
                move.card().value() - (armed ? weapon_power(rules_, game_.position.weapon) : 0);
            dead.health = game_.position.health;
        }
        return dead;
    }

    // What the rival gives away, and what speaks for the best way beside it.
    void compare(std::size_t rival) {
        const Option& other = advice_.options[rival];
        if (advice_.sight == Sight::none) {
            facts_.push_back(Later{other.move});
            return tell_differences(rival, false);
        }
        const SecondBest value = value_of(rival);
        facts_.push_back(value);
        // Of games that are lost only the score is left; and what is the same needs no reason.
        if (!can_win() && (knows_all() || none_lives())) return;
        if (value.lead == 0 && value.score_lead && *value.score_lead <= 0) return;
        constexpr double a_point = 0.1;
        const bool clear = aim_ == Aim::win ? value.lead > value.error : value.score_lead > a_point;
        const bool played_out = advice_.sight == Sight::sampled || advice_.sight == Sight::exact;
        tell_differences(rival, clear && played_out);
    }

    // The best one or two, or the best one and its price.
    void tell_differences(std::size_t rival, bool unless_beyond) {
        auto list =
            contrast(game_, followed_.front(), followed_[rival], advice_.options[rival].move);
        drop_repeated(list);
        if (knows_all() && best_.win == 1)
            std::erase_if(list, [](const Distinction& one) {
                return std::holds_alternative<Risk>(one.fact);
            });
        std::ranges::stable_sort(list, std::greater{}, &Distinction::worth);
        const auto worth = [&](double least) {
            return static_cast<std::size_t>(std::ranges::count_if(
                list, [least](const Distinction& one) { return one.worth >= least; }));
        };
        constexpr double anything = 0.1;
        const std::size_t pros =
            std::max(worth(worth_telling), std::min<std::size_t>(worth(anything), 1));
        const Distinction* price = price_of(list);
        // That an avoided room comes back is no more than half a reason.
        if (is_avoid(best_.move) && pros > 1) price = nullptr;
        const std::size_t room = most - std::min(most, facts_.size()) - (price != nullptr ? 1 : 0);
        const std::size_t told = std::min({pros, std::size_t{2}, room});
        for (std::size_t i = 0; i < told; ++i) facts_.push_back(list[i].fact);
        if (price != nullptr) facts_.push_back(price->fact);
        if (price != nullptr && facts_.size() < most &&
            !std::holds_alternative<Health>(price->fact))
            if (const Distinction* health = find_kind<Health>(list);
                health != nullptr && health->worth <= -2 * worth_telling)
                facts_.push_back(health->fact);
        if (pros > 0 || !unless_beyond) return;
        // Where nothing counted speaks for it, what is left in the room at least tells them apart.
        const Distinction* left = find_kind<Left>(list);
        if (left != nullptr && left != price) {
            Left told_apart = std::get<Left>(left->fact);
            told_apart.against = false;
            facts_.push_back(told_apart);
        } else if (left == nullptr) {
            facts_.push_back(Beyond{});
        }
    }

    SecondBest value_of(std::size_t rival) const {
        const Option& other = advice_.options[rival];
        SecondBest value{other.move, best_.win, other.win, best_.win - other.win,
                         std::hypot(best_.error, other.error)};
        value.aim = aim_;
        value.proved = advice_.sight == Sight::solved;
        const auto &score = followed_.front().score, &other_score = followed_[rival].score;
        const int slain = rules_.scoring == Scoring::slain ? game_.account.stats.slain_value : 0;
        if (!value.proved) {
            // As they are told: whoever subtracts them gets the lead.
            value.best_score = in_tenths(best_.score + slain);
            value.score = in_tenths(other.score + slain);
            value.score_lead = value.best_score - value.score;
        } else if (score && other_score) {
            value.best_score = *score;
            value.score = *other_score;
            value.score_lead = *score - *other_score;
        }
        return value;
    }

    Health health() const {
        const Followed& plan = followed_.front();
        return {game_.position.health, plan.lost, plan.healed, plan.end.health, plan.until()};
    }

    void equal() {
        Equal same;
        for (std::size_t i = 1; i < advice_.options.size(); ++i)
            if (same_as_best(i)) same.moves.push_back(advice_.options[i].move);
        if (!same.moves.empty()) facts_.push_back(std::move(same));
    }

    void returning() {
        const auto list = contrast(game_, followed_.front(), followed_[1], advice_.options[1].move);
        if (const Distinction* back = find_kind<Returning>(list)) facts_.push_back(back->fact);
    }

    const Game& game_;
    const Rules& rules_;
    const Advice& advice_;
    const std::vector<Followed>& followed_;
    Aim aim_;
    bool deck_open_;
    const Option& best_;
    std::vector<Fate> fates_;  // of each option
    std::vector<Fact> facts_;
};

}  // namespace

Reasons choose_facts(const Advised& advised) {
    Choosing choosing(advised);
    Reasons reasons{choosing.why_best(), {{}}};
    for (std::size_t i = 1; i < advised.advice.options.size(); ++i)
        reasons.why_not.push_back(choosing.why_not(i));
    return reasons;
}

}  // namespace scoundrel
