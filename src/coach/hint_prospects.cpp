#include "coach/hint_prospects.h"

#include <algorithm>
#include <cmath>

#include "player/crossroads.h"
#include "rules/legal.h"

namespace scoundrel {

namespace {

// Under most rules the number of uses decides nothing.
bool same_end(const Rules& rules, Position a, Position b) {
    if (rules.weapon != WeaponRule::wear) a.weapon.uses = b.weapon.uses = 0;
    return a == b;
}

double in_tenths(double number) { return std::round(number * 10) / 10; }

}  // namespace

Prospects::Prospects(const Advised& advised)
    : advised_(advised), options_(advised.advice.options), followed_(advised.followed) {
    const Rules& rules = advised.game.rules;
    Ways ways(rules);
    const Crossroads crossroads = look_around(rules, ways, advised.game.position);
    const auto dies = [&](std::size_t end) {
        return crossroads.ends[end].end.status == Status::lost;
    };
    for (const Option& option : options_) {
        const auto road = std::ranges::find(crossroads.roads, option.move, &Crossroads::Road::move);
        Position next = advised.game.position;
        Unrecorded past;
        apply(rules, next, option.move, past);
        fates_.push_back(next.status == Status::lost                            ? Fate::dies_at_once
                         : std::ranges::all_of(road->ends, dies)                ? Fate::dies_in_room
                         : knows_all() && option.win == 0 && !option.is_guess() ? Fate::loses
                                                                                : Fate::open);
    }
}

bool Prospects::loses_alone(std::size_t option) const {
    return fates_[0] == Fate::open ? fates_[option] != Fate::open
                                   : fates_[0] == Fate::loses && dies(option);
}

fact::Deadly Prospects::deadly(std::size_t only) const {
    fact::Deadly dead{{}, {}, {}, static_cast<int>(options_.size()) - 1, 0, 0};
    for (std::size_t i = 1; i < options_.size(); ++i) {
        if (!loses_alone(i) || (only > 0 && i != only)) continue;
        auto& list = fates_[i] == Fate::dies_at_once   ? dead.at_once
                     : fates_[i] == Fate::dies_in_room ? dead.in_room
                                                       : dead.certain;
        list.push_back(options_[i].move);
    }
    if (dead.at_once.size() == 1) {
        const Move move = dead.at_once.front();
        const Position& here = advised_.game.position;
        const bool armed = move.verb() == Verb::fight;
        dead.damage =
            move.card().value() - (armed ? weapon_power(advised_.game.rules, here.weapon) : 0);
        dead.health = here.health;
    }
    return dead;
}

bool Prospects::knows_all() const {
    return advised_.advice.sight == Sight::exact || advised_.advice.sight == Sight::solved;
}

bool Prospects::can_win() const {
    return std::ranges::any_of(options_, [](const Option& one) { return one.win > 0; });
}

bool Prospects::none_lives() const {
    return std::ranges::all_of(
        fates_, [](Fate fate) { return fate == Fate::dies_at_once || fate == Fate::dies_in_room; });
}

bool Prospects::same_as_best(std::size_t option) const {
    const Position& end = followed_[0].end;
    return followed_[0].whole && options_[0].win == options_[option].win &&
           same_end(advised_.game.rules, end, followed_[option].end);
}

bool Prospects::is_tied(std::size_t option) const {
    if (advised_.advice.sight == Sight::none || same_as_best(option)) return false;
    if (loses_alone(option)) return false;
    const fact::SecondBest value = worth(option);
    return value.lead == 0 && value.score_lead && *value.score_lead == 0;
}

fact::SecondBest Prospects::worth(std::size_t option) const {
    const Option &best = options_[0], &other = options_[option];
    fact::SecondBest value{other.move, best.win, other.win, best.win - other.win,
                           advised_.advice.sight == Sight::sampled
                               ? other.behind_error
                               : std::hypot(best.error, other.error)};
    value.aim = advised_.aim;
    value.proved = advised_.advice.sight == Sight::solved;
    value.bound = value.proved && !other.proved;
    const auto &score = followed_[0].score, &other_score = followed_[option].score;
    const Game& game = advised_.game;
    const int slain = game.rules.scoring == Scoring::slain ? game.account.stats.slain_value : 0;
    if (!value.proved) {
        // As they are told: whoever subtracts them gets the lead.
        value.best_score = in_tenths(best.score + slain);
        value.score = in_tenths(other.score + slain);
        value.score_lead = value.best_score - value.score;
    } else if (score && other_score) {
        value.best_score = *score;
        value.score = *other_score;
        value.score_lead = *score - *other_score;
    }
    return value;
}

std::optional<int> Prospects::reaches_most() const {
    const Game& game = advised_.game;
    int most = game.rules.health;
    if (game.rules.scoring == Scoring::slain)
        most += game.account.stats.slain_value + total_value(monsters_to_come(game.position));
    // With the original scoring a potion at the end may count besides.
    if (game.rules.scoring == Scoring::original || options_[0].win < 1) return {};
    return worth(0).best_score == most ? std::optional(most) : std::nullopt;
}

std::size_t Prospects::find_rival() const {
    constexpr double nearly = 0.1;
    std::size_t rival = 0;
    for (std::size_t i = 1; i < options_.size(); ++i) {
        if (same_as_best(i) || is_tied(i) || (loses_alone(i) && fates_[0] == Fate::open) ||
            options_[i].is_guess())
            continue;
        if (rival > 0 && options_[i].win < options_[rival].win - nearly) break;
        if (!is_same_but_for_health(i)) return i;
        if (rival == 0) rival = i;
    }
    return rival;
}

bool Prospects::is_same_but_for_health(std::size_t option) const {
    const Followed& other = followed_[option];
    Position end = other.end;
    end.health = followed_[0].end.health;
    return other.whole && other.end.health < end.health &&
           same_end(advised_.game.rules, followed_[0].end, end);
}

}  // namespace scoundrel
