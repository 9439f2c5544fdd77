#include "coach/worth_words.h"

#include <cmath>

#include "coach/chance_words.h"
#include "words/doing.h"

namespace scoundrel {

namespace {

using enum Phrase;

constexpr std::size_t most_named = 2;  // moves in a list; of more only their number is said

std::string say_doings(const Voice& voice, const std::vector<Move>& moves, int others,
                       Phrase counted = hint_deadly_count) {
    if (moves.size() > most_named)
        return say(voice, counted, {{"count", static_cast<int>(moves.size())}, {"others", others}});
    std::vector<std::string> list;
    for (const Move move : moves) list.push_back(say_doing(voice, move));
    return say_list(voice, list);
}

void add_deadly(const Voice& voice, std::string& text, Phrase phrase, const fact::Deadly& fact,
                const std::vector<Move>& moves) {
    if (moves.empty()) return;
    const Phrase counted = text.empty() ? hint_deadly_count : hint_deadly_more;
    text +=
        (text.empty() ? "" : " ") + say(voice, phrase,
                                        {{"what", say_doings(voice, moves, fact.others, counted)},
                                         {"damage", fact.damage},
                                         {"health", fact.health}});
}

// What is told apart is what can be told apart in the numbers as they are said.
Phrase phrase_of(const Voice& voice, const fact::SecondBest& fact) {
    if (fact.is_guess()) return hint_second_unknown;
    const bool same_win = say_percent(voice, fact.win) == say_percent(voice, fact.best);
    const bool same_score =
        fact.score_lead && say_number(voice, fact.score) == say_number(voice, fact.best_score);
    const bool scores_less = fact.score_lead > 0 && !same_score;
    if (fact.best == 0 && fact.win == 0 && fact.error == 0) {
        if (!fact.score_lead) return hint_second_lost_too;
        if (!scores_less) return hint_second_lost_too;
        return fact.bound    ? hint_second_found
               : fact.proved ? hint_second_lost
                             : hint_second_lost_mean;
    }
    if (fact.proved && fact.lead == 0)
        return !scores_less ? hint_second_too
               : fact.bound ? hint_second_found
                            : hint_second_reached;
    if (fact.aim == Aim::score && scores_less) return hint_second_points;
    constexpr double hardly = 0.002;
    if (fact.best < hardly && fact.win < hardly)
        return scores_less ? hint_second_hardly : hint_second_hardly_too;
    if (fact.lead == 0) return scores_less ? hint_second_score : hint_second_even;
    constexpr double shown = 0.001;  // what is less is not told apart by the numbers
    if (fact.lead <= std::max(fact.error, shown))
        return scores_less ? (same_win ? hint_second_tied_even : hint_second_tied)
               : same_win  ? hint_second_even
                           : hint_second_close;
    return same_win ? hint_second_even : hint_second;
}

}  // namespace

std::string spoken(const Voice& voice, const fact::Forced&) { return say(voice, hint_forced); }

std::string spoken(const Voice& voice, const fact::Solved& fact) {
    const Phrase phrase = fact.open ? (fact.won ? hint_open_won : hint_open_lost)
                                    : (fact.won ? hint_solved_won : hint_solved_lost);
    return say(voice, phrase,
               {{"known", fact.score ? 1 : 2},
                {"score", fact.score.value_or(0)},
                {"bound", fact.proved ? 2 : 1}});
}

std::string spoken(const Voice& voice, const fact::Looking& fact) {
    return say(voice, hint_looking, {{"unseen", fact.unseen}});
}

std::string spoken(const Voice& voice, const fact::Hopeless&) { return say(voice, hint_hopeless); }

std::string spoken(const Voice& voice, const fact::Deadly& fact) {
    const auto others = static_cast<std::size_t>(fact.others);
    const std::size_t killed = fact.at_once.size() + fact.in_room.size();
    if (others > 1) {
        if (fact.at_once.size() == others) return say(voice, hint_deadly_all_at_once);
        if (killed == others) return say(voice, hint_deadly_all_in_room);
        if (killed + fact.certain.size() == others) return say(voice, hint_deadly_all);
    }
    std::string text;
    add_deadly(voice, text, fact.damage > 0 ? hint_deadly_blow : hint_deadly_at_once, fact,
               fact.at_once);
    add_deadly(voice, text, hint_deadly_in_room, fact, fact.in_room);
    add_deadly(voice, text, hint_deadly_certain, fact, fact.certain);
    return text;
}

std::string spoken(const Voice& voice, const fact::SecondBest& fact) {
    constexpr double hardly_a_point = 0.5;
    return say(voice, phrase_of(voice, fact),
               {{"what", say_doing(voice, fact.move)},
                {"win", say_percent(voice, fact.win)},
                {"best", say_percent(voice, fact.best)},
                {"score", say_number(voice, fact.score)},
                {"best_score", say_number(voice, fact.best_score)},
                {"points", say_number(voice, std::abs(fact.score_lead.value_or(0)))},
                {"more", fact.score_lead.value_or(0) < -hardly_a_point ? 1 : 2},
                {"small", fact.score_lead.value_or(0) <= hardly_a_point ? 1 : 2},
                {"won", fact.win > 0 ? 1 : 2},
                {"exact", fact.error == 0 ? 1 : 2}});
}

bool may_be_as_good(const Voice& voice, const fact::SecondBest& fact) {
    const Phrase phrase = phrase_of(voice, fact);
    return phrase == hint_second_close || phrase == hint_second_even;
}

std::string spoken(const Voice& voice, const fact::Later& fact) {
    return say(voice, hint_later, {{"what", say_doing(voice, fact.move)}});
}

std::string spoken(const Voice& voice, const fact::Tied& fact) {
    if (fact.all && !fact.won && fact.certain)
        return say(voice, fact.over ? hint_tied_lost : hint_tied_lost_here);
    const auto count = static_cast<int>(fact.moves.size());
    const Arguments arguments{{"count", count},
                              {"certain", fact.certain ? 1 : 2},
                              {"what", say_doings(voice, fact.moves, count)}};
    if (fact.moves.size() <= most_named) return say(voice, hint_tied, arguments);
    return say(voice, fact.all ? hint_tied_all : hint_tied_many, arguments);
}

std::string spoken(const Voice& voice, const fact::Equal& fact) {
    const auto count = static_cast<int>(fact.moves.size());
    if (fact.moves.size() > most_named) return say(voice, hint_equal_many, {{"count", count}});
    if (!fact.reordered) {
        std::vector<std::string> steps;
        for (const Move move : fact.then)
            if (move.verb() != Verb::next) steps.push_back(say_step(voice, move));
        return say(
            voice, steps.empty() ? hint_equal_other : hint_equal_then,
            {{"what", say_doings(voice, fact.moves, count)}, {"then", say_list(voice, steps)}});
    }
    return say(voice, hint_equal, {{"what", say_doings(voice, fact.moves, count)}});
}

std::string spoken(const Voice& voice, const fact::Most& fact) {
    return say(voice, hint_most, {{"score", fact.score}});
}

std::string spoken(const Voice& voice, const fact::Beyond& fact) {
    return say(voice, fact.outweighed ? hint_beyond_rest : hint_beyond);
}

std::string spoken(const Voice& voice, const fact::Exact& fact) {
    constexpr std::int64_t both = 2;
    if (fact.orders == both) return say(voice, hint_exact_both);
    return say(voice, hint_exact, {{"orders", static_cast<std::uint64_t>(fact.orders)}});
}

}  // namespace scoundrel
