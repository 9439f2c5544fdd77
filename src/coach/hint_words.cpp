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

std::string say_cards(const Voice& voice, const std::vector<Card>& cards) {
    std::vector<std::string> list;
    for (const Card card : cards) list.push_back(print_card(card));
    return list.empty() ? say(voice, hint_nothing) : say_list(voice, list);
}

std::string say_cards(const Voice& voice, Card card) {
    return card ? print_card(card) : say(voice, hint_nothing);
}

constexpr std::size_t most_named = 2;  // moves in a list; of more only their number is said

std::string say_doings(const Voice& voice, const std::vector<Move>& moves, int others,
                       Phrase counted = hint_deadly_count) {
    if (moves.size() > most_named)
        return say(voice, counted, {{"count", static_cast<int>(moves.size())}, {"others", others}});
    std::vector<std::string> list;
    for (const Move move : moves) list.push_back(say_doing(voice, move));
    return say_list(voice, list);
}

std::string in_brackets(const Voice& voice, const std::vector<std::string>& parts) {
    return parts.empty() ? "" : say(voice, hint_aside, {{"text", say_list(voice, parts)}});
}

constexpr double hardly_a_point = 0.5;

struct Saying {
    const Voice& voice;

    std::string operator()(const fact::Forced&) const { return say(voice, hint_forced); }
    std::string operator()(const fact::Solved& fact) const {
        const Phrase phrase = fact.open ? (fact.won ? hint_open_won : hint_open_lost)
                                        : (fact.won ? hint_solved_won : hint_solved_lost);
        return say(voice, phrase,
                   {{"known", fact.score ? 1 : 2}, {"score", fact.score.value_or(0)}});
    }
    std::string operator()(const fact::Looking& fact) const {
        return say(voice, hint_looking, {{"unseen", fact.unseen}});
    }
    std::string operator()(const fact::Hopeless&) const { return say(voice, hint_hopeless); }
    std::string operator()(const fact::Deadly& fact) const {
        const auto others = static_cast<std::size_t>(fact.others);
        const std::size_t killed = fact.at_once.size() + fact.in_room.size();
        if (others > 1) {
            if (fact.at_once.size() == others) return say(voice, hint_deadly_all_at_once);
            if (killed == others) return say(voice, hint_deadly_all_in_room);
            if (killed + fact.certain.size() == others) return say(voice, hint_deadly_all);
        }
        std::string text;
        add_deadly(text, fact.damage > 0 ? hint_deadly_blow : hint_deadly_at_once, fact,
                   fact.at_once);
        add_deadly(text, hint_deadly_in_room, fact, fact.in_room);
        add_deadly(text, hint_deadly_certain, fact, fact.certain);
        return text;
    }
    std::string operator()(const fact::SecondBest& fact) const {
        return say(voice, phrase_of(fact),
                   {{"what", say_doing(voice, fact.move)},
                    {"win", say_percent(voice, fact.win)},
                    {"best", say_percent(voice, fact.best)},
                    {"score", say_number(voice, fact.score)},
                    {"best_score", say_number(voice, fact.best_score)},
                    {"points", say_number(voice, fact.score_lead.value_or(0))},
                    {"small", fact.score_lead.value_or(0) <= hardly_a_point ? 1 : 2},
                    {"exact", fact.error == 0 ? 1 : 2}});
    }
    std::string operator()(const fact::Later& fact) const {
        return say(voice, hint_later, {{"what", say_doing(voice, fact.move)}});
    }
    std::string operator()(const fact::Weapon& fact) const {
        const bool same = fact.best.card == fact.rival.card;
        const bool spent = fact.only.empty() && fact.rival.monsters == 0;
        const Phrase bound = spent ? hint_weapon_spent
                             : fact.only.empty()
                                 ? (fact.against ? hint_weapon_more : hint_weapon_less)
                             : fact.against ? hint_weapon_still
                                            : hint_weapon_no_longer;
        const Phrase phrase = !fact.best.card    ? hint_weapon_lost
                              : !fact.rival.card ? hint_weapon_none
                              : fact.wears ? (same ? hint_weapon_worn : hint_weapon_worn_switch)
                              : same       ? bound
                              : fact.best.reaches_all() && fact.rival.reaches_all()
                                  ? hint_weapon_rather
                                  : hint_weapon_switch;
        return say(voice, phrase,
                   {{"card", say_cards(voice, fact.best.card)},
                    {"monsters", fact.best.monsters},
                    {"all", fact.best.to_come},
                    {"power", fact.best.power},
                    {"only", say_cards(voice, fact.only)},
                    {"other", say_cards(voice, fact.rival.card)},
                    {"other_monsters", fact.rival.monsters},
                    {"other_all", fact.rival.to_come},
                    {"other_power", fact.rival.power}});
    }
    std::string operator()(const fact::InTurn& fact) const {
        return say(voice, hint_in_turn,
                   {{"weapon_card", print_card(fact.weapon)},
                    {"higher", print_card(fact.higher)},
                    {"lower", print_card(fact.lower)}});
    }
    std::string operator()(const fact::Spared& fact) const {
        const Phrase phrase = fact.rule == WeaponRule::wear    ? hint_spared_wear
                              : fact.rule == WeaponRule::equal ? hint_spared_equal
                                                               : hint_spared_lower;
        return say(voice, phrase,
                   {{"monster", print_card(fact.monster)},
                    {"card", print_card(fact.weapon)},
                    {"value", fact.monster.value()}});
    }
    std::string operator()(const fact::Health& fact) const {
        const Arguments arguments{{"after", fact.after},
                                  {"lost", fact.lost},
                                  {"healed", fact.healed},
                                  {"other", fact.rival ? fact.rival->after : 0}};
        if (fact.rival) return say(voice, compared(fact), arguments);
        std::vector<std::string> changes;
        if (fact.lost > 0) changes.push_back(say(voice, hint_health_lost, arguments));
        if (fact.healed > 0) changes.push_back(say(voice, hint_health_healed, arguments));
        return say(voice, when(fact), arguments) + in_brackets(voice, changes) +
               say(voice, sentence_end);
    }
    std::string operator()(const fact::Waste& fact) const {
        using enum fact::Waste::How;
        const Phrase phrase = fact.how == discarded ? hint_waste_discarded
                              : fact.how == second  ? hint_waste_second
                              : fact.healed > 0     ? hint_waste_full
                                                    : hint_waste_none;
        return say(voice, phrase,
                   {{"card", print_card(fact.card)},
                    {"healed", fact.healed},
                    {"value", fact.card.value()}});
    }
    std::string operator()(const fact::Left& fact) const {
        const auto is_fresh = [](const std::vector<Card>& cards) {
            return cards.size() == 1 && cards.front().is_weapon();
        };
        const Phrase phrase = fact.rival.empty()                     ? hint_left_nothing
                              : fact.best.empty()                    ? hint_left_alone
                              : !fact.against && is_fresh(fact.best) ? hint_left_fresh
                                                                     : hint_left;
        return say(
            voice, phrase,
            {{"cards", say_cards(voice, fact.best)}, {"others", say_cards(voice, fact.rival)}});
    }
    std::string operator()(const fact::Faced& fact) const {
        const Phrase phrase = fact.against    ? hint_faced_there
                              : fact.lost > 0 ? hint_faced
                                              : hint_faced_free;
        return say(voice, phrase, {{"cards", say_cards(voice, fact.monsters)}});
    }
    std::string operator()(const fact::Risk& fact) const {
        const Phrase phrase = fact.rival == 0  ? hint_risk_gone
                              : fact.best == 0 ? hint_risk_none
                                               : hint_risk;
        return say(voice, phrase,
                   {{"cards", fact.cards}, {"deadly", fact.best}, {"other", fact.rival}});
    }
    std::string operator()(const fact::InStore& fact) const {
        return say(
            voice, hint_stored,
            {{"card", say_cards(voice, fact.best)}, {"other", say_cards(voice, fact.rival)}});
    }
    std::string operator()(const fact::Escape& fact) const {
        return say(voice, fact.against ? hint_escape_there : hint_escape);
    }
    std::string operator()(const fact::Returning& fact) const {
        return say(voice, fact.rooms <= 1 ? hint_returning_next : hint_returning,
                   {{"cards", say_cards(voice, fact.cards)},
                    {"count", static_cast<int>(fact.cards.size())},
                    {"after", fact.after},
                    {"rooms", fact.rooms}});
    }
    std::string operator()(const fact::FirstBack& fact) const {
        return say(voice, hint_first_back,
                   {{"card", print_card(fact.best)}, {"other", print_card(fact.rival)}});
    }
    std::string operator()(const fact::Tied& fact) const {
        if (fact.all && !fact.won && fact.certain) return say(voice, hint_tied_lost);
        const auto count = static_cast<int>(fact.moves.size());
        const Arguments arguments{{"count", count},
                                  {"certain", fact.certain ? 1 : 2},
                                  {"what", say_doings(voice, fact.moves, count)}};
        if (fact.moves.size() <= most_named) return say(voice, hint_tied, arguments);
        return say(voice, fact.all ? hint_tied_all : hint_tied_many, arguments);
    }
    std::string operator()(const fact::Equal& fact) const {
        const auto count = static_cast<int>(fact.moves.size());
        if (fact.moves.size() > most_named) return say(voice, hint_equal_many, {{"count", count}});
        return say(voice, hint_equal, {{"what", say_doings(voice, fact.moves, count)}});
    }
    std::string operator()(const fact::Beyond& fact) const {
        return say(voice, fact.outweighed ? hint_beyond_rest : hint_beyond);
    }
    std::string operator()(const fact::Exact& fact) const {
        constexpr std::int64_t both = 2;
        if (fact.orders == both) return say(voice, hint_exact_both);
        return say(voice, hint_exact, {{"orders", static_cast<std::uint64_t>(fact.orders)}});
    }

  private:
    void add_deadly(std::string& text, Phrase phrase, const fact::Deadly& fact,
                    const std::vector<Move>& moves) const {
        if (moves.empty()) return;
        const Phrase counted = text.empty() ? hint_deadly_count : hint_deadly_more;
        text += (text.empty() ? "" : " ") +
                say(voice, phrase,
                    {{"what", say_doings(voice, moves, fact.others, counted)},
                     {"damage", fact.damage},
                     {"health", fact.health}});
    }

    // What is told apart is what can be told apart in the numbers as they are said.
    Phrase phrase_of(const fact::SecondBest& fact) const {
        const bool same_win = say_percent(voice, fact.win) == say_percent(voice, fact.best);
        const bool same_score =
            fact.score_lead && say_number(voice, fact.score) == say_number(voice, fact.best_score);
        const bool scores_less = fact.score_lead > 0 && !same_score;
        if (fact.best == 0 && fact.win == 0 && fact.error == 0) {
            if (!fact.score_lead) return hint_second_lost_too;
            if (!scores_less) return hint_second_lost_too;
            return fact.proved ? hint_second_lost : hint_second_lost_mean;
        }
        if (fact.proved && fact.lead == 0)
            return scores_less ? hint_second_reached : hint_second_too;
        if (fact.aim == Aim::score && scores_less) return hint_second_points;
        constexpr double hardly = 0.001;
        if (fact.best < hardly && fact.win < hardly && scores_less) return hint_second_hardly;
        if (fact.lead == 0) return scores_less ? hint_second_score : hint_second_even;
        if (fact.lead <= fact.error)
            return scores_less ? (same_win ? hint_second_tied_even : hint_second_tied)
                   : same_win  ? hint_second_even
                               : hint_second_close;
        return same_win ? hint_second_even : hint_second;
    }

    static Phrase compared(const fact::Health& fact) {
        switch (fact.until) {
            case Until::end: return hint_health_end_other;
            case Until::roll: return hint_health_roll_other;
            case Until::room:
            case Until::move: break;
        }
        return hint_health_other;
    }

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
    constexpr double shown = 0.0005;  // what is less is rounded to nothing
    if (chance > 0 && chance < shown) return "<" + say_number(voice, 0.1);
    if (chance < 1 && chance > 1 - shown) return ">" + say_number(voice, 99.9);
    return say_number(voice, chance * 100);
}

std::string say_win(const Voice& voice, const Hint::Chance& chance) {
    const std::string error = say_number(voice, chance.error * 100);
    return say(voice, error == "0" ? hint_win : hint_win_error,
               {{"win", say_percent(voice, chance.win)}, {"error", error}});
}

std::string say_score(const Voice& voice, const Hint::Chance& chance) {
    return chance.score ? say_number(voice, *chance.score) : "-";
}

std::string say_plan(const Voice& voice, const Hint::Choice& choice) {
    if (choice.plan.size() < 2 || choice.dies) return "";
    std::vector<std::string> steps;
    for (std::size_t i = 1; i < choice.plan.size(); ++i)
        if (choice.plan[i].verb() != Verb::next || choice.left.empty())
            steps.push_back(say_step(voice, choice.plan[i]));
    if (!choice.left.empty())
        steps.push_back(say(voice,
                            choice.plan.back().verb() == Verb::next ? step_leave : step_carry,
                            {{"cards", say_cards(voice, choice.left)}}));
    return say(voice, hint_plan, {{"what", say_list(voice, steps)}});
}

std::string say_plan(const Voice& voice, const Hint& hint) {
    return say_plan(voice, hint.moves.front());
}

std::string say_fact(const Voice& voice, const Fact& fact) {
    return std::visit(Saying{voice}, fact);
}

namespace {

// What a fact is in the text: what another way gives away, then what it would do worse, what it
// would do better, and sentences of their own.
enum class Part : std::uint8_t { sentence, rival, worse, better };

struct PartOf {
    Part operator()(const fact::SecondBest&) const { return Part::rival; }
    Part operator()(const fact::Later&) const { return Part::rival; }
    Part operator()(const fact::Health& fact) const {
        return fact.rival ? side(fact.against) : Part::sentence;
    }
    Part operator()(const fact::Weapon& fact) const { return side(fact.against); }
    Part operator()(const fact::Left& fact) const { return side(fact.against); }
    Part operator()(const fact::Faced& fact) const { return side(fact.against); }
    Part operator()(const fact::Risk& fact) const { return side(fact.against); }
    Part operator()(const fact::InStore& fact) const { return side(fact.against); }
    Part operator()(const fact::Escape& fact) const { return side(fact.against); }
    Part operator()(const fact::InTurn&) const { return Part::worse; }
    Part operator()(const fact::Waste&) const { return Part::worse; }
    Part operator()(const fact::FirstBack&) const { return Part::worse; }
    template <class Other>
    Part operator()(const Other&) const {
        return Part::sentence;
    }
    static Part side(bool against) { return against ? Part::better : Part::worse; }
};

std::string join_clauses(const Voice& voice, const std::vector<std::string>& clauses) {
    std::string text;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        if (i > 0) text += say(voice, i + 1 == clauses.size() ? hint_clause_and : list_comma);
        text += clauses[i];
    }
    return text;
}

}  // namespace

// The rival is named once, and what follows is told of it.
std::string say_reason(const Voice& voice, const std::vector<Fact>& because) {
    std::vector<std::string> sentences;
    std::size_t i = 0;
    const auto part_at = [&](std::size_t place) { return std::visit(PartOf{}, because[place]); };
    const auto part = [&] { return part_at(i); };
    const auto clauses = [&](Part wanted) {
        std::vector<std::string> list;
        while (i < because.size() && part() == wanted)
            list.push_back(say_fact(voice, because[i++]));
        return join_clauses(voice, list);
    };
    while (i < because.size()) {
        if (part() == Part::sentence) {
            sentences.push_back(say_fact(voice, because[i++]));
        } else if (part() == Part::better) {
            const Phrase phrase =
                i > 0 && part_at(i - 1) == Part::worse ? hint_in_return : hint_in_favour;
            sentences.push_back(say(voice, phrase, {{"what", clauses(Part::better)}}));
        } else {
            std::string text = clauses(Part::rival);
            if (const std::string worse = clauses(Part::worse); !worse.empty())
                text += say(voice, hint_why, {{"what", worse}});
            sentences.push_back(text + say(voice, sentence_end));
        }
    }
    std::string text;
    for (const std::string& sentence : sentences) text += (text.empty() ? "" : " ") + sentence;
    return text;
}

}  // namespace scoundrel
