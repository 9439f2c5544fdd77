#include "game/recap_words.h"

#include "notation/cards.h"

namespace scoundrel {

namespace {

using enum Phrase;

// From here on it was close.
constexpr int by_a_thread = 3;
constexpr int nearly_dead = 5;
constexpr int few_monsters = 4;
// Smaller ones are not worth telling.
constexpr int large_blow = 5;
constexpr int long_spree = 3;
constexpr std::size_t most_moments = 3;

bool turned(const Recap& recap) {
    return recap.lowest.health <= nearly_dead && recap.lowest.health < recap.health;
}

std::string say_won(const Voice& voice, const Recap& recap) {
    const Arguments arguments{
        {"health", recap.health}, {"low", recap.lowest.health}, {"room", recap.lowest.room}};
    if (recap.bonus > 0) return say(voice, recap_won_bonus);
    if (recap.health == recap.max_health) return say(voice, recap_won_full);
    if (recap.health <= by_a_thread) return say(voice, recap_won_thread, arguments);
    if (turned(recap)) return say(voice, recap_won_turned, arguments);
    if (2 * recap.lowest.health >= recap.max_health) return say(voice, recap_won_steady, arguments);
    return say(voice, recap_won_plain, arguments);
}

std::string say_lost(const Voice& voice, const Recap& recap) {
    const int left = (recap.left & CardSet::monsters()).count();
    const int slain = recap.monsters - left - 1;
    const Arguments arguments{{"left", left}, {"slain", slain}, {"all", recap.monsters}};
    if (left == 0) return say(voice, recap_lost_last);
    if (left <= few_monsters) return say(voice, recap_lost_close, arguments);
    return say(voice, 2 * slain > recap.monsters ? recap_lost_far : recap_lost_deep, arguments);
}

std::string say_left(const Voice& voice, CardSet left) {
    std::vector<std::string> kinds;
    const auto add = [&](CardSet of_kind, Phrase phrase) {
        if (const int count = (left & of_kind).count(); count > 0)
            kinds.push_back(say(voice, phrase, {{"count", count}}));
    };
    add(CardSet::monsters(), recap_monsters);
    add(CardSet::whole_suit(Suit::diamonds), recap_weapons);
    add(CardSet::whole_suit(Suit::hearts), recap_potions);
    return kinds.empty() ? "" : say(voice, recap_to_come, {{"cards", say_list(voice, kinds)}});
}

// What a loss counts under `original`.
std::string say_lost_score(const Voice& voice, const Recap& recap) {
    std::vector<std::string> parts;
    const auto add = [&](Phrase phrase, int count) {
        if (count > 0) parts.push_back(say(voice, phrase, {{"count", count}}));
    };
    const CardSet monsters = CardSet::monsters();
    add(recap_score_overkill, recap.overkill);
    add(recap_score_hidden, (recap.hidden & monsters).count());
    if (recap.loss == Loss::table)
        add(recap_score_open, ((recap.left - recap.hidden) & monsters).count());
    return parts.empty() ? say(voice, recap_score_lost) : say_list(voice, parts);
}

std::string say_finest(const Voice& voice, const Recap::Fight& fight) {
    return say(voice, fight.damage > 0 ? recap_fight : recap_fight_free,
               {{"card", print_card(fight.monster)},
                {"held", print_card(fight.weapon)},
                {"damage", fight.damage}});
}

}  // namespace

std::string say_recap(const Voice& voice, const Recap& recap) {
    return recap.won ? say_won(voice, recap) : say_lost(voice, recap);
}

std::string say_end_by(const Voice& voice, const Outcome& outcome, std::string_view player) {
    return say(voice, outcome.status == Status::won ? end_won_by : end_lost_by,
               {{"player", std::string(player)}, {"score", outcome.score}});
}

std::string say_scored(const Voice& voice, const Recap& recap) {
    if (recap.scoring == Scoring::slain)
        return say(voice, recap.killer_counts && !recap.won ? recap_score_slain_killer
                                                            : recap_score_slain);
    if (recap.won && recap.bonus > 0)
        return say(voice, recap.ending == Ending::last ? recap_score_left_over : recap_score_bonus,
                   {{"bonus", recap.bonus}});
    if (recap.won) return say(voice, recap_score_health);
    return recap.scoring == Scoring::health ? say(voice, recap_score_lost)
                                            : say_lost_score(voice, recap);
}

std::string say_close(const Voice& voice, const Recap& recap) {
    if (!recap.killer) return "";
    const Recap::Fight& killer = *recap.killer;
    const std::string left = say_left(voice, recap.left);
    return say(voice, recap_killer,
               {{"card", print_card(killer.monster)},
                {"damage", killer.damage},
                {"health", killer.health},
                {"more", killer.damage - killer.health + 1}}) +
           (left.empty() ? "" : " " + left);
}

std::vector<std::string> say_moments(const Voice& voice, const Recap& recap) {
    std::vector<std::string> moments;
    const auto add = [&](bool holds, auto tell) {
        if (holds && moments.size() < most_moments) moments.push_back(tell());
    };
    const auto& finest = recap.finest;
    const auto& largest = recap.largest;
    const auto& spree = recap.spree;
    add(finest.has_value(), [&] { return say_finest(voice, *finest); });
    // Unless it is the whole game in one sentence.
    const bool told = recap.bonus == 0 && recap.health < recap.max_health;
    add(recap.won && turned(recap) && (!told || recap.health <= by_a_thread), [&] {
        return say(voice, recap_low, {{"low", recap.lowest.health}, {"room", recap.lowest.room}});
    });
    add(spree && spree->monsters >= long_spree, [&] {
        return say(voice, recap_spree,
                   {{"held", print_card(spree->weapon)}, {"count", spree->monsters}});
    });
    const bool same = finest && largest && finest->step == largest->step;
    add(largest && largest->damage >= large_blow && !same, [&] {
        return say(voice, recap_blow,
                   {{"card", print_card(largest->monster)}, {"damage", largest->damage}});
    });
    add(recap.avoided > 0, [&] { return say(voice, recap_avoided, {{"rooms", recap.avoided}}); });
    return moments;
}

std::string say_standing(const Voice& voice, const Standing& standing) {
    std::string text;
    if (standing.first_win)
        text = say(voice, standing_first_win);
    else if (standing.best_before)
        text = say(voice, standing_best, {{"before", *standing.best_before}});
    else if (standing.streak > 1)
        text = say(voice, standing_streak, {{"wins", standing.streak}});
    return text;
}

std::string say_reached(const Voice& voice, const Standing& standing) {
    std::string text;
    for (const Milestone& one : standing.milestones)
        text += (text.empty() ? "" : " ") +
                say(voice, standing_milestone, {{"what", say_milestone(one)}});
    return text;
}

std::vector<std::string> list_marks(const Voice& voice, Marks marks) {
    std::vector<std::string> reasons;
    if (marks.undo) reasons.push_back(say(voice, mark_undo));
    if (marks.hint) reasons.push_back(say(voice, mark_hint));
    if (marks.solve) reasons.push_back(say(voice, mark_solve));
    if (marks.open) reasons.push_back(say(voice, mark_open));
    if (marks.position) reasons.push_back(say(voice, mark_position));
    return reasons;
}

}  // namespace scoundrel
