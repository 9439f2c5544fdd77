// How one is doing: each rule set's first tries, with a histogram of scores and the streaks; marked
// games, repeated deals and what was given up apart.
#include <algorithm>

#include "coach/review_words.h"
#include "game/statistics.h"
#include "phrases/layout.h"
#include "tui/boxes.h"
#include "tui/keys_bar.h"
#include "tui/screens.h"
#include "tui/scroller.h"
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
        // It opens where there is something to see: at the rules of the game finished last.
        std::string last = context.preferences.rules;
        for (const Summary& game : history->games)
            if (game.outcome.status != Status::playing) last = game.rules;
        for (std::size_t i = 0; i < all_.size(); ++i)
            if (all_[i].rules == last) at_ = static_cast<int>(i);
    }

    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override {
        const int count = std::max(1, static_cast<int>(all_.size()));
        if (input.is(Key::escape) || input.is(U'q')) return Next::close();
        if (input.is(Key::left) || input.is(U'h')) return turn(count - 1), Next::stay();
        if (input.is(Key::right) || input.is(U'l')) return turn(1), Next::stay();
        // Where there is nothing to scroll, up and down turn too.
        if (!page_.scrolls() && input.is(Key::up)) return turn(count - 1), Next::stay();
        if (!page_.scrolls() && input.is(Key::down)) return turn(1), Next::stay();
        return page_.handle(input), Next::stay();
    }

  private:
    void turn(int by) {
        at_ = (at_ + by) % std::max(1, static_cast<int>(all_.size()));
        page_ = {};
    }
    Drawn draw_page(Canvas& page, const RuleStatistics& one, int room);
    int draw_tally(Canvas& canvas, Rect in, const Voice& voice, Phrase title,
                   const GameTally& tally);

    std::vector<RuleStatistics> all_;
    int at_ = 0;
    Scroller page_;
    std::string message_;
};

int StatisticsView::draw_tally(Canvas& canvas, Rect in, const Voice& voice, Phrase title,
                               const GameTally& tally) {
    if (tally.games == 0) return 0;
    int y = in.y;
    y += canvas.paragraph({in.x, y, in.w, 3}, say(voice, title), {.ink = Ink::focus, .bold = true});
    const auto mean = [&](long sum) {
        return say_score(voice, static_cast<double>(sum) / tally.games);
    };
    y += canvas.paragraph(
        {in.x, y, in.w, in.bottom() - y},
        say(voice, stats_games,
            {{"games", tally.games},
             {"won", tally.wins},
             {"lost", tally.losses()},
             {"percent", win_points(static_cast<double>(tally.wins) / tally.games)},
             {"best", tally.best_score ? std::to_string(*tally.best_score) : "-"},
             {"mean", say_score(voice, tally.mean_score())}}));
    y += canvas.paragraph({in.x, y, in.w, in.bottom() - y},
                          say(voice, stats_means,
                              {{"cleared", mean(tally.sums.rooms_cleared)},
                               {"gone", mean(tally.sums.rooms_avoided)},
                               {"damage", mean(tally.sums.damage_taken)},
                               {"healed", mean(tally.sums.healed)},
                               {"slain", mean(tally.sums.monsters_slain)}}),
                          {.ink = Ink::dim});
    return y - in.y;
}

Drawn StatisticsView::draw_page(Canvas& page, const RuleStatistics& one, int room) {
    const Voice voice = Voice::of(parse_rules(one.rules).value_or(Variant{}));
    const int width = std::min(page.width(), 100);
    int y = 0;
    const auto write = [&](const std::string& text, Style style = {}) {
        y += page.paragraph({0, y, width, 9}, text, style);
    };
    y += draw_tally(page, {0, y, width, 9}, voice, stats_clean, one.clean);
    if (one.clean.games == 0) write(say(voice, screen_no_clean), {.ink = Ink::dim});
    write(say(voice, stats_streak, {{"now", one.streak}, {"best", one.best_streak}}));
    // The histogram has what the others leave, but some rows at least.
    Canvas apart(page.width(), 40);
    const auto draw_rest = [&](Canvas& on, int from) {
        int at = from;
        for (const auto& [title, tally] :
             {std::pair(stats_marked, &one.marked), std::pair(stats_repeated, &one.repeated)})
            if (const int used = draw_tally(on, {0, at, width, 9}, voice, title, *tally); used > 0)
                at += used + 1;
        at += on.paragraph({0, at, width, 9},
                           say(voice, stats_unfinished,
                               {{"abandoned", one.abandoned}, {"playing", one.in_progress}}),
                           {.ink = Ink::dim});
        return at;
    };
    if (!one.clean.scores.empty()) {
        constexpr int least = 7;
        const int rows = std::max(least, room - y - 2 - draw_rest(apart, 0));
        draw_histogram(page, {0, y + 1, width, rows}, one.clean);
        y += rows + 1;
    }
    return {draw_rest(page, y + 1)};
}

void StatisticsView::draw(Canvas& canvas) {
    const int left = canvas.width() < 60 ? 1 : 2, top = canvas.height() < 20 ? 1 : 2;
    const Rect in{left, top, canvas.width() - 2 * left, canvas.height() - 1 - top};
    std::vector<KeyHint> keys;
    if (all_.empty()) {
        draw_title(canvas, say({}, screen_home_statistics));
        canvas.paragraph({2, 2, canvas.width() - 4, 4},
                         message_.empty() ? say({}, screen_no_games) : message_);
    } else {
        const RuleStatistics& one = all_[static_cast<std::size_t>(at_)];
        const std::string name = name_of(parse_rules(one.rules).value_or(Variant{}));
        const std::string whole =
            say({}, screen_home_statistics) + " · " + name + " · " + one.rules;
        draw_title(canvas, text_width(whole) + 10 <= canvas.width() ? whole : name,
                   say({}, screen_of, {{"at", at_ + 1}, {"all", static_cast<int>(all_.size())}}));
        page_.draw(canvas, in, [&](Canvas& page) { return draw_page(page, one, in.h); });
        if (all_.size() > 1)
            keys = {{Input::of(Key::left), ""},
                    {Input::of(Key::right), say({}, screen_other_rules)}};
        if (page_.scrolls()) {
            keys.emplace_back(Input::of(Key::up), "");
            keys.emplace_back(Input::of(Key::down), say({}, screen_scroll));
        }
    }
    keys.emplace_back(Input::of(Key::escape), say({}, screen_back));
    draw_keys(canvas, canvas.height() - 1, keys);
}

}  // namespace

std::unique_ptr<View> make_statistics(Context& context) {
    return std::make_unique<StatisticsView>(context);
}

}  // namespace scoundrel::tui
