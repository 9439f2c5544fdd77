// How one is doing: each rule set's first tries, with a histogram of scores and the streaks; marked
// games, repeated deals and what was given up apart.
#include <algorithm>

#include "coach/quick_review.h"
#include "coach/review_words.h"
#include "game/milestones.h"
#include "game/progress_words.h"
#include "game/statistics.h"
#include "phrases/layout.h"
#include "tui/boxes.h"
#include "tui/keys_bar.h"
#include "tui/score_histogram.h"
#include "tui/screens.h"
#include "tui/scroller.h"
#include "tui/trend_graph.h"
#include "words/rule_names.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class StatisticsView : public View {
  public:
    explicit StatisticsView(Context& context) : context_(context) {
        if (context.storage == nullptr) return;
        auto history = read_history(*context.storage);
        if (!history) {
            message_ = history.error().message;
            return;
        }
        games_ = std::move(history->games);
        all_ = statistics(games_);
        // It opens where there is something to see: at the rules of the game finished last.
        std::string last = context.preferences.rules;
        for (const Summary& game : games_)
            if (game.outcome.status != Status::playing) last = game.rules;
        for (std::size_t i = 0; i < all_.size(); ++i)
            if (all_[i].rules == last) at_ = static_cast<int>(i);
        look_again();
    }

    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override {
        const int count = std::max(1, static_cast<int>(all_.size()));
        if (input.is(Key::escape) || input.is(U'q')) return Next::close();
        if (input.is(Key::left) || input.is(U'h')) return turn(count - 1), Next::stay();
        if (input.is(Key::right) || input.is(U'l')) return turn(1), Next::stay();
        if (input.is(U'c')) return measure_ = (measure_ + 1) % std::size(measures), Next::stay();
        for (std::size_t i = 0; i < bests_.size(); ++i)
            if (input.is(static_cast<char32_t>(U'1' + i))) return open_game(bests_[i].game);
        // Where there is nothing to scroll, up and down turn too.
        if (!page_.scrolls() && input.is(Key::up)) return turn(count - 1), Next::stay();
        if (!page_.scrolls() && input.is(Key::down)) return turn(1), Next::stay();
        return page_.handle(input), Next::stay();
    }

  private:
    void turn(int by) {
        at_ = (at_ + by) % std::max(1, static_cast<int>(all_.size()));
        page_ = {};
        look_again();
    }
    // What the figures say by now; the next game that has none is reviewed meanwhile.
    void look_again();
    void review_next();
    Next open_game(const std::string& name);

    int draw_skill(Canvas& page, int width, int y, int room) const;
    int draw_milestones(Canvas& page, int width, int y) const;
    Drawn draw_page(Canvas& page, const RuleStatistics& one, int room);
    int draw_tally(Canvas& canvas, Rect in, const Voice& voice, Phrase title,
                   const GameTally& tally);

    Context& context_;
    std::vector<Summary> games_;
    std::vector<RuleStatistics> all_;
    int at_ = 0;
    SkillProgress progress_;
    std::vector<SaidBest> bests_;
    std::vector<Milestone> milestones_;
    std::size_t measure_ = 0;
    Ticket ticket_;  // for the review at work
    Scroller page_;
    std::string message_;
};

void StatisticsView::look_again() {
    if (all_.empty()) return;
    const RuleStatistics& one = all_[static_cast<std::size_t>(at_)];
    const FiguresBook& book = context_.figures.book;
    progress_ = skill_progress(games_, one.rules, book);
    bests_ = say_bests(one, progress_);
    milestones_ = milestones(games_, book);
    review_next();
}

void StatisticsView::review_next() {
    ticket_.drop();
    if (progress_.to_review.empty()) return;
    const std::string& name = progress_.to_review.front();
    auto session = read_game(*context_.storage, name);
    if (!session) return void(message_ = session.error().message);
    const std::string digest = summarize(name, *session).digest;
    ticket_ = context_.worker.ask([this, session = std::move(*session),
                                   digest](const Unwanted& unwanted) -> std::function<void()> {
        const auto found = review_quickly(session, [unwanted] { return unwanted->load(); });
        return [this, found, digest] {
            if (!found) return;
            context_.figures.add(digest, *found);
            look_again();
        };
    });
}

Next StatisticsView::open_game(const std::string& name) {
    auto session = read_game(*context_.storage, name);
    if (!session) return message_ = session.error().message, Next::stay();
    return Next::open(make_watch(context_, std::move(*session)));
}

int StatisticsView::draw_skill(Canvas& page, int width, int y, int room) const {
    const Style title{.ink = Ink::focus, .bold = true};
    const auto write = [&](const std::string& text, Style style = {}) {
        y += page.paragraph({0, y, width, 9}, text, style);
    };
    write(say({}, progress_title), title);
    for (const std::string& line : say_progress(progress_)) write(line);
    if (const int left = static_cast<int>(progress_.to_review.size()); left > 0) {
        const int done = static_cast<int>(progress_.games.size());
        write(say({}, progress_busy, {{"done", done}, {"all", done + left}}), {.ink = Ink::hint});
    }
    if (progress_.games.size() >= trend_from) {
        const int rows = room < 20 ? 6 : 8;
        write(say_measure(measures[measure_]), {.ink = Ink::dim});
        draw_trend(page, {0, y, width, rows}, progress_, measures[measure_]);
        y += rows;
        write(say({}, progress_legend, {{"games", static_cast<int>(trend_window)}}),
              {.ink = Ink::dim});
    }
    if (bests_.empty()) return y;
    ++y;
    write(say({}, best_title), title);
    for (std::size_t i = 0; i < bests_.size(); ++i) {
        page.spot({0, y, width, 1}, Input::of(static_cast<char32_t>(U'1' + i)));
        write(std::to_string(i + 1) + "  " + bests_[i].text);
    }
    return y;
}

int StatisticsView::draw_milestones(Canvas& page, int width, int y) const {
    const auto reached = std::ranges::count_if(milestones_, &Milestone::reached);
    y += page.paragraph({0, y, width, 2},
                        say({}, milestone_title) + " " +
                            say({}, milestone_count,
                                {{"reached", static_cast<int>(reached)},
                                 {"all", static_cast<int>(milestones_.size())}}),
                        {.ink = Ink::focus, .bold = true});
    for (const Milestone& one : milestones_) {
        page.put(0, y, one.reached() ? U'✓' : U'·', {.ink = one.reached() ? Ink::good : Ink::dim});
        y += page.paragraph({3, y, width - 3, 3}, say_milestone(one),
                            {.ink = one.reached() ? Ink::plain : Ink::dim});
    }
    return y;
}

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
    write(message_, {.ink = Ink::bad});
    y = draw_skill(page, width, y + 1, room) + 1;
    y = draw_milestones(page, width, y);
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
        if (progress_.games.size() >= trend_from)
            keys.emplace_back(Input::of(U'c'), say({}, screen_do_curve));
        if (!bests_.empty()) keys.emplace_back(Input::of(U'1'), say({}, screen_do_best));
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
