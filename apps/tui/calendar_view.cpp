// The days: a month of them with how each went, the streaks, and what there is of the day that is
// chosen: its result, its review, its deal to play.
#include <algorithm>

#include "game/daily.h"
#include "game/daily_words.h"
#include "game/result_strip.h"
#include "game/resume.h"
#include "phrases/layout.h"
#include "text/daily_text.h"
#include "tui/boxes.h"
#include "tui/keys_bar.h"
#include "tui/screens.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

constexpr int cell_width = 4, week = 7, grid_width = week * cell_width;

Ink day_ink(DayState state) {
    switch (state) {
        case DayState::won: return Ink::good;
        case DayState::helped: return Ink::fair;
        case DayState::lost:
        case DayState::abandoned: return Ink::bad;
        case DayState::open:
        case DayState::playing: return Ink::hint;
        case DayState::practice: return Ink::plain;
        default: return Ink::dim;
    }
}

class CalendarView : public View {
  public:
    explicit CalendarView(Context& context) : context_(context) {
        look_up();
        day_ = *parse_day(days_.today());
    }

    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;
    Next wake() override { return look_up(), Next::stay(); }

  private:
    void look_up();
    DailyDay chosen() const { return days_.at(print_day(day_)); }
    // No further than the calendar goes.
    void go_to(DayNumber day) {
        day_ = std::clamp(day, *parse_day(first_daily), *parse_day(days_.today()));
        message_.clear();
    }
    void turn_month(int by);
    void draw_month(Canvas& canvas, int x, int y) const;
    void draw_chosen(Canvas& canvas, Rect in) const;
    std::optional<ResultStrip> strip() const;
    Next open_day();
    Next practise();
    Next share();

    Context& context_;
    Days days_{{}, ""};
    DayNumber day_{};
    std::string message_;
};

void CalendarView::look_up() {
    std::vector<Summary> games;
    message_.clear();
    if (context_.storage != nullptr) {
        auto history = read_history(*context_.storage);
        if (history)
            games = std::move(history->games);
        else
            message_ = history.error().message;
    }
    // A clock that is before the calendar's first day is wrong.
    days_ = Days(std::move(games), std::max(context_.host.today(), std::string(first_daily)));
}

void CalendarView::turn_month(int by) {
    const std::chrono::year_month_day date(day_);
    const auto month = date.year() / date.month() + std::chrono::months(by);
    const auto last = std::chrono::year_month_day_last(month / std::chrono::last);
    go_to(std::chrono::sys_days(month / std::min(date.day(), last.day())));
}

std::optional<ResultStrip> CalendarView::strip() const {
    const DailyDay day = chosen();
    if (!day.has_result()) return {};
    const auto session = read_game(*context_.storage, day.first->name);
    if (!session) return {};
    return strip_of(*session, days_);
}

void CalendarView::draw_month(Canvas& canvas, int x, int y) const {
    const std::string month = month_of(print_day(day_));
    canvas.text(x, y, say({}, daily_weekdays), {.ink = Ink::dim}, grid_width);
    const std::chrono::weekday first(*parse_day(month + "-01"));
    int cell = static_cast<int>(first.iso_encoding()) - 1;
    int number = 0;
    for (const DailyDay& day : days_.month(month)) {
        const bool here = day.day == print_day(day_);
        const int left = x + cell % week * cell_width, top = y + 1 + cell / week;
        canvas.text(left, top, day.day.substr(8) + std::string(1, text::day_sign(day.state)),
                    {.ink = day_ink(day.state), .reverse = here, .bold = here});
        if (day.state != DayState::coming)
            canvas.spot({left, top, cell_width, 1}, Input::pick(number));
        ++cell, ++number;
    }
}

void CalendarView::draw_chosen(Canvas& canvas, Rect in) const {
    const DailyDay day = chosen();
    int y = in.y;
    canvas.text(in.x, y++, say({}, named_part, {{"whole", day.day}, {"part", say_day(day)}}),
                {.ink = day_ink(day.state), .bold = true}, in.w);
    if (const auto result = strip()) {
        canvas.text(in.x, y++, strip_blocks(*result, context_.ascii()), {.ink = Ink::good}, in.w);
    }
    if (!day.practice.empty())
        canvas.text(in.x, y++,
                    say({}, daily_practised, {{"games", static_cast<int>(day.practice.size())}}),
                    {.ink = Ink::dim}, in.w);
    canvas.paragraph({in.x, y, in.w, std::max(0, in.bottom() - y)}, say_streaks(days_.streaks()),
                     {.ink = Ink::dim});
}

void CalendarView::draw(Canvas& canvas) {
    draw_title(canvas, say({}, daily_calendar), month_of(print_day(day_)));
    constexpr int top = 2, month_height = 7, beside = 72;
    // Beside the month where there is room, else below it.
    const bool wide = canvas.width() >= beside;
    const int below = top + month_height;
    draw_month(canvas, 2, top);
    if (wide)
        draw_chosen(canvas, {4 + grid_width, top, canvas.width() - grid_width - 6, 10});
    else
        draw_chosen(canvas, {2, below, canvas.width() - 4, canvas.height() - below - 2});
    if (const int rest = canvas.height() - below - 2; wide && rest > 2)
        canvas.paragraph({2, below + 2, canvas.width() - 4, rest - 2},
                         text::tell_signs(days_.month(month_of(print_day(day_)))),
                         {.ink = Ink::dim});
    canvas.text(1, canvas.height() - 2, message_, {.ink = Ink::bad}, canvas.width() - 2);
    std::vector<KeyHint> keys{{Input::of(Key::enter), say({}, screen_do_it)}};
    const DailyDay day = chosen();
    if (day.first != nullptr) keys.emplace_back(Input::of(U'p'), say({}, daily_do_practise));
    if (day.has_result()) keys.emplace_back(Input::of(U'y'), say({}, daily_do_copy));
    keys.emplace_back(Input::of(U'<'), "");
    keys.emplace_back(Input::of(U'>'), say({}, daily_do_month));
    keys.emplace_back(Input::of(Key::escape), say({}, screen_back));
    draw_keys(canvas, canvas.height() - 1, keys);
}

// The first try is reviewed, or gone on with; a day that has none is played.
Next CalendarView::open_day() {
    const DailyDay day = chosen();
    if (day.first == nullptr) return practise();
    auto session = read_game(*context_.storage, day.first->name);
    if (!session) return message_ = session.error().message, Next::stay();
    if (session->game().over()) return Next::open(make_review(context_, std::move(*session)));
    auto resumed = Journal::resume(*context_.storage, day.first->name);
    if (!resumed) return message_ = resumed.error().message, Next::stay();
    return Next::open(make_game(context_, Play(std::move(*resumed), context_.style())));
}

Next CalendarView::practise() {
    return Next::open(resume_or_begin_game(context_, daily_game({}, print_day(day_))));
}

Next CalendarView::share() {
    const auto result = strip();
    if (!result) return Next::stay();
    return Next::open(make_strip(context_, *result));
}

Next CalendarView::handle(const Input& input) {
    using std::chrono::days;
    if (input.is(Key::escape) || input.is(U'q')) return Next::close();
    if (input.is(Key::left) || input.is(U'h')) return go_to(day_ - days(1)), Next::stay();
    if (input.is(Key::right) || input.is(U'l')) return go_to(day_ + days(1)), Next::stay();
    if (input.is(Key::up) || input.is(U'k')) return go_to(day_ - days(week)), Next::stay();
    if (input.is(Key::down) || input.is(U'j')) return go_to(day_ + days(week)), Next::stay();
    if (input.is(Key::page_up) || input.is(U'<')) return turn_month(-1), Next::stay();
    if (input.is(Key::page_down) || input.is(U'>')) return turn_month(1), Next::stay();
    if (input.is(Key::home)) return go_to(*parse_day(first_daily)), Next::stay();
    if (input.is(Key::end)) return go_to(*parse_day(days_.today())), Next::stay();
    if (input.is(Key::pick)) {
        const auto picked = *parse_day(month_of(print_day(day_)) + "-01") + days(input.index);
        if (picked == day_) return open_day();
        return go_to(picked), Next::stay();
    }
    if (input.is(Key::enter)) return open_day();
    if (input.is(U'p')) return practise();
    if (input.is(U'y')) return share();
    return Next::stay();
}

}  // namespace

std::unique_ptr<View> make_calendar(Context& context) {
    return std::make_unique<CalendarView>(context);
}

std::unique_ptr<View> make_strip(const Context& context, const ResultStrip& strip) {
    const std::string text =
        print_strip(strip, text::daily_command_line(strip.day), context.ascii());
    if (context.copy) context.copy(text);
    return std::make_unique<TextView>(say({}, daily_do_copy), text + "\n" + say({}, daily_copied));
}

}  // namespace scoundrel::tui
