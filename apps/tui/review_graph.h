// The chance to win as a graph: a point for every move and for all cards that came up.
#pragma once

#include <vector>

#include "coach/review.h"
#include "tui/canvas.h"

namespace scoundrel::tui {

// A point of the graph: a move, or cards that came up.
struct Point {
    bool is_move;
    std::size_t index;  // in the review's moves or reveals
    int moves;          // made before it
    double before, after;
    Mark mark = Mark::none;
};

std::vector<Point> points_of(const Review& review);

// With the point `at` marked; pointing at one picks it.
void draw_graph(Canvas& canvas, Rect in, const std::vector<Point>& points, int at);

}  // namespace scoundrel::tui
