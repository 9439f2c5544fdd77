#include "lab/habit.h"

#include <algorithm>

#include "rules/legal.h"

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

constexpr Habit habits[] = {
    {"strongest", strikes_strongest}, {"weakest", strikes_weakest}, {"thrifty", wastes_nothing}};

class HeldPlayer final : public Player {
  public:
    HeldPlayer(const Habit& habit, const Rules& rules, std::shared_ptr<Player> player)
        : habit_(habit), rules_(rules), player_(std::move(player)) {}

    // What was planned further on is not looked at yet: the player is asked again.
    Advice advise(const Position& position, const Effort& effort) override {
        Advice advice = player_->advise(position, effort);
        std::ranges::stable_partition(advice.options, [&](const Option& option) {
            return habit_.allows(rules_, position, option.move);
        });
        for (Option& option : advice.options) option.plan = {option.move};
        return advice;
    }

  private:
    const Habit& habit_;
    Rules rules_;
    std::shared_ptr<Player> player_;
};

}  // namespace

const Habit* find_habit(std::string_view name) {
    const auto* found = std::ranges::find(habits, name, &Habit::name);
    return found == std::end(habits) ? nullptr : found;
}

NameWithHabit split_habit(std::string_view name) {
    const auto slash = name.rfind('/');
    const Habit* habit = slash == name.npos ? nullptr : find_habit(name.substr(slash + 1));
    return {habit == nullptr ? name : name.substr(0, slash), habit};
}

std::shared_ptr<Player> held_to(const Habit& habit, const Rules& rules,
                                std::shared_ptr<Player> player) {
    return std::make_shared<HeldPlayer>(habit, rules, std::move(player));
}

}  // namespace scoundrel
