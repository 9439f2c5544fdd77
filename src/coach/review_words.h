// A review in words: the sentences that every face shows of it. Cards are written as notation.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "coach/review.h"
#include "phrases/catalogue.h"

namespace scoundrel {

// "Start 79% + luck -12 (+-2) + skill -67 = 0%", `sign` being what stands for give or take. The
// figures are whole and add up: luck, which is the least sure, takes what rounding leaves.
std::string say_sum(const Voice& voice, const Review& review, std::string_view sign);
// "Score: start 11.2 + luck +3.1 (+-0.4) + skill -4.3 = 10", in tenths that add up likewise.
std::string say_score_sum(const Voice& voice, const Review& review, std::string_view sign);

// "Skill 85 of 99: excellent. …": how well it was played, both in chances and in points.
std::string say_skill(const Voice& voice, const Review& review);
// How well the cards came.
std::string say_luck(const Voice& voice, const Review& review);

// Both in a word, "shaky" and "very unlucky"; empty where there was nothing to decide, or to come.
std::string say_skill_grade(const Voice& voice, const Review& review);
std::string say_luck_grade(const Voice& voice, const Review& review);
// The whole game in a sentence: what decided it, the cards or the player, and in which room.
// `room` is that of the costliest move, where there is one.
std::string say_gist(const Voice& voice, const Review& review, std::optional<int> room);

// "80%, score 11": what was to be expected when the first room was up.
std::string say_start(const Voice& voice, const Review& review);
// "80% to 62%, score 11 to 8.5"; what does not change is told once, or not at all.
std::string say_change(const Voice& voice, const Value& before, const Value& after);

// "18 points of the chance given away: 80% to 62%."; empty if there is nothing to tell.
std::string say_cost(const Voice& voice, const ReviewedMove& move);
// "Better: equipping 7D."; empty if nothing was better.
std::string say_better(const Voice& voice, const ReviewedMove& move);

// A score to expect: "12.3".
std::string say_score(const Voice& voice, double score);

// "?!", "?", "??" or nothing.
std::string_view mark_sign(Mark mark);

// The same points everywhere: 0.1234 is 12.
int win_points(double chance);

}  // namespace scoundrel
