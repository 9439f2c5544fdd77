#include "coach/hint_differences.h"

#include <algorithm>
#include <cstdlib>

#include "coach/contrast.h"

namespace scoundrel {

namespace {

// Differences of less than this, in points of health, are not worth a sentence.
constexpr double worth_telling = 1;

template <class Kind>
const Distinction* find_kind(const std::vector<Distinction>& list) {
    for (const Distinction& difference : list)
        if (std::holds_alternative<Kind>(difference.fact)) return &difference;
    return nullptr;
}

template <class Kind>
const Kind* find_fact(const std::vector<Distinction>& list) {
    const Distinction* found = find_kind<Kind>(list);
    return found == nullptr ? nullptr : &std::get<Kind>(found->fact);
}

// A wasted potion is the reason for the health that is missing, for the slot that is empty, and is
// used up; what is left in the room instead of stored is there all the same.
void drop_repeated(std::vector<Distinction>& list) {
    const auto drop = [&](auto repeated) { std::erase_if(list, repeated); };
    if (const Distinction* waste = find_kind<fact::Waste>(list)) {
        constexpr double about = 0.5;
        const double worth = waste->worth + about;
        const Card card = std::get<fact::Waste>(waste->fact).card;
        drop([=](const Distinction& one) {
            if (const auto* stored = std::get_if<fact::InStore>(&one.fact))
                return stored->best == card;
            if (const auto* used = std::get_if<fact::Used>(&one.fact))
                return used->cards == std::vector{card};
            return std::holds_alternative<fact::Health>(one.fact) && one.worth > 0 &&
                   one.worth <= worth;
        });
    }
    const auto* stored = find_fact<fact::InStore>(list);
    const auto* left = find_fact<fact::Left>(list);
    if (stored == nullptr || left == nullptr) return;
    if (left->rival == std::vector{stored->best} || left->best == std::vector{stored->rival})
        drop([](const Distinction& one) {
            return std::holds_alternative<fact::InStore>(one.fact) ||
                   std::holds_alternative<fact::Left>(one.fact);
        });
}

// Those that matter, the weightiest first.
std::vector<Distinction> rank_differences(const Advised& advised, std::size_t rival) {
    const Option& other = advised.advice.options[rival];
    auto list =
        contrast(advised.game, advised.followed.front(), advised.followed[rival], other.move);
    drop_repeated(list);
    // Who wins in any case is not killed.
    if (advised.best().win == 1 && other.win == 1)
        std::erase_if(list, [](const Distinction& one) {
            return std::holds_alternative<fact::Risk>(one.fact);
        });
    std::ranges::stable_sort(list, std::greater{}, &Distinction::worth);
    return list;
}

constexpr double anything = 0.1;

// The card that is left is what the rest was spent on, or saved for.
bool is_about_left(const Distinction& one) { return std::holds_alternative<fact::Left>(one.fact); }

// Up to three; where nothing speaks clearly, whatever does, or at least what differs.
std::vector<Fact> choose_for(const std::vector<Distinction>& best_first) {
    std::vector<Fact> told;
    for (const Distinction& one : best_first) {
        const double least = told.empty() || is_about_left(one) ? anything
                             : told.size() == 1                 ? worth_telling
                                                                : 2;
        if (told.size() < 3 && one.worth >= least) told.push_back(one.fact);
    }
    const Distinction* left = find_kind<fact::Left>(best_first);
    if (!told.empty() || left == nullptr || left->worth <= -anything) return told;
    auto told_apart = std::get<fact::Left>(left->fact);
    told_apart.against = false;
    return {told_apart};
}

bool is_little(const fact::Risk& risk) {
    constexpr int few = 3;
    return std::abs(risk.best - risk.rival) < few && risk.best > 0 && risk.rival > 0;
}

// Up to two, health before the lesser dangers it is a measure of.
std::vector<Fact> choose_against(const std::vector<Distinction>& best_first) {
    const Distinction* health = find_kind<fact::Health>(best_first);
    const bool costs_health = health != nullptr && health->worth <= -2 * worth_telling;
    std::vector<Fact> told;
    for (auto one = best_first.rbegin(); one != best_first.rend() && told.size() < 2; ++one) {
        const double least = is_about_left(*one) ? anything : 2 * worth_telling;
        if (-one->worth < least) continue;
        const auto* risk = std::get_if<fact::Risk>(&one->fact);
        if (costs_health && risk != nullptr && is_little(*risk)) continue;
        told.push_back(one->fact);
    }
    return told;
}

// Do the differences make up for what the rival gives away? Monsters put off are no gain, nor is
// one that is dealt with: what that costs is counted.
bool explain(const std::vector<Distinction>& list, const fact::SecondBest& worth) {
    double balance = 0;
    for (const Distinction& one : list)
        if (!std::holds_alternative<fact::Faced>(one.fact)) balance += one.worth;
    constexpr double per_win = 8, per_point = 0.2;  // of health: far less than it takes
    return balance >= std::max(per_win * worth.lead, per_point * worth.score_lead.value_or(0));
}

}  // namespace

std::vector<Fact> choose_differences(const Advised& advised, const fact::SecondBest& rival_worth,
                                     std::size_t rival, bool to_be_explained) {
    const auto list = rank_differences(advised, rival);
    std::vector<Fact> told = choose_for(list);
    const std::vector<Fact> against = choose_against(list);
    const bool any_for = !told.empty(), any_against = !against.empty();
    told.insert(told.end(), against.begin(), against.end());
    const bool put_off =
        is_avoid(advised.best().move) && !is_avoid(advised.advice.options[rival].move);
    if (put_off && !(any_for && any_against)) {
        if (const auto back = cards_back(advised.game, advised.followed.front()))
            told.push_back(*back);
    } else if (to_be_explained && !explain(list, rival_worth)) {
        told.push_back(fact::Beyond{any_for});
    }
    return told;
}

}  // namespace scoundrel
