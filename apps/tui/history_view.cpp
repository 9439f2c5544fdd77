// Every game kept, the newest first: to find, to go on with, to play again step by step, to review.
#include <algorithm>

#include "game/days.h"
#include "game/history.h"
#include "game/history_query.h"
#include "game/progress_words.h"
#include "phrases/layout.h"
#include "phrases/untrusted.h"
#include "text/game_text.h"
#include "tui/boxes.h"
#include "tui/keys_bar.h"
#include "tui/menu.h"
#include "tui/screens.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class HistoryView : public View {
  public:
    explicit HistoryView(Context& context) : context_(context) { look_up(); }
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;
    Next wake() override { return look_up(), Next::stay(); }

  private:
    void look_up();
    // Those that fit what is looked for.
    void pick_out();
    Next find();
    const Summary* game() const {
        const auto i = static_cast<std::size_t>(menu_.at());
        return i < games_.size() ? &games_[i] : nullptr;
    }
    std::string where() const {
        if (!find_.empty())
            return say({}, find_count,
                       {{"found", static_cast<int>(games_.size())},
                        {"all", static_cast<int>(all_.size())}});
        if (games_.empty()) return "";
        return say({}, screen_of,
                   {{"at", menu_.at() + 1}, {"all", static_cast<int>(games_.size())}});
    }
    Next go_on();
    Next look_back(bool review);
    static Menu::Row row_of(const Summary& game, int width);

    Context& context_;
    Menu menu_;
    std::vector<Summary> all_;    // oldest first
    std::vector<Summary> games_;  // those that are shown, newest first
    std::string find_;
    std::string message_;
};

void HistoryView::look_up() {
    if (context_.storage == nullptr) return;
    auto history = read_history(*context_.storage);
    if (!history) return void(message_ = history.error().message);
    all_ = std::move(history->games);
    pick_out();
    for (const Unreadable& lost : history->unreadable)
        message_ = say({}, history_left_out, {{"game", lost.name}, {"why", lost.why}});
}

void HistoryView::pick_out() {
    games_ = HistoryQuery(find_).among(all_);
    std::ranges::reverse(games_);
}

// Every word narrows the list; nothing shows all again.
Next HistoryView::find() {
    std::string words;
    for (const QueryWord& word : query_words())
        words += (words.empty() ? "" : ", ") + say({}, word.phrase);
    return Next::open(std::make_unique<PromptBox>(
        say({}, find_ask) + "\n" + say({}, find_help, {{"words", words}}),
        [this](const std::string& typed) {
            find_ = typed;
            menu_.go_to(0);
            pick_out();
            return PromptBox::Answer{Next::close()};
        },
        find_));
}

Menu::Row HistoryView::row_of(const Summary& game, int width) {
    const Voice voice = Voice::of(parse_rules(game.rules).value_or(Variant{}));
    const bool over = game.outcome.status != Status::playing;
    const bool won = game.outcome.status == Status::won;
    const std::string result =
        over ? say(voice, won ? screen_result_won : screen_result_lost,
                   {{"score", game.outcome.score}})
             : say(voice, game.abandoned ? mark_abandoned : screen_result_playing);
    auto marks = text::list_marks(voice, game.marks);
    if (game.repeated) marks.push_back(say(voice, mark_repeated));
    if (is_practice(game) && !game.repeated) marks.push_back(say(voice, mark_practice));
    if (const std::string bonus = say_score_bonus(game.rules, game.outcome); !bonus.empty())
        marks.push_back(bonus);
    const Ink ink = !over ? Ink::hint : won ? Ink::good : Ink::plain;
    std::string aside;
    for (const std::string& mark : marks) aside += (aside.empty() ? "" : ", ") + mark;
    // A narrow window has the day alone, and no columns.
    const bool dated = game.started.size() >= 16;
    if (width < 60)
        return {(dated ? game.started.substr(5, 5) + " " : "") + padded(result, 9) + " " +
                    fit_to_show(called(game)),
                aside, ink};
    const std::string when =
        dated ? game.started.substr(0, 10) + " " + game.started.substr(11, 5) : "";
    return {padded(when, 18) + padded(result, 12) + fit_to_show(called(game)), aside, ink};
}

void HistoryView::draw(Canvas& canvas) {
    draw_title(canvas, find_.empty() ? say({}, screen_home_history) : fit_to_show(find_), where());
    std::vector<Menu::Row> rows;
    for (const Summary& one : games_) rows.push_back(row_of(one, canvas.width()));
    if (rows.empty())
        canvas.paragraph({2, 2, canvas.width() - 4, 2},
                         say({}, all_.empty() ? screen_no_games : find_none));
    const int top = canvas.height() < 20 ? 1 : 2;
    const int message = std::min(3, line_count(message_, canvas.width() - 2));
    const int bottom = canvas.height() - 1 - message;
    menu_.draw(canvas, {1, top, canvas.width() - 2, bottom - top}, rows);
    canvas.paragraph({1, bottom, canvas.width() - 2, message}, message_, {.ink = Ink::bad});
    std::vector<KeyHint> keys;
    if (!rows.empty())
        keys = {{Input::of(Key::enter), say({}, screen_do_watch)},
                {Input::of(U'v'), say({}, screen_do_review)},
                {Input::of(U'g'), say({}, screen_do_go_on)},
                {Input::of(U'R'), say({}, screen_do_restart)}};
    if (!all_.empty()) keys.emplace_back(Input::of(U'/'), say({}, find_do));
    keys.emplace_back(Input::of(Key::escape), say({}, screen_back));
    draw_keys(canvas, canvas.height() - 1, keys);
}

Next HistoryView::go_on() {
    if (game()->outcome.status != Status::playing)
        return message_ = say({}, screen_over_already), Next::stay();
    auto resumed = Journal::resume(*context_.storage, game()->name);
    if (!resumed) return message_ = resumed.error().message, Next::stay();
    return Next::begin(make_game(context_, Play(std::move(*resumed), context_.style())));
}

Next HistoryView::look_back(bool review) {
    auto session = read_game(*context_.storage, game()->name);
    if (!session) return message_ = session.error().message, Next::stay();
    if (!review) return Next::open(make_watch(context_, std::move(*session)));
    if (!session->game().over()) return message_ = say({}, review_not_over), Next::stay();
    return Next::open(make_review(context_, std::move(*session)));
}

Next HistoryView::handle(const Input& input) {
    if (input.is(Key::escape) || input.is(U'q')) return Next::close();
    if (input.is(U'/') && !all_.empty()) return find();
    const bool chosen = menu_.handle(input).has_value();
    if (game() == nullptr) return Next::stay();
    if (chosen) return look_back(false);
    if (input.is(U'v')) return look_back(true);
    if (input.is(U'g')) return go_on();
    if (input.is(U'R')) {
        auto session = read_game(*context_.storage, game()->name);
        if (!session) return message_ = session.error().message, Next::stay();
        if (session->at_table()) return message_ = say({}, reply_no_restart), Next::stay();
        return Next::begin(begin_game(context_, session->beginning()));
    }
    if (input.is(Key::up) || input.is(Key::down)) message_.clear();
    return Next::stay();
}

}  // namespace

std::unique_ptr<View> make_history(Context& context) {
    return std::make_unique<HistoryView>(context);
}

}  // namespace scoundrel::tui
