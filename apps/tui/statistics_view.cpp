// How one is doing: each rule set's first tries, with a histogram of scores and the streaks; marked
// games, repeated deals and what was given up apart.
#include <algorithm>

#include "coach/review_words.h"
#include "game/statistics.h"
#include "tui/boxes.h"
#include "tui/keys_bar.h"
#include "tui/screens.h"
#include "words/rule_names.h"

namespace scoundrel::tui {

using enum Phrase;

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

class StatisticsView : public View {
  public:
    explicit StatisticsView(Context& context) {
        if (context.storage == nullptr) return;
        const auto history = read_history(*context.storage);
        if (!history) {
            message_ = history.error().message;
            return;
        }
        all_ = statistics(history->games);
        for (std::size_t i = 0; i < all_.size(); ++i)
            if (all_[i].rules == context.preferences.rules) at_ = static_cast<int>(i);
    }

    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override {
        const int count = std::max(1, static_cast<int>(all_.size()));
        if (input.is(Key::escape) || input.is(U'q')) return Next::close();
        if (input.is(Key::left) || input.is(U'h') || input.is(Key::up))
            at_ = (at_ + count - 1) % count;
        if (input.is(Key::right) || input.is(U'l') || input.is(Key::down)) at_ = (at_ + 1) % count;
        return Next::stay();
    }

  private:
    int draw_tally(Canvas& canvas, Rect in, const Voice& voice, Phrase title,
                   const GameTally& tally);

    std::vector<RuleStatistics> all_;
    int at_ = 0;
    std::string message_;
};

int StatisticsView::draw_tally(Canvas& canvas, Rect in, const Voice& voice, Phrase title,
                               const GameTally& tally) {
    if (tally.games == 0) return 0;
    int y = in.y;
    canvas.text(in.x, y++, say(voice, title), {.ink = Ink::focus, .bold = true}, in.w);
    const auto mean = [&](long sum) {
        return say_score(voice, static_cast<double>(sum) / tally.games);
    };
    y += canvas.paragraph(
        {in.x, y, in.w, 2},
        say(voice, stats_games,
            {{"games", tally.games},
             {"won", tally.wins},
             {"lost", tally.losses()},
             {"percent", win_points(static_cast<double>(tally.wins) / tally.games)},
             {"best", tally.best_score ? std::to_string(*tally.best_score) : "-"},
             {"mean", say_score(voice, tally.mean_score())}}));
    y += canvas.paragraph({in.x, y, in.w, 2},
                          say(voice, stats_means,
                              {{"cleared", mean(tally.sums.rooms_cleared)},
                               {"gone", mean(tally.sums.rooms_avoided)},
                               {"damage", mean(tally.sums.damage_taken)},
                               {"healed", mean(tally.sums.healed)},
                               {"slain", mean(tally.sums.monsters_slain)}}),
                          {.ink = Ink::dim});
    return y - in.y;
}

void StatisticsView::draw(Canvas& canvas) {
    const KeyHint keys[] = {{Input::of(Key::left), ""},
                            {Input::of(Key::right), say({}, screen_other_rules)},
                            {Input::of(Key::escape), say({}, screen_back)}};
    draw_keys(canvas, canvas.height() - 1, keys);
    if (all_.empty()) {
        draw_title(canvas, say({}, screen_home_statistics));
        canvas.paragraph({2, 2, canvas.width() - 4, 4},
                         message_.empty() ? say({}, screen_no_games) : message_);
        return;
    }
    const RuleStatistics& one = all_[static_cast<std::size_t>(at_)];
    const Variant variant = parse_rules(one.rules).value_or(Variant{});
    draw_title(canvas,
               say({}, screen_home_statistics) + " · " + name_of(variant) + " · " + one.rules,
               std::to_string(at_ + 1) + " / " + std::to_string(all_.size()));
    const Voice voice = Voice::of(variant);
    const int width = std::min(canvas.width() - 4, 100);
    int y = 2;
    y += draw_tally(canvas, {2, y, width, 5}, voice, stats_clean, one.clean);
    if (one.clean.games == 0)
        y += canvas.paragraph({2, y, width, 2}, say(voice, screen_no_clean), {.ink = Ink::dim});
    canvas.text(2, y, say(voice, stats_streak, {{"now", one.streak}, {"best", one.best_streak}}));
    for (int i = 0; i < std::min(one.streak, 20); ++i)
        canvas.put(44 + 2 * i, y, U'♥', {.ink = Ink::heart});
    const int below = canvas.height() - 10;
    draw_histogram(canvas, {2, y + 2, width, below - y - 3}, one.clean);
    y = below;
    y += draw_tally(canvas, {2, y, width, 4}, voice, stats_marked, one.marked);
    y += draw_tally(canvas, {2, y, width, 4}, voice, stats_repeated, one.repeated);
    canvas.text(
        2, canvas.height() - 2,
        say(voice, stats_unfinished, {{"abandoned", one.abandoned}, {"playing", one.in_progress}}),
        {.ink = Ink::dim});
}

}  // namespace

std::unique_ptr<View> make_statistics(Context& context) {
    return std::make_unique<StatisticsView>(context);
}

}  // namespace scoundrel::tui
