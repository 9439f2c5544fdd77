#include "coach/review_words.h"

#include <algorithm>
#include <cmath>

#include "words/doing.h"

namespace scoundrel {

namespace {

using enum Phrase;

long tenths(double number) { return std::lround(10 * number); }

// With one digit after the point, where that is not 0.
std::string say_tenths(const Voice& voice, long tenths) {
    std::string text = tenths < 0 ? "-" : "";
    text += std::to_string(std::labs(tenths) / 10);
    if (tenths % 10 != 0)
        text.append(
            {voice.catalogue->decimal_mark, static_cast<char>('0' + std::labs(tenths) % 10)});
    return text;
}

// A number of points, which chooses among forms too: a part of one counts as none, one and a part
// as two.
Argument points(const Voice& voice, double number) {
    const long exactly = tenths(number);
    Argument argument("points", say_tenths(voice, exactly));
    argument.number = exactly < 10 ? 0 : static_cast<int>((exactly + 9) / 10);
    return argument;
}

std::string give_or_take(const Voice& voice, bool gain, const std::string& change,
                         const std::string& error, std::string_view sign) {
    const std::string text = (gain ? "+" : "") + change;
    if (error == "0") return text;
    return say(voice, review_give_or_take,
               {{"points", text}, {"sign", std::string(sign)}, {"error", error}});
}

// From the best on; the last has no bound.
struct Grade {
    double from;
    Phrase word;
};
constexpr Grade skill_grades[] = {{98.5, review_flawless}, {85, review_excellent},
                                  {70, review_good},       {50, review_fair},
                                  {25, review_shaky},      {0, review_reckless}};
constexpr Grade luck_grades[] = {{90, review_very_lucky},
                                 {65, review_lucky},
                                 {35, review_even},
                                 {10, review_unlucky},
                                 {0, review_very_unlucky}};

template <std::size_t n>
Phrase grade_of(const Grade (&grades)[n], double figure) {
    for (const Grade& grade : grades)
        if (figure >= grade.from) return grade.word;
    return grades[n - 1].word;
}

bool has_luck(const Review& review) {
    return std::ranges::any_of(review.reveals, [](auto& reveal) { return reveal.spread > 0; });
}

// What decided it: whatever took at least twice as much of the chance as the other.
Phrase gist_of(const Review& review, bool costly) {
    const double given = costly ? -100 * review.skill().win : 0, luck = 100 * review.luck().win;
    if (review.won())
        return given >= blunder_from      ? review_gist_narrow
               : given >= inaccuracy_from ? review_gist_slip
               : review.flawless()        ? review_gist_flawless
                                          : review_gist_well;
    if (100 * review.start.win < mistake_from) return review_gist_hopeless;
    if (given < inaccuracy_from || -luck >= 2 * given) return review_gist_cards;
    return given >= -2 * luck ? review_gist_thrown : review_gist_both;
}

int whole(double number) { return static_cast<int>(std::lround(number)); }

}  // namespace

int win_points(double chance) { return whole(100 * chance); }

std::string say_score(const Voice& voice, double score) { return say_tenths(voice, tenths(score)); }

std::string_view mark_sign(Mark mark) {
    switch (mark) {
        case Mark::none: return "";
        case Mark::inaccuracy: return "?!";
        case Mark::mistake: return "?";
        case Mark::blunder: return "??";
    }
    return "";
}

std::string say_sum(const Voice& voice, const Review& review, std::string_view sign) {
    const int start = win_points(review.start.win), skill = win_points(review.skill().win),
              result = win_points(review.result.win);
    const int luck = result - start - skill;
    const auto part = [&](int change, double error) {
        return give_or_take(voice, change > 0, std::to_string(change),
                            std::to_string(win_points(error)), sign);
    };
    return say(voice, review_sum,
               {{"start", start},
                {"luck", part(luck, review.luck_error().win)},
                {"skill", part(skill, review.skill_error().win)},
                {"result", result}});
}

std::string say_score_sum(const Voice& voice, const Review& review, std::string_view sign) {
    const long start = tenths(review.start.score), skill = tenths(review.skill().score),
               result = tenths(review.result.score);
    const long luck = result - start - skill;
    const auto part = [&](long change, double error) {
        return give_or_take(voice, change > 0, say_tenths(voice, change),
                            say_tenths(voice, tenths(error)), sign);
    };
    return say(voice, review_score_sum,
               {{"start", say_tenths(voice, start)},
                {"luck", part(luck, review.luck_error().score)},
                {"skill", part(skill, review.skill_error().score)},
                {"result", say_tenths(voice, result)}});
}

std::string say_skill(const Voice& voice, const Review& review) {
    const double lost = review.points_lost();
    const bool points_too = tenths(lost) > 0;
    if (review.decisions() == 0)
        return say(voice, points_too ? review_points_alone : review_no_decisions,
                   {points(voice, lost)});
    const Phrase grade = grade_of(skill_grades, review.skill_figure());
    const bool kept = grade == review_flawless;
    std::string text = say(voice, review_skill,
                           {{"figure", review.skill_figure()},
                            {"grade", say(voice, kept && points_too ? review_but_points : grade,
                                          {points(voice, lost)})},
                            {"accuracy", whole(review.accuracy())},
                            {"decisions", review.decisions()}});
    if (points_too && !kept) text += " " + say(voice, review_points_besides, {points(voice, lost)});
    return text;
}

std::string say_luck(const Voice& voice, const Review& review) {
    if (!has_luck(review)) return say(voice, review_no_luck);
    const double percentile = review.luck_percentile();
    const int better = whole(percentile), worse = 100 - better;
    const Phrase phrase = better == 100  ? review_luck_best
                          : worse == 100 ? review_luck_worst
                          : better >= 50 ? review_luck
                                         : review_luck_worse;
    return say(voice, phrase,
               {{"percent", std::max(better, worse)},
                {"grade", say(voice, grade_of(luck_grades, percentile))}});
}

std::string say_skill_grade(const Voice& voice, const Review& review) {
    if (review.decisions() == 0) return "";
    const Phrase grade = grade_of(skill_grades, review.skill_figure());
    return say(voice, grade == review_flawless && !review.flawless() ? review_excellent : grade);
}

std::string say_luck_grade(const Voice& voice, const Review& review) {
    return has_luck(review) ? say(voice, grade_of(luck_grades, review.luck_percentile())) : "";
}

std::string say_gist(const Voice& voice, const Review& review, std::optional<int> room) {
    return say(voice, gist_of(review, room.has_value()), {{"room", room.value_or(0)}});
}

std::string say_start(const Voice& voice, const Review& review) {
    return say(voice, review_start,
               {{"chance", win_points(review.start.win)},
                {"score", say_score(voice, review.start.score)}});
}

std::string say_change(const Voice& voice, const Value& before, const Value& after) {
    const int from = win_points(before.win), to = win_points(after.win);
    const std::string chances = from == to
                                    ? say(voice, review_chance, {{"chance", to}})
                                    : say(voice, review_chances, {{"before", from}, {"after", to}});
    if (tenths(before.score) == tenths(after.score)) return chances;
    return say(voice, review_chances_scores,
               {{"chances", chances},
                {"before", say_score(voice, before.score)},
                {"after", say_score(voice, after.score)}});
}

// What the figures that are shown differ by; of the chance tenths where they do not.
std::string say_cost(const Voice& voice, const ReviewedMove& move) {
    const bool chance = move.lost.win > 0;
    const int percent = win_points(move.before.win) - win_points(move.after.win);
    const long score = tenths(move.before.score) - tenths(move.after.score);
    const double lost = !chance ? (move.points_lost() > 0 ? static_cast<double>(score) / 10 : 0)
                        : percent > 0 ? percent
                                      : std::min(0.9, 100 * move.lost.win);
    if (tenths(lost) <= 0) return "";
    const Phrase phrase = chance        ? review_chance_lost
                          : move.proved ? review_points_lost
                                        : review_points_perhaps;
    return say(voice, phrase,
               {points(voice, lost), {"change", say_change(voice, move.before, move.after)}});
}

std::string say_better(const Voice& voice, const ReviewedMove& move) {
    if (move.best == move.move) return "";
    return say(voice, review_better, {{"what", say_doing(voice, move.best)}});
}

}  // namespace scoundrel
