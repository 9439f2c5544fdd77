// A finished game looked back on: the chance to win and the score as a graph, drawn from the review
// that a worker makes. The error is shown first; what was better, when asked.
#include <algorithm>

#include "coach/game_review.h"
#include "coach/review_words.h"
#include "game/move_text.h"
#include "tui/boxes.h"
#include "tui/keys_bar.h"
#include "tui/review_graph.h"
#include "tui/screens.h"
#include "tui/scroller.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class ReviewView : public View {
  public:
    ReviewView(Context& context, Session session)
        : context_(context), session_(std::move(session)) {}
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;

    void ask();
    void take(GameReview review);

  private:
    // Each draws on a page and gives the row below.
    int draw_point(Canvas& page, int y) const;
    int draw_summary(Canvas& page) const;
    Drawn draw_page(Canvas& page, int room) const;
    void go(int by);
    void next_mistake(int by);
    void answer();
    const Point& point() const { return points_[static_cast<std::size_t>(at_)]; }
    std::string told(const Point& point) const;

    Context& context_;
    Session session_;
    std::shared_ptr<std::atomic<int>> percent_ = std::make_shared<std::atomic<int>>(0);
    std::optional<GameReview> review_;
    std::vector<Point> points_;
    int at_ = 0;
    int opened_at_ = -1;   // until another point is looked at, the sums stay in sight
    bool answer_ = false;  // what was better has been asked for
    std::string message_;
    Scroller page_;
    std::string failed_;
    Ticket ticket_;
};

void ReviewView::ask() {
    ticket_ = context_.worker.ask([this, session = session_, aim = context_.preferences.aim,
                                   percent = percent_,
                                   worker = &context_.worker](const Unwanted& unwanted) {
        const ReviewPlan plan{.aim = aim, .stop = [unwanted] { return unwanted->load(); }};
        auto done = std::make_shared<Result<GameReview>>(review_game(
            session, choose_net(session.variant().rules), plan, [percent, worker](double part) {
                const int now = static_cast<int>(part * 100);
                if (percent->exchange(now) != now) worker->ring();
            }));
        return [this, done] {
            if (!*done) return void(failed_ = done->error().message);
            take(std::move(**done));
        };
    });
}

// It opens where most was lost, if anything was.
void ReviewView::take(GameReview review) {
    review_ = std::move(review);
    points_ = points_of(review_->review);
    at_ = 0;
    const auto worst = review_->review.costliest();
    for (std::size_t i = 0; i < points_.size() && !worst.empty(); ++i)
        if (points_[i].kind == Point::Kind::move && points_[i].index == worst.front())
            at_ = static_cast<int>(i);
    opened_at_ = at_;
}

std::string ReviewView::told(const Point& p) const {
    const Voice voice = Voice::of(session_.variant());
    const CardStyle style = context_.style();
    if (p.kind == Point::Kind::reveal) {
        const ReviewedReveal& reveal = review_->review.reveals[p.index];
        const Card rolled = review_->rolled(reveal);
        const int room = review_->room_of(reveal);
        if (rolled)
            return say(voice, review_turn_die, {{"card", show(rolled, style)}, {"room", room}});
        return say(voice, review_turn_cards,
                   {{"room", room}, {"cards", show_cards(reveal.cards, style)}});
    }
    const Move move = review_->review.moves[p.index].move;
    Game after = review_->before[p.index];
    (void)after.play(move);
    return tell_move(voice, review_->before[p.index], after, move, style);
}

int ReviewView::draw_point(Canvas& page, int y) const {
    const Voice voice = Voice::of(session_.variant());
    const Point& p = point();
    const std::string change = say_change(voice, p.before, p.after);
    const auto head = [&](const std::string& text) {
        page.rule(0, y++, page.width(), text, {.ink = Ink::focus, .bold = true});
    };
    const auto write = [&](const std::string& text, Style style = {}) {
        y += page.paragraph({1, y, page.width() - 2, 12}, text, style);
    };
    if (p.kind == Point::Kind::start) {
        head(say(voice, screen_review_start));
        write(say_start(voice, review_->review));
    } else if (p.kind == Point::Kind::reveal) {
        head(say(voice, screen_review_reveal));
        write(say(voice, named_part, {{"whole", told(p)}, {"part", change}}) + ".");
    } else {
        const ReviewedMove& m = review_->review.moves[p.index];
        head(say(voice, screen_review_move,
                 {{"number", static_cast<int>(p.index) + 1},
                  {"room", review_->before[p.index].account.room_number}}));
        if (const std::string cost = say_cost(voice, m); cost.empty()) {
            write(told(p) + " " + change + ".");
        } else {
            write(told(p));
            const std::string sign(mark_sign(m.mark));
            write(sign + (sign.empty() ? "" : " ") + cost,
                  {.ink = m.mark >= Mark::mistake ? Ink::bad : Ink::fair});
            if (answer_)
                write(with_symbols(say_better(voice, m), context_.style()), {.ink = Ink::hint});
            else
                write(say(voice, screen_review_ask), {.ink = Ink::dim});
        }
    }
    write(message_, {.ink = Ink::hint});
    return y;
}

int ReviewView::draw_summary(Canvas& page) const {
    const Voice voice = Voice::of(session_.variant());
    const Review& r = review_->review;
    const std::string_view sign = context_.ascii() ? "+-" : "±";
    int y = 0;
    const auto write = [&](const std::string& text, Style style = {}) {
        y += page.paragraph({1, y, page.width() - 2, 12}, text, style);
    };
    const Style strong{.ink = Ink::strong, .bold = true};
    write(say_sum(voice, r, sign), strong);
    write(say_score_sum(voice, r, sign), strong);
    write(say_skill(voice, r) + " " + say_luck(voice, r));
    return y;
}

// The sums, the graph, and what happened at the point marked. In a low window the sums are scrolled
// away first.
Drawn ReviewView::draw_page(Canvas& page, int room) const {
    constexpr int point_rows = 5, least_graph = 6;
    const int y = draw_summary(page) + (room >= 21 ? 1 : 0);
    const int graph = std::max(least_graph, room - y - point_rows - 1);
    draw_graph(page, {0, y, page.width(), graph}, points_, at_,
               say(Voice::of(session_.variant()), review_head_score));
    const int end = draw_point(page, y + graph + 1);
    return at_ == opened_at_ ? Drawn{end} : Drawn{end, y, end - 1};
}

void ReviewView::draw(Canvas& canvas) {
    const Voice voice = Voice::of(session_.variant());
    const Outcome outcome = session_.outcome();
    draw_title(canvas,
               say(voice, outcome.status == Status::won ? review_picture_won : review_picture_lost,
                   {{"game", print_game_id(session_.beginning().id)}, {"score", outcome.score}}));
    std::vector<KeyHint> keys;
    if (review_) {
        keys = {{Input::of(Key::left), ""},
                {Input::of(Key::right), say(voice, screen_do_step)},
                {Input::of(U'n'), say(voice, screen_do_mistake)},
                {Input::of(U' '), say(voice, screen_do_answer)},
                {Input::of(Key::enter), say(voice, screen_do_look)}};
        const Rect in{1, 1, canvas.width() - 2, canvas.height() - 2};
        page_.draw(canvas, in, [&](Canvas& page) { return draw_page(page, in.h); });
        if (page_.scrolls())
            keys.insert(keys.end(), {{Input::of(Key::page_up), ""},
                                     {Input::of(Key::page_down), say(voice, screen_scroll)}});
    } else {
        const std::string text = failed_.empty()
                                     ? say(voice, screen_reviewing, {{"percent", percent_->load()}})
                                     : failed_;
        canvas.paragraph({2, 2, canvas.width() - 4, canvas.height() - 4}, text);
    }
    keys.emplace_back(Input::of(Key::escape), say(voice, screen_back));
    draw_keys(canvas, canvas.height() - 1, keys);
}

void ReviewView::go(int by) {
    at_ = std::clamp(at_ + by, 0, std::max(0, static_cast<int>(points_.size()) - 1));
    answer_ = false;
    opened_at_ = -1;
}

void ReviewView::next_mistake(int by) {
    for (int i = at_ + by; i >= 0 && i < static_cast<int>(points_.size()); i += by)
        if (const Point& p = points_[static_cast<std::size_t>(i)];
            p.mark != Mark::none || p.points_lost)
            return go(i - at_);
    const bool any = std::ranges::any_of(
        points_, [](const Point& p) { return p.mark != Mark::none || p.points_lost; });
    const Voice voice = Voice::of(session_.variant());
    message_ = say(voice, !any     ? screen_no_mistake
                          : by > 0 ? screen_no_later_mistake
                                   : screen_no_earlier_mistake);
}

void ReviewView::answer() {
    const bool better =
        point().kind == Point::Kind::move &&
        !say_cost(Voice::of(session_.variant()), review_->review.moves[point().index]).empty();
    answer_ = better;
    opened_at_ = -1;
    if (!better) message_ = say(Voice::of(session_.variant()), screen_nothing_better);
}

Next ReviewView::handle(const Input& input) {
    if (input.is(Key::escape) || input.is(U'q')) return Next::close();
    if (!review_) return Next::stay();
    message_.clear();
    if (input.is(Key::page_up) || input.is(Key::page_down)) page_.handle(input);
    if (input.is(Key::right) || input.is(U'l') || input.is(Key::down)) go(1);
    if (input.is(Key::left) || input.is(U'h') || input.is(Key::up)) go(-1);
    if (input.is(Key::home)) go(-at_);
    if (input.is(Key::end)) go(static_cast<int>(points_.size()));
    if (input.is(Key::pick)) go(input.index - at_);
    if (input.is(U'n')) next_mistake(1);
    if (input.is(U'p')) next_mistake(-1);
    if (input.is(U' ')) answer();
    if (input.is(Key::enter)) return Next::open(make_watch(context_, session_, point().moves));
    return Next::stay();
}

}  // namespace

std::unique_ptr<View> make_review(Context& context, Session session) {
    auto view = std::make_unique<ReviewView>(context, std::move(session));
    view->ask();
    return view;
}

std::unique_ptr<View> make_review(Context& context, Session session, GameReview review) {
    auto view = std::make_unique<ReviewView>(context, std::move(session));
    view->take(std::move(review));
    return view;
}

}  // namespace scoundrel::tui
