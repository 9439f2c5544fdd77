#include "words/known_rules.h"

#include <set>

#include "notation/rules_text.h"
#include "words/explain.h"
#include "words/rule_names.h"

namespace scoundrel {

namespace {

using enum Phrase;

constexpr KnownRules table[] = {
    {"akiva-meir-ro/scoundrel-online",
     "JavaScript",
     "Hard",
     "equal+ending=monsters+start=10",
     {known_empty_too, known_second_barred, known_room_too, known_largest_left,
      known_three_potions}},
    {"akiva-meir-ro/scoundrel-online",
     "JavaScript",
     "Impossible",
     "equal+ending=monsters+start=5",
     {known_empty_too, known_second_barred, known_room_too, known_largest_left,
      known_three_potions}},
    {"alice-silva77/Scoundrel_RL", "Python", "", "classic", {known_no_score}},
    {"AOjdanic/scoundrel", "Rust", "", "classic+order=reversed+ending=short", {known_no_bonus}},
    {"ASoldo/scoundrel_rs", "Rust", "", "equal+loss=table", {known_places, known_two_potions}},
    {"benjamin-t-brown/scoundrel",
     "C++",
     "",
     "classic+potions=any",
     {known_random_order, known_no_score}},
    {"D3codes/ScoundrelSolitaire",
     "Swift",
     "",
     "classic+scoring=slain",
     {known_endless, known_full_before, known_places, known_last_room}},
    {"davrodpin/scoundrel (scoundrel.gg)", "TypeScript", "", "equal+loss=table", {known_last_room}},
    {"dvir42/scoundrel-solitaire", "Rust", "", "equal+loss=table", {known_last_room}},
    {"HazardDede/scoundrel",
     "Python",
     "",
     "classic+ending=last+loss=overkill",
     {known_left_any_health, known_deals_on}},
    {"HazardDede/scoundrel",
     "Python",
     "Beginner",
     "classic+deck=+JD+QD+KD+AD+JH+QH+KH+AH+ending=last+loss=overkill",
     {known_left_any_health, known_deals_on}},
    {"inventhouse/rascal-game",
     "JavaScript",
     "",
     "rascal-app",
     {known_put_down, known_shield_away, known_no_score}},
    {"JackDerksen/scoundrel",
     "Rust",
     "",
     "classic",
     {known_room_too, known_no_bonus, known_places, known_last_room}},
    {"jamesyeap/scoundrel",
     "Rust",
     "",
     "classic+potions=any+ending=short",
     {known_reshuffled, known_no_bonus}},
    {"jeanmidevacc/pyscoundrel", "Python", "", "equal+ending=short", {known_no_bonus}},
    {"johnmatthiggins/scoundrel-mc",
     "C++",
     "",
     "equal+ending=monsters",
     {known_reshuffled, known_no_score}},
    {"keijeizei/scoundrel-vanilla",
     "JavaScript",
     "",
     "classic+potions=any+ending=monsters",
     {known_last_room, known_no_score}},
    {"Krocified/scoundrel", "TypeScript", "", "forty-two+weapon=equal+killer=counts"},
    {"landriet/cardgames", "TypeScript", "", "equal+loss=overkill", {known_last_room}},
    {"leetianlee/scoundrel",
     "TypeScript",
     "",
     "equal+fourth=optional",
     {known_room_too, known_healing_only}},
    {"Lizzard1123/scoundrel", "Python", "", "equal+bare=forced+loss=table", {known_two_potions}},
    {"malessandrini/scoundrel-solitaire",
     "C++",
     "",
     "classic+ending=last",
     {known_random_order, known_places}},
    {"marcs-sus/scoundrel-cardgame", "C#", "", "equal", {known_two_potions, known_no_score}},
    {"NovaVex/scoundrel-c", "C", "", "equal", {known_places, known_last_room}},
    {"NovaVex/scoundrel-c",
     "C",
     "auto combat",
     "equal+bare=forced",
     {known_places, known_last_room}},
    {"Pablof27/Scoundrel",
     "Lua",
     "",
     "classic+potions=any+ending=short",
     {known_random_order, known_no_score}},
    {"red-void/jq-scoundrel",
     "jq",
     "",
     "classic+scoring=slain+killer=counts",
     {known_overkill_off}},
    {"ReynkeDeVos/Scoundrel-TUI",
     "Python",
     "",
     "classic+loss=table",
     {known_places, known_two_potions}},
    {"SaturdayMilkshake/scoundrel-python", "Python", "", "equal+bare=forced", {known_room_too}},
    {"shortcakesweets/Scoundrel-Testing",
     "JavaScript",
     "",
     "classic+order=reversed",
     {known_killer_too, known_any_health, known_places}},
    {"thesimpledev/vc-scoundrel",
     "Go",
     "",
     "equal+order=reversed",
     {known_any_health, known_places, known_two_potions}},
    {"Thiapalm/scoundrel-core", "C++", "", "classic+order=reversed+ending=short+loss=table"},
    {"tomerba6/scoundrel-game", "Java", "", "classic+loss=overkill"},
    {"tomerba6/scoundrel-game", "Java", "Frail", "classic+health=14+loss=overkill"},
    {"tomerba6/scoundrel-game", "Java", "Relentless", "classic+avoid=never+loss=overkill"},
    {"zlyuan9/scoundrel-rl", "Python", "", "equal+bare=forced+ending=short", {known_no_score}},
};

}  // namespace

std::span<const KnownRules> known_rules() { return table; }

int known_programs() {
    std::set<std::string_view> programs;
    for (const KnownRules& known : table) programs.insert(known.program);
    return static_cast<int>(programs.size());
}

std::string name_of(const KnownRules& known) {
    if (known.mode.empty()) return std::string(known.program);
    return say({}, known_mode,
               {{"program", std::string(known.program)}, {"mode", std::string(known.mode)}});
}

std::string explain_briefly(const KnownRules& known) {
    const Variant variant = *parse_rules(known.rules);
    return variant.rules == variant.base->rules ? name_of(variant) : explain_briefly(variant);
}

std::string tell_differences(const KnownRules& known) {
    if (known.differs.size() == 0) return say({}, known_alike);
    const Voice voice = Voice::of(*parse_rules(known.rules));
    std::string text;
    for (const Phrase phrase : known.differs)
        text += (text.empty() ? "" : say(voice, list_semicolon)) + say(voice, phrase);
    return say(voice, known_differs, {{"what", std::move(text)}});
}

}  // namespace scoundrel
