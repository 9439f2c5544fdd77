// The first screen: go on, begin, learn, look back.
#include <algorithm>
#include <utility>

#include "game/begin.h"
#include "game/daily.h"
#include "game/daily_words.h"
#include "game/history.h"
#include "phrases/untrusted.h"
#include "tui/boxes.h"
#include "tui/card_art.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/screens.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class HomeView : public View {
  public:
    explicit HomeView(Context& context) : context_(context) { look_up(); }

    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;
    Next wake() override { return look_up(), Next::stay(); }

  private:
    struct Entry {
        Phrase name;
        std::string aside;
        Next (HomeView::*choose)();
    };

    void look_up();
    static std::string aside_of(const Days& days);
    // The rules are the classic ones, so that it can be compared.
    GameId todays_game() const { return daily_game(Variant{}, context_.host.today()); }
    Next go_on();
    Next begin() { return Next::open(make_chooser(context_)); }
    Next daily();
    Next calendar() { return Next::open(make_calendar(context_)); }
    Next learn() { return Next::open(make_tutorial(context_)); }
    Next puzzles() { return Next::open(make_puzzles(context_)); }
    Next real_deck() { return Next::open(make_real_deck(context_)); }
    Next watch() { return Next::open(make_watch_choice(context_)); }
    Next history() { return Next::open(make_history(context_)); }
    Next statistics() { return Next::open(make_statistics(context_)); }
    Next preferences() { return Next::open(make_preferences(context_)); }
    Next leave() { return Next::quit(); }

    Context& context_;
    Menu menu_;
    std::vector<Entry> entries_;
    std::string going_on_;  // the name of the newest game in progress
    std::string message_;
    bool leaving_ = false;   // Esc was pressed once
    bool day_done_ = false;  // its first try is made
};

void HomeView::look_up() {
    const auto marked = entries_.empty()
                            ? std::nullopt
                            : std::optional(entries_[static_cast<std::size_t>(menu_.at())].name);
    entries_.clear();
    going_on_.clear();
    message_.clear();
    leaving_ = false;
    bool any = false;
    std::string today = context_.host.today();
    if (context_.storage != nullptr) {
        const auto games = read_history(*context_.storage);
        if (!games) {
            message_ = games.error().message;
        } else {
            for (const Summary& game : games->games) {
                any = true;
                if (game.outcome.status != Status::playing || game.abandoned) continue;
                going_on_ = game.name;
                if (entries_.empty()) entries_.push_back({screen_home_go_on, "", &HomeView::go_on});
                entries_[0].aside = fit_to_show(game.game);
            }
            const Days days(games->games, today);
            day_done_ = days.at(today).is_done();
            today = aside_of(days);
            if (!games->unreadable.empty())
                message_ = say({}, resume_unreadable,
                               {{"games", static_cast<int>(games->unreadable.size())}});
        }
    }
    const auto add = [&](Phrase name, Next (HomeView::*choose)(), std::string aside = "") {
        entries_.push_back({name, std::move(aside), choose});
    };
    const bool learnt = any || !context_.preferences.lessons.empty();
    if (!learnt) add(screen_home_learn, &HomeView::learn, say({}, screen_home_learn_aside));
    add(screen_home_daily, &HomeView::daily, today);
    add(screen_home_new, &HomeView::begin);
    add(screen_home_companion, &HomeView::real_deck);
    add(screen_home_puzzles, &HomeView::puzzles);
    if (learnt) add(screen_home_learn, &HomeView::learn);
    add(screen_home_watch, &HomeView::watch);
    add(daily_calendar, &HomeView::calendar);
    add(screen_home_history, &HomeView::history);
    add(screen_home_statistics, &HomeView::statistics);
    add(screen_home_preferences, &HomeView::preferences);
    add(screen_home_quit, &HomeView::leave);
    // What was marked stays so, wherever it stands now; a game to go on with comes first.
    const auto same =
        marked ? std::ranges::find(entries_, *marked, &Entry::name) : entries_.begin();
    const bool first = menu_.at() == 0 || entries_[0].name == screen_home_go_on;
    menu_.go_to(first || same == entries_.end() ? 0 : static_cast<int>(same - entries_.begin()));
}

Next HomeView::go_on() {
    auto resumed = Journal::resume(*context_.storage, going_on_);
    if (!resumed)
        return message_ = say({}, resume_failed,
                              {{"game", entries_[0].aside}, {"why", resumed.error().message}}),
               Next::stay();
    return Next::open(make_game(context_, Play(std::move(*resumed), context_.style())));
}

// How today stands, and since when every day was played.
std::string HomeView::aside_of(const Days& days) {
    const std::string state = say_day(days.at(days.today()));
    const int played = days.streaks().played;
    if (played == 0) return state;
    return say({}, daily_aside, {{"state", state}, {"days", played}});
}

// Once the first try is made there is its result to see; to play again is practice.
Next HomeView::daily() {
    if (day_done_) return calendar();
    return Next::open(resume_or_begin_game(context_, todays_game()));
}

// The picture above the list where there is room for it; gives the row below.
int draw_picture(Canvas& canvas, int top) {
    constexpr Card shown[] = {Card(Suit::spades, 12), Card(Suit::diamonds, 7),
                              Card(Suit::hearts, 5), Card(Suit::clubs, 14)};
    constexpr int step = small_card.w + 1;
    int x = (canvas.width() - 4 * step + 1) / 2;
    for (const Card card : shown) {
        draw_card(canvas, x, top, small_card, card);
        x += step;
    }
    return top + small_card.h + 1;
}

void HomeView::draw(Canvas& canvas) {
    const int width = std::min(52, canvas.width() - 2), left = (canvas.width() - width) / 2;
    const int list = static_cast<int>(entries_.size());
    const int message = message_.empty() ? 0 : line_count(message_, canvas.width() - 2);
    const int room = canvas.height() - 1 - message;
    constexpr int picture = small_card.h + 1, titles = 3;
    const bool has_picture = room >= picture + titles + list + 1;
    const bool has_titles = has_picture || room >= titles + list;
    const int all = list + (has_titles ? titles : 2) + (has_picture ? picture : 0);
    int y = std::max(0, (room - all) / 2);
    if (has_picture) y = draw_picture(canvas, y);
    const Rect line{0, 0, canvas.width(), 1};
    canvas.text_centred(line, y++, say({}, screen_home_title), {.ink = Ink::title, .bold = true});
    if (has_titles)
        canvas.text_centred(line, y++, say({}, screen_home_subtitle), {.ink = Ink::dim});
    ++y;
    std::vector<Menu::Row> rows;
    for (const Entry& entry : entries_) rows.push_back({say({}, entry.name), entry.aside});
    menu_.draw(canvas, {left, y, width, std::min(room - y, list)}, rows);
    canvas.paragraph({1, room, canvas.width() - 2, message}, message_,
                     {.ink = leaving_ ? Ink::hint : Ink::bad});
    const KeyHint keys[] = {{Input::of(Key::up), ""},
                            {Input::of(Key::down), say({}, screen_choose)},
                            {Input::of(Key::enter), say({}, screen_do_it)},
                            {Input::of(U'q'), say({}, screen_do_quit)}};
    draw_keys(canvas, canvas.height() - 1, keys);
}

Next HomeView::handle(const Input& input) {
    if (input.is(U'q')) return Next::quit();
    // Whoever pressed it once too often on the way back is not thrown out.
    if (input.is(Key::escape)) {
        if (leaving_) return Next::quit();
        leaving_ = true;
        return message_ = say({}, screen_esc_again), Next::stay();
    }
    if (std::exchange(leaving_, false)) message_.clear();
    if (input.is(U'N')) return begin();
    const auto row = menu_.handle(input);
    if (!row) return Next::stay();
    return (this->*entries_[static_cast<std::size_t>(*row)].choose)();
}

}  // namespace

std::unique_ptr<View> make_home(Context& context) { return std::make_unique<HomeView>(context); }

}  // namespace scoundrel::tui
