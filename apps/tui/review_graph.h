// The chance to win as a graph, and below it the score to expect: a point for the start, for every
// move and for all cards that came up.
#pragma once

#include <string>
#include <vector>

#include "coach/review.h"
#include "tui/canvas.h"

namespace scoundrel::tui {

struct Point {
    enum class Kind : std::uint8_t { start, move, reveal } kind;
    std::size_t index;  // in the review's moves or reveals
    int moves;          // made before it
    Value before{}, after{};
    Mark mark = Mark::none;
    bool points_lost = false;
};

std::vector<Point> points_of(const Review& review);

// With the point `at` marked; pointing at one picks it. `score` is written above the scores.
void draw_graph(Canvas& canvas, Rect in, const std::vector<Point>& points, int at,
                const std::string& score);

}  // namespace scoundrel::tui
