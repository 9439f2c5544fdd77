#include "tui/score_histogram.h"

#include <algorithm>

namespace scoundrel::tui {

namespace {

// Scores gathered into so many bars of equal width.
struct Histogram {
    int low = 0, step = 1;
    std::vector<int> bars;
    int most = 1;
};

Histogram histogram(const std::map<int, int>& scores, int most_bars) {
    Histogram h;
    if (scores.empty()) return h;
    const int low = scores.begin()->first, high = scores.rbegin()->first;
    constexpr int steps[] = {1, 2, 5, 10, 20, 25, 50, 100};
    for (const int step : steps) {
        h.step = step;
        h.low = (low >= 0 ? low / step : -((-low + step - 1) / step)) * step;
        if ((high - h.low) / step + 1 <= most_bars) break;
    }
    h.bars.resize(static_cast<std::size_t>((high - h.low) / h.step + 1));
    for (const auto& [score, times] : scores)
        h.bars[static_cast<std::size_t>((score - h.low) / h.step)] += times;
    h.most = std::max(1, *std::max_element(h.bars.begin(), h.bars.end()));
    return h;
}

}  // namespace

void draw_histogram(Canvas& canvas, Rect in, const GameTally& tally) {
    constexpr int bar_width = 3;
    const Histogram h = histogram(tally.scores, (in.w - 6) / (bar_width + 1));
    if (h.bars.empty() || in.h < 4) return;
    const int rows = in.h - 2;
    constexpr char32_t eighths[] = {U' ', U'▁', U'▂', U'▃', U'▄', U'▅', U'▆', U'▇', U'█'};
    int x = in.x + 5;
    for (std::size_t i = 0; i < h.bars.size(); ++i, x += bar_width + 1) {
        const int score = h.low + static_cast<int>(i) * h.step;
        const int filled = (h.bars[i] * rows * 8 + h.most - 1) / h.most;
        const Ink ink = score > 0 ? Ink::good : Ink::bad;
        for (int row = 0; row < rows; ++row) {
            const int part = std::clamp(filled - row * 8, 0, 8);
            for (int column = 0; column < bar_width; ++column)
                canvas.put(x + column, in.y + rows - 1 - row, eighths[part], {.ink = ink});
        }
        if (i % 2 == 0)
            canvas.text(x, in.y + rows + 1, with_signs(std::to_string(score)), {.ink = Ink::dim});
    }
    canvas.text_right(in.x + 4, in.y, std::to_string(h.most), {.ink = Ink::dim});
    canvas.text_right(in.x + 4, in.y + rows - 1, "0", {.ink = Ink::dim});
    for (int i = in.x + 5; i < x; ++i) canvas.put(i, in.y + rows, U'─', {.ink = Ink::frame});
}

}  // namespace scoundrel::tui
