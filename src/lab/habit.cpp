#include "lab/habit.h"

#include <algorithm>

#include "lab/guided_player.h"
#include "lab/potion_room.h"
#include "rules/legal.h"
#include "solver/solver.h"

namespace scoundrel {

namespace {

// Whether the weapon could strike another monster of the room that comes before this one.
template <class Before>
bool another_first(const Rules& rules, const Position& position, Move move, Before before) {
    if (move.verb() != Verb::fight) return false;
    return std::ranges::any_of(legal_moves(rules, position), [&](Move other) {
        return other.verb() == Verb::fight && before(other.card().value(), move.card().value());
    });
}

bool strikes_strongest(const Rules& rules, const Position& position, Move move) {
    return !another_first(rules, position, move, std::greater());
}

bool strikes_weakest(const Rules& rules, const Position& position, Move move) {
    return !another_first(rules, position, move, std::less());
}

// A second potion of a room, which heals nothing, is thrown away and not wasted.
bool wastes_nothing(const Rules& rules, const Position& position, Move move) {
    if (move.verb() != Verb::drink) return true;
    if (position.potion_used && rules.potions == Potions::one) return true;
    return move.card().value() <= rules.health - position.health;
}

// At full health, where something else than potions may come up instead.
bool only_health(const Rules& rules, const Position& position) {
    return is_room_of_potions(position) && position.health == rules.health &&
           !(position.cards_left() - CardSet::whole_suit(Suit::hearts)).empty();
}

bool skips_health(const Rules& rules, const Position& position, Move move) {
    return is_avoid(move) || !only_health(rules, position);
}

bool faces_health(const Rules& rules, const Position& position, Move move) {
    return !is_avoid(move) || !only_health(rules, position);
}

const std::vector<Habit>& habits() {
    static const std::vector<Habit> all = {
        {.name = "strongest", .allows = strikes_strongest},
        {.name = "weakest", .allows = strikes_weakest},
        {.name = "thrifty", .allows = wastes_nothing},
        {.name = "skips-health", .allows = skips_health},
        {.name = "faces-health", .allows = faces_health},
        {.name = "worked-out", .works_out = true},
        {.name = "roams", .reluctance = -3, .works_out = true},
        {.name = "stays", .reluctance = 3, .works_out = true},
        {.name = "stays-more", .reluctance = 6, .works_out = true},
        {.name = "settles", .reluctance = 10, .works_out = true},
        {.name = "thumb",
         .thumb = {"keep_ten_health", "fresh_for_eight_up", "take_every_weapon",
                   "use_weapon_if_possible", "use_old_weapon_first", "drink_when_low",
                   "avoid_four_monsters", "avoid_out_of_reach"},
         .works_out = true}};
    return all;
}

std::vector<const StrategyQuestion*> questions_of(const Habit& habit) {
    std::vector<const StrategyQuestion*> questions;
    for (const StrategyQuestion& rule : rules_of_thumb())
        if (std::ranges::find(habit.thumb, rule.rows.front()) != habit.thumb.end())
            questions.push_back(&rule);
    return questions;
}

class HeldPlayer final : public Player {
  public:
    HeldPlayer(const Habit& habit, const Rules& rules, std::shared_ptr<Player> player)
        : habit_(habit), rules_(rules), player_(std::move(player)) {}

    // What was planned further on is not looked at yet: the player is asked again.
    Advice advise(const Position& position, const Effort& effort) override {
        Advice advice = player_->advise(position, effort);
        const auto winning = habit_.works_out ? move_that_wins(position) : std::nullopt;
        if (!winning && habit_.allows == nullptr) return advice;
        std::ranges::stable_partition(advice.options, [&](const Option& option) {
            return winning ? option.move == *winning : habit_.allows(rules_, position, option.move);
        });
        for (Option& option : advice.options) option.plan = {option.move};
        return advice;
    }

  private:
    static constexpr std::uint64_t most_nodes = 200'000;

    // None where something is hidden, or nothing wins that is found in so many.
    std::optional<Move> move_that_wins(const Position& position) const {
        if (position.status != Status::playing || !position.unseen.empty()) return {};
        const Solution solution =
            solve(rules_, position, Deck{}, 0, Question::score, {.nodes = most_nodes});
        if (solution.verdict != Verdict::won || solution.line.empty()) return {};
        return solution.line.front();
    }

    const Habit& habit_;
    Rules rules_;
    std::shared_ptr<Player> player_;
};

}  // namespace

const Habit* find_habit(std::string_view name) {
    const auto found = std::ranges::find(habits(), name, &Habit::name);
    return found == habits().end() ? nullptr : &*found;
}

NameWithHabit split_habit(std::string_view name) {
    const auto slash = name.rfind('/');
    const Habit* habit = slash == name.npos ? nullptr : find_habit(name.substr(slash + 1));
    return {habit == nullptr ? name : name.substr(0, slash), habit};
}

std::shared_ptr<Player> held_to(const Habit& habit, const Rules& rules,
                                std::shared_ptr<Player> player) {
    if (!habit.thumb.empty() || habit.reluctance != 0)
        player = std::make_shared<GuidedPlayer>(rules, questions_of(habit), habit.reluctance);
    return std::make_shared<HeldPlayer>(habit, rules, std::move(player));
}

}  // namespace scoundrel
