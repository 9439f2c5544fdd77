#include "coach/hint_choice.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "coach/contrast.h"
#include "player/crossroads.h"
#include "rules/legal.h"
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
        if (looks_first()) {
            facts_.push_back(Looking{game_.position.unseen.count()});
            tied();
            return std::exchange(facts_, {});
        }
        what_is_certain();
        const std::size_t rival = find_rival();
        if (rival > 0) {
            compare(rival);
            spared(advice_.options[rival].move);
        } else if (const Deadly dead = deadly(); count(dead) > 0) {
            facts_.push_back(dead);
            returning();
        }
        tied();
        if (facts_.empty()) {
            equal();
            facts_.push_back(health());
        }
        if (advice_.sight == Sight::exact && facts_.size() < few)
            facts_.push_back(Exact{advice_.samples});
        return std::exchange(facts_, {});
    }

    std::vector<Fact> why_not(std::size_t option) {
        const Move move = advice_.options[option].move;
        if (same_as_best(option)) return {Equal{{move}}};
        if (fates_[0] == Fate::open && fates_[option] != Fate::open) return {deadly(option)};
        if (is_tied(option))
            facts_.push_back(Tied{{move}, false, can_win(), is_certain()});
        else
            compare(option);
        if (looks_first() && !is_avoid(move))
            facts_.push_back(Looking{game_.position.unseen.count()});
        return std::exchange(facts_, {});
    }

  private:
    // Facts, beyond which nothing is said of how they were found.
    static constexpr std::size_t few = 4;

    bool knows_all() const {
        return advice_.sight == Sight::exact || advice_.sight == Sight::solved;
    }
    bool is_certain() const { return knows_all() || none_lives(); }
    bool can_win() const {
        return std::ranges::any_of(advice_.options, [](const Option& one) { return one.win > 0; });
    }
    bool none_lives() const {
        return std::ranges::all_of(fates_, [](Fate fate) {
            return fate == Fate::dies_at_once || fate == Fate::dies_in_room;
        });
    }
    bool same_as_best(std::size_t option) const {
        const Position& end = followed_.front().end;
        return is_end(end) && best_.win == advice_.options[option].win &&
               same_end(rules_, end, followed_[option].end);
    }

    // Worth the same by all that is told of it.
    bool is_tied(std::size_t option) const {
        if (advice_.sight == Sight::none || same_as_best(option)) return false;
        if (fates_[0] == Fate::open && fates_[option] != Fate::open) return false;
        const SecondBest value = value_of(option);
        return value.lead == 0 && value.score_lead && *value.score_lead == 0;
    }

    // The moves that are as good as the best, or that none matters any more.
    void tied() {
        Tied others{{}, true, can_win(), is_certain()};
        for (std::size_t i = 1; i < advice_.options.size(); ++i) {
            if (is_tied(i))
                others.moves.push_back(advice_.options[i].move);
            else if (!same_as_best(i))
                others.all = false;
        }
        if (!others.moves.empty()) facts_.push_back(std::move(others));
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

    // The best option that leads elsewhere, is worth less and is not lost already; 0 if there is
    // none. What is worth the same gives no reason, and the same with less health only a poor one
    // where another way is nearly as good.
    std::size_t find_rival() const {
        constexpr double nearly = 0.1;
        std::size_t rival = 0;
        for (std::size_t i = 1; i < advice_.options.size(); ++i) {
            if (same_as_best(i) || is_tied(i)) continue;
            if (fates_[0] == Fate::open && fates_[i] != Fate::open) continue;
            if (rival > 0 && advice_.options[i].win < advice_.options[rival].win - nearly) break;
            if (!is_same_but_for_health(i)) return i;
            if (rival == 0) rival = i;
        }
        return rival;
    }
    bool is_same_but_for_health(std::size_t option) const {
        const Followed& other = followed_[option];
        Position end = other.end;
        end.health = followed_.front().end.health;
        return is_end(end) && other.end.health < end.health &&
               same_end(rules_, followed_.front().end, end);
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
        if (!can_win() && is_certain()) return;
        if (value.lead == 0 && value.score_lead && *value.score_lead <= 0) return;
        constexpr double a_point = 0.1;
        const bool clear = aim_ == Aim::win ? value.lead > value.error : value.score_lead > a_point;
        const bool played_out = advice_.sight == Sight::sampled || advice_.sight == Sight::exact;
        tell_differences(rival, clear && played_out);
    }

    // What speaks for the best way, what for the rival, and whether that explains it.
    void tell_differences(std::size_t rival, bool to_be_explained) {
        auto list =
            contrast(game_, followed_.front(), followed_[rival], advice_.options[rival].move);
        drop_repeated(list);
        // Who wins in any case is not killed.
        if (best_.win == 1 && advice_.options[rival].win == 1)
            std::erase_if(list, [](const Distinction& one) {
                return std::holds_alternative<Risk>(one.fact);
            });
        std::ranges::stable_sort(list, std::greater{}, &Distinction::worth);
        const std::size_t pros = tell_for(list);
        const std::size_t cons = tell_against(list);
        const bool put_off = is_avoid(best_.move) && !is_avoid(advice_.options[rival].move);
        if (put_off && (pros == 0 || cons == 0))
            returning();
        else if (to_be_explained && !explained(list, rival))
            facts_.push_back(Beyond{pros > 0});
    }

    // Do the differences make up for what the rival gives away? Monsters put off are no gain, nor
    // is one that is dealt with: what that costs is counted.
    bool explained(const std::vector<Distinction>& list, std::size_t rival) const {
        double balance = 0;
        for (const Distinction& one : list)
            if (!std::holds_alternative<Faced>(one.fact)) balance += one.worth;
        const SecondBest value = value_of(rival);
        constexpr double per_win = 8, per_point = 0.2;  // of health: far less than it takes
        return balance >= std::max(per_win * value.lead, per_point * value.score_lead.value_or(0));
    }

    // Up to three; where nothing speaks clearly, whatever does, or at least what differs.
    std::size_t tell_for(const std::vector<Distinction>& best_first) {
        constexpr double anything = 0.1;
        std::size_t told = 0;
        for (const Distinction& one : best_first) {
            const double least = told == 0 ? anything : told == 1 ? worth_telling : 2;
            if (told == 3 || one.worth < least) break;
            facts_.push_back(one.fact);
            ++told;
        }
        const Distinction* left = find_kind<Left>(best_first);
        if (told > 0 || left == nullptr || left->worth <= -2 * worth_telling) return told;
        Left told_apart = std::get<Left>(left->fact);
        told_apart.against = false;
        facts_.push_back(told_apart);
        return 1;
    }

    // Up to two, health before the dangers it is a measure of.
    std::size_t tell_against(const std::vector<Distinction>& best_first) {
        const Distinction* health = find_kind<Health>(best_first);
        const bool costs_health = health != nullptr && health->worth <= -2 * worth_telling;
        std::size_t told = 0;
        for (auto one = best_first.rbegin(); one != best_first.rend() && told < 2; ++one) {
            if (one->worth > -2 * worth_telling) break;
            if (costs_health && std::holds_alternative<Risk>(one->fact)) continue;
            facts_.push_back(one->fact);
            ++told;
        }
        return told;
    }

    // Why barehanded, with a weapon in hand: unless what was just compared tells it.
    void spared(Move rival) {
        const Move move = best_.move;
        const Position& here = game_.position;
        if (move.verb() != Verb::barehanded || rules_.bare == Bare::forced ||
            rival == Move(move.card(), Verb::fight) ||
            weapon_refusal(rules_, here, move.card()) != Refusal::none ||
            followed_.front().end.weapon.card != here.weapon.card ||
            std::ranges::any_of(
                facts_, [](const Fact& fact) { return std::holds_alternative<Weapon>(fact); }))
            return;
        facts_.push_back(Spared{move.card(), here.weapon.card, rules_.weapon});
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
        if (const auto back = cards_back(game_, followed_.front())) facts_.push_back(*back);
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
