#include "coach/hint_words.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "notation/cards.h"

namespace scoundrel {

namespace {

using enum Phrase;

// With one digit after the point, where that is not 0.
std::string say_number(const Voice& voice, double number) {
    char digits[32];
    const double rounded = std::round(number * 10) / 10 + 0.0;
    const bool whole = rounded == std::floor(rounded);
    const auto end = std::to_chars(digits, digits + sizeof digits, rounded,
                                   std::chars_format::fixed, whole ? 0 : 1);
    std::string text(digits, end.ptr);
    std::replace(text.begin(), text.end(), '.', voice.catalogue->decimal_mark);
    return text;
}

std::string say_doings(const Voice& voice, const std::vector<Move>& moves) {
    std::vector<std::string> list;
    for (const Move move : moves) list.push_back(say_doing(voice, move));
    return say_list(voice, list);
}

std::string in_brackets(const Voice& voice, const std::vector<std::string>& parts) {
    return parts.empty() ? "" : say(voice, hint_aside, {{"text", say_list(voice, parts)}});
}

struct Saying {
    const Voice& voice;

    std::string operator()(const fact::Forced&) const { return say(voice, hint_forced); }
    std::string operator()(const fact::Solved& fact) const {
        return say(voice, fact.won ? hint_solved_won : hint_solved_lost,
                   {{"known", fact.score ? 1 : 2}, {"score", fact.score.value_or(0)}});
    }
    std::string operator()(const fact::Looking& fact) const {
        return say(voice, hint_looking, {{"unseen", fact.unseen}});
    }
    std::string operator()(const fact::Hopeless&) const { return say(voice, hint_hopeless); }
    std::string operator()(const fact::Deadly& fact) const {
        std::string text;
        if (!fact.at_once.empty())
            text = say(voice, hint_deadly_at_once, {{"what", say_doings(voice, fact.at_once)}});
        if (fact.certain.empty()) return text;
        return text + (text.empty() ? "" : " ") +
               say(voice, hint_deadly_certain, {{"what", say_doings(voice, fact.certain)}});
    }
    std::string operator()(const fact::SecondBest& fact) const {
        const std::string win = say_percent(voice, fact.win);
        const std::string best = say_percent(voice, fact.best);
        const Phrase phrase = fact.lead == 0 && !fact.score_lead        ? hint_second_too
                              : fact.lead == 0 && *fact.score_lead <= 0 ? hint_second_same
                              : fact.lead == 0                          ? hint_second_score
                              : win == best                             ? hint_second_even
                              : fact.lead <= fact.error                 ? hint_second_close
                                                                        : hint_second;
        return say(voice, phrase,
                   {{"what", say_doing(voice, fact.move)},
                    {"win", win},
                    {"best", best},
                    {"points", say_number(voice, fact.score_lead.value_or(0))}});
    }
    std::string operator()(const fact::Weapon& fact) const {
        const Arguments arguments{{"card", print_card(fact.reach.card)},
                                  {"monsters", fact.reach.monsters},
                                  {"all", fact.to_come},
                                  {"saved", fact.reach.saved},
                                  {"what", fact.rival ? say_doing(voice, fact.rival->move) : ""},
                                  {"other_monsters", fact.rival ? fact.rival->reach.monsters : 0},
                                  {"other_saved", fact.rival ? fact.rival->reach.saved : 0}};
        const bool other = fact.rival && fact.rival->reach.card;
        return say(voice, hint_weapon, arguments) +
               (other        ? say(voice, hint_weapon_other, arguments)
                : fact.rival ? say(voice, hint_weapon_none, arguments)
                             : "") +
               say(voice, sentence_end);
    }
    std::string operator()(const fact::Health& fact) const {
        const Arguments arguments{
            {"after", fact.after}, {"lost", fact.lost}, {"healed", fact.healed}};
        std::vector<std::string> changes;
        if (fact.lost > 0) changes.push_back(say(voice, hint_health_lost, arguments));
        if (fact.healed > 0) changes.push_back(say(voice, hint_health_healed, arguments));
        return say(voice, when(fact), arguments) + in_brackets(voice, changes) +
               say(voice, sentence_end);
    }
    std::string operator()(const fact::Returning& fact) const {
        std::vector<std::string> cards;
        for (const Card card : fact.cards) cards.push_back(print_card(card));
        return say(voice, fact.rooms <= 1 ? hint_returning_next : hint_returning,
                   {{"cards", say_list(voice, cards)},
                    {"count", static_cast<int>(cards.size())},
                    {"after", fact.after},
                    {"rooms", fact.rooms}});
    }
    std::string operator()(const fact::Equal& fact) const {
        return say(voice, hint_equal, {{"what", say_doings(voice, fact.moves)}});
    }
    std::string operator()(const fact::Unseen& fact) const {
        const Arguments arguments{{"cards", fact.cards},           {"monsters", fact.monsters},
                                  {"weapons_count", fact.weapons}, {"potions", fact.potions},
                                  {"deadly", fact.deadly},         {"beyond", fact.beyond}};
        std::vector<std::string> dangers;
        if (fact.deadly > 0) dangers.push_back(say(voice, hint_unseen_deadly, arguments));
        if (fact.beyond > 0) dangers.push_back(say(voice, hint_unseen_beyond, arguments));
        return say(voice, hint_unseen, arguments) + in_brackets(voice, dangers) +
               say(voice, sentence_end);
    }
    std::string operator()(const fact::Exact& fact) const {
        return say(voice, hint_exact, {{"orders", static_cast<std::uint64_t>(fact.orders)}});
    }

  private:
    static Phrase when(const fact::Health& fact) {
        const bool same = fact.lost == 0 && fact.healed == 0;
        switch (fact.until) {
            case Until::end: return fact.after > 0 ? hint_health_end : hint_health_dead;
            case Until::room: return same ? hint_health_kept : hint_health_room;
            case Until::roll: return same ? hint_health_kept : hint_health_roll;
            case Until::move: break;
        }
        return same ? hint_health_kept : hint_health_move;
    }
};

}  // namespace

std::string say_percent(const Voice& voice, double chance) {
    return say_number(voice, chance * 100);
}

std::string say_score(const Voice& voice, double score) { return say_number(voice, score); }

std::string say_plan(const Voice& voice, const Hint& hint) {
    const auto& plan = hint.moves.front().plan;
    if (plan.size() < 2) return "";
    return "Then: " + say_doings(voice, {plan.begin() + 1, plan.end()}) + ".";
}

std::string say_fact(const Voice& voice, const Fact& fact) {
    return std::visit(Saying{voice}, fact);
}

std::string say_reason(const Voice& voice, const std::vector<Fact>& because) {
    std::string text;
    for (const Fact& fact : because) text += (text.empty() ? "" : " ") + say_fact(voice, fact);
    return text;
}

}  // namespace scoundrel
