#include "player/simple_players.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "rules/legal.h"
#include "rules/random_play.h"

namespace scoundrel {

namespace {

// Moves ranked by a number that is only a rank. Sorted in place, without memory from the heap:
// whole games of these players take microseconds.
template <class RankOf>
Advice by_rank(const Rules& rules, const Position& position, RankOf rank_of) {
    if (position.status != Status::playing) return {};
    const MoveList moves = legal_moves(rules, position);
    std::array<std::pair<double, Move>, most_moves> ranked;
    auto end = ranked.begin();
    for (const Move move : moves) {
        const double rank = rank_of(move);
        auto at = end++;
        for (; at != ranked.begin() && (at - 1)->first < rank; --at) *at = *(at - 1);
        *at = {rank, move};
    }
    Advice advice;
    advice.options.reserve(static_cast<std::size_t>(moves.count));
    std::for_each(ranked.begin(), end, [&](const auto& each) {
        advice.options.push_back({.move = each.second, .plan = {each.second}});
    });
    return advice;
}

// Moves by the best of the ends that each leads to, the best first; `ranks` are of the ends. An
// option is made of a move and an end.
template <class OptionOf>
Advice by_ends(const Crossroads& crossroads, const std::vector<double>& ranks, Sight sight,
               OptionOf option_of) {
    struct Choice {
        Move move;
        std::size_t end;
    };
    const auto rank = [&](std::size_t end) { return ranks[end]; };
    std::vector<Choice> choices;
    for (const Crossroads::Road& road : crossroads.roads)
        choices.push_back({road.move, *std::ranges::max_element(road.ends, {}, rank)});
    std::ranges::stable_sort(choices, std::greater(),
                             [&](const Choice& choice) { return rank(choice.end); });
    Advice advice{{}, sight, 0};
    advice.options.reserve(choices.size());
    for (const Choice& choice : choices) {
        advice.options.push_back(option_of(choice.move, choice.end));
        advice.options.back().end = crossroads.ends[choice.end].end;
        advice.options.back().plan = {choice.move};
    }
    return advice;
}

std::vector<Way> best_ends(const Crossroads& crossroads, const std::vector<double>& ranks) {
    std::vector<Way> best;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        if (ranks[i] == *std::ranges::max_element(ranks)) best.push_back(crossroads.ends[i]);
    return best;
}

// Under rules that let one avoid for ever, a dungeon once seen is not looked at again.
bool avoiding_ends(const Rules& rules, const Position& position) {
    return rules.avoid != Avoid::always || !position.unseen.empty();
}

int blow(const Rules& rules, const Position& position, Card monster) {
    const bool armed = weapon_refusal(rules, position, monster) == Refusal::none;
    return std::max(0, monster.value() - (armed ? weapon_power(rules, position.weapon) : 0));
}

}  // namespace

Advice RandomPlayer::advise(const Position& position, const Effort& effort) {
    if (position.status != Status::playing) return {};
    SplitMix64 random(effort.seed);
    const Move chosen = random_move(rules_, position, random);
    return by_rank(rules_, position, [&](Move move) { return move == chosen ? 1.0 : 0.0; });
}

Advice TextsPlayer::advise(const Position& position, const Effort&) {
    return by_rank(rules_, position, [&](Move move) { return urgency(position, move); });
}

// From most to least urgent: avoid what would kill or waste; drink what heals in full; take a
// better weapon; strike with it, the strongest first; then whatever costs least.
double TextsPlayer::urgency(const Position& position, Move move) const {
    const Card card = move.card();
    const int missing = rules_.health - position.health;
    switch (move.verb()) {
        case Verb::avoid:
        case Verb::avoid_lr:
        case Verb::avoid_rl: {
            int blows = 0, strongest = 0;
            bool only_potions = true;
            for (int i = 0; i < position.room_count; ++i) {
                only_potions &= position.room[i].is_potion();
                if (!position.room[i].is_monster()) continue;
                const int cost = blow(rules_, position, position.room[i]);
                blows += cost;
                strongest = std::max(strongest, cost);
            }
            const bool deadly = blows - strongest >= position.health;
            const bool needless = only_potions && missing == 0;
            return (deadly || needless) && avoiding_ends(rules_, position) ? 100 : -100;
        }
        case Verb::drink:
            if (position.potion_used && rules_.potions == Potions::one) return -5;
            return card.value() <= missing ? 60 + card.value() : missing - 20;
        case Verb::equip: {
            const bool in_slot = card == position.slot.card;
            const Held weapon = in_slot ? position.slot : Held{card};
            const int gain = weapon_power(rules_, weapon) - weapon_power(rules_, position.weapon);
            const auto spent = [](const Held& held) { return held.limit != 0 && held.limit <= 6; };
            // Swapping a spent one for another would have no end.
            const bool fresher = spent(position.weapon) && !spent(weapon);
            return fresher || (gain > 0 && !spent(weapon)) ? 50 + gain : gain - 15;
        }
        case Verb::fight: return 20 + card.value() - 2 * blow(rules_, position, card);
        case Verb::barehanded:
            return weapon_refusal(rules_, position, card) == Refusal::none ? -50 : -card.value();
        case Verb::next: return 10;
        case Verb::roll: return 15;
        case Verb::repair: return position.weapon.uses >= rules_.repair ? 40 : -10;
        case Verb::store:
            if (position.slot.card) return -30;  // an exchange, which could go on for ever
            return card.is_potion() && missing < card.value() ? 45 : -12;
        case Verb::discard:
        case Verb::put_down: return -30;
    }
    return 0;
}

Advice CarefulPlayer::advise(const Position& position, const Effort&) {
    if (position.status != Status::playing) return {};
    const Crossroads crossroads = look_around(rules_, ways_, position);
    std::vector<Rest> rests;
    std::vector<double> ranks;
    for (const Way& way : crossroads.ends) {
        constexpr double rather_not = 1, never = 1e6;
        const bool avoided =
            way.end.status == Status::playing && way.end.untouched && way.end.avoided_last;
        double rank = prospect(way.end, rests);
        if (avoided) rank -= avoiding_ends(rules_, position) ? rather_not : never;
        ranks.push_back(
            std::round(rank * health_point));  // what is alike but for rounding errors is alike
    }
    weigh(position, crossroads, ranks);
    Advice advice = by_ends(crossroads, ranks, Sight::none,
                            [](Move move, std::size_t) { return Option{.move = move}; });
    if (rules_.cards_come_back())
        put_soonest_first(rules_, ways_, position, best_ends(crossroads, ranks), advice.options);
    return advice;
}

// A weapon has its share of the monsters to come, and a good deal more, as it may be kept while
// others pass by.
CarefulPlayer::Rest CarefulPlayer::rest_of(CardSet to_come) const {
    constexpr double serves_for = 1.6;
    const CardSet monsters = to_come & CardSet::monsters();
    const CardSet weapons = to_come & CardSet::whole_suit(Suit::diamonds);
    const double share = monsters.count() / (weapons.count() + 1.0);
    Rest rest{to_come, Outlook(rules_, monsters, static_cast<int>(std::ceil(serves_for * share)))};
    for (const Card monster : monsters) rest.sum -= monster.value();
    for (const Card weapon : weapons) rest.sum += rest.outlook.saves({.card = weapon});
    for (const Card potion : to_come& CardSet::whole_suit(Suit::hearts)) rest.sum += potion.value();
    return rest;
}

double CarefulPlayer::prospect(const Position& end, std::vector<Rest>& rests) const {
    constexpr double won = 1000;
    if (end.status != Status::playing) return end.status == Status::won ? won + end.health : -won;
    const CardSet to_come = end.unseen | end.bottom_cards() | end.room_cards();
    auto rest = std::ranges::find(rests, to_come, &Rest::to_come);
    if (rest == rests.end()) {
        rests.push_back(rest_of(to_come));
        rest = rests.end() - 1;
    }
    double sum = end.health + rest->sum + rest->outlook.saves(end.weapon);
    sum += end.slot.card.is_potion() ? end.slot.card.value() : rest->outlook.saves(end.slot);
    // Monsters left in the room must be faced soon, with what is in hand now.
    constexpr double is_near = 0.3;
    for (const Card monster : end.room_cards() & CardSet::monsters())
        sum -= is_near * blow(rules_, end, monster);
    // With little health the next room may be the last.
    constexpr double dread = 20, fades_over = 8;
    return sum - dread * std::exp(-end.health / fades_over);
}

Advice GreedyPlayer::advise(const Position& position, const Effort& effort) {
    if (position.status != Status::playing) return {};
    const Crossroads crossroads = look_around(rules_, ways_, position);
    const std::vector<Worth>& worths = evaluator_.worths(position, crossroads.ends);
    std::vector<double> ranks;
    for (const Worth& worth : worths)
        ranks.push_back(effort.aim == Aim::win ? worth.win : worth.score);
    Advice advice = by_ends(crossroads, ranks, Sight::net, [&](Move move, std::size_t end) {
        return Option{.move = move, .win = worths[end].win, .score = worths[end].score};
    });
    if (rules_.cards_come_back())
        put_soonest_first(rules_, ways_, position, best_ends(crossroads, ranks), advice.options);
    return advice;
}

Advice QuickPlayer::advise(const Position& position, const Effort& effort) {
    if (position.status == Status::playing && position.unseen.empty())
        if (auto advice = open_end_.advise(position, effort)) return *advice;
    return GreedyPlayer::advise(position, effort);
}

}  // namespace scoundrel
