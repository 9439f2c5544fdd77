// A game watched at the table, one that was played before or one that a player plays now: it goes
// by itself or step by step, back and forth. Nothing of it is kept unless that is asked for.
#include "coach/ask_hint.h"
#include "game/begin.h"
#include "game/life_cards.h"
#include "game/recap_words.h"
#include "tui/film.h"
#include "tui/game_scene.h"
#include "tui/playback.h"
#include "tui/screens.h"
#include "tui/watch_panel.h"

namespace scoundrel::tui {

using enum Phrase;

namespace {

class WatchView : public View {
  public:
    WatchView(Context& context, Session played, int moves)
        : context_(context), film_(context, std::move(played)), shown_(film_.at(0)) {
        go_to(moves);
    }
    WatchView(Context& context, const GameId& id, Watched by, double speed)
        : context_(context),
          film_(context, Session(beginning_of(id)), std::move(by)),
          shown_(film_.at(0)) {
        playback_.set_speed(speed);
        playback_.play();
    }
    void draw(Canvas& canvas) override;
    Next handle(const Input& input) override;
    Next wake() override;
    std::optional<std::chrono::milliseconds> pace() const override {
        return playback_.pace(film_.moves());
    }

  private:
    void go_to(int moves);
    void step(int by);
    void toggle();
    Next ask_why();
    void tell_why(const HintAnswer& answer, std::optional<Move> made);
    Next play_on();
    Next keep();
    Next review();
    Next open_log();
    void tell(std::string message, Ink ink = Ink::bad);

    Voice voice() const { return Voice::of(film_.whole().variant()); }
    bool over() const { return !film_.growing() && playback_.at() == film_.moves(); }
    bool finished() const { return !film_.growing() && film_.whole().game().over(); }
    // As many moves as may be told of.
    int in_sight() const { return film_.by() ? playback_.furthest() : film_.moves(); }
    std::string title() const;
    std::string next_text() const;
    std::string where_text() const;
    std::span<const Play::LogLine> log_so_far() const;
    std::vector<KeyHint> keys() const;
    GameScene scene() const;

    Context& context_;
    Film film_;
    Playback playback_;
    Session shown_;  // as far as it is shown
    std::string message_;
    Ink message_ink_ = Ink::bad;
    std::optional<Notice> why_;
    std::optional<Panel> panel_;
    std::vector<Panel> turns_;  // those that took turns when it was drawn last
    bool kept_ = false;
    Ticket why_ticket_;
};

void WatchView::tell(std::string message, Ink ink) {
    message_ = std::move(message);
    message_ink_ = ink;
}

void WatchView::go_to(int moves) {
    playback_.go_to(moves, film_.moves());
    shown_ = film_.at(playback_.at());
    why_ticket_.drop();
    why_.reset();
}

// Whoever steps wants to look.
void WatchView::step(int by) {
    playback_.pause();
    go_to(playback_.at() + by);
}

void WatchView::toggle() {
    if (playback_.playing()) return playback_.pause();
    if (over()) go_to(0);
    playback_.play();
}

Next WatchView::wake() {
    if (!film_.error().empty()) tell(film_.error());
    if (over()) playback_.pause();
    return Next::stay();
}

std::string WatchView::title() const {
    if (!shown_.game().over()) return say(voice(), screen_replay_next);
    if (film_.by()) return say(voice(), watch_over);
    return say(voice(), shown_.position().status == Status::won ? screen_won : screen_lost,
               {{"score", shown_.outcome().score}});
}

std::string WatchView::next_text() const {
    const auto at = static_cast<std::size_t>(playback_.at());
    if (at < film_.log().size()) return film_.log()[at].text;
    if (film_.growing()) return say(voice(), watch_thinking, {{"player", film_.name()}});
    if (!shown_.game().over()) return say(voice(), screen_result_playing);
    return film_.by() ? say_end_by(voice(), shown_.outcome(), film_.name())
                      : say_recap(voice(), recap_of(shown_));
}

// While somebody plays, nothing tells how long the game will be before its end was seen.
std::string WatchView::where_text() const {
    const bool live = film_.by() && (film_.growing() || in_sight() < film_.moves());
    const Phrase phrase = live                  ? playback_.playing() ? watch_going : watch_at
                          : playback_.playing() ? watch_playing
                                                : screen_replay_at;
    return say(
        voice(), phrase,
        {{"move", playback_.at()}, {"moves", film_.moves()}, {"speed", playback_.speed_text()}});
}

std::span<const Play::LogLine> WatchView::log_so_far() const {
    const auto at = static_cast<std::size_t>(playback_.at());
    return std::span(film_.log()).first(std::min(at, film_.log().size()));
}

std::vector<KeyHint> WatchView::keys() const {
    std::vector<KeyHint> keys;
    const auto add = [&](auto key, const std::string& what) {
        keys.emplace_back(Input::of(key), what);
    };
    add(U' ', say(voice(), playback_.playing() ? watch_pause : watch_play));
    add(Key::left, "");
    add(Key::right, say(voice(), screen_do_step));
    add(U'+', "");
    add(U'-', say(voice(), watch_speed));
    if (!shown_.game().over()) {
        add(U'i', say(voice(), why_ ? screen_do_moves : watch_why));
        add(U'p', say(voice(), watch_play_on));
    } else if (finished()) {
        add(U'v', say(voice(), screen_do_review));
        if (film_.by() && !kept_) add(U's', say(voice(), watch_keep));
    }
    if (turns_.size() > 1) add(Key::tab, say(voice(), screen_do_panel));
    add(Key::escape, say(voice(), screen_back));
    return keys;
}

GameScene WatchView::scene() const {
    GameScene scene{.session = shown_, .style = context_.style()};
    scene.log = log_so_far();
    scene.panel = panel_;
    const Variant& variant = shown_.variant();
    if (context_.preferences.life_cards && variant.base->weapon_word == WeaponWord::shield &&
        can_count_with_cards(variant.rules))
        scene.life = face_up_for(shown_.position().health, life_cards);
    scene.message = message_.empty() ? where_text() : message_;
    scene.message_ink = message_.empty() ? Ink::plain : message_ink_;
    scene.notice = why_;
    // The card that is played next is the one to look at.
    if (const auto move = film_.move(playback_.at()))
        for (const Item& item : items_of(shown_))
            if (item.card == move->card()) scene.focus = item;
    scene.instead_of_choices = [this](Canvas& canvas, Rect in) {
        draw_watch_panel(canvas, in, film_, playback_.at(), in_sight(), title(), next_text());
    };
    return scene;
}

void WatchView::draw(Canvas& canvas) {
    GameScene shown = scene();
    turns_ = turns_of(layout_of(canvas.width(), canvas.height(), shown), shown);
    shown.keys = keys();
    draw_game(canvas, shown);
}

// Why the move was made: as a hint says it where it is the best, else why it is not.
void WatchView::tell_why(const HintAnswer& answer, std::optional<Move> made) {
    tell("");
    panel_.reset();
    why_ = notice_of(voice(), answer, Look::proper, context_.style());
    for (std::size_t i = 1; made && i < why_->moves.size(); ++i) {
        const Notice::Weighed& move = why_->moves[i];
        if (move.move != *made || move.why_not.empty()) continue;
        why_->text = move.question + " " + move.why_not;
    }
}

Next WatchView::ask_why() {
    playback_.pause();
    if (why_) return Next::open(make_hint(voice(), why_, [](Move) {}));
    if (shown_.game().over()) return tell(say(voice(), hint_over)), Next::stay();
    HintOptions options{.aim = context_.preferences.aim};
    if (const auto& by = film_.by()) {
        options.aim = by->thinking.aim;
        options.samples = by->thinking.samples;
        options.seed = effort_for(by->thinking, by->seed, playback_.at()).seed;
    }
    tell(say(voice(), screen_thinking), Ink::hint);
    why_ticket_ = context_.worker.ask([this, options, made = film_.move(playback_.at()),
                                       game = shown_.game()](const Unwanted& unwanted) {
        HintOptions asked = options;
        asked.stop = [&] { return unwanted->load(); };
        auto answer = std::make_shared<Result<HintAnswer>>(ask_hint(game, asked, choose_net));
        return [this, answer, made] {
            if (!*answer) return tell(answer->error().message);
            tell_why(**answer, made);
        };
    });
    return Next::stay();
}

// The same deal, played as it was and taken back to here: so the record says, and so it is marked.
Next WatchView::play_on() {
    playback_.pause();
    if (shown_.at_table()) return tell(say(voice(), screen_play_here_not)), Next::stay();
    if (shown_.game().over()) return tell(say(voice(), screen_play_here_over)), Next::stay();
    auto again = branch_play(context_.storage, film_.whole(), playback_.at(), context_.host,
                             context_.style());
    if (!again) return tell(again.error().message), Next::stay();
    return Next::begin(make_game(context_, std::move(*again)));
}

// Into the history, marked for what it is.
Next WatchView::keep() {
    if (!film_.by() || kept_ || context_.storage == nullptr) return Next::stay();
    if (!finished()) return tell(say(voice(), watch_not_over)), Next::stay();
    const auto kept = branch_play(context_.storage, film_.whole(), film_.moves(), context_.host,
                                  context_.style());
    const std::string why = kept ? kept->save_error() : kept.error().message;
    kept_ = why.empty();
    tell(kept_ ? say(voice(), watch_kept) : why, kept_ ? Ink::good : Ink::bad);
    return Next::stay();
}

Next WatchView::review() {
    playback_.pause();
    if (finished()) return Next::open(make_review(context_, film_.whole()));
    return tell(say(voice(), review_not_over)), Next::stay();
}

Next WatchView::open_log() {
    playback_.pause();
    return Next::open(make_log(voice(), log_so_far()));
}

Next WatchView::handle(const Input& input) {
    if (input.is(Key::tick)) {
        go_to(playback_.at() + 1);
        return wake();
    }
    message_.clear();
    if (input.is(Key::escape) && why_) return why_.reset(), Next::stay();
    if (input.is(Key::escape) || input.is(U'q')) return Next::close();
    if (input.is(U' ')) toggle();
    if (input.is(Key::right) || input.is(U'l') || input.is(Key::enter) || input.is(Key::down))
        step(1);
    if (input.is(Key::left) || input.is(U'h') || input.is(Key::up)) step(-1);
    if (input.is(Key::home)) step(-playback_.at());
    if (input.is(Key::end)) step(film_.moves());
    if (input.is(Key::page_down)) step(5);
    if (input.is(Key::page_up)) step(-5);
    if (input.is(Key::pick)) step(input.index - playback_.at());
    if (input.is(U'+') || input.is(U'=')) playback_.faster(1);
    if (input.is(U'-')) playback_.faster(-1);
    if (input.is(Key::tab)) panel_ = panel_after(turns_, panel_);
    if (input.is(U'L')) return open_log();
    if (input.is(U'i')) return ask_why();
    if (input.is(U'p')) return play_on();
    if (input.is(U's')) return keep();
    if (input.is(U'v')) return review();
    return Next::stay();
}

}  // namespace

std::unique_ptr<View> make_watch(Context& context, Session played, int moves) {
    return std::make_unique<WatchView>(context, std::move(played), moves);
}

std::unique_ptr<View> make_watch(Context& context, const GameId& id, Watched by, double speed) {
    return std::make_unique<WatchView>(context, id, std::move(by), speed);
}

}  // namespace scoundrel::tui
