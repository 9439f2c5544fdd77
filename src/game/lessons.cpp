#include "game/lessons.h"

#include <algorithm>
#include <cassert>

#include "notation/cards.h"
#include "notation/moves.h"

namespace scoundrel {

namespace {

using enum Phrase;

constexpr LessonStep classic_steps[] = {
    {lesson_welcome, "", 20},   {lesson_equip, "5De", 20},   {lesson_fight, "8Cw", 17},
    {lesson_potion, "4Hd", 20}, {lesson_avoid, "avoid", 20}, {lesson_bottom, "", 20},
    {lesson_lower, "7Cw", 18},  {lesson_lowest, "3Sw", 18},  {lesson_second, "6Hd", 20},
    {lesson_fresh, "9De", 20},  {lesson_bare, "4Cb", 16},    {lesson_end, "", 16},
};
constexpr LessonStep equal_steps[] = {
    {lesson_equal_begin, "5De", 20},
    {lesson_equal_fight, "8Cw", 17},
    {lesson_equal_again, "8Sw", 14},
    {lesson_equal_end, "", 14},
};
constexpr LessonStep rascal_steps[] = {
    {lesson_rascal_begin, "5De", 20},  {lesson_rascal_fight, "9Cw", 16},
    {lesson_rascal_store, "4Hs", 16},  {lesson_rascal_repair, "2Dr", 16},
    {lesson_rascal_next, "next", 16},  {lesson_rascal_discard, "7Dx", 16},
    {lesson_rascal_blunt, "3Cw", 16},  {lesson_rascal_drink, "6Hd", 20},
    {lesson_rascal_leave, "next", 20}, {lesson_rascal_end, "", 20},
};
constexpr LessonStep forty_two_steps[] = {
    {lesson_skip_begin, "8De", 20},      {lesson_skip_fight, "9Cw", 19},
    {lesson_skip_potion, "3Hd", 20},     {lesson_skip_first, "avoid-rl", 20},
    {lesson_skip_again, "avoid-lr", 20}, {lesson_skip_end, "", 20},
};

constexpr Lesson all[] = {
    {screen_lesson_classic, "classic",
     "5D8C4HJS"
     "QCKSAC"
     "7C3S6H2H"
     "9D4C5S",
     classic_steps},
    {screen_lesson_equal, "equal",
     "5D8C8S4H"
     "9D4C5S",
     equal_steps},
    {screen_lesson_rascal, "rascal",
     "5D9C4H2D"
     "JS6H7D3C"
     "9D4C5S",
     rascal_steps},
    {screen_lesson_forty_two, "forty-two",
     "8D9C3H2H"
     "KCKSQS"
     "4C5SJCJS"
     "6D7H",
     forty_two_steps},
};

}  // namespace

std::span<const Lesson> lessons() { return all; }

bool is_lesson(const GameId& id) {
    return id.dealt_by == DealtBy::literal &&
           std::ranges::any_of(lessons(), [&](const Lesson& lesson) {
               return print_game_id(game_of(lesson)) == print_game_id(id);
           });
}

GameId game_of(const Lesson& lesson) {
    const Variant variant = *parse_rules(lesson.rules);
    CardSet rest = variant.rules.deck;
    std::string deck(lesson.top);
    for (std::string_view top = lesson.top; const auto card = take_card(top);) rest.remove(*card);
    for (const Card card : rest) deck += print_card(card);
    const auto id = parse_game_id(std::string(lesson.rules) + ":" + deck);
    assert(id);
    return *id;
}

std::optional<Move> LessonWalk::wanted() const { return parse_move(step().move); }

bool LessonWalk::read_on() {
    if (over() || wanted()) return false;
    ++at_;
    return true;
}

}  // namespace scoundrel
