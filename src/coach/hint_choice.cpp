#include "coach/hint_choice.h"

#include <algorithm>
#include <utility>

#include "coach/hint_differences.h"
#include "rules/legal.h"
#include "solver/sweep.h"

namespace scoundrel {

namespace {

using namespace fact;

// Works the facts out about one advice.
class Choosing {
  public:
    explicit Choosing(const Advised& advised)
        : advised_(advised),
          game_(advised.game),
          rules_(advised.game.rules),
          advice_(advised.advice),
          prospects_(advised) {}

    std::vector<Fact> why_best() {
        if (advice_.options.size() == 1) return {Forced{}, health()};
        if (looks_first()) {
            facts_.push_back(Looking{game_.position.unseen.count()});
            tied();
            return std::exchange(facts_, {});
        }
        what_is_certain();
        if (const std::size_t rival = prospects_.find_rival(); rival > 0) {
            compare(rival);
            last_use(rival);
            spared();
        } else if (const Deadly dead = prospects_.deadly(); count(dead) > 0) {
            facts_.push_back(dead);
            if (const auto back = cards_back(game_, advised_.followed.front()))
                facts_.push_back(*back);
        }
        tied();
        if (told<Tied>() && facts_.size() == 1)
            if (const auto most = prospects_.reaches_most()) facts_.push_back(Most{*most});
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
        if (prospects_.same_as_best(option))
            return {same_deeds(option) ? Equal{{move}} : Equal{{move}, false, rest_of(option)}};
        if (prospects_.loses_alone(option) && prospects_.can_win())
            return {prospects_.deadly(option)};
        if (prospects_.is_tied(option))
            facts_.push_back(tie({move}, false));
        else
            compare(option);
        if (looks_first() && !is_avoid(move))
            facts_.push_back(Looking{game_.position.unseen.count()});
        return std::exchange(facts_, {});
    }

  private:
    // Facts, beyond which nothing is said of how they were found.
    static constexpr std::size_t few = 4;

    // Rooms can be avoided for nothing, so there is no more to say.
    bool looks_first() const {
        return is_avoid(advised_.best().move) && rules_.avoid == Avoid::always &&
               advice_.sight != Sight::solved && !game_.position.unseen.empty() &&
               Sweep::serves(rules_, game_.position);
    }

    void what_is_certain() {
        const bool won = prospects_.can_win();
        if (advice_.sight == Sight::solved)
            facts_.push_back(Solved{
                won,
                won == (advised_.best().win > 0) ? advised_.followed.front().score : std::nullopt,
                advised_.open, advised_.best().proved});
        else if (prospects_.none_lives() || (advice_.sight == Sight::exact && !won))
            facts_.push_back(Hopeless{});
    }

    // The moves that are as good as the best, or that none matters any more.
    void tied() {
        Tied others = tie({}, true);
        for (std::size_t i = 1; i < advice_.options.size(); ++i) {
            if (prospects_.is_tied(i))
                others.moves.push_back(advice_.options[i].move);
            else if (!prospects_.same_as_best(i))
                others.all = false;
        }
        if (!others.moves.empty()) facts_.push_back(std::move(others));
    }
    Tied tie(std::vector<Move> moves, bool all) const {
        const bool won = prospects_.can_win(), certain = prospects_.is_certain();
        return {std::move(moves), all, won, certain,
                !won && certain && rules_.scoring == Scoring::health};
    }

    void equal() {
        Equal same;
        for (std::size_t i = 1; i < advice_.options.size(); ++i)
            if (prospects_.same_as_best(i) && same_deeds(i))
                same.moves.push_back(advice_.options[i].move);
        if (!same.moves.empty()) facts_.push_back(std::move(same));
    }

    bool same_deeds(std::size_t option) const {
        return std::ranges::is_permutation(advised_.followed.front().moves,
                                           advised_.followed[option].moves);
    }
    std::vector<Move> rest_of(std::size_t option) const {
        const auto& moves = advised_.followed[option].moves;
        return {moves.begin() + 1, moves.end()};
    }

    static std::size_t count(const Deadly& dead) {
        return dead.at_once.size() + dead.in_room.size() + dead.certain.size();
    }

    // What the rival gives away, and what speaks for the best way beside it.
    void compare(std::size_t rival) {
        const SecondBest worth = prospects_.worth(rival);
        if (advice_.sight == Sight::none) {
            facts_.push_back(Later{worth.move});
            return tell_differences(worth, rival, false);
        }
        facts_.push_back(worth);
        if (prospects_.loses_alone(rival)) return facts_.push_back(prospects_.deadly(rival));
        // What is the same, or may be, needs no reason.
        if (worth.is_guess()) return;
        if (worth.lead == 0 && worth.score_lead && *worth.score_lead <= 0) return;
        constexpr double a_point = 0.1;
        const bool clear =
            advised_.aim == Aim::win ? worth.lead > worth.error : worth.score_lead > a_point;
        const bool played_out = advice_.sight == Sight::sampled || advice_.sight == Sight::exact;
        tell_differences(worth, rival, clear && played_out);
    }
    void tell_differences(const SecondBest& worth, std::size_t rival, bool to_be_explained) {
        for (Fact& fact : choose_differences(advised_, worth, rival, to_be_explained))
            facts_.push_back(std::move(fact));
    }

    template <class Kind>
    bool told() const {
        return std::ranges::any_of(
            facts_, [](const Fact& fact) { return std::holds_alternative<Kind>(fact); });
    }

    // There is a reason, then, that is none of the differences.
    void explain(Fact fact) {
        if (told<Beyond>()) facts_.pop_back();
        facts_.push_back(std::move(fact));
    }

    // Why barehanded, with a weapon in hand: unless what was just compared tells it.
    void spared() {
        if (rules_.bare == Bare::forced || told<Weapon>() || told<InTurn>()) return;
        const Followed& way = advised_.followed.front();
        for (const Fight& fight : way.fights)
            if (!fight.armed && fight.could && fight.weapon == game_.position.weapon.card &&
                fight.weapon == way.end.weapon.card)
                return explain(Spared{fight.monster, fight.weapon, rules_.weapon});
    }

    // Why a weapon is used on this one: it is about to be replaced.
    void last_use(std::size_t rival) {
        const Followed& way = advised_.followed.front();
        for (const Fight& fight : way.fights) {
            const auto same = [&](const Fight& other) {
                return other.armed && other.monster == fight.monster &&
                       other.weapon == fight.weapon;
            };
            if (fight.armed && way.end.weapon.card && way.end.weapon.card != fight.weapon &&
                std::ranges::none_of(advised_.followed[rival].fights, same))
                return explain(LastUse{fight.monster, fight.weapon, way.end.weapon.card});
        }
    }

    Health health() const {
        const Followed& plan = advised_.followed.front();
        return {game_.position.health, plan.lost, plan.healed, plan.end.health, plan.until()};
    }

    const Advised& advised_;
    const Game& game_;
    const Rules& rules_;
    const Advice& advice_;
    Prospects prospects_;
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
