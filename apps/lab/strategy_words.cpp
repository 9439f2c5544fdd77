#include "strategy_words.h"

namespace scoundrel::cli {

namespace {

using enum Phrase;

struct Worded {
    std::string_view group, label;
    Phrase phrase;
};
constexpr Worded worded[] = {
    {"rule", "avoid_four_monsters", thumb_avoid_four_monsters},
    {"rule", "avoid_half_health", thumb_avoid_half_health},
    {"rule", "avoid_unarmed", thumb_avoid_unarmed},
    {"rule", "avoid_out_of_reach", thumb_avoid_out_of_reach},
    {"rule", "avoid_two_potions", thumb_avoid_two_potions},
    {"rule", "avoid_riches", thumb_avoid_riches},
    {"rule", "avoid_any_cost", thumb_avoid_any_cost},
    {"rule", "face_what_does_not_kill", thumb_face_what_does_not_kill},
    {"rule", "face_good_weapon", thumb_face_good_weapon},
    {"rule", "face_potion_when_low", thumb_face_potion_when_low},
    {"rule", "leave_biggest_monster", thumb_leave_biggest_monster},
    {"rule", "leave_smallest_monster", thumb_leave_smallest_monster},
    {"rule", "leave_no_monster", thumb_leave_no_monster},
    {"rule", "leave_potion_when_healthy", thumb_leave_potion_when_healthy},
    {"rule", "leave_second_potion", thumb_leave_second_potion},
    {"rule", "leave_spare_weapon", thumb_leave_spare_weapon},
    {"rule", "pour_nothing_away", thumb_pour_nothing_away},
    {"rule", "drink_no_half_potion", thumb_drink_no_half_potion},
    {"rule", "drink_when_low", thumb_drink_when_low},
    {"rule", "drink_bigger_potion", thumb_drink_bigger_potion},
    {"rule", "use_weapon_if_possible", thumb_use_weapon_if_possible},
    {"rule", "strongest_first", thumb_strongest_first},
    {"rule", "fresh_for_eight_up", thumb_fresh_for_eight_up},
    {"rule", "fresh_for_court", thumb_fresh_for_court},
    {"rule", "bare_up_to_three", thumb_bare_up_to_three},
    {"rule", "bare_up_to_five", thumb_bare_up_to_five},
    {"rule", "take_every_weapon", thumb_take_every_weapon},
    {"rule", "never_a_weaker_weapon", thumb_never_a_weaker_weapon},
    {"rule", "fresh_over_worn", thumb_fresh_over_worn},
    {"rule", "use_old_weapon_first", thumb_use_old_weapon_first},
    {"rule", "keep_five_health", thumb_keep_five_health},
    {"rule", "keep_ten_health", thumb_keep_ten_health},
    {"rule", "most_health", thumb_most_health},
    {"rule", "best_weapon", thumb_best_weapon},
    {"mistake", "faced", mistake_faced},
    {"mistake", "avoided", mistake_avoided},
    {"mistake", "took_weapon", mistake_took_weapon},
    {"mistake", "took_potion", mistake_took_potion},
    {"mistake", "left_weapon", mistake_left_weapon},
    {"mistake", "left_potion", mistake_left_potion},
    {"mistake", "left_monster", mistake_left_monster},
    {"mistake", "other_item", mistake_other_item},
    {"mistake", "wore_weapon", mistake_wore_weapon},
    {"mistake", "spared_weapon", mistake_spared_weapon},
    {"mistake", "other_weapon", mistake_other_weapon},
    {"mistake", "rest", mistake_rest},
    {"mistake", "open", mistake_open},
    {"figure", "start", strategy_figure_start},
    {"figure", "strong", strategy_figure_strong},
    {"figure", "careful", strategy_figure_careful},
    {"figure", "given_away", strategy_figure_given_away},
    {"figure", "open_end", strategy_figure_open_end},
    {"figure", "bonus", strategy_figure_bonus},
    {"figure", "worked_out", strategy_figure_worked_out},
    {"", "none", strategy_none},
    {"", "heals", strategy_heals},
    {"", "fresh", strategy_fresh},
    {"", "may avoid", strategy_may_avoid},
};

// A word and figures after it.
struct Prefixed {
    std::string_view before;
    Phrase phrase;
    std::string_view name;
};
constexpr Prefixed prefixed[] = {{"to ", strategy_up_to, "value"},
                                 {"monster ", strategy_monster, "values"},
                                 {"weapon ", strategy_weapon, "values"},
                                 {"potion ", strategy_potion, "values"}};

}  // namespace

std::string strategy_words(const Voice& voice, std::string_view group, std::string_view label) {
    for (const Worded& each : worded)
        if ((each.group == group || each.group.empty()) && each.label == label)
            return say(voice, each.phrase);
    for (const Prefixed& each : prefixed)
        if (label.starts_with(each.before))
            return say(voice, each.phrase,
                       {{each.name, std::string(label.substr(each.before.size()))}});
    return std::string(label);
}

}  // namespace scoundrel::cli
